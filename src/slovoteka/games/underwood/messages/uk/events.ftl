# Що сталося в партії: для термінала, сервера і сторінок.
# $name – хто, $me – чи це ви. Поруч із переліком ($torn) стоїть, скільки в ньому карт, слів чи імен ($torn_count).

underwood-event-began =
    Кін { $round }. { $dealer_me ->
        [yes] Роздаєте ви
       *[no] Роздає { $dealer }
    }, { $first_me ->
        [yes] перший хід ваш
       *[no] перший хід: { $first }
    }.
underwood-event-drew =
    { $me ->
        [yes] Ви берете
       *[no] { $name } бере
    } { $card_count ->
        [0] карту.
       *[other] { $card }.
    }
underwood-event-put-under = Під колоду кладуть { $card }: стрічка починається з літери.
underwood-event-tape-began = Стрічку починає { $card }.
underwood-event-discarded =
    { $me ->
        [yes] Ви скидаєте призову карту { $sign } ({ $about }) і берете іншу.
       *[no] { $name } скидає призову карту { $sign } ({ $about }) і бере іншу.
    }
underwood-event-swapped =
    { $me ->
        [yes] Ви кладете
       *[no] { $name } кладе
    } { $letter } у слово { $word } ({ $owner_me ->
        [yes] ваше
       *[no] { $owner }
    }) і { $me ->
        [yes] забираєте «Ундервуд».
       *[no] забирає «Ундервуд».
    }
underwood-event-laid =
    { $me ->
        [yes] Ви
       *[no] { $name }
    }: { $word }, { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
       *[many] { $points } очок.
    }{ $stars_count ->
        [0] { "" }
       *[other] { " " }За { $stars } – «Ундервуд».
    }{ $torn_count ->
        [0] { "" }
       *[other] { " " }Зі стрічки: { $torn }.
    }{ $prized ->
        [yes] { " " }Призова карта { $sign } ({ $about }).
       *[no] { "" }
    }
underwood-event-taped =
    { $card_count ->
        [0] { $me ->
            [yes] Для стрічки у вас літер немає.
           *[no] { $name }: літер для стрічки немає.
        }
       *[other] { $in_time ->
            [no] { $me ->
                [yes] Час вийшов: за вас у стрічку лягла { $card }.
               *[no] Час вийшов: { $name } не встигає, у стрічку лягла { $card }.
            }
           *[yes] { $me ->
                [yes] У стрічку ви кладете { $card }.
               *[no] { $name } кладе у стрічку { $card }.
            }
        }
    }
underwood-event-turn-put =
    { $me ->
        [yes] Ви пропонуєте { $turn }.
       *[no] { $name } пропонує { $turn }.
    }
underwood-event-accepted =
    { $me ->
        [yes] Ви вірите.
       *[no] { $name } вірить.
    }
underwood-event-doubted =
    { $me ->
        [yes] Ви сумніваєтеся: голосують усі.
       *[no] { $name } сумнівається: голосують усі.
    }
underwood-event-voted =
    За: { $pro_count ->
        [0] ніхто
       *[other] { $pro }
    }. Проти: { $contra_count ->
        [0] ніхто
       *[other] { $contra }
    }. { $stands ->
        [yes] Прийнято.
       *[no] Не прийнято.
    }
underwood-event-turn-failed =
    { $words_count ->
        [0] Хід не годиться
        [1] { $words } не годиться
       *[other] { $words } не годяться
    }: { $me ->
        [yes] ви забираєте карти й ходите інакше.
       *[no] { $name } забирає карти й ходить інакше.
    }
underwood-event-round-over =
    { $reason ->
        [out] { $me ->
            [yes] Кін закінчено: у вас не лишилося літер.
           *[no] Кін закінчено: { $name } лишається без літер.
        }
       *[stuck] Кін закінчено: ніхто не може ходити.
    }
underwood-event-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }

## Карти всередині речень: хтось бере чи кладе …
underwood-card-underwood = «Ундервуд»
underwood-card-prize = призову карту { $sign } ({ $about })
