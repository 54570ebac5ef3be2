gcg-mode =
    GCG не розкаже { $mode ->
        [duplicate] дублікат: в усіх одна підставка, а слова й рахунок у кожного свої
        [reverse] гру навпаки: там фішки знімають
       *[bingo] бінго: там немає дошки
    }.
export-other-game = Це запис гри { $game }, а GCG і CGP бувають лише у Scrabble.
cgp-mode = У режимі { $mode } немає дошки, тому немає й позиції CGP.
gcg-too-long =
    для GCG це забагато: можна не більше ніж { NUMBER($lines, useGrouping: 0) } { $lines ->
        [one] рядок
        [few] рядки
       *[many] рядків
    } і { $kilobytes } КБ.
gcg-line = Рядок { NUMBER($line, useGrouping: 0) }: { $why }
gcg-encoding = кодування { $encoding } невідоме. Відомі: { $encodings }.
gcg-bytes = це не текст у тому кодуванні, яке називає файл.
gcg-control = тут знак U+{ $sign }, якому в тексті не місце.
gcg-long-line = рядок задовгий, це не GCG.
gcg-what = «{ $text }» – це не хід (>ім’я: …) і не позначка (#…).
gcg-no-players = гравців немає: потрібні рядки #player1 і #player2.
gcg-player = гравця { $number } названо не так: номери йдуть поспіль з 1, після номера – ім’я, і все це до першого ходу.
gcg-players = гравців може бути не більше ніж { $most }.
gcg-same-nick = ім’я { $nick } вже є: у гравців мають бути різні імена.
gcg-nick = гравця { $nick } немає. Є: { $nicks }.
gcg-no-move = не видно, що зробив гравець: потрібне слово з клітинкою (8D СЛОВО), обмін (-АБВ), пас (-), зняття слова (--), (challenge), (time) або залишок у дужках.
gcg-points = на місці очок і рахунку «{ $text }», а потрібно, наприклад, +24 124.
gcg-square = клітинки «{ $at }» немає: у GCG це ряд від 1 до 15 і латинська літера стовпця від A до O, 8D по горизонталі, D8 по вертикалі.
gcg-rack =
    { $tiles ->
        [one] тут { $tiles } знак
        [few] тут { $tiles } знаки
       *[many] тут { $tiles } знаків
    }, а фішок може бути не більше ніж { $most }.
gcg-exchange =
    обміняти можна від 1 до { $most } { $most ->
        [one] фішки
       *[other] фішок
    }, а не { $count }.
gcg-theme = «{ $text }» – не очки за тему: число до 999, одразу після ходу зі словом.
gcg-word = «{ $tiles }» – не слово: потрібні літери, крапки на місці того, що вже лежить, і порожні фішки малими.
gcg-dot = крапка на місці { $place } у «{ $tiles }» стоїть над порожньою клітинкою.
gcg-laid = Фішок за хід викладено { $tiles }, а на підставці їх не більше ніж { $most }.
gcg-score = за хід записано { NUMBER($points, useGrouping: 0) }, а за правилами { NUMBER($expected, useGrouping: 0) }.
gcg-total = рахунок записано { NUMBER($total, useGrouping: 0) }, а має бути { NUMBER($expected, useGrouping: 0) }.
gcg-nothing-to-withdraw = знімати нічого: перед цим той самий гравець мав викласти слово.
gcg-from-position = Партію, розпочату із заданої позиції, GCG записати не може: він починає з порожньої дошки.
gcg-options-players = умови столу не підходять: у файлі підставок { $players }.
