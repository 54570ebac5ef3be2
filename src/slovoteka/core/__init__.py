"""The contract of a game, the inputs of a match, and its record. Imports no other package of ours."""
