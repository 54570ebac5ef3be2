"""The host of one game: inputs in order, stored before they are acknowledged, told after they are stored."""
