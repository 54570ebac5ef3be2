# Що сталося в партії: для термінала, сервера і сторінок.
# $name – хто, $me – чи це ви. Поруч із переліком ($words) стоїть, скільки в ньому слів чи імен ($words_count).
# $points, $bonus і $fine – очки словами, зі scrabble-points.

## Звичайна гра
scrabble-event-lot-drawn =
    { $me ->
        [yes] Жереб: ви тягнете { $tile }.
       *[no] Жереб: { $name } тягне { $tile }.
    }
scrabble-event-lots-tied = Порівну, тягнуть ще раз: { $names }.
scrabble-event-began =
    { $me ->
        [yes] Перший хід ваш.
       *[no] Перший хід: { $name }.
    }
scrabble-event-drew =
    { $me ->
        [yes] Ви берете
       *[no] { $name } бере
    } { $tile_count ->
        [0] { $bag ->
            [vowels] фішку з мішка голосних
            [consonants] фішку з мішка приголосних
           *[any] фішку
        }
       *[other] { $tile }
    }.
scrabble-event-picked =
    { $me ->
        [yes] Ви берете { $tiles }.
       *[no] { $name } бере { $tiles }.
    }
scrabble-event-played =
    { $me ->
        [yes] Ви
       *[no] { $name }
    }: { $at } { $word }, { $points }{ $pending ->
        [yes] , якщо хід устоїть
       *[no] { "" }
    }.
scrabble-event-corrected = Названо { $claimed }, а насправді { $points }: так і записано.
scrabble-event-stood =
    { $me ->
        [yes] Ваш хід зараховано: { $points }.
       *[no] { $name }: хід зараховано, { $points }.
    }
scrabble-event-challenged =
    { $vote ->
        [yes] { $me ->
            [yes] Ви не вірите: стіл голосує.
           *[no] { $name } не вірить: стіл голосує.
        }
       *[no] { $me ->
            [yes] Ви не вірите й вимагаєте перевірки.
           *[no] { $name } не вірить і вимагає перевірки.
        }
    }
scrabble-event-play-failed =
    Слово { $word } не годиться: { $why }. { $me ->
        [yes] Ви забираєте фішки й втрачаєте хід.
       *[no] { $name } забирає фішки й втрачає хід.
    }
scrabble-event-challenge-failed =
    Усі слова правильні, суперечка марна. { $cost ->
        [turn] { $me ->
            [yes] Наступний хід ви пропускаєте.
           *[no] Наступний хід { $name } пропускає.
        }
        [fine] { $me ->
            [yes] Це коштує вам { $fine }.
           *[no] { $name } платить { $fine }.
        }
       *[nothing] Плати за це немає.
    }
scrabble-event-voted =
    За: { $pro_count ->
        [0] ніхто
       *[other] { $pro }
    }. Проти: { $contra_count ->
        [0] ніхто
       *[other] { $contra }
    }. { $stands ->
        [yes] Хід прийнято.
       *[no] Хід не прийнято.
    }
scrabble-event-theme-voted =
    { $me ->
        [yes] Ви
       *[no] { $name }
    }: { $words_count ->
        [0] жодне слово не за темою.
       *[other] за темою { $words }, ще { $bonus }.
    }
scrabble-event-exchanged =
    { $me ->
        [yes] Ви міняєте
       *[no] { $name } міняє
    } { $count ->
        [one] { $count } фішку.
        [few] { $count } фішки.
       *[many] { $count } фішок.
    }
scrabble-event-passed =
    { $in_time ->
        [no] { $me ->
            [yes] Час вийшов, ваш хід пропадає.
           *[no] Час вийшов, { $name } втрачає хід.
        }
       *[yes] { $me ->
            [yes] Ви пасуєте.
           *[no] { $name } пасує.
        }
    }
scrabble-event-word-refused =
    { $me ->
        [yes] { $word } не годиться: { $why }.{ $left ->
            [0] { "" }
            [1] { " " }Ще одне неправильне слово – і хід перейде.
           *[other] { " " }Хід лишається за вами.
        }
       *[no] { $name } пробує { $word }, але це слово не годиться: { $why }.
    }
scrabble-event-out-of-tries =
    Четверте неправильне слово за хід: { $me ->
        [yes] ви втрачаєте хід.
       *[no] { $name } втрачає хід.
    }
scrabble-event-skipped =
    { $me ->
        [yes] Ви пропускаєте хід: плата за марну суперечку.
       *[no] { $name } пропускає хід: плата за марну суперечку.
    }
scrabble-event-swapped =
    { $me ->
        [yes] Ви забираєте пустушку з { $at }, на її місці тепер { $letter }.
       *[no] { $name } забирає пустушку з { $at }, на її місці тепер { $letter }.
    }
