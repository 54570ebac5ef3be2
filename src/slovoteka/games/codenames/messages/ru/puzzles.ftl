puzzle-question-codenames-clue = Дайте одну подсказку на три отмеченных имени.

puzzle-clue-right = Годится: эти три имени приходят на ум первыми, с вероятностью { $percent } %.
puzzle-clue-astray = Не выйдет: раньше на ум придёт { $word }.
puzzle-the-clue = Например, { $clue }: { $words } приходят на ум первыми, с вероятностью { $percent } %.
puzzle-wants-clue = Здесь нужна подсказка.
