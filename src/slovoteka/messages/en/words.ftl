# Why a word counts or not. Code: why- and the value of core.words.Why.

why-found = is in the dictionary
why-found-plural = is in the dictionary, and the plural is right here
why-agreed = is on this table’s own list
why-not-a-word = is not a word: it holds more than letters
why-too-short = is too short for this game
why-too-long = is too long for this game
why-unknown = is not in the dictionary
why-not-a-noun = is not a noun
why-not-nominative = is not in the nominative case, the dictionary form is { $lemma }
why-plural = is a plural, and there is a singular: { $lemma }
why-proper = is a proper name
why-jargon = is jargon
why-obscene = is an obscenity
why-abbreviation = is an abbreviation or a unit
why-blocked = was taken out of the game’s dictionary

grammar-case = case: { $case }
grammar-number = number: { $number }
