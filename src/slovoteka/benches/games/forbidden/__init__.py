"""Measurements of «Запретные слова»."""
