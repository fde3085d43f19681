"""The puzzle types, one module each."""
