# Что произошло в партии: для терминала, сервера и страниц.
# $name – кто, $me – вы ли это. Рядом с перечнем ($words) стоит, сколько в нём слов или имён ($words_count).
# $points, $bonus и $fine – очки словами, из scrabble-points.

## Обычная игра
scrabble-event-lot-drawn =
    { $me ->
        [yes] Жребий: вы тянете { $tile }.
       *[no] Жребий: { $name } тянет { $tile }.
    }
scrabble-event-lots-tied = Поровну, тянут ещё раз: { $names }.
scrabble-event-began =
    { $me ->
        [yes] Первый ход ваш.
       *[no] Первый ход: { $name }.
    }
scrabble-event-drew =
    { $me ->
        [yes] Вы берёте
       *[no] { $name } берёт
    } { $tile_count ->
        [0] { $bag ->
            [vowels] фишку из мешка гласных
            [consonants] фишку из мешка согласных
           *[any] фишку
        }
       *[other] { $tile }
    }.
scrabble-event-picked =
    { $me ->
        [yes] Вы берёте { $tiles }.
       *[no] { $name } берёт { $tiles }.
    }
scrabble-event-played =
    { $me ->
        [yes] Вы
       *[no] { $name }
    }: { $at } { $word }, { $points }{ $pending ->
        [yes] , если ход устоит
       *[no] { "" }
    }.
scrabble-event-corrected = Названо { $claimed }, а верно { $points }: так и записано.
scrabble-event-stood =
    { $me ->
        [yes] Ваш ход засчитан: { $points }.
       *[no] { $name }: ход засчитан, { $points }.
    }
scrabble-event-challenged =
    { $vote ->
        [yes] { $me ->
            [yes] Вы не верите: стол голосует.
           *[no] { $name } не верит: стол голосует.
        }
       *[no] { $me ->
            [yes] Вы не верите и требуете проверки.
           *[no] { $name } не верит и требует проверки.
        }
    }
scrabble-event-play-failed =
    Слово { $word } не годится: { $why }. { $me ->
        [yes] Вы забираете фишки и теряете ход.
       *[no] { $name } забирает фишки и теряет ход.
    }
scrabble-event-challenge-failed =
    Все слова верны, спор напрасен. { $cost ->
        [turn] { $me ->
            [yes] Следующий ход вы пропускаете.
           *[no] Следующий ход { $name } пропускает.
        }
        [fine] { $me ->
            [yes] Это стоит вам { $fine }.
           *[no] { $name } платит { $fine }.
        }
       *[nothing] Платы за это нет.
    }
scrabble-event-voted =
    За: { $pro_count ->
        [0] никто
       *[other] { $pro }
    }. Против: { $contra_count ->
        [0] никто
       *[other] { $contra }
    }. { $stands ->
        [yes] Ход принят.
       *[no] Ход не принят.
    }
scrabble-event-theme-voted =
    { $me ->
        [yes] Вы
       *[no] { $name }
    }: { $words_count ->
        [0] ни одно слово не по теме.
       *[other] по теме { $words }, ещё { $bonus }.
    }
scrabble-event-exchanged =
    { $me ->
        [yes] Вы меняете
       *[no] { $name } меняет
    } { $count ->
        [one] { $count } фишку.
        [few] { $count } фишки.
       *[many] { $count } фишек.
    }
scrabble-event-passed =
    { $in_time ->
        [no] { $me ->
            [yes] Время вышло, ваш ход пропадает.
           *[no] Время вышло, { $name } теряет ход.
        }
       *[yes] { $me ->
            [yes] Вы пасуете.
           *[no] { $name } пасует.
        }
    }
scrabble-event-word-refused =
    { $me ->
        [yes] { $word } не годится: { $why }.{ $left ->
            [0] { "" }
            [1] { " " }Ещё одно неверное слово – и ход перейдёт.
           *[other] { " " }Ход остаётся за вами.
        }
       *[no] { $name } пробует { $word }, но это слово не годится: { $why }.
    }
scrabble-event-out-of-tries =
    Четвёртое неверное слово за ход: { $me ->
        [yes] вы теряете ход.
       *[no] { $name } теряет ход.
    }
scrabble-event-skipped =
    { $me ->
        [yes] Вы пропускаете ход: плата за напрасный спор.
       *[no] { $name } пропускает ход: плата за напрасный спор.
    }
scrabble-event-swapped =
    { $me ->
        [yes] Вы забираете пустышку с { $at }, на её месте теперь { $letter }.
       *[no] { $name } забирает пустышку с { $at }, на её месте теперь { $letter }.
    }
