# “Chain”: what has happened, what the table waits for, conditions, refusals, what bots say.
chain-title = Chain

chain-event-began = The first letter: { $letter }.
chain-event-said =
    { $me ->
        [yes] You: { $word }. Next on { $letter }.
       *[no] { $name }: { $word }. Next on { $letter }.
    }
chain-event-lost =
    { $me ->
        [yes] You have lost: { $why }.
       *[no] { $name } has lost: { $why }.
    }
chain-event-drawn =
    { $words ->
        [one] { $words } word in the chain: a draw.
       *[other] { $words } words in the chain: a draw.
    }
chain-why-gave-up = no word was found
chain-why-time = out of time
chain-why-left = left the table

chain-stage-draw = A letter is drawn.
chain-stage-turn = { $name } is to say a word
chain-stage-over = The game is over
chain-prompt-turn = A word on { $letter }
chain-help-goal = Each word begins with the last letter of the one before. Who has nothing to say has lost.
chain-help-say = дом: say a word; сдаюсь or -: give up
chain-chain = Chain
chain-letter = Next on
chain-won = Winner: { $names }.
chain-you-won-alone = You have won.
chain-you-won-together = A draw.

# For the plain table in a browser: what fields are called, who sits there, what can be done, how it ended.
chain-field-words = Chain
chain-field-letter = Next on
chain-field-word = Word
chain-field-stands = In the dictionary
chain-seat-mover = To move
chain-action-say = Say a word
chain-action-give-up = Give up
chain-window-turn = A word
chain-over-gave-up = No word came to mind.
chain-over-time = Time ran out.
chain-over-left = A player has left.
chain-over-drawn = The chain is complete.
chain-how-to-type = A whole word, such as дом. To give up: сдаюсь or -

chain-option-seats = how many players, always 2
chain-option-shortest = letters of the shortest word
chain-option-longest_chain = words until it is a draw
chain-option-turn_ms = time for a turn, ms
chain-variant-standard = words of three letters and more
chain-variant-long-words = words of five letters and more, a short chain
chain-variant-quick = ten seconds a word
chain-called-long-words = Long words
chain-called-quick = Quick game
chain-about-seats = Always two.
chain-label-shortest = The shortest word
chain-about-shortest = Shorter words do not count.
chain-label-longest_chain = Length of the chain
chain-about-longest_chain = After so many words it is a draw.
chain-about-turn_ms = Who is out of time has lost.

chain-wrong-letter = { $word } does not begin with { $letter }.
chain-said-before = { $word } has been said.
chain-no-word = { $reason }

bot-chain-knows = I know { $word }.
bot-chain-knows-none = I know no more words on { $letter }.
category-chain = Chain

## Titles of the rules.
rule-wc-01 = Two play; the letter that begins the chain is drawn by lot
rule-wc-02 = Players speak in turn; a word begins with the last letter of the one before, leaving out Ъ, Ы, Ь and Й
rule-wc-03 = No word is said twice
rule-wc-04 = A word is a common noun of the dictionary, no shorter than agreed
rule-wc-05 = Whoever gives up, is out of time or leaves has lost
rule-wc-g1 = A chain of the agreed length is a draw
