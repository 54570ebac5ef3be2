# Why a word counts or not. Code: why- and the value of core.words.Why.

why-found = in the dictionary
why-found-plural = in the dictionary, and the plural will do
why-agreed = on this table’s own list
why-not-a-word = not a word: it holds more than letters
why-too-short = too short for this game
why-too-long = too long for this game
why-unknown = not in the dictionary
why-not-a-noun = not a noun
why-not-nominative = not in the nominative case, the dictionary form is { $lemma }
why-plural = a plural, and there is a singular: { $lemma }
why-proper = a proper name
why-jargon = jargon
why-jargon-for = jargon ({ $plain })
why-obscene = an obscenity
why-abbreviation = an abbreviation
why-blocked = taken out of the game’s dictionary

# The server

server-unreachable = The server does not answer.
