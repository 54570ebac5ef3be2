# Що кажуть і термінал, і сторінки: чого чекає стіл, чим закінчилося, що суддя думає про підказку.

codenames-grade =
    { $points ->
        [8] У це ніхто не повірить!
        [7] Таке вважали нездійсненним.
        [6] Знімаємо капелюха.
        [5] Вами вже цікавляться розвідки.
        [4] Вам можна довірити таємниці.
        [3] Спрацьовано чітко, як за годинником.
        [2] Добре, та можна й краще.
       *[1] Ледь-ледь, але перемога.
    }
codenames-stage-cards = Розкладаються слова
codenames-stage-colour = Ключ вирішує, хто починає
codenames-stage-key = Капітани беруть ключ
codenames-stage-clue =
    { $me ->
        [yes] { $team ->
            [red] Ваша підказка, ви за червоних
           *[blue] Ваша підказка, ви за синіх
        }
       *[no] { $team ->
            [red] Підказку червоним вигадує { $name }
           *[blue] Підказку синім вигадує { $name }
        }
    }
codenames-stage-whisper =
    { $me ->
        [yes] { $name } питає пошепки: можна так?
       *[no] Капітани шепочуться
    }
codenames-whispered-answer =
    { $valid ->
        [yes] Другий капітан сказав, що так можна.
       *[no] Другий капітан сказав, що так не можна.
    }
codenames-stage-respond =
    { $me ->
        [yes] Згодні з підказкою?
       *[no] { $team ->
            [red] Чи не заперечать сині?
           *[blue] Чи не заперечать червоні?
        }
    }
codenames-stage-ruling =
    { $me ->
        [yes] Зарахувати підказку? Вирішуєте ви
       *[no] Чи зарахувати підказку, вирішує { $name }
    }
codenames-stage-vote =
    { $me ->
        [yes] Чи годиться підказка? Голосуєте ви
       *[no] Стіл голосує, чи годиться підказка
    }
codenames-stage-guess =
    { $me ->
        [yes] { $team ->
            [red] Відгадуєте ви, хід червоних
           *[blue] Відгадуєте ви, хід синіх
        }
       *[no] { $team ->
            [red] Відгадують червоні
           *[blue] Відгадують сині
        }
    }
codenames-stage-penalty =
    { $me ->
        [yes] Штраф суперникам: можна накрити одне своє слово
       *[no] Про штраф за підказку вирішує { $name }
    }
codenames-stage-enemy =
    { $me ->
        [yes] Хід ворога: накрийте одне його слово
       *[no] Хід ворога: слово вибирає { $name }
    }
codenames-stage-break = Гру { $game } закінчено
codenames-stage-over = Партію закінчено
codenames-coop-won =
    { $points ->
        [one] Перемога: { $points } очко.
        [few] Перемога: { $points } очки.
       *[many] Перемога: { $points } очок.
    }
codenames-nobody-won = Ніхто не переміг.

# Код: clue- і значення core.clues.ClueReason; clue – підказка, codename – відкрите слово.

clue-fine = Заперечити нічого.
clue-several-words = «{ $clue }» – не одне слово.
clue-hyphen = «{ $clue }» пишеться через дефіс: суворо кажучи, це не одне слово.
clue-same-word = { $codename } лежить на полі, підказкою бути не може.
clue-form = «{ $clue }» – форма слова { $codename }.
clue-cognate = «{ $clue }» – той самий корінь, що { $codename }.
clue-cognate-doubtful = «{ $clue }» і { $codename }: схоже на один корінь.
clue-part = «{ $clue }» – частина слова { $codename } або спільна з ним частина.
clue-letter = Літера годиться, лише якщо вказує на зміст.
clue-numeral = Число годиться, лише якщо вказує на зміст.
clue-number-hint = Число підказки саме натякає на { $codename }.
clue-place = «{ $clue }» може вказувати на місце картки, а не на зміст.
clue-foreign =
    { $suggestion ->
        [none] «{ $clue }» – не російське слово.
       *[other] «{ $clue }» – не російське слово. Може, { $suggestion }?
    }
clue-abbreviation = «{ $clue }» – скорочення: суворо кажучи, це не слово.
clue-unknown =
    { $suggestion ->
        [none] Слова «{ $clue }» немає в словнику.
       *[other] Слова «{ $clue }» немає в словнику. Може, { $suggestion }?
    }
clue-letter-hint = «{ $clue }» і { $codename } збігаються літерами.
clue-homophone = «{ $clue }» звучить як { $codename }.
clue-rhyme = «{ $clue }» римується з { $codename }.

# Чому підказку відхиляють. Код: codenames-strike- і номер правила, яке вона порушує.

codenames-strike-cn-25 = не одне слово
codenames-strike-cn-26 = натяк понад слово й число
codenames-strike-cn-27 = слово зі столу
codenames-strike-cn-61 = натяк на літери або на місце
codenames-strike-cn-62 = літера чи числівник не за змістом
codenames-strike-cn-63 = число саме підказує
codenames-strike-cn-64 = не російське слово
codenames-strike-cn-65 = спільнокореневе слово або форма
codenames-strike-cn-66 = частина складного слова
codenames-strike-cn-69 = співзвуччя
codenames-strike-cn-79 = слово через дефіс
codenames-strike-cn-80 = вигадане слово
codenames-strike-cn-82 = ім’я чи назва з кількох слів
codenames-strike-cn-84 = вигадане ім’я
codenames-strike-cn-85 = скорочення
codenames-strike-cn-88 = рима без змісту
codenames-struck-for = не зараховано, { $reason } ({ $rule })
