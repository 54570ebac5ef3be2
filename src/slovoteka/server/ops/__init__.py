"""Starts and stops a node, runs its periodic work, and cuts off clients that do not read."""
