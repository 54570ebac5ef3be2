"""The terminal client: tables to look at and to touch, with the same lines as in the plain terminal below them.

Whatever is clicked or steered becomes a line as a person would type it, so there is one way in: `cli.hearing`.
"""
