# Как называются виды задач: для терминала и страниц.

puzzle-kind-scrabble-best = Лучший ход
puzzle-kind-scrabble-out = Концовка
