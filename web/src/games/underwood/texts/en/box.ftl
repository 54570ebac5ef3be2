underwood-about = Make words from your hand and from the tape of a typewriter. Tear it off, and the whole piece is yours.
underwood-rules = The tape, Underwood cards, prizes. The rules in two minutes and a sample round.
