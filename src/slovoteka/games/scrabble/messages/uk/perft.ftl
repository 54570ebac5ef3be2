# slovoteka scrabble perft, і файли з довгими списками: позиції, слова.

## Порівняння
perft-progress = позиції
perft-agrees =
    { $positions ->
        [one] { $positions } позиція: усе сходиться.
        [few] { $positions } позиції: усе сходиться.
       *[many] { $positions } позицій: усе сходиться.
    }
perft-differs = Не сходиться позицій: { $mismatches } з { $positions }. Перша в рядку { NUMBER($line, useGrouping: 0) }:
perft-figure =
    { $column ->
        [best_score] найкращий хід
        [sum_of_scores] сума очок
       *[placements] ходів
    }: у файлі { $expected }, знайшлося { $found }

## Файли
list-line = Файл { $file }, рядок { NUMBER($line, useGrouping: 0) }: { $why }
list-folder = { $file } – тека, а потрібен файл.
list-packed = Файл { $file } не розпакувати: він не xz або обірваний.
list-large = Файл { $file } завеликий: тексту в ньому понад { $megabytes } МБ.
list-text = це не текст у UTF-8: збережіть файл у цьому кодуванні.
words-empty = У файлі { $file } немає жодного слова хоча б із двох літер: потрібно по слову в рядку.
positions-empty = У файлі { $file } немає жодної позиції: під рядком заголовка ({ $columns }) потрібно по позиції в рядку.
positions-header = у заголовку немає стовпця { $column }. Потрібні стовпці через Tab: { $columns }.
positions-columns =
    { $found ->
        [one] тут { $found } стовпець
        [few] тут { $found } стовпці
       *[many] тут { $found } стовпців
    }, а потрібно { $needed }, через Tab.
positions-number = «{ $text }» у стовпці { $column } – не ціле число від 0 до 999999999.
