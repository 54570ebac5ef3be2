# Как называются виды задач: для терминала и страниц.

puzzle-kind-forbidden-word = Незамеченное слово
puzzle-kind-forbidden-letter = Безопасная буква
