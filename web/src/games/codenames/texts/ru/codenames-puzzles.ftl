about-codenames-clue = «Кодовые имена»: одно слово сразу на три имени.
clue-for = Подсказка: { $words }
your-clue = Ваша подсказка
masters-clue = Подсказка мастера
