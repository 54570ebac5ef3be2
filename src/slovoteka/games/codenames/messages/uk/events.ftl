# Що сталося в партії: для термінала, сервера і сторінок.
# $name – хто, $me – чи це ви, $team – чий хід або чия перемога.

codenames-event-began =
    Гра { $game }: { $turned ->
        [yes] карти перевернуто
       *[no] карти нові
    }. { $captains_count ->
        [1] Капітан: { $captains }.
       *[other] Капітани: { $captains }.
    }
codenames-event-dealt = На столі 25 слів.
codenames-event-marked =
    { $team ->
        [red] Починають червоні: у них 9 агентів, у синіх 8.
       *[blue] Починають сині: у них 9 агентів, у червоних 8.
    }
codenames-event-key-drawn = Ключ, слово { $place }: { $owner }.
codenames-event-key-shown = Новий капітан бачить ключ.
codenames-event-asked =
    { $clue_count ->
        [0] { $me ->
            [yes] Ви питаєте про щось другого капітана пошепки.
           *[no] { $name } питає про щось другого капітана пошепки.
        }
       *[other] { $me ->
            [yes] Ви питаєте пошепки: { $clue }, можна так?
           *[no] { $name } питає пошепки: { $clue }, можна так?
        }
    }
codenames-event-answered =
    { $valid ->
        [yes] { $me ->
            [yes] Ви шепочете у відповідь: можна.
           *[no] { $name } шепоче у відповідь: можна.
        }
        [no] { $me ->
            [yes] Ви шепочете у відповідь: не можна.
           *[no] { $name } шепоче у відповідь: не можна.
        }
        [hidden] Капітани більше не шепочуться.
       *[none] { $me ->
            [yes] Час вийшов: ви нічого не відповіли.
           *[no] Час вийшов: { $name } нічого не відповідає.
        }
    }
codenames-event-clued =
    { $team ->
        [red] Червоні: { $clue }.
       *[blue] Сині: { $clue }.
    }{ $allowed ->
        [yes] { " " }Другий капітан уже сказав, що так можна.
       *[no] { "" }
    }
codenames-event-accepted =
    { $me ->
        [yes] Ви не заперечуєте.
       *[no] { $name } не заперечує.
    }
codenames-event-protested =
    { $me ->
        [yes] Ви заперечуєте проти підказки.
       *[no] { $name } заперечує проти підказки.
    }{ $finding_count ->
        [0] { "" }
       *[other] { " " }Суддя: { $finding }
    }
codenames-event-ruled =
    { $valid ->
        [yes] { $in_time ->
            [yes] { $me ->
                [yes] Ваше рішення
               *[no] Рішення капітана ({ $name })
            }
           *[no] Час вийшов, вирішує суддя
        }: підказку зараховано.
       *[no] { $in_time ->
            [yes] { $me ->
                [yes] Ви не зараховуєте підказки
               *[no] { $name } не зараховує підказки
            }
           *[no] Час вийшов, суддя не зараховує підказки
        }{ $rule ->
            [none] , хід переходить.
           *[other] : { $reason } ({ $rule }). Хід переходить.
        }
    }
codenames-event-vote-called =
    { $me ->
        [yes] Ви відхиляєте підказку
       *[no] { $name } відхиляє підказку
    }: { $reason } ({ $rule }). Суддя не проти неї, тому голосує стіл.
codenames-event-voted =
    Голоси: за підказку { $keep }, проти { $strike }. { $valid ->
        [yes] Підказку зараховано.
       *[no] Підказку не зараховано: { $reason } ({ $rule }). Хід переходить.
    }
codenames-event-touched =
    { $me ->
        [yes] Ви відкриваєте
       *[no] { $name } відкриває
    } { $word }: { $whose ->
        [own] свій агент.
        [red] агент червоних, хід закінчено.
        [blue] агент синіх, хід закінчено.
        [bystander] мирний житель, хід закінчено.
       *[assassin] убивця.
    }
codenames-event-covered =
    { $enemy ->
        [yes] { $in_time ->
            [yes] { $me ->
                [yes] Хід ворога: ви накриваєте його слово { $word }.
               *[no] Хід ворога: { $name } накриває його слово { $word }.
            }
           *[no] Час вийшов: ворог сам накриває слово { $word }.
        }
       *[no] { $me ->
            [yes] Штраф суперникам: ви накриваєте своє слово { $word }.
           *[no] Штраф за підказку: { $name } накриває слово своєї команди, { $word }.
        }
    }
codenames-event-skipped =
    { $me ->
        [yes] Ви обходитеся без штрафу.
       *[no] { $name } обходиться без штрафу.
    }
codenames-event-stopped =
    { $in_time ->
        [yes] { $me ->
            [yes] Ви кажете «стоп»
           *[no] { $name } каже «стоп»
        }
       *[no] Час вийшов
    }: { $team ->
        [red] хід червоних закінчено.
       *[blue] хід синіх закінчено.
    }
codenames-event-timer-turned =
    { $me ->
        [yes] Ви перевертаєте пісковий годинник.
       *[no] { $name } перевертає пісковий годинник.
    }
codenames-event-timer-out = Пісок висипався: час вирішувати.
codenames-event-clue-late =
    { $me ->
        [yes] Ваш час вийшов
       *[no] Час вийшов ({ $name })
    }: тепер годиться лише підказка до одного слова, з числом 1.
codenames-event-clue-missed =
    { $me ->
        [yes] Підказки ви не дали: хід втрачено.
       *[no] { $name } не дає підказки: хід втрачено.
    }
codenames-event-new-captain =
    { $team ->
        [red] Новий капітан червоних: { $name }.
       *[blue] Новий капітан синіх: { $name }.
    }
codenames-event-game-over =
    { $reason ->
        [agents] { $team ->
            [red] Перемогли червоні: усіх їхніх агентів знайдено.
           *[blue] Перемогли сині: усіх їхніх агентів знайдено.
        }
        [assassin] { $team ->
            [red] Перемогли червоні: сині відкрили вбивцю.
           *[blue] Перемогли сині: червоні відкрили вбивцю.
        }
       *[left] { $team ->
            [red] Перемогли червоні: сині далі не грають.
           *[blue] Перемогли сині: червоні далі не грають.
        }
    }
codenames-event-game-over-coop =
    { $reason ->
        [agents] Усіх своїх агентів знайдено.
        [assassin] Це був убивця: перемогла гра.
        [enemy] Усі слова ворога накрито раніше за ваші: перемогла гра.
       *[left] Далі грати нікому.
    }
codenames-event-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }

## Слова всередині речень
codenames-clue = «{ $word }» – { $number }
codenames-clue-unlimited = «{ $word }» – необмежено
codenames-captain-of =
    { $team ->
        [red] червоні – { $name }
       *[blue] сині – { $name }
    }
