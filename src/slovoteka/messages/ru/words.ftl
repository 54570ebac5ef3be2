# Почему слово засчитано или нет. Код: why- и значение core.words.Why.

why-found = есть в словаре
why-found-plural = есть в словаре, множественное число годится
why-agreed = из списка слов этого стола
why-not-a-word = это не слово: в нём не только буквы
why-too-short = слишком короткое для этой игры
why-too-long = слишком длинное для этой игры
why-unknown = такого слова нет в словаре
why-not-a-noun = это не существительное
why-not-nominative = это не именительный падеж, начальная форма { $lemma }
why-plural = это множественное число, а есть единственное: { $lemma }
why-proper = это имя собственное
why-jargon = это жаргон
why-obscene = это бранное слово
why-abbreviation = это сокращение или единица измерения
why-blocked = исключено из словаря игры

grammar-case = { $case } падеж
grammar-number = { $number } число

# Слова грамматики. Словарь называет их на языке слова, а читателю они говорятся на его языке.
grammar-noun = существительное
grammar-adjective = прилагательное
grammar-short-adjective = краткое прилагательное
grammar-comparative = сравнительная степень
grammar-verb = глагол
grammar-participle = причастие
grammar-short-participle = краткое причастие
grammar-gerund = деепричастие
grammar-numeral = числительное
grammar-adverb = наречие
grammar-pronoun = местоимение
grammar-predicative = предикатив
grammar-preposition = предлог
grammar-conjunction = союз
grammar-particle = частица
grammar-interjection = междометие
grammar-nominative = именительный
grammar-genitive = родительный
grammar-dative = дательный
grammar-accusative = винительный
grammar-instrumental = творительный
grammar-prepositional = предложный
grammar-locative = местный
grammar-vocative = звательный
grammar-singular = единственное
grammar-plural = множественное
