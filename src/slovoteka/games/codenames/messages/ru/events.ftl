# Что произошло в партии: для терминала, сервера и страниц.
# $name – кто, $me – вы ли это, $team – чей ход или чья победа.

codenames-event-began =
    Игра { $game }: { $turned ->
        [yes] карты перевёрнуты
       *[no] карты новые
    }. { $captains_count ->
        [1] Капитан: { $captains }.
       *[other] Капитаны: { $captains }.
    }
codenames-event-dealt = На столе 25 слов.
codenames-event-marked =
    { $team ->
        [red] Начинают красные: у них 9 агентов, у синих 8.
       *[blue] Начинают синие: у них 9 агентов, у красных 8.
    }
codenames-event-key-drawn = Ключ, слово { $place }: { $owner }.
codenames-event-key-shown = Новый капитан видит ключ.
codenames-event-asked =
    { $clue_count ->
        [0] { $me ->
            [yes] Вы спрашиваете о чём-то второго капитана шёпотом.
           *[no] { $name } спрашивает о чём-то второго капитана шёпотом.
        }
       *[other] { $me ->
            [yes] Вы спрашиваете шёпотом: { $clue }, можно так?
           *[no] { $name } спрашивает шёпотом: { $clue }, можно так?
        }
    }
codenames-event-answered =
    { $valid ->
        [yes] { $me ->
            [yes] Вы шепчете в ответ: можно.
           *[no] { $name } шепчет в ответ: можно.
        }
        [no] { $me ->
            [yes] Вы шепчете в ответ: нельзя.
           *[no] { $name } шепчет в ответ: нельзя.
        }
        [hidden] Капитаны больше не шепчутся.
       *[none] { $me ->
            [yes] Время вышло: вы ничего не ответили.
           *[no] Время вышло: { $name } ничего не отвечает.
        }
    }
codenames-event-clued =
    { $team ->
        [red] Красные: { $clue }.
       *[blue] Синие: { $clue }.
    }{ $allowed ->
        [yes] { " " }Второй капитан уже сказал, что так можно.
       *[no] { "" }
    }
codenames-event-accepted =
    { $me ->
        [yes] Вы не возражаете.
       *[no] { $name } не возражает.
    }
codenames-event-protested =
    { $me ->
        [yes] Вы возражаете против подсказки.
       *[no] { $name } возражает против подсказки.
    }{ $finding_count ->
        [0] { "" }
       *[other] { " " }Судья: { $finding }
    }
codenames-event-ruled =
    { $valid ->
        [yes] { $in_time ->
            [yes] { $me ->
                [yes] Ваше решение
               *[no] Решение капитана ({ $name })
            }
           *[no] Время вышло, решает судья
        }: подсказка засчитана.
       *[no] { $in_time ->
            [yes] { $me ->
                [yes] Вы не засчитываете подсказку
               *[no] { $name } не засчитывает подсказку
            }
           *[no] Время вышло, судья не засчитывает подсказку
        }{ $rule ->
            [none] , ход переходит.
           *[other] : { $reason } ({ $rule }). Ход переходит.
        }
    }
codenames-event-vote-called =
    { $me ->
        [yes] Вы отклоняете подсказку
       *[no] { $name } отклоняет подсказку
    }: { $reason } ({ $rule }). Судья не против неё, поэтому голосует стол.
codenames-event-voted =
    Голоса: за подсказку { $keep }, против { $strike }. { $valid ->
        [yes] Подсказка засчитана.
       *[no] Подсказка не засчитана: { $reason } ({ $rule }). Ход переходит.
    }
codenames-event-touched =
    { $me ->
        [yes] Вы открываете
       *[no] { $name } открывает
    } { $word }: { $whose ->
        [own] свой агент.
        [red] агент красных, ход окончен.
        [blue] агент синих, ход окончен.
        [bystander] мирный житель, ход окончен.
       *[assassin] убийца.
    }
codenames-event-covered =
    { $enemy ->
        [yes] { $in_time ->
            [yes] { $me ->
                [yes] Ход врага: вы накрываете его слово { $word }.
               *[no] Ход врага: { $name } накрывает его слово { $word }.
            }
           *[no] Время вышло: враг сам накрывает слово { $word }.
        }
       *[no] { $me ->
            [yes] Штраф соперникам: вы накрываете своё слово { $word }.
           *[no] Штраф за подсказку: { $name } накрывает слово своей команды, { $word }.
        }
    }
codenames-event-skipped =
    { $me ->
        [yes] Вы обходитесь без штрафа.
       *[no] { $name } обходится без штрафа.
    }
codenames-event-stopped =
    { $in_time ->
        [yes] { $me ->
            [yes] Вы говорите «стоп»
           *[no] { $name } говорит «стоп»
        }
       *[no] Время вышло
    }: { $team ->
        [red] ход красных окончен.
       *[blue] ход синих окончен.
    }
codenames-event-timer-turned =
    { $me ->
        [yes] Вы переворачиваете песочные часы.
       *[no] { $name } переворачивает песочные часы.
    }
codenames-event-timer-out = Песок высыпался: пора решать.
codenames-event-clue-late =
    { $me ->
        [yes] Ваше время вышло
       *[no] Время вышло ({ $name })
    }: теперь годится только подсказка к одному слову, с числом 1.
codenames-event-clue-missed =
    { $me ->
        [yes] Подсказки вы не дали: ход потерян.
       *[no] { $name } не даёт подсказки: ход потерян.
    }
codenames-event-new-captain =
    { $team ->
        [red] Новый капитан красных: { $name }.
       *[blue] Новый капитан синих: { $name }.
    }
codenames-event-game-over =
    { $reason ->
        [agents] { $team ->
            [red] Победили красные: все их агенты найдены.
           *[blue] Победили синие: все их агенты найдены.
        }
        [assassin] { $team ->
            [red] Победили красные: синие открыли убийцу.
           *[blue] Победили синие: красные открыли убийцу.
        }
       *[left] { $team ->
            [red] Победили красные: синие дальше не играют.
           *[blue] Победили синие: красные дальше не играют.
        }
    }
codenames-event-game-over-coop =
    { $reason ->
        [agents] Все свои агенты найдены.
        [assassin] Это был убийца: победила игра.
        [enemy] Все слова врага накрыты раньше ваших: победила игра.
       *[left] Дальше играть некому.
    }
codenames-event-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }

## Слова внутри фраз
codenames-clue = «{ $word }» – { $number }
codenames-clue-unlimited = «{ $word }» – неограниченно
codenames-captain-of =
    { $team ->
        [red] красные – { $name }
       *[blue] синие – { $name }
    }
