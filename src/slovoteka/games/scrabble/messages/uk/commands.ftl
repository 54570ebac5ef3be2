# Команди slovoteka scrabble.

scrabble-all-tiles = сім фішок
scrabble-theme = тема
scrabble-total = Разом
scrabble-not-a-play = «{ $text }» – не хід словом. Рахується слово на дошці: З8 ЗАНОВО або за клітинками З8:З З9:А.
scrabble-no-rack = У позиції немає підставки: допишіть її після дошки, наприклад «… ЗАВДРВО/ 0/0 0».
scrabble-no-moves = З цими фішками ходу немає.
scrabble-column-move = хід
scrabble-column-score = очки
scrabble-column-words = ще слова
scrabble-moves-found =
    { $found ->
        [one] Знайшовся { $found } хід, показано { $shown }.
        [few] Знайшлося { $found } ходи, показано { $shown }.
       *[many] Знайшлося { $found } ходів, показано { $shown }.
    }

## Умови з файлу
option-file-toml = Файл { $file } не читається: помилка TOML у рядку { NUMBER($line, useGrouping: 0) }.
option-file-json = Файл { $file } не читається: { $why }.
option-file-text = Файл { $file } не читається: це не текст у UTF-8.
option-file-table = У файлі { $file } потрібна таблиця з полями (у JSON – об’єкт), а там інше.
option-file-long = Файл { $file } завеликий для умови столу: не більше { $kilobytes } КБ.
scrabble-other-game = Це запис іншої гри ({ $game }): позиції Scrabble у ньому немає.
scrabble-other-mode = У цьому виді гри позиції з очками за місцями немає: потрібен запис звичайної партії чи пасьянсу.
