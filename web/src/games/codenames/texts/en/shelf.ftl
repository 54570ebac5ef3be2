codenames-name = Codenames
codenames-line = One word and a number, and your team understands.
codenames-meta = 2–8 players · 20 minutes
codenames-building = Associations for the bots of Codenames are being built; the other games are open already.
