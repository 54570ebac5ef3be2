"""Measurements of «Ундервуд»."""
