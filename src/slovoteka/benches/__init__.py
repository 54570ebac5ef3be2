"""Measurements of the parts' speed and of the server under load. They print nothing; `cli` shows them."""
