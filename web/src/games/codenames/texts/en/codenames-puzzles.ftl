about-codenames-clue = Codenames: one word for three names at once.
clue-for = Clue: { $words }
your-clue = Your clue
masters-clue = The master’s clue
