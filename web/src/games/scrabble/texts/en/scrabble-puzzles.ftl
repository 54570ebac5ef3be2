about-scrabble-best = Scrabble: the move that beats all others.
about-scrabble-out = Scrabble: the bag is empty, you know the other rack.
score = you { $mine } : { $theirs } opponent
bag =
    { $n ->
        [one] { $n } tile in the bag
       *[other] { $n } tiles in the bag
    }
bag-empty = the bag is empty
rival-rack = The other rack
only-plays = A word has to be laid here.
your-move = Your move
on-the-board = Which move is on the board