scrabble-event-opening-lowered =
    Начать никто не смог: теперь первому слову хватит { $letters ->
        [one] { $letters } буквы
        [few] { $letters } букв
       *[many] { $letters } букв
    }.
scrabble-event-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }
scrabble-event-finished =
    Партия окончена: { $reason ->
        [out] { $me ->
            [yes] мешок пуст, и вы выкладываете всё
           *[no] мешок пуст, и { $name } выкладывает всё
        }
        [passes] { $alone ->
            [yes] вы спасовали дважды подряд
           *[no] все спасовали дважды подряд
        }
        [scoreless] { $alone ->
            [yes] вы слишком долго не набирали очков
           *[no] слишком долго никто не набирал очков
        }
        [no-moves] ходить больше некуда
       *[left] играть больше некому
    }.

## Дубликат
scrabble-event-dup-rack = Тур { $round }. Буквы: { $rack }.
scrabble-event-dup-put-back =
    { $stuck ->
        [yes] С буквами { $rack } хода нет: их возвращают и тянут другие.
       *[no] В буквах { $rack } мало гласных или согласных: их возвращают и тянут другие.
    }
scrabble-event-dup-round =
    Тур { $round }: на доску идёт { $at } { $word }, { $points }. { $found_by ->
        [0] Так не написал никто.
        [one] Так написал { $found_by } игрок.
        [few] Так написали { $found_by } игрока.
       *[many] Так написали { $found_by } игроков.
    }
scrabble-dup-best = Лучше всего было { $move }: { $points }.
scrabble-event-dup-sheet =
    { $me ->
        [yes] Ваш листок
       *[no] { $name }
    }: { $at } { $word }{ $rejected_count ->
        [0] , { $points }.
       *[other] . Слово { $rejected } не годится{ $why_count ->
            [0] { "" }
           *[other] { " " }({ $why })
        }: { $points }.
    }
scrabble-event-dup-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }
scrabble-event-dup-over =
    Партия окончена: { $reason ->
        [played-out] все фишки на доске
        [no-letters] гласных или согласных больше не хватает
        [no-moves] ходить больше некуда
       *[left] играть больше некому
    }.

## Игра наоборот
scrabble-event-rev-removed =
    { $in_time ->
        [no] { $me ->
            [yes] Время вышло, за вас снимается
           *[no] Время вышло, { $name } снимает
        }
       *[yes] { $me ->
            [yes] Вы снимаете
           *[no] { $name } снимает
        }
    } { $tiles } ({ $squares }): { $points }.{ $words_count ->
        [0] { "" }
       *[other] { " " }Получилось: { $words }.
    }
scrabble-event-rev-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }
scrabble-event-rev-finished =
    Партия окончена: { $reason ->
        [cleared] доска пуста
        [no-removal] снять больше ничего нельзя
       *[left] играть больше некому
    }.

## Бинго
scrabble-event-bingo-written =
    { $words_count ->
        [0] { $me ->
            [yes] Листка у вас нет: двух слов вы не записали.
           *[no] { $name }: листка нет.
        }
       *[other] { $me ->
            [yes] Ваш листок: { $words }.
           *[no] { $name }: { $words }.
        }
    }
scrabble-event-bingo-called =
    { $blank ->
        [yes] Вытянута пустышка, она ничего не вычёркивает;
       *[no] Вытянута { $letter },
    } в мешке ещё { $bag_left }.
scrabble-event-bingo-crossed =
    { $me ->
        [yes] Вы вычёркиваете
       *[no] { $name } вычёркивает
    } { $letter }, { $left ->
        [0] букв больше не осталось.
        [one] осталась { $left } буква.
        [few] остались { $left } буквы.
       *[many] осталось { $left } букв.
    }
scrabble-event-bingo-shouted =
    «Скрэббл-бинго!» { $names_count ->
        [1] Листок полон: { $names }.
       *[other] Листки полны: { $names }.
    }
scrabble-event-bingo-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }
scrabble-event-bingo-finished =
    Партия окончена: { $reason ->
        [bingo] листок заполнен
        [bag] фишки кончились
        [no-sheets] никто не записал двух слов
       *[left] играть больше некому
    }.{ $crossed_count ->
        [0] { "" }
       *[other] { " " }Вычеркнуто: { $crossed }.
    }

## Слова внутри фраз
scrabble-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
scrabble-by-vote = так решил стол
scrabble-a-blank = пустышку
