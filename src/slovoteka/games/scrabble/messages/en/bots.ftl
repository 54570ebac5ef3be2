# Why a Scrabble bot did what it did.

## A turn
bot-scrabble-play-best =
    { $count ->
        [one] Of all I see, { $word } brings most: { $count } point.
       *[other] Of all I see, { $word } brings most: { $count } points.
    }
bot-scrabble-play-all =
    { $count ->
        [one] All seven tiles at once: { $word }, { $count } point.
       *[other] All seven tiles at once: { $word }, { $count } points.
    }
bot-scrabble-play-out =
    { $count ->
        [one] { $word }, { $count } point: my last tiles are laid, and the game is over.
       *[other] { $word }, { $count } points: my last tiles are laid, and the game is over.
    }
bot-scrabble-play-triple =
    { $count ->
        [one] { $word } lies on a triple word: { $count } point.
       *[other] { $word } lies on a triple word: { $count } points.
    }
bot-scrabble-play-many =
    { $count ->
        [one] { $word } makes several words at once ({ $words }): { $count } point.
       *[other] { $word } makes several words at once ({ $words }): { $count } points.
    }
bot-scrabble-play-opens =
    { $count ->
        [one] { $word } brings most, { $count } point, although it opens a triple word.
       *[other] { $word } brings most, { $count } points, although it opens a triple word.
    }
bot-scrabble-play-even =
    { $count ->
        [one] { $word }, { $count } point: it keeps an even rest { $left }.
       *[other] { $word }, { $count } points: it keeps an even rest { $left }.
    }
bot-scrabble-play-leave =
    { $count ->
        [one] { $word } brings { $count } point. { $other } would bring more ({ $most }), but this leaves better letters: { $left }.
       *[other] { $word } brings { $count } points. { $other } would bring more ({ $most }), but this leaves better letters: { $left }.
    }
bot-scrabble-play-safe =
    { $count ->
        [one] { $word } brings { $count } point. { $other } would bring more ({ $most }), but it would open a triple word to others.
       *[other] { $word } brings { $count } points. { $other } would bring more ({ $most }), but it would open a triple word to others.
    }
bot-scrabble-play-foreseen =
    { $count ->
        [one] { $word } brings { $count } point, { $other } more ({ $most }). But looking ahead speaks for { $word }: it wins { $chance } % of games.
       *[other] { $word } brings { $count } points, { $other } more ({ $most }). But looking ahead speaks for { $word }: it wins { $chance } % of games.
    }
bot-scrabble-play-looked =
    { $count ->
        [one] { $word }, { $count } point: the best of what I looked at (moves: { $looked }), it wins { $chance } % of games.
       *[other] { $word }, { $count } points: the best of what I looked at (moves: { $looked }), it wins { $chance } % of games.
    }
bot-scrabble-play-solved =
    { $count ->
        [one] { $word }, { $count } point: the bag is empty, and I have counted to the end of the game.
       *[other] { $word }, { $count } points: the bag is empty, and I have counted to the end of the game.
    }
bot-scrabble-play-guess =
    { $count ->
        [one] I am not sure that { $word } is in the dictionary, but I take the risk: { $count } point.
       *[other] I am not sure that { $word } is in the dictionary, but I take the risk: { $count } points.
    }
bot-scrabble-swap = I put { $letter } for the blank: it will serve me again.
bot-scrabble-exchange =
    { $count ->
        [one] I see no word and exchange { $count } tile.
       *[other] I see no word and exchange { $count } tiles.
    }
bot-scrabble-exchange-better =
    { $count ->
        [one] I exchange { $count } tile: keeping { $left } promises more than any word now.
       *[other] I exchange { $count } tiles: keeping { $left } promises more than any word now.
    }
bot-scrabble-exchange-all =
    { $count ->
        [one] I exchange { $count } tile: nothing here is worth keeping.
       *[other] I exchange all { $count } tiles: nothing here is worth keeping.
    }
bot-scrabble-pass = I see no word, and an exchange will not help.
bot-scrabble-pass-waits = To pass is better here than any word.
bot-scrabble-pass-opening =
    { $count ->
        [one] I see no word of at least { $count } letter: let somebody else open.
       *[other] I see no word of at least { $count } letters: let somebody else open.
    }

## Words of others
bot-scrabble-accept = No objection to { $word }.
bot-scrabble-challenge = I do not know the word { $word }: let us check.
bot-scrabble-challenge-sure = { $word } is not in the dictionary: I challenge it.
bot-scrabble-vote-for = I vote for it: { $word } is all right.
bot-scrabble-vote-against = The word { $word } is not in the dictionary.
bot-scrabble-theme-trust =
    { $count ->
        [one] I am no judge of the theme and trust the player: the word is on it.
       *[other] I am no judge of the theme and trust the player: the words are on it.
    }

## Choosing tiles
bot-scrabble-take-vowel = I take a vowel: there are few on my rack.
bot-scrabble-take-consonant = I take a consonant: there are enough vowels on my rack.
bot-scrabble-pick-word = I take the letters for { $word }.
bot-scrabble-pick-even = I take vowels and consonants evenly.

## Duplicate
bot-scrabble-empty-sheet = I see no word and hand in an empty sheet.

## The reverse game
bot-scrabble-remove-best =
    { $count ->
        [one] Of what can be removed, this is worth most: { $count } point.
       *[other] Of what can be removed, this is worth most: { $count } points.
    }
bot-scrabble-remove-foreseen =
    { $count ->
        [one] I remove { $count } point. There was more to take, but then the next player would have got more.
       *[other] I remove { $count } points. There was more to take, but then the next player would have got more.
    }
bot-scrabble-remove-wins =
    { $count ->
        [one] I see the game to its end: I remove { $count } point and win.
       *[other] I see the game to its end: I remove { $count } points and win.
    }
bot-scrabble-remove-end =
    { $count ->
        [one] I see the game to its end, and nothing is better than this: { $count } point.
       *[other] I see the game to its end, and nothing is better than this: { $count } points.
    }
bot-scrabble-remove-looked-up =
    { $count ->
        [one] I see nothing by myself; the dictionary gives this: { $count } point.
       *[other] I see nothing by myself; the dictionary gives this: { $count } points.
    }
bot-scrabble-remove-none = Nothing can be removed from this board.

## Bingo
bot-scrabble-write =
    { $count ->
        [one] I write words of frequent letters: on average they are out after { $count } tile.
       *[other] I write words of frequent letters: on average they are out after { $count } tiles.
    }
bot-scrabble-write-nothing = I see no two words of these letters.
bot-scrabble-mark = I look at my sheet.
bot-scrabble-bingo = All crossed out: bingo!
