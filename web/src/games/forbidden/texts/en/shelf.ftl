forbidden-name = Forbidden words
forbidden-line = Add a letter so that no word comes out.
forbidden-meta = 2–6 players · 15 minutes
