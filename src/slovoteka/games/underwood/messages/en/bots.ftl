# Why a bot in Underwood did what it did.

## Its turn
bot-underwood-word =
    { $count ->
        [one] The best I see: { $word }, { $count } point.
       *[other] The best I see: { $word }, { $count } points.
    }
bot-underwood-careful =
    { $count ->
        [one] { $word } brings { $count } point. More is possible, but too much would stay in hand.
       *[other] { $word } brings { $count } points. More is possible, but too much would stay in hand.
    }
bot-underwood-out =
    { $count ->
        [one] I am out: { $word }, { $count } point, and the round is over.
       *[other] I am out: { $word }, { $count } points, and the round is over.
    }
bot-underwood-two-words =
    { $count ->
        [one] Two words at once: { $word } and { $second }, { $count } point together.
       *[other] Two words at once: { $word } and { $second }, { $count } points together.
    }
bot-underwood-prize =
    { $count ->
        [one] { $word } with prize card { $prize }: { $count } point.
       *[other] { $word } with prize card { $prize }: { $count } points.
    }
bot-underwood-swap =
    { $count ->
        [one] I take an Underwood off the table: { $word }, { $count } point.
       *[other] I take an Underwood off the table: { $word }, { $count } points.
    }
bot-underwood-tape =
    { $count ->
        [one] I tear the tape for { $word }: { $count } point.
       *[other] I tear the tape for { $word }: { $count } points.
    }
bot-underwood-no-word = I see no word.
bot-underwood-hold = The word can wait: cards on the table would not help me now.
bot-underwood-discard = Prize card { $prize } is of no use to me now: I exchange it.
bot-underwood-ready = I am ready.

## Words of others
bot-underwood-accept = No objection to { $word }.
bot-underwood-doubt = I do not know { $word }: let the table decide.
bot-underwood-vote-for = For: { $word } is all right.
bot-underwood-vote-against = { $word } is not in the dictionary.
