"""What is measured of Scrabble."""
