# Why a word counts or not. Code: why- and the value of core.words.Why.

why-found = it is in the dictionary
why-found-plural = it is in the dictionary, and the plural will do
why-agreed = it is on this table’s own list
why-not-a-word = it is not a word: it holds more than letters
why-too-short = it is too short for this game
why-too-long = it is too long for this game
why-unknown = it is not in the dictionary
why-not-a-noun = it is not a noun
why-not-nominative = it is not in the nominative case, the dictionary form is { $lemma }
why-plural = it is a plural, and there is a singular: { $lemma }
why-proper = it is a proper name
why-jargon = it is jargon
why-obscene = it is an obscenity
why-abbreviation = it is an abbreviation or a unit
why-blocked = it was taken out of the game’s dictionary

grammar-case = { $case }
grammar-number = { $number }

# Words of grammar. A dictionary names them in the language of the word; readers are told in their own.
grammar-noun = noun
grammar-adjective = adjective
grammar-short-adjective = short adjective
grammar-comparative = comparative
grammar-verb = verb
grammar-participle = participle
grammar-short-participle = short participle
grammar-gerund = adverbial participle
grammar-numeral = numeral
grammar-adverb = adverb
grammar-pronoun = pronoun
grammar-predicative = predicative
grammar-preposition = preposition
grammar-conjunction = conjunction
grammar-particle = particle
grammar-interjection = interjection
grammar-nominative = nominative
grammar-genitive = genitive
grammar-dative = dative
grammar-accusative = accusative
grammar-instrumental = instrumental
grammar-prepositional = prepositional
grammar-locative = locative
grammar-vocative = vocative
grammar-singular = singular
grammar-plural = plural
