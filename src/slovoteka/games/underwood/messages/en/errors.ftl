# Refusals of “Underwood”: the notation, words, the tape, prize cards, the deck, options. A message has the code of its refusal.

## Notation
underwood-what = “{ $text }” cannot be read. A turn is a word and a letter for the tape: КОТ > А, with tape and prize card КОТ л3 п8 > А; without a word > А; “?” helps.
underwood-one-card = One card goes into the tape, but “{ $text }” stands after “>”: leave one letter.
underwood-two-words = “{ $first } { $second }” cannot be read: put > before the letter for the tape, КОТ > А; before a second word +, СЛОН п9 + ДОМ > А.
underwood-discard = Prize cards are discarded one by one: discard 6.
underwood-twice = A word has one tape: “{ $text }” is too much.
underwood-word = The word “{ $text }” cannot be read: use letters, * before the letter of an Underwood, (О) for a letter without a card, [ОО] for two cards in one place.
underwood-word-long =
    The word is too long: none has more than { $most } { $most ->
        [one] letter
       *[other] letters
    }.
underwood-one-place = The square brackets hold different letters: only cards of one letter lie in one place, as [ОО].
underwood-unserved = The letter ({ $letter }) has no card: the word needs another { $letter } that serves it; if that is an Underwood, write (*{ $letter }).
underwood-not-now =
    Not now: { $window ->
        [turn] lay a word (КОТ > А), put a letter into the tape (> А) or change a prize card (discard 5)
        [respond] say “accept” or “doubt”
        [vote] vote “for” or “against”
       *[ready] say “ready”
    }.

## The word and its cards
no-word-yet = There is no word yet: tape, swaps and prize cards come only with a word.
one-word-a-turn = A turn has one word, and here are { $words }: only the prize card “one more word” with the first gives a second.
not-held = The word “{ $word }” lacks cards: { $letters }.{ $in_tape ->
        [none] {""}
       *[other] {" "}Of these the tape has { $in_tape }.
    }{ $underwoods ->
        [0] {""}
       *[other] {" "}An Underwood stands for a letter if you write * before it.
    }
card-is-e = There is no Ё card for “{ $word }”, but Е will do: write the word with Е.
on-the-tape = The word “{ $word }” lacks cards in hand: { $letters }. The tape has them: tear it off at card { $number }, { $word } л{ $number }.
underwoods-missing = The word has { $needed } Underwoods, you have { $held }.
tape-card-missing = A letter for the tape is left to do: add “> А” at the end. In hand: { $letters }.
tape-card-not-held = No { $letter } is left in hand for the tape: choose another letter.
not-for-the-tape =
    { $card ->
        [underwood] An Underwood does not go into the tape
       *[prize] Prize cards do not go into the tape
    }: it takes a letter.
too-many-failed =
    { $most ->
        [one] { $most } attempt has
       *[other] { $most } attempts have
    } failed: all that is left this turn is a letter for the tape, “> А”.
voted-down = The table has already rejected “{ $word }” this turn: choose something else.

## The tape
no-such-tape-card =
    { $cards ->
        [0] The tape is empty: there is nothing to tear off.
       *[other] There is no card { $number } in the tape: it has { $cards }, counted from the deck.
    }
tape-in-reserve = The first card torn off is { $letter }, which is not in the word: nothing is taken in reserve. Tear at a card that the word needs.
tape-only = “{ $word }” comes from the tape alone: at least one of its cards must be from the hand.

## Underwoods and swaps
no-underwood-there = There is no Underwood at { $seat }.{ $word }.{ $place }: write the player, the word and the letter in it.
underwood-taken-twice = There are not so many Underwoods at { $seat }.{ $word }.{ $place }: drop one swap.
underwood-in-reserve =
    You take { $taken } { $taken ->
        [one] Underwood
       *[other] Underwoods
    }, and your word has { $used }: lay each of them at once, and mark its letter with *.
swap-from-tape = A swap needs { $letter } from the hand: from the tape only one torn off along with a letter that the word needs.
no-letter-to-swap = A swap needs a free { $letter }: there is none in hand, or the word has it.

## Prize cards
no-such-prize = There is no prize card { $sign } in your hand.
condition-unmet = Prize card { $sign } does not fit “{ $word }”; its condition: { $condition }.
one-letter-only = Only one letter of the word can be multiplied or reduced.
multiply-without-prize = Brackets are for the prize card “multiply or reduce a letter”: add it (prize=number) or drop the brackets.
nothing-multiplied = With prize card { $sign } a letter is multiplied, КО(О)ПЕРАТИВ, or reduced, П[ОО]ЛЕ: mark it with brackets.
no-card-for-it = The deck is empty: there is no card in exchange, so the prize card stays.

## The deck
deck-shape = The deck “{ $deck }” cannot be read: { $why }.
deck-field = The deck “{ $deck }”: there is no field “{ $field }”. There are: { $fields }.
deck-letters = The deck “{ $deck }”: letters is a table with letters and copies under each price, as 1 = "О10 А8".
deck-price = The deck “{ $deck }”: “{ $price }” is no price; it takes a whole number from 0.
deck-item = The deck “{ $deck }”: “{ $item }” cannot be read; it takes a letter and a number of cards, as О10.
deck-look-alike = The deck “{ $deck }”: “{ $letter }” only looks like a Russian letter: type the Russian { $meant }.
deck-letter-twice = The deck “{ $deck }”: the letter { $letter } is listed twice, leave it once.
deck-price-range = The deck “{ $deck }”: the letter { $letter } needs a price from 0 to { $most } and at least one card.
deck-prize-copies = The deck “{ $deck }”: every prize card needs at least one copy (copies).
# What it is about can be told by the number that is needed (UW-01).
underwood-deck-cards =
    The deck “{ $deck }” has { $cards } { $expected ->
        [102] letters
        [4] Underwoods
       *[14] prize cards
    }, and must have { $expected }.

## Options
target = The sum that wins is from 1 to { NUMBER($most, useGrouping: 0) }, not { NUMBER($target, useGrouping: 0) }.
rounds =
    There can be from 1 to { $most } { $most ->
        [one] round
       *[other] rounds
    }, not { NUMBER($rounds, useGrouping: 0) }.
vote-needs-no-list = Where the table votes on words there is no dictionary: drop own_words and obscene, or check=vote.
own-words-too-many = Too many words of your own: { $most } at most.

## The command slovoteka underwood
underwood-not-a-turn = “{ $text }” is not a word with a letter for the tape: a turn like КОТ л2 > А is checked.
underwood-not-a-card = “{ $text }” is no card: write letters, ? for an Underwood, ① or (1) for a prize card.
underwood-no-prize-kind = There is no prize card { $sign } in this deck: its kinds are 1 to { $most }.
underwood-not-on-tape = Only letters lie in the tape, and “{ $text }” is none.
underwood-not-a-table-word = “{ $text }” is no word on the table: write the player and the word, as 2:К*ОТ or 2:КОТ приз=8.
underwood-too-many-cards = There are more cards “{ $card }” here than in the deck: it has { $most }.
word-of-one-letter = { $word } has one letter: a word needs at least two.
underwood-number = There is no such number here: the largest is { $most }.
underwood-words =
    A turn has no more than { $most } { $most ->
        [one] word
       *[other] words
    }.
one-more-once = The prize card “one more word” works once a turn: { $sign } cannot go with the second word.
discard-after-word = Prize cards are exchanged before the word, and you have shown a word already.
one-prize-a-word = A word takes one prize card at most.
