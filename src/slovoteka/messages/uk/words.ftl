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

# Слова граматики. Словник називає їх мовою слова, а читачеві вони кажуться його мовою.
grammar-noun = іменник
grammar-adjective = прикметник
grammar-short-adjective = короткий прикметник
grammar-comparative = вищий ступінь
grammar-verb = дієслово
grammar-participle = дієприкметник
grammar-short-participle = дієприкметник
grammar-gerund = дієприслівник
grammar-numeral = числівник
grammar-adverb = прислівник
grammar-pronoun = займенник
grammar-predicative = присудкове слово
grammar-preposition = прийменник
grammar-conjunction = сполучник
grammar-particle = частка
grammar-interjection = вигук
grammar-nominative = називний
grammar-genitive = родовий
grammar-dative = давальний
grammar-accusative = знахідний
grammar-instrumental = орудний
grammar-prepositional = місцевий
grammar-locative = місцевий
grammar-vocative = кличний
grammar-singular = однина
grammar-plural = множина
