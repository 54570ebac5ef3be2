puzzle-question-codenames-clue = Дайте одну підказку на три позначені імені.

puzzle-clue-right = Годиться: ці три імені спадають на думку першими, з імовірністю { $percent } %.
puzzle-clue-astray = Не вийде: раніше на думку спаде { $word }.
puzzle-the-clue = Наприклад, { $clue }: { $words } спадають на думку першими, з імовірністю { $percent } %.
puzzle-wants-clue = Тут потрібна підказка.
