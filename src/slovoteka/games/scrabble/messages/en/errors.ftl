# Refusals of Scrabble: board, tiles, moves, options. The code of a message is the code of the refusal.

## How a move is written
scrabble-what = “{ $text }” cannot be understood. A move is written З8 ЗДОРОВ (8З goes down); there are also “exchange АБВ” and “pass”.
no-such-square = There is no square “{ $at }”: rows are { $rows }, columns 1 to { $columns }; З8 goes across, 8З goes down.
one-tile = A square takes one tile, and this is “{ $letter }”: write one letter, a blank in lower case.
too-many-things = You named { NUMBER($count, useGrouping: 0) }, and the most is { NUMBER($most, useGrouping: 0) }.
square-twice = A square is named twice: it has room for one tile.
foreign-tile = There is no tile “{ $letter }” in this set. There are: { $letters }.

## A move on the board
one-letter-word = “{ $word }” is not a word yet: it takes two letters or more.
off-board = The word “{ $word }” from { $at } runs off the board: begin it earlier.
not-the-whole-word = There are letters beside it, so that it would read “{ $whole }”: write the whole word, or lay “{ $word }” elsewhere.
nothing-laid = This move lays nothing: add at least one tile of your own.
not-on-centre = The first word covers the centre, { $centre }: “{ $word }” does not reach it.
not-touching = “{ $word }” lies apart: a new word must touch those on the board.
occupied = On { $at } there is { $there } already, so { $letter } cannot go there: tiles on the board stay where they are.
not-in-line = The tiles of one move go in one row or one column.
with-a-gap = There is a gap between the tiles: with those on the board they must make one word without empty squares.
blank-without-letter = A blank without a letter: write in lower case which letter it stands for, as in “кОТ”.
blank-foreign-letter = A blank cannot stand for “{ $letter }”: this set has no such letter. It has: { $letters }.
no-blank-on-rack = There is no blank on the rack ({ $rack }): a lower-case letter in a word stands for a blank.
tile-not-on-rack = The rack has too few { $letter }: it holds { $rack }.
no-such-word = The word “{ $word }” does not count: { $reason }.

## Positions (CGP)
cgp-fields = The position cannot be read: it has 1 to 4 parts divided by spaces (board, racks, scores, scoreless turns), not { $fields }.
cgp-rows =
    The position must have { $size } { $size ->
        [one] row
       *[other] rows
    } divided by “/”, not { $rows }.
cgp-row =
    Row { $row } of the position must have { $size } { $size ->
        [one] square
       *[other] squares
    }, not { $length }.
cgp-rack =
    The rack has { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, and no more than { $most } fit.
cgp-number = “{ $text }” in the position cannot be read: scores and scoreless turns are whole numbers, as in 24/0.
too-many-tiles = The position has more tiles { $letter } than the set, which has { $most }.

## Boards, tile sets, editions
no-such-edition = There is no edition “{ $edition }”. There are: { $editions }.
no-such-set = There is no board or tile set “{ $name }”. There are: { $names }. Your own comes as a .toml or .json file.
bad-name =
    This name is not possible: use at most { $most } ordinary { $most ->
        [one] character
       *[other] characters
    }, in one line.
board-file = The board cannot be read: { $why }.
board-size =
    A board has { $size } by { $size } { $size ->
        [one] square
       *[other] squares
    }: this one has { $rows } { $rows ->
        [one] row
       *[other] rows
    } of { $columns } { $columns ->
        [one] square
       *[other] squares
    }.
board-sign = There is no sign “{ $sign }” on a board. There are: { $signs }.
tiles-file = The tile set cannot be read: { $why }.
tiles-item = “{ $item }” in the tile set cannot be read: write a letter and a number, like А8, each letter once, value and number with three digits at most.
tiles-letter =
    There is no letter “{ $letter }” in the { $language ->
        [uk] Ukrainian
       *[ru] Russian
    } alphabet: take it out of the tile set.
tiles-order = The letters of a tile set must be in the order of the alphabet, each once.
tiles-lengths = Every letter of a tile set needs a number and a value: the lists differ in length.
tiles-number = Numbers and values of a tile set are not negative, and no value is above 99.
tiles-total =
    A tile set has { $least } to { $most } { $most ->
        [one] tile
       *[other] tiles
    }, not { $tiles }.
tiles-blanks =
    A tile set has at most { $most } { $most ->
        [one] blank
       *[other] blanks
    }, not { $blanks }.
tiles-vowels = The tile set has no vowel: no words can be made of it.

## What a table agrees on
language-of-edition =
    One game, one language: the { $language ->
        [uk] Ukrainian
       *[ru] Russian
    } tiles do not go with the edition { $edition }.
tiles-for-racks =
    The tile set has { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    }: that is not enough for { $racks } { $racks ->
        [one] rack
       *[other] racks
    } of seven.
scoreless-range = The number of scoreless turns that end a game is 0 (no limit) to 100.
not-in-this-mode =
    The option { $option } has no place here: { $mode ->
        [duplicate] the duplicate game
        [reverse] the reverse game
       *[bingo] bingo
    } has no ordinary turns. Take it away.
nobody-to-challenge = In solitaire there is nobody to challenge words: leave words=auto.
penalty-without-challenge = A penalty for a wrong challenge needs challenges: add words=challenge or take penalty away.
two-bags-blanks = Two bags share two blanks at most, and the tile set has { $blanks }.
bags-face-up = Where tiles lie face up there are no bags: take two_bags away.
theme-without-name = There are words on a theme but no theme: name it in theme.
theme-needs-opponents = In solitaire there is nobody to argue about the theme: give its words in theme_words.
reverse-needs-position = The reverse game starts from a board: give it in position, as CGP.
reverse-empty-board = The board in position is empty: there is nothing to remove.
scores-for-seats =
    The scores in position are for { $scores ->
        [one] { $scores } seat
       *[other] { $scores } seats
    }, and the table has { $seats }.

## A game from a position
cgp-racks =
    The position has { $racks } { $racks ->
        [one] rack
       *[other] racks
    } for { $seats } { $seats ->
        [one] player
       *[other] players
    }.
position-two-bags = A game from a position has one bag: with two, nobody can tell where tiles came from.
position-no-tiles = There are not enough tiles for the racks: beyond the board and the racks that are told there are { $left }.
rated-needs-four-tries = There is no rated game without the rule of the fourth wrong word: words could be tried without end. Switch it on, choose challenges, or play without a rating.
