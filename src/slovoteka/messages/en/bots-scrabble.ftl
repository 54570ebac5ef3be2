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
bot-scrabble-play-leave =
    { $count ->
        [one] { $word } brings { $count } point. There is more to have, but worse letters would be left.
       *[other] { $word } brings { $count } points. There is more to have, but worse letters would be left.
    }
bot-scrabble-swap = I put { $letter } for the blank: it will serve me again.
bot-scrabble-exchange =
    { $count ->
        [one] I see no word and exchange { $count } tile.
       *[other] I see no word and exchange { $count } tiles.
    }
bot-scrabble-pass = I see no word, and an exchange will not help.
bot-scrabble-pass-opening =
    { $count ->
        [one] I see no word of at least { $count } letter: let somebody else open.
       *[other] I see no word of at least { $count } letters: let somebody else open.
    }

## Words of others
bot-scrabble-accept = No objection to { $word }.
bot-scrabble-challenge = I do not know the word { $word }: let us check.
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
bot-scrabble-remove-looked-up =
    { $count ->
        [one] I see nothing by myself; the dictionary gives this: { $count } point.
       *[other] I see nothing by myself; the dictionary gives this: { $count } points.
    }
bot-scrabble-remove-none = Nothing can be removed from this board.

## Bingo
bot-scrabble-write = I write words of frequent letters: they come out sooner.
bot-scrabble-write-nothing = I see no two words of these letters.
bot-scrabble-mark = I look at my sheet.
bot-scrabble-bingo = All crossed out: bingo!
