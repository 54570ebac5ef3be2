# Почему слово засчитано или нет. Код: why- и значение core.words.Why.

why-found = есть в словаре
why-found-plural = есть в словаре, множественное число годится
why-agreed = из списка слов этого стола
why-not-a-word = не слово: в нём не только буквы
why-too-short = слишком короткое для этой игры
why-too-long = слишком длинное для этой игры
why-unknown = нет в словаре
why-not-a-noun = не существительное
why-not-nominative = не именительный падеж, начальная форма { $lemma }
why-plural = множественное число, а есть единственное: { $lemma }
why-proper = имя собственное
why-jargon = жаргон
why-jargon-for = жаргон ({ $plain })
why-obscene = бранное слово
why-abbreviation = сокращение
why-blocked = исключено из словаря игры

# Сервер

server-unreachable = Сервер не отвечает.
