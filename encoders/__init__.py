"""From a puzzle to constraints: the library they share, and a module for every type."""
