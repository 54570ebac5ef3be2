## Насколько подсказка ведёт к словам
codenames-rank-what = Назовите подсказку и слова на столе через запятую, например: пиво --board окно,бар,лёд.
codenames-rank-unknown = Слова «{ $clue }» я не знаю, порядок случаен.
codenames-rank-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
