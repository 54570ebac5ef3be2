# Команды slovoteka scrabble.

scrabble-all-tiles = семь фишек
scrabble-theme = тема
scrabble-total = Всего
scrabble-not-a-play = «{ $text }» – не ход словом. Считается слово на доске: З8 ЗДОРОВ или по клеткам З8:З З9:Д.
scrabble-no-rack = В позиции нет подставки: допишите её после доски, например «… ЗОДЫРВО/ 0/0 0».
scrabble-no-moves = С этими фишками хода нет.
scrabble-column-move = ход
scrabble-column-score = очки
scrabble-column-words = ещё слова
scrabble-moves-found =
    { $found ->
        [one] Нашёлся { $found } ход, показано { $shown }.
        [few] Нашлось { $found } хода, показано { $shown }.
       *[many] Нашлось { $found } ходов, показано { $shown }.
    }

## Условия из файла
option-file-toml = Файл { $file } не читается: ошибка TOML в строке { NUMBER($line, useGrouping: 0) }.
option-file-json = Файл { $file } не читается: { $why }.
option-file-text = Файл { $file } не читается: это не текст в UTF-8.
option-file-table = В файле { $file } нужна таблица с полями (в JSON – объект), а там другое.
option-file-long = Файл { $file } слишком велик для условия стола: не больше { $kilobytes } КБ.
scrabble-other-game = Это запись другой игры ({ $game }): позиции Scrabble в ней нет.
scrabble-other-mode = В этом виде игры позиции с очками по местам нет: нужна запись обычной партии или пасьянса.
