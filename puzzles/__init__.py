"""What a puzzle is: the text format, grid geometry, and a module for every type."""
