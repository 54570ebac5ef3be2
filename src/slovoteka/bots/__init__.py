"""Bots: a view in, an action with a reason out. They never see a state."""
