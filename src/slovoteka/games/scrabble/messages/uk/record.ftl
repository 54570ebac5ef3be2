# slovoteka scrabble record: полювання на рекорд відкритого пасьянсу.

hunt-progress = хід { NUMBER($move, useGrouping: 0) }, партія { NUMBER($total, useGrouping: 0) }
hunt-move = Найдорожчий хід: { $move } – { NUMBER($score, useGrouping: 0) }.
hunt-total =
    Найдорожча партія: { NUMBER($total, useGrouping: 0) } за { $plays ->
        [one] { $plays } хід
        [few] { $plays } ходи
       *[many] { $plays } ходів
    }; найкращий із них – { $move }, { NUMBER($score, useGrouping: 0) }.
hunt-file = Запис: { $file }
hunt-nothing = Поки що нічого не знайдено: дайте пошукам більше хвилин.
hunt-state = У файлі { $file } не те, що зберігає полювання на рекорд ({ $why }). Приберіть його або вкажіть іншу теку: --state.
