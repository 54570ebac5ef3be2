"""What the site tells beside the play: previews, words, forms, replays, profiles, puzzles."""
