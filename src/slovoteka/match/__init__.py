"""The host of a match. It takes inputs in order, stores each, and only then acknowledges and announces it."""
