kind-forbidden-word = Незамеченное слово
kind-forbidden-letter = Безопасная буква
about-forbidden-word = «Запретные слова»: слово, которого никто не увидел.
about-forbidden-letter = «Запретные слова»: буква, с которой слова не выйдет.
choose-letter = Выберите букву
