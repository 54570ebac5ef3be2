# Что произошло в партии: для терминала, сервера и страниц.
# $name – кто, $me – вы ли это. Рядом с перечнем ($torn) стоит, сколько в нём карт, слов или имён ($torn_count).

underwood-event-began =
    Кон { $round }. { $dealer_me ->
        [yes] Сдаёте вы
       *[no] Сдаёт { $dealer }
    }, { $first_me ->
        [yes] первый ход ваш
       *[no] первый ход: { $first }
    }.
underwood-event-drew =
    { $me ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $card_count ->
        [0] карту.
       *[other] { $card }.
    }
underwood-event-put-under = Под колоду кладут { $card }: лента начинается с буквы.
underwood-event-tape-began = Ленту начинает { $card }.
underwood-event-discarded =
    { $me ->
        [yes] Вы сбрасываете призовую карту { $sign } ({ $about }) и берёте другую.
       *[no] { $name } сбрасывает призовую карту { $sign } ({ $about }) и берёт другую.
    }
underwood-event-swapped =
    { $me ->
        [yes] Вы кладёте
       *[no] { $name } кладёт
    } { $letter } в слово { $word } ({ $owner_me ->
        [yes] ваше
       *[no] { $owner }
    }) и { $me ->
        [yes] забираете «Ундервуд».
       *[no] забирает «Ундервуд».
    }
underwood-event-laid =
    { $me ->
        [yes] Вы
       *[no] { $name }
    }: { $word }, { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[many] { $points } очков.
    }{ $stars_count ->
        [0] { "" }
       *[other] { " " }За { $stars } – «Ундервуд».
    }{ $torn_count ->
        [0] { "" }
       *[other] { " " }С ленты: { $torn }.
    }{ $prized ->
        [yes] { " " }Призовая карта { $sign } ({ $about }).
       *[no] { "" }
    }
underwood-event-taped =
    { $card_count ->
        [0] { $me ->
            [yes] Для ленты у вас букв нет.
           *[no] { $name }: букв для ленты нет.
        }
       *[other] { $in_time ->
            [no] { $me ->
                [yes] Время вышло: за вас в ленту легла { $card }.
               *[no] Время вышло: { $name } не успевает, в ленту легла { $card }.
            }
           *[yes] { $me ->
                [yes] В ленту вы кладёте { $card }.
               *[no] { $name } кладёт в ленту { $card }.
            }
        }
    }
underwood-event-turn-put =
    { $me ->
        [yes] Вы предлагаете { $turn }.
       *[no] { $name } предлагает { $turn }.
    }
underwood-event-accepted =
    { $me ->
        [yes] Вы верите.
       *[no] { $name } верит.
    }
underwood-event-doubted =
    { $me ->
        [yes] Вы сомневаетесь: голосуют все.
       *[no] { $name } сомневается: голосуют все.
    }
underwood-event-voted =
    За: { $pro_count ->
        [0] никто
       *[other] { $pro }
    }. Против: { $contra_count ->
        [0] никто
       *[other] { $contra }
    }. { $stands ->
        [yes] Принято.
       *[no] Не принято.
    }
underwood-event-turn-failed =
    { $words_count ->
        [0] Ход не годится
        [1] { $words } не годится
       *[other] { $words } не годятся
    }: { $me ->
        [yes] вы забираете карты и ходите иначе.
       *[no] { $name } забирает карты и ходит иначе.
    }
underwood-event-round-over =
    { $reason ->
        [out] { $me ->
            [yes] Кон окончен: у вас не осталось букв.
           *[no] Кон окончен: { $name } остаётся без букв.
        }
       *[stuck] Кон окончен: никто не может ходить.
    }
underwood-event-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }

## Карты внутри фраз: кто-то берёт или кладёт …
underwood-card-underwood = «Ундервуд»
underwood-card-prize = призовую карту { $sign } ({ $about })
