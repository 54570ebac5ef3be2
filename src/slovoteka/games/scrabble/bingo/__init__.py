"""Scrabble bingo (SM-80..84): two words on a secret sheet, and tiles that are drawn and called."""
