# Why a bot in «Запретные слова» did what it did.

## Its own turn
bot-forbidden-first-safe = I lay { $letter }: I see no word with it.
bot-forbidden-hope = I found no safe letter. I lay { $letter } and hope that nobody notices.
bot-forbidden-safe = After { $letter } no word can be made.
bot-forbidden-safe-red = I take the red { $letter }: it gives no word, and my own letters will be useful later.
bot-forbidden-squeeze =
    { $count ->
        [0] After { $letter } no safe letter is left for the next player.
        [one] After { $letter } the next player is cramped: only { $count } letter is safe.
       *[other] After { $letter } the next player is cramped: only { $count } letters are safe.
    }
bot-forbidden-forced =
    { $count ->
        [0] Every letter gives a word. { $letter } is free: { $word } has no black letters.
        [one] Every letter gives a word. { $letter } is the cheapest: { $word }, { $count } black letter.
       *[other] Every letter gives a word. { $letter } is the cheapest: { $word }, { $count } black letters.
    }
bot-forbidden-forced-rare = Every letter gives a word. After { $letter } it is { $word }, which may at least go unnoticed.
bot-forbidden-trap = A risk: { $letter } gives { $word }, but the others do not seem to know it. I will call it after somebody else has moved.

## Somebody else's turn
bot-forbidden-no-word = I see no word.
bot-forbidden-quiet = I see a word, but after a wrong call I have to be silent for a moment.
bot-forbidden-call-first = I saw { $word } and call it at once.
bot-forbidden-call-costly =
    { $count ->
        [one] Of the words I see { $word } costs most: { $count } black letter.
       *[other] Of the words I see { $word } costs most: { $count } black letters.
    }
bot-forbidden-call-best =
    { $count ->
        [one] { $word } hurts most: { $count } black letter.
       *[other] { $word } hurts most: { $count } black letters.
    }
bot-forbidden-call-twice =
    { $count ->
        [one] First { $word }, then { $following } from what is left: { $count } black letter together.
       *[other] First { $word }, then { $following } from what is left: { $count } black letters together.
    }
bot-forbidden-call-rest =
    { $count ->
        [one] What is left still gives { $word }: { $count } black letter.
       *[other] What is left still gives { $word }: { $count } black letters.
    }
bot-forbidden-call-wins = { $word } ends the game, and I win it.
bot-forbidden-silent = I keep silent: { $word } pays more after player { $player } has moved.

## Who goes on
bot-forbidden-left-always = Let my neighbour take the risk now.
bot-forbidden-self-safe = I go on myself: { $letter } gives no word.
bot-forbidden-left-unsafe = I have no safe letter: let my neighbour move.
bot-forbidden-self = I go on myself: it will be harder for my neighbour afterwards.
bot-forbidden-left = I give the turn away: it is harder for my neighbour now than for me.

## Disputes
bot-forbidden-accept = I know the word { $word }.
bot-forbidden-doubt = I do not know the word { $word }: let the table decide.
bot-forbidden-vote-for = { $word } is in the dictionary.
bot-forbidden-vote-against = { $word } is not in the dictionary.
bot-forbidden-ready = The next game may begin.
