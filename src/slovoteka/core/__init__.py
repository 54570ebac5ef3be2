"""The contract: what a game is, what may happen to it, and how that is written down. Imports nothing of ours."""
