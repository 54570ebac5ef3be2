"""Finished games as an engine sees them: what each decision cost, what was better, and how the game went."""
