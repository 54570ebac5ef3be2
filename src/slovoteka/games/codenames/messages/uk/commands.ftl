# Команди «Кодових імен».

codenames-judge-what = Назвіть підказку і слова столу: slovoteka codenames judge балет --board ПАЧКА,ТАНЕЦ; або файл пар: --pairs ФАЙЛ.
codenames-clue-own = Назвіть свої слова: --own СЛОВО,СЛОВО.
codenames-clue-twice = Слово { $word } названо двічі.
codenames-no-clue = Жодної чистої підказки для цих слів не знайшлося.
codenames-clue-target =
    { $word }: { $chance } %, { $why ->
            [own] часто називають разом із підказкою
            [alike] називають поруч із тими самими словами
            [gloss] одне пояснюють через інше
            [text] трапляються поруч у тексті
            [usage] трапляються в схожих фразах
           *[none] прямого зв’язку не видно
        }
codenames-clue-danger = найнебезпечніше { $word }: { $chance } %
no-words-in-game = У цій грі ({ $game }) слів за словником не перевіряють: підказки судить slovoteka codenames judge.
option-seats = { $option }={ $value }: місця { NUMBER($seat, useGrouping: 0) } немає, за столом місця від 0 до { $last }.
seats-exactly = Гравців тут потрібно рівно { $exactly }, а місць за столом { NUMBER($seats, useGrouping: 0) }.
deck-name =
    Назва колоди довша за { $most } { $most ->
        [one] знак
        [few] знаки
       *[many] знаків
    }, у ній їх { NUMBER($length, useGrouping: 0) }: «{ $deck }…».
