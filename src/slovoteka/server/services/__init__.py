"""Services besides playing: previews, words, forms, replays, profiles and puzzles."""
