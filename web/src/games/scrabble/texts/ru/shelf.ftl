scrabble-name = Скрэббл
scrabble-line = Слова крест-накрест, цена каждой буквы.
scrabble-meta = 2–4 игрока · около 40 минут
bilingual-name = Скрэббл на двух языках
bilingual-line = Русский или украинский набор, доска та же.
bilingual-meta = 2–4 игрока · около 40 минут
