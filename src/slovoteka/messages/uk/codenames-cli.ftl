# Команди «Кодових імен».

codenames-judge-what = Назвіть підказку і слова столу: slovoteka codenames judge балет --board ПАЧКА,ТАНЕЦ; або файл пар: --pairs ФАЙЛ.
codenames-clue-own = Назвіть свої слова: --own СЛОВО,СЛОВО.
codenames-clue-twice = Слово { $word } названо двічі.
codenames-no-clue = Жодної чистої підказки для цих слів не знайшлося.
codenames-clue-target =
    { $word }: { $chance } %, { $why ->
            [own] їх часто називають разом
            [gloss] одне пояснюють через інше
            [text] трапляються поруч у тексті
            [usage] близькі за вживанням
           *[none] прямого зв’язку не видно
        }
codenames-clue-danger = найнебезпечніше { $word }: { $chance } %
review-what = Що розібрати? Додайте --codenames-guesses.
review-no-guesses = У цих записах жодна людина не відгадувала.
review-not-codenames = Це запис іншої гри: { $game }.
review-guesses =
    { $captain ->
        [human] Капітани – люди
       *[other] Капітани – боти «{ $captain }»
    }: підказок { $clues }, перша здогадка правильна у { $first } %; усіх здогадок { $guesses }, правильні { $right } %; підказку розгадано цілком у { $whole } %.
no-words-in-game = У цій грі ({ $game }) слів за словником не перевіряють: підказки судить slovoteka codenames judge.