scrabble-event-opening-lowered =
    Почати ніхто не зміг: тепер першому слову вистачить { $letters ->
        [one] { $letters } літери
        [few] { $letters } літер
       *[many] { $letters } літер
    }.
scrabble-event-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }
scrabble-event-finished =
    Партію закінчено: { $reason ->
        [out] { $me ->
            [yes] мішок порожній, і ви викладаєте все
           *[no] мішок порожній, і { $name } викладає все
        }
        [passes] { $alone ->
            [yes] ви спасували двічі поспіль
           *[no] усі спасували двічі поспіль
        }
        [scoreless] { $alone ->
            [yes] ви надто довго не набирали очок
           *[no] надто довго ніхто не набирав очок
        }
        [no-moves] ходити більше нікуди
       *[left] грати більше нікому
    }.

## Дублікат
scrabble-event-dup-rack = Тур { $round }. Літери: { $rack }.
scrabble-event-dup-put-back =
    { $stuck ->
        [yes] З літерами { $rack } ходу немає: їх повертають і тягнуть інші.
       *[no] У літерах { $rack } мало голосних або приголосних: їх повертають і тягнуть інші.
    }
scrabble-event-dup-round =
    Тур { $round }: на дошку йде { $at } { $word }, { $points }. { $found_by ->
        [0] Так не написав ніхто.
        [one] Так написав { $found_by } гравець.
        [few] Так написали { $found_by } гравці.
       *[many] Так написали { $found_by } гравців.
    }
scrabble-dup-best = Найкраще було { $move }: { $points }.
scrabble-event-dup-sheet =
    { $me ->
        [yes] Ваш аркуш
       *[no] { $name }
    }: { $at } { $word }{ $rejected_count ->
        [0] , { $points }.
       *[other] . Слово { $rejected } не годиться{ $why_count ->
            [0] { "" }
           *[other] { " " }({ $why })
        }: { $points }.
    }
scrabble-event-dup-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }
scrabble-event-dup-over =
    Партію закінчено: { $reason ->
        [played-out] усі фішки на дошці
        [no-letters] голосних або приголосних більше не вистачає
        [no-moves] ходити більше нікуди
       *[left] грати більше нікому
    }.

## Гра навпаки
scrabble-event-rev-removed =
    { $in_time ->
        [no] { $me ->
            [yes] Час вийшов, за вас знімається
           *[no] Час вийшов, { $name } знімає
        }
       *[yes] { $me ->
            [yes] Ви знімаєте
           *[no] { $name } знімає
        }
    } { $tiles } ({ $squares }): { $points }.{ $words_count ->
        [0] { "" }
       *[other] { " " }Вийшло: { $words }.
    }
scrabble-event-rev-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }
scrabble-event-rev-finished =
    Партію закінчено: { $reason ->
        [cleared] дошка порожня
        [no-removal] зняти більше нічого не можна
       *[left] грати більше нікому
    }.

## Бінго
scrabble-event-bingo-written =
    { $words_count ->
        [0] { $me ->
            [yes] Аркуша у вас немає: двох слів ви не записали.
           *[no] { $name }: аркуша немає.
        }
       *[other] { $me ->
            [yes] Ваш аркуш: { $words }.
           *[no] { $name }: { $words }.
        }
    }
scrabble-event-bingo-called =
    { $blank ->
        [yes] Витягнуто пустушку, вона нічого не викреслює;
       *[no] Витягнуто { $letter },
    } у мішку ще { $bag_left }.
scrabble-event-bingo-crossed =
    { $me ->
        [yes] Ви викреслюєте
       *[no] { $name } викреслює
    } { $letter }, { $left ->
        [0] літер більше не лишилося.
        [one] лишилася { $left } літера.
        [few] лишилися { $left } літери.
       *[many] лишилося { $left } літер.
    }
scrabble-event-bingo-shouted =
    «Скрабл-бінго!» { $names_count ->
        [1] Аркуш повний: { $names }.
       *[other] Аркуші повні: { $names }.
    }
scrabble-event-bingo-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }
scrabble-event-bingo-finished =
    Партію закінчено: { $reason ->
        [bingo] аркуш заповнено
        [bag] фішки скінчилися
        [no-sheets] ніхто не записав двох слів
       *[left] грати більше нікому
    }.{ $crossed_count ->
        [0] { "" }
       *[other] { " " }Викреслено: { $crossed }.
    }

## Слова всередині речень
scrabble-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
scrabble-by-vote = так вирішив стіл
scrabble-a-blank = пустушку
