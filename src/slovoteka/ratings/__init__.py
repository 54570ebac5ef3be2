"""Ratings of players, as pure functions of outcomes. docs/ratings.md explains the decisions."""
