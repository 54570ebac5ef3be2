"""«Ундервуд» in a terminal."""
