# slovoteka scrabble perft, и файлы с длинными списками: позиции, слова.

## Сравнение
perft-progress = позиции
perft-agrees =
    { $positions ->
        [one] { $positions } позиция: всё сходится.
        [few] { $positions } позиции: всё сходится.
       *[many] { $positions } позиций: всё сходится.
    }
perft-differs = Не сходится позиций: { $mismatches } из { $positions }. Первая в строке { NUMBER($line, useGrouping: 0) }:
perft-figure =
    { $column ->
        [best_score] лучший ход
        [sum_of_scores] сумма очков
       *[placements] ходов
    }: в файле { $expected }, нашлось { $found }

## Файлы
list-line = Файл { $file }, строка { NUMBER($line, useGrouping: 0) }: { $why }
list-folder = { $file } – папка, а нужен файл.
list-packed = Файл { $file } не распаковать: он не xz или оборван.
list-large = Файл { $file } слишком велик: текста в нём больше { $megabytes } МБ.
list-text = это не текст в UTF-8: сохраните файл в этой кодировке.
words-empty = В файле { $file } нет ни одного слова хотя бы из двух букв: нужно по слову в строке.
positions-empty = В файле { $file } нет ни одной позиции: под строкой заголовка ({ $columns }) нужно по позиции в строке.
positions-header = в заголовке нет столбца { $column }. Нужны столбцы через Tab: { $columns }.
positions-columns =
    { $found ->
        [one] здесь { $found } столбец
        [few] здесь { $found } столбца
       *[many] здесь { $found } столбцов
    }, а нужно { $needed }, через Tab.
positions-number = «{ $text }» в столбце { $column } – не целое число от 0 до 999999999.
