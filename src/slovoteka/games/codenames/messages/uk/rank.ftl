## Наскільки підказка веде до слів
codenames-rank-what = Назвіть підказку і слова на столі через кому, наприклад: пиво --board окно,бар,лёд.
codenames-rank-unknown = Слова «{ $clue }» я не знаю, порядок випадковий.
codenames-rank-chance = { NUMBER($chance, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
