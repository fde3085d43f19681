"""From a solver's text to an answer, and from an answer to a page."""
