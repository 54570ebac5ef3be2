"""Work beside the game, in other processes: bots, reviews, analyses, what is built after a first start."""
