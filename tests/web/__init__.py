"""The page for browsers. A package for pytest, too: one browser for all tests of it."""
