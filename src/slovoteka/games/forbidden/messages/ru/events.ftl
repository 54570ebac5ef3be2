# Что произошло в партии: для терминала, сервера и страниц.
# $name – кто, $me – вы ли это. Рядом с перечнем ($taken) стоит, сколько в нём букв или имён ($taken_count).

forbidden-event-began =
    { $me ->
        [yes] Первый ход ваш.
       *[no] Первый ход: { $name }.
    }
forbidden-event-opened = Разговор открывает красная { $letter }.
forbidden-event-drew =
    { $me ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $letter_count ->
        [0] карту.
       *[other] { $letter }.
    }
forbidden-event-laid =
    { $in_time ->
        [no] { $me ->
            [yes] Время вышло, за вас легла { $letter }.
           *[no] Время вышло, { $name } не успевает: легла { $letter }.
        }
       *[yes] { $me ->
            [yes] Вы кладёте
           *[no] { $name } кладёт
        } { $red ->
            [yes] красную { $letter } с витрины.
           *[no] { $letter }.
        }
    }
forbidden-event-passed =
    { $me ->
        [yes] Вы не видите слова.
       *[no] { $name } не видит слова.
    }
forbidden-event-called =
    { $me ->
        [yes] Вы
       *[no] { $name }
    }: «Не говори { $word }!» { $taken_count ->
        [0] Чёрных букв в слове нет, штрафа тоже.
       *[other] { $victim_me ->
            [yes] Вы забираете
           *[no] { $victim } забирает
        } { $taken }: { $taken_count ->
            [one] штраф { $taken_count } очко.
            [few] штраф { $taken_count } очка.
           *[many] штраф { $taken_count } очков.
        }
    }{ $returned_count ->
        [0] { "" }
        [1] { " " }На витрину возвращается { $returned }.
       *[other] { " " }На витрину возвращаются { $returned }.
    }
forbidden-event-call-failed =
    { $me ->
        [yes] Вы
       *[no] { $name }
    }: «Не говори { $word }!» Не засчитано: { $why }.{ $fine ->
        [0] { "" }
        [one] { " " }Штраф { $fine } очко.
        [few] { " " }Штраф { $fine } очка.
       *[many] { " " }Штраф { $fine } очков.
    }
forbidden-event-call-put =
    { $me ->
        [yes] Вы
       *[no] { $name }
    }: «Не говори { $word }!»
forbidden-event-doubted =
    { $me ->
        [yes] Вы сомневаетесь: голосуют все.
       *[no] { $name } сомневается: голосуют все.
    }
forbidden-event-voted =
    За: { $pro_count ->
        [0] никто
       *[other] { $pro }
    }. Против: { $contra_count ->
        [0] никто
       *[other] { $contra }
    }. { $stands ->
        [yes] Слово принято.
       *[no] Слово не принято.
    }
forbidden-event-new-conversation =
    Красных осталось меньше двух, разговор начинается заново.{ $discarded_count ->
        [0] { "" }
       *[other] { " " }В общий отбой: { $discarded }.
    }
forbidden-event-chose =
    { $me ->
        [yes] { $mover_me ->
            [yes] Вы оставляете ход себе.
           *[no] Вы передаёте ход, ходит { $mover }.
        }
       *[no] { $mover_me ->
            [yes] { $name } передаёт ход вам.
           *[no] { $mover_same ->
                [yes] { $name } оставляет ход себе.
               *[no] { $name } передаёт ход, ходит { $mover }.
            }
        }
    }
forbidden-event-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }
forbidden-event-finished =
    Партия окончена: { $reason ->
        [penalty] штраф дошёл до десяти
        [deck] колода кончилась
       *[left] остался один игрок
    }. Штраф: { $points }.

## Слова внутри фраз
forbidden-by-vote = стол решил, что такого слова нет
