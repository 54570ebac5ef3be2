about-forbidden-word = «Запретные слова»: слово, которого никто не увидел.
about-forbidden-letter = «Запретные слова»: буква, с которой слова не выйдет.
choose-letter = Выберите букву
