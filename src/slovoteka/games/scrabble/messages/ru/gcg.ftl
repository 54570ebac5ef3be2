gcg-mode =
    GCG не расскажет { $mode ->
        [duplicate] дубликат: у всех одна подставка, а слова и счёт у каждого свои
        [reverse] игру наоборот: там фишки снимают
       *[bingo] бинго: там нет доски
    }.
export-other-game = Это запись игры { $game }, а GCG и CGP бывают только у Scrabble.
cgp-mode = В режиме { $mode } нет доски, поэтому нет и позиции CGP.
gcg-too-long =
    для GCG это слишком много: можно не больше { NUMBER($lines, useGrouping: 0) } { $lines ->
        [one] строки
       *[other] строк
    } и { $kilobytes } КБ.
gcg-line = Строка { NUMBER($line, useGrouping: 0) }: { $why }
gcg-encoding = кодировка { $encoding } незнакома. Знакомы: { $encodings }.
gcg-bytes = это не текст в той кодировке, которую называет файл.
gcg-control = здесь знак U+{ $sign }, которому в тексте не место.
gcg-long-line = строка слишком длинная, это не GCG.
gcg-what = «{ $text }» – это не ход (>имя: …) и не пометка (#…).
gcg-no-players = игроков нет: нужны строки #player1 и #player2.
gcg-player = игрок { $number } назван не так: номера идут подряд с 1, после номера – имя, и всё это до первого хода.
gcg-players = игроков может быть не больше { $most }.
gcg-same-nick = имя { $nick } уже есть: у игроков должны быть разные имена.
gcg-nick = игрока { $nick } нет. Есть: { $nicks }.
gcg-no-move = не видно, что сделал игрок: нужно слово с клеткой (8D СЛОВО), обмен (-АБВ), пас (-), снятие слова (--), (challenge), (time) или остаток в скобках.
gcg-points = на месте очков и счёта «{ $text }», а нужно, например, +24 124.
gcg-square = клетки «{ $at }» нет: в GCG это ряд от 1 до 15 и латинская буква столбца от A до O, 8D по горизонтали, D8 по вертикали.
gcg-rack =
    { $tiles ->
        [one] здесь { $tiles } знак
        [few] здесь { $tiles } знака
       *[many] здесь { $tiles } знаков
    }, а фишек может быть не больше { $most }.
gcg-exchange =
    обменять можно от 1 до { $most } { $most ->
        [one] фишки
       *[other] фишек
    }, а не { $count }.
gcg-theme = «{ $text }» – не очки за тему: число до 999, сразу после хода со словом.
gcg-word = «{ $tiles }» – не слово: нужны буквы, точки на месте того, что уже лежит, и пустышки строчными.
gcg-dot = точка на месте { $place } в «{ $tiles }» стоит над пустой клеткой.
gcg-laid = Фишек за ход выложено { $tiles }, а на подставке их не больше { $most }.
gcg-score = за ход записано { NUMBER($points, useGrouping: 0) }, а по правилам { NUMBER($expected, useGrouping: 0) }.
gcg-total = счёт записан { NUMBER($total, useGrouping: 0) }, а должен быть { NUMBER($expected, useGrouping: 0) }.
gcg-nothing-to-withdraw = снять нечего: перед этим тот же игрок должен был выложить слово.
gcg-from-position = Партию, начатую с заданной позиции, GCG записать не может: он начинает с пустой доски.
gcg-options-players = условия стола не подходят: в файле подставок { $players }.
