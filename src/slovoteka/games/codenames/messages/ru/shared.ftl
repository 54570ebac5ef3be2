# Что говорят и терминал, и страницы: чего ждёт стол, чем кончилось, что судья думает о подсказке.

codenames-grade =
    { $points ->
        [8] В это никто не поверит!
        [7] Такое считалось невыполнимым.
        [6] Снимаем шляпу.
        [5] Вами уже интересуются разведки.
        [4] Вам можно доверить тайны.
        [3] Сработано чётко, как по часам.
        [2] Хорошо, но можно и лучше.
       *[1] Еле-еле, но победа.
    }
codenames-stage-cards = Раскладываются слова
codenames-stage-colour = Ключ решает, кто начинает
codenames-stage-key = Капитаны берут ключ
codenames-stage-clue =
    { $me ->
        [yes] { $team ->
            [red] Ваша подсказка, вы за красных
           *[blue] Ваша подсказка, вы за синих
        }
       *[no] { $team ->
            [red] Подсказку красным придумывает { $name }
           *[blue] Подсказку синим придумывает { $name }
        }
    }
codenames-stage-whisper =
    { $me ->
        [yes] { $name } спрашивает шёпотом: можно так?
       *[no] Капитаны шепчутся
    }
codenames-whispered-answer =
    { $valid ->
        [yes] Другой капитан сказал, что так можно.
       *[no] Другой капитан сказал, что так нельзя.
    }
codenames-stage-respond =
    { $me ->
        [yes] Согласны с подсказкой?
       *[no] { $team ->
            [red] Не возразят ли синие?
           *[blue] Не возразят ли красные?
        }
    }
codenames-stage-ruling =
    { $me ->
        [yes] Засчитать подсказку? Решаете вы
       *[no] Засчитать ли подсказку, решает { $name }
    }
codenames-stage-vote =
    { $me ->
        [yes] Годится ли подсказка? Голосуете вы
       *[no] Стол голосует, годится ли подсказка
    }
codenames-stage-guess =
    { $me ->
        [yes] { $team ->
            [red] Отгадываете вы, ход красных
           *[blue] Отгадываете вы, ход синих
        }
       *[no] { $team ->
            [red] Отгадывают красные
           *[blue] Отгадывают синие
        }
    }
codenames-stage-penalty =
    { $me ->
        [yes] Штраф соперникам: можно накрыть одно своё слово
       *[no] О штрафе за подсказку решает { $name }
    }
codenames-stage-enemy =
    { $me ->
        [yes] Ход врага: накройте одно его слово
       *[no] Ход врага: слово выбирает { $name }
    }
codenames-stage-break = Игра { $game } окончена
codenames-stage-over = Партия окончена
codenames-coop-won =
    { $points ->
        [one] Победа: { $points } очко.
        [few] Победа: { $points } очка.
       *[many] Победа: { $points } очков.
    }
codenames-nobody-won = Никто не победил.

# Код: clue- и значение core.clues.ClueReason; clue – подсказка, codename – открытое слово.

clue-fine = Возразить нечего.
clue-several-words = «{ $clue }» – не одно слово.
clue-hyphen = «{ $clue }» пишется через дефис: строго говоря, это не одно слово.
clue-same-word = { $codename } лежит на поле, подсказкой быть не может.
clue-form = «{ $clue }» – форма слова { $codename }.
clue-cognate = «{ $clue }» – тот же корень, что { $codename }.
clue-cognate-doubtful = «{ $clue }» и { $codename }: похоже на один корень.
clue-part = «{ $clue }» – часть слова { $codename } или общая с ним часть.
clue-letter = Буква годится, только если указывает на смысл.
clue-numeral = Число годится, только если указывает на смысл.
clue-number-hint = Число подсказки само намекает на { $codename }.
clue-place = «{ $clue }» может указывать на место карты, а не на смысл.
clue-foreign =
    { $suggestion ->
        [none] «{ $clue }» – не русское слово.
       *[other] «{ $clue }» – не русское слово. Может быть, { $suggestion }?
    }
clue-abbreviation = «{ $clue }» – сокращение: строго говоря, это не слово.
clue-unknown =
    { $suggestion ->
        [none] Слова «{ $clue }» нет в словаре.
       *[other] Слова «{ $clue }» нет в словаре. Может быть, { $suggestion }?
    }
clue-letter-hint = «{ $clue }» и { $codename } совпадают буквами.
clue-homophone = «{ $clue }» звучит как { $codename }.
clue-rhyme = «{ $clue }» рифмуется с { $codename }.

# Почему подсказку отклоняют. Код: codenames-strike- и номер правила, которое она нарушает.

codenames-strike-cn-25 = не одно слово
codenames-strike-cn-26 = намёк сверх слова и числа
codenames-strike-cn-27 = слово со стола
codenames-strike-cn-61 = намёк на буквы или на место
codenames-strike-cn-62 = буква или числительное не по смыслу
codenames-strike-cn-63 = число само подсказывает
codenames-strike-cn-64 = не русское слово
codenames-strike-cn-65 = однокоренное слово или форма
codenames-strike-cn-66 = часть сложного слова
codenames-strike-cn-69 = созвучие
codenames-strike-cn-79 = слово через дефис
codenames-strike-cn-80 = выдуманное слово
codenames-strike-cn-82 = имя или название из нескольких слов
codenames-strike-cn-84 = выдуманное имя
codenames-strike-cn-85 = сокращение
codenames-strike-cn-88 = рифма без смысла
codenames-struck-for = не засчитана, { $reason } ({ $rule })
