# Команды «Кодовых имён».

codenames-judge-what = Назовите подсказку и слова стола: slovoteka codenames judge балет --board ПАЧКА,ТАНЕЦ; или файл пар: --pairs ФАЙЛ.
codenames-clue-own = Назовите свои слова: --own СЛОВО,СЛОВО.
codenames-clue-twice = Слово { $word } названо дважды.
codenames-no-clue = Ни одной чистой подсказки для этих слов не нашлось.
codenames-clue-target =
    { $word }: { $chance } %, { $why ->
            [own] часто называют вместе с подсказкой
            [alike] называют рядом с теми же словами
            [gloss] одно объясняют через другое
            [text] встречаются рядом в тексте
            [usage] встречаются в похожих фразах
           *[none] прямой связи не видно
        }
codenames-clue-danger = опаснее всего { $word }: { $chance } %
no-words-in-game = В этой игре ({ $game }) слов по словарю не проверяют: подсказки судит slovoteka codenames judge.
option-seats = { $option }={ $value }: места { NUMBER($seat, useGrouping: 0) } нет, за столом места от 0 до { $last }.
seats-exactly = Игроков здесь нужно ровно { $exactly }, а мест за столом { NUMBER($seats, useGrouping: 0) }.
deck-name =
    Имя колоды длиннее { $most } { $most ->
        [one] знака
       *[other] знаков
    }, в нём их { NUMBER($length, useGrouping: 0) }: «{ $deck }…».
