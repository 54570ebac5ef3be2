"""The terminal client: tables to look at and to click, with the same typed lines as in the plain terminal.

Every click or key becomes a line as a person would type it, so all input goes through `LineReader`.
"""
