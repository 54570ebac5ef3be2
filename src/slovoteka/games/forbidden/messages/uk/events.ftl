# Що сталося в партії: для термінала, сервера і сторінок.
# $name – хто, $me – чи це ви. Поруч із переліком ($taken) стоїть, скільки в ньому літер чи імен ($taken_count).

forbidden-event-began =
    { $me ->
        [yes] Перший хід ваш.
       *[no] Перший хід: { $name }.
    }
forbidden-event-opened = Розмову відкриває червона { $letter }.
forbidden-event-drew =
    { $me ->
        [yes] Ви берете
       *[no] { $name } бере
    } { $letter_count ->
        [0] карту.
       *[other] { $letter }.
    }
forbidden-event-laid =
    { $in_time ->
        [no] { $me ->
            [yes] Час вийшов, за вас лягла { $letter }.
           *[no] Час вийшов, { $name } не встигає: лягла { $letter }.
        }
       *[yes] { $me ->
            [yes] Ви кладете
           *[no] { $name } кладе
        } { $red ->
            [yes] червону { $letter } з вітрини.
           *[no] { $letter }.
        }
    }
forbidden-event-passed =
    { $me ->
        [yes] Ви не бачите слова.
       *[no] { $name } не бачить слова.
    }
forbidden-event-called =
    { $me ->
        [yes] Ви
       *[no] { $name }
    }: «Не говори { $word }!» { $taken_count ->
        [0] Чорних літер у слові немає, штрафу теж.
       *[other] { $victim_me ->
            [yes] Ви забираєте
           *[no] { $victim } забирає
        } { $taken }: { $taken_count ->
            [one] штраф { $taken_count } очко.
            [few] штраф { $taken_count } очки.
           *[many] штраф { $taken_count } очок.
        }
    }{ $returned_count ->
        [0] { "" }
        [1] { " " }На вітрину повертається { $returned }.
       *[other] { " " }На вітрину повертаються { $returned }.
    }
forbidden-event-call-failed =
    { $me ->
        [yes] Ви
       *[no] { $name }
    }: «Не говори { $word }!» Не зараховано: { $why }.{ $fine ->
        [0] { "" }
        [one] { " " }Штраф { $fine } очко.
        [few] { " " }Штраф { $fine } очки.
       *[many] { " " }Штраф { $fine } очок.
    }
forbidden-event-call-put =
    { $me ->
        [yes] Ви
       *[no] { $name }
    }: «Не говори { $word }!»
forbidden-event-doubted =
    { $me ->
        [yes] Ви сумніваєтеся: голосують усі.
       *[no] { $name } сумнівається: голосують усі.
    }
forbidden-event-voted =
    За: { $pro_count ->
        [0] ніхто
       *[other] { $pro }
    }. Проти: { $contra_count ->
        [0] ніхто
       *[other] { $contra }
    }. { $stands ->
        [yes] Слово прийнято.
       *[no] Слово не прийнято.
    }
forbidden-event-new-conversation =
    Червоних лишилося менше двох, розмова починається знову.{ $discarded_count ->
        [0] { "" }
       *[other] { " " }У спільний відбій: { $discarded }.
    }
forbidden-event-chose =
    { $me ->
        [yes] { $mover_me ->
            [yes] Ви лишаєте хід собі.
           *[no] Ви передаєте хід, ходить { $mover }.
        }
       *[no] { $mover_me ->
            [yes] { $name } передає хід вам.
           *[no] { $mover_same ->
                [yes] { $name } лишає хід собі.
               *[no] { $name } передає хід, ходить { $mover }.
            }
        }
    }
forbidden-event-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }
forbidden-event-finished =
    Партію закінчено: { $reason ->
        [penalty] штраф дійшов до десяти
        [deck] колода скінчилася
       *[left] лишився один гравець
    }. Штраф: { $points }.

## Слова всередині речень
forbidden-by-vote = стіл вирішив, що такого слова немає
