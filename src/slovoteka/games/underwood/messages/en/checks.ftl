# “Underwood”: the conditions of a turn while it is being built. A refusal tells more of the same; here it is said in brief, beside the rule.

## Not met. The end of the code is the code of the refusal.
underwood-check-one-word-a-turn = a second word needs the prize “one more word”
underwood-check-one-more-once = the prize “one more word” has been played
underwood-check-no-word-yet = a word is needed
underwood-check-not-held = cards are missing: { $letters }
underwood-check-on-the-tape = not in the hand, but on the tape: { $letters }
underwood-check-card-is-e = there is no card Ё, but Е will do
underwood-check-underwoods-missing = { $needed } Underwoods are needed, you have { $held }
underwood-check-no-such-tape-card = there is no card { $number } on the tape
underwood-check-tape-in-reserve = the oldest torn card, { $letter }, must be in the word
underwood-check-tape-only = at least one card must come from the hand
underwood-check-no-underwood-there = there is no Underwood to swap
underwood-check-underwood-taken-twice = this Underwood is taken already
underwood-check-underwood-in-reserve = the Underwood taken must go into the word
underwood-check-swap-from-tape = the swap needs { $letter } from the hand
underwood-check-no-letter-to-swap = the swap needs a free { $letter }
underwood-check-one-letter-only = only one letter can be multiplied or reduced
underwood-check-multiply-without-prize = this needs the prize “multiply or reduce a letter”
underwood-check-nothing-multiplied = mark the letter to multiply or reduce
underwood-check-one-prize-a-word = no more than one prize for a word
underwood-check-no-such-prize = prize { $prize } is not in the hand
underwood-check-condition-unmet = the condition of prize { $prize } is not met
underwood-check-word-of-one-letter = a word has at least two letters
underwood-check-no-such-word = the word { $word } does not count
underwood-check-too-many-failed = no more tries, only a letter for the tape is left
underwood-check-voted-down = the table has voted { $word } down
underwood-check-tape-card-missing = a letter for the tape is needed
underwood-check-not-for-the-tape = only a letter can go on the tape
underwood-check-tape-card-not-held = no { $letter } is left in the hand for the tape

## Met.
underwood-met-word = the word { $word } counts
underwood-met-second-word = the prize allows a second word
underwood-met-oldest = the oldest torn card, { $letters }, is in the word
underwood-met-hand = there is a card from the hand
underwood-met-named = the Underwood is named: { $letters }
underwood-met-swap = the Underwood taken is in the word
underwood-met-prize = the condition of prize { $prizes } is met
underwood-met-tape = { $letter } goes on the tape
