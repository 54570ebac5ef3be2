scrabble-name = Скрабл
scrabble-line = Слова хрест-навхрест, ціна кожної літери.
scrabble-meta = 2–4 гравці · близько 40 хвилин
bilingual-name = Скрабл двома мовами
bilingual-line = Російський або український набір, дошка та сама.
bilingual-meta = 2–4 гравці · близько 40 хвилин
