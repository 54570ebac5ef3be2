"""Measurements: how fast the parts are, and what the server bears under load. They print nothing; `cli` shows them."""
