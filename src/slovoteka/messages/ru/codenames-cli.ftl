# Команды «Кодовых имён».

codenames-judge-what = Назовите подсказку и слова стола: slovoteka codenames judge балет --board ПАЧКА,ТАНЕЦ; или файл пар: --pairs ФАЙЛ.
codenames-clue-own = Назовите свои слова: --own СЛОВО,СЛОВО.
codenames-clue-twice = Слово { $word } названо дважды.
codenames-no-clue = Ни одной чистой подсказки для этих слов не нашлось.
codenames-clue-target =
    { $word }: { $chance } %, { $why ->
            [own] их часто называют вместе
            [gloss] одно объясняют через другое
            [text] встречаются рядом в тексте
            [usage] близки по употреблению
           *[none] прямой связи не видно
        }
codenames-clue-danger = опаснее всего { $word }: { $chance } %
review-what = Что разобрать? Добавьте --codenames-guesses.
review-no-guesses = В этих записях ни один человек не угадывал.
review-not-codenames = Это запись другой игры: { $game }.
review-guesses =
    { $captain ->
        [human] Капитаны – люди
       *[other] Капитаны – боты «{ $captain }»
    }: подсказок { $clues }, первая догадка верна в { $first } %; всех догадок { $guesses }, верны { $right } %; подсказка разгадана целиком в { $whole } %.
no-words-in-game = В этой игре ({ $game }) слов по словарю не проверяют: подсказки судит slovoteka codenames judge.
