# slovoteka scrabble record: охота за рекордом открытого пасьянса.

hunt-progress = ход { NUMBER($move, useGrouping: 0) }, партия { NUMBER($total, useGrouping: 0) }
hunt-move = Самый дорогой ход: { $move } – { NUMBER($score, useGrouping: 0) }.
hunt-total =
    Самая дорогая партия: { NUMBER($total, useGrouping: 0) } за { $plays ->
        [one] { $plays } ход
        [few] { $plays } хода
       *[many] { $plays } ходов
    }; лучший из них – { $move }, { NUMBER($score, useGrouping: 0) }.
hunt-file = Запись: { $file }
hunt-nothing = Пока ничего не найдено: дайте поискам больше минут.
hunt-state = В файле { $file } не то, что хранит охота за рекордом ({ $why }). Уберите его или укажите другую папку: --state.
