about-codenames-clue = «Кодові імена»: одне слово одразу на три імені.
clue-for = Підказка: { $words }
your-clue = Ваша підказка
masters-clue = Підказка майстра
