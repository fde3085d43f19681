"""The encodings of the puzzle types, one module each."""
