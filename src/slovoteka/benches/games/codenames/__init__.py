"""Measurements of «Кодовые имена»."""
