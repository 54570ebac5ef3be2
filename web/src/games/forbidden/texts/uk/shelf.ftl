forbidden-name = Заборонені слова
forbidden-line = Додай літеру так, щоб слово не склалося.
forbidden-meta = 2–6 гравців · 15 хвилин
