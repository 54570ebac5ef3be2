# What the page needs: trying a move, aid for beginners, words, pointing, the first start.

client-not-built = The server works, but the page of the game has not been built yet. Stop the server and type make play: the page will be built and opened at this same address.

## Words and aid
words-closed = While you play a game that is rated, or where words are challenged, the dictionary and the analysis board are closed.
no-aid = There is no aid for beginners at this table: it is agreed on before a game, and not every game has it.
rated-beginners = There is no aid for beginners in rated games: leave out beginners or rated.

## Pointing
no-pointing = There is nothing to point at now: that is for those who guess, while they are waited for.
no-such-mark = What you point at does not lie on the table.

## The first start
being-built =
    { $what ->
        [uk] The Ukrainian dictionary is still being built
        [associations] The associations for bots are still being built
       *[ru] The Russian dictionary is still being built
    }: { $percent } % done. Everything else works already; try again a little later.
