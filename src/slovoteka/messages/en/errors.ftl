# Refusals. The code of a message is the code of the refusal; the line of a record and the rule are added separately.

with-rule = { $text } Rule { $rule }.
with-line = line { NUMBER($line, useGrouping: 0) }: { $text }

## The table
stale = The table has changed since: look at it again and repeat.
closed = Nobody waits for this now: the time is over or the move has been made.
sealed = Answers are secret here: yours will be opened together with the others.
not-now = This cannot be done now.
not-invited = It is not your turn.
not-there = This player has already left.
over = The match is over.
paused = The match is paused.
draw-due = First the draw, then actions.
no-limit = There is no time limit here.
too-early = The window is still open: it is too early to close it.
not-over = The match is still going on: its record will be opened when it is over.
seat-taken = Seat { $seat } is taken, or the table does not have so many.
seats-empty =
    { $missing ->
        [one] { $missing } seat is still empty.
       *[other] { $missing } seats are still empty.
    }
salt =
    A salt must be { $bytes } { $bytes ->
        [one] byte
       *[other] bytes
    } in hexadecimal digits.
salt-not-committed = the salt is not the one that its hash has promised.
not-an-action = This does not look like an action of this game: { $why }.

## Games and options
no-such-game = There is no game “{ $game }”. There are: { $games }.
options = The options cannot be read: { $why }.
seats =
    There may be { $least } to { $most } { $most ->
        [one] player
       *[other] players
    }, not { $seats }.
no-such-seat = There is no seat { $seat } at this table.
vote-of-two = Between two players a disputed word could never pass: voting takes three or more.
limit-out-of-range = Time is given in milliseconds, from 0 to one day (86400000).
no-such-deck = There is no deck “{ $deck }”. There are: { $decks }.
deck-letter = Deck “{ $deck }”: there is no letter “{ $letter }” in the game.

## Words
word-empty = The word is empty: write at least one letter.
word-too-long =
    The word “{ $word }” is too long: it has { $length } { $length ->
        [one] letter
       *[other] letters
    }, and the most is { $limit }.
word-space = The word “{ $word }” has a space at position { $position }: write words one by one, without spaces.
word-digit = The word “{ $word }” has the digit “{ $character }” at position { $position }: only letters, please.
word-foreign-letter =
    The word “{ $word }” has “{ $character }” at position { $position }: there is no such letter in the { $language ->
        [uk] Ukrainian
       *[ru] Russian
    } alphabet.
word-character = The word “{ $word }” has the sign “{ $character }” at position { $position }: only letters, please.

## Records
record-empty = the record is empty.
record-format = the record is of another format ({ $format }): a newer program is needed.
record-truncated = the record breaks off: the last line with the opened seed is missing.
record-lost-lines = the number of lines with events is { NUMBER($found, useGrouping: 0) } and should be { NUMBER($inputs, useGrouping: 0) }: some were lost or added.
record-line-too-long = the line is too long, this is not a record of a match.
record-number = the event has number { NUMBER($number, useGrouping: 0) } and should have { NUMBER($expected, useGrouping: 0) }: lines were lost or moved.
record-line = the line cannot be read: { $why }.
record-not-hex = a seed or salt is not written in hexadecimal digits.
seed-not-committed = the seed is not the one promised before the start: its hash is not the commitment of the first line.
draw-not-from-seed = draw no. { NUMBER($counter, useGrouping: 0) } (counted from zero) does not follow from the seed and the salts: the record was changed.
draw-not-due = Draw no. { NUMBER($counter, useGrouping: 0) } is not due here, or not out of this urn.
record-rules-version = the match was played by version { $version } of the rules, which this program does not know yet.
no-such-rules = This game has no version { $rules } of its rules: there are versions 1 to { $newest }.
record-seats =
    the record has { $seats } { $seats ->
        [one] seat
       *[other] seats
    }, and the options another number.
record-outcome = the recorded outcome is not the one that the match leads to.
record-options = the options cannot be read: { $why }.
record-impossible = the match cannot have gone like this. { $why }
record-answers = the answers of the dictionary do not agree with the match: the record was changed.

## What is wrong with a line or an option
decoding-cut = the text breaks off
decoding-utf8 = it is not text in UTF-8
decoding-not-json = it is not JSON
decoding-missing = the field { $field } is missing
decoding-missing-at = { $path } lacks the field { $field }
decoding-unknown = there is no field { $field }
decoding-unknown-at = { $path } has no field { $field }
decoding-kind =
    { $expected ->
        [int] an integer is needed
        [str] a string is needed
        [bool] true or false is needed
        [array] a list is needed
        [object] an object is needed
       *[other] { $expected } is needed
    }
decoding-kind-at =
    { $expected ->
        [int] the field { $path } needs an integer
        [str] the field { $path } needs a string
        [bool] the field { $path } needs true or false
        [array] the field { $path } needs a list
        [object] the field { $path } needs an object
       *[other] the field { $path } needs { $expected }
    }
decoding-least = the number must be { NUMBER($bound, useGrouping: 0) } or more
decoding-least-at = the field { $path } needs a number of { NUMBER($bound, useGrouping: 0) } or more
decoding-most = the number must be { NUMBER($bound, useGrouping: 0) } or less
decoding-most-at = the field { $path } needs a number of { NUMBER($bound, useGrouping: 0) } or less
decoding-above = the number must be more than { NUMBER($bound, useGrouping: 0) }
decoding-above-at = the field { $path } needs a number over { NUMBER($bound, useGrouping: 0) }
decoding-below = the number must be less than { NUMBER($bound, useGrouping: 0) }
decoding-below-at = the field { $path } needs a number under { NUMBER($bound, useGrouping: 0) }
decoding-short =
    { $expected ->
        [str] too few characters, { NUMBER($bound, useGrouping: 0) } are needed at least
        [array] the list is too short, { NUMBER($bound, useGrouping: 0) } are needed at least
       *[other] too few fields, { NUMBER($bound, useGrouping: 0) } are needed at least
    }
decoding-short-at =
    { $expected ->
        [str] the field { $path } has too few characters, { NUMBER($bound, useGrouping: 0) } are needed at least
        [array] the list in { $path } is too short, { NUMBER($bound, useGrouping: 0) } are needed at least
       *[other] the object { $path } has too few fields, { NUMBER($bound, useGrouping: 0) } are needed at least
    }
decoding-long =
    { $expected ->
        [str] too many characters, { NUMBER($bound, useGrouping: 0) } are allowed at most
        [array] the list is too long, { NUMBER($bound, useGrouping: 0) } are allowed at most
       *[other] too many fields, { NUMBER($bound, useGrouping: 0) } are allowed at most
    }
decoding-long-at =
    { $expected ->
        [str] the field { $path } has too many characters, { NUMBER($bound, useGrouping: 0) } are allowed at most
        [array] the list in { $path } is too long, { NUMBER($bound, useGrouping: 0) } are allowed at most
       *[other] the object { $path } has too many fields, { NUMBER($bound, useGrouping: 0) } are allowed at most
    }
decoding-length = the list has the wrong length, exactly { NUMBER($bound, useGrouping: 0) } are needed
decoding-length-at = the list in { $path } has the wrong length, exactly { NUMBER($bound, useGrouping: 0) } are needed
decoding-pattern = the string does not fit, it has to be { $pattern }
decoding-pattern-at = the string in { $path } does not fit, it has to be { $pattern }
decoding-value = the value { $found } does not fit
decoding-value-at = the field { $path } has the value { $found }, which does not fit
decoding-other = the content is not what it should be
