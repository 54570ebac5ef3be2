# Чому слово зараховано чи ні. Код: why- і значення core.words.Why.

why-found = є у словнику
why-found-plural = є у словнику, множина годиться
why-agreed = зі списку слів цього столу
why-not-a-word = це не слово: у ньому не лише літери
why-too-short = надто коротке для цієї гри
why-too-long = надто довге для цієї гри
why-unknown = такого слова немає у словнику
why-not-a-noun = це не іменник
why-not-nominative = це не називний відмінок, початкова форма { $lemma }
why-plural = це множина, а є однина: { $lemma }
why-proper = це власна назва
why-jargon = це жаргон
why-obscene = це лайливе слово
why-abbreviation = це скорочення або одиниця виміру
why-blocked = вилучено зі словника гри

grammar-case = { $case } відмінок
grammar-number = { $number }
