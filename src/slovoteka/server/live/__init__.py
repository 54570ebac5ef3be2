"""Rooms that one node holds: their matches, watchers, messages, absent players and bots."""
