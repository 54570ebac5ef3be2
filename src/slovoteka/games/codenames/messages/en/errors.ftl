# Refusals of Codenames: notation, clues, guesses, disputes, decks, options. A message’s code is the refusal’s.

## Notation
codenames-what = “{ $text }” cannot be understood. A captain types a word and a number: “балет 2”, a guesser a word on the table. “?” helps.
codenames-no-number =
    { $whisper ->
        [yes] The number is missing: “{ $clue } { $number }”. To ask the other captain: “ask { $clue } { $number }”.
       *[no] The number is missing: “{ $clue } { $number }”.
    }
codenames-write-so = Type a word and a number: “балет 2”.
codenames-not-invited = It is not your turn.
codenames-not-now =
    { $window ->
        [clue] It is your clue. Type a word and a number: “балет 2”.
        [whisper] You were asked in a whisper. Answer “valid” or “invalid”.
        [respond] Not now. Say “accept” or “object”.
        [object] It is not your turn. You may object: “object”.
        [ruling] Not now. Say “stands”, or “strike” and the number of a rule.
        [vote] Not now. Say “fair” or “unfair”.
        [guess] Not now. Name a word on the table or say “stop”.
        [penalty] Not now. Name a word of yours to cover it, or say “skip”.
        [enemy] Not now. Name a word of the enemy to cover it.
        [timer] It is not your turn. You may turn the sand timer: “timer”.
       *[ready] Not now. Say “ready”.
    }

## Clues
clue-empty = The clue is empty. Type a word and a number: “балет 2”.
clue-long =
    The clue is too long: it has { $length } { $length ->
        [one] character
       *[other] characters
    }, and the limit is { $most }.
clue-signs = A clue is a word and a number without other signs: “балет 2”.
clue-number = The number is from 0 to { $most }, or “unlimited”.
clue-words =
    { $words ->
        [one] The clue has { $words } word
       *[other] The clue has { $words } words
    }, and one is allowed.
clue-open = { $word } lies on the board and is not open yet, so it cannot be a clue.
clue-late = Time is over: only a clue for one word is accepted, with the number 1.
clue-whispered = The other captain has called “{ $clue }” invalid already: choose another word.
clue-refused = The judge does not let the clue pass: { $reason }
clue-warned = The judge remarks: { $reason } If you are sure, repeat the clue with “!” at its end.
nobody-to-ask = There is nobody to ask: this table has no other captain.
asked-enough =
    You have asked that already, or you have asked { $most } { $most ->
        [one] question
       *[other] questions
    } this turn: give a clue.
captains-clue = The captain of the team whose turn it is gives the clue.
captain-decides = The captain of the other team decides that.
struck-again = The judge has nothing against this clue, and you have struck the last one: now there is only “stand”.
strike-no-reason = Name the rule that the clue breaks: “strike CN-65”. { $reasons }.
strike-no-such-reason = No clue is struck for that. { $reasons }.
strike-agreed = This table has agreed that such clues are valid: name another reason.
reason-without-strike = A reason is named only when a clue is struck.
strikes-spent =
    In this game you have struck { $most ->
        [one] { $most } clue
       *[other] { $most } clues
    } against the judge. Now you can strike only what the judge has something against too.
captains-do-not-vote = Everybody votes except the captains.

## Guesses
captain-guesses = A captain knows the key and does not guess.
others-turn = The other team is guessing.
guess-first = Touch at least one word first.
no-such-codename = There is no { $word } on the table.
codename-covered = { $word } is covered already: choose another word.
timer-runs = The sand runs already.
not-your-word = { $word } is not your word: a penalty covers a word of your own team.
not-enemys = { $word } is not a word of the enemy: in its turn one of its words is covered.

## Decks
deck-line = The deck “{ $deck }”, line { NUMBER($line, useGrouping: 0) }: “{ $text }” cannot be read. A card is written like this: слово / слово.
deck-mixed = The deck “{ $deck }”, line { NUMBER($line, useGrouping: 0) }: it is not written like line { NUMBER($first, useGrouping: 0) }. All lines have one word, or all have two.
deck-odd = The deck “{ $deck }”: a card has two words, and there is an odd number of them, { NUMBER($words, useGrouping: 0) }. The last one, { $word } in line { NUMBER($line, useGrouping: 0) }, has no other side.
deck-word =
    The deck “{ $deck }”, line { NUMBER($line, useGrouping: 0) }, “{ $word }”: { $fault ->
        [capitals] a word is written in capitals
        [digit] there is a digit at place { $position }, and only letters are allowed
        [empty] the word is empty
        [foreign-letter] the letter at place { $position } is not Russian
        [space] there is a space at place { $position }, and one word is allowed
        [too-long] the word is too long
       *[character] there is a sign at place { $position }, and only letters are allowed
    }.
deck-too-small =
    The deck “{ $deck }” is too small: it has { $cards } { $cards ->
        [one] card
       *[other] cards
    }, and the least is { $least }.
deck-too-large =
    The deck “{ $deck }” is too large: it may have at most { NUMBER($most, useGrouping: 0) } { $most ->
        [one] card
       *[other] cards
    }.
deck-duplicate = The deck “{ $deck }”, line { NUMBER($line, useGrouping: 0) }: { $word } is in line { NUMBER($first, useGrouping: 0) } already, { $other }. Ё and Е are one letter here.
deck-cognates = The deck “{ $deck }”: { $word } in line { NUMBER($first, useGrouping: 0) } and { $other } in line { NUMBER($line, useGrouping: 0) } are cognates, keep one of them.

## Options
codenames-games =
    A match has 1 to { $most } { $most ->
        [one] game
       *[other] games
    }, not { NUMBER($games, useGrouping: 0) }.
codenames-strikes =
    A captain may strike against the judge 0 to { $most } { $most ->
        [one] time
       *[other] times
    }, not { NUMBER($strikes, useGrouping: 0) }.
coop-begins = Where there is one team, it begins: first=blue cannot be.
captains-one-a-team = A team has one captain: name the seat of red’s, then of blue’s; where there is one team, one seat.
