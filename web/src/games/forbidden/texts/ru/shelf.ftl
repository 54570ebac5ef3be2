forbidden-name = Запретные слова
forbidden-line = Добавь букву так, чтобы слово не сложилось.
forbidden-meta = 2–6 игроков · 15 минут
