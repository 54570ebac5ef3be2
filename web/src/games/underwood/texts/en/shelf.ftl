underwood-name = Underwood
underwood-line = Words from cards and from the tape: tear it and it is all yours.
underwood-meta = 2–6 players · 30 minutes
