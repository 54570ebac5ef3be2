# Scrabble: что произошло, чего ждёт стол, что можно написать, условия.

## События обычной игры. $name — кто, $me — вы ли это.
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
        [yes] Вы берёте { $tile }.
       *[no] { $name } берёт { $tile }.
    }
scrabble-event-drew-hidden =
    { $name } берёт { $bag ->
        [vowels] косточку из мешочка гласных
        [consonants] косточку из мешочка согласных
       *[one] косточку
    }.
scrabble-event-picked =
    { $me ->
        [yes] Вы берёте { $tiles }.
       *[no] { $name } берёт { $tiles }.
    }
scrabble-event-played = { $name }: { $at } { $word }, { $points }.
scrabble-event-played-pending = { $name }: { $at } { $word }, { $points }, если ход устоит.
scrabble-event-corrected = Названо { $claimed }, а верно { $points }: так и записано.
scrabble-event-stood =
    { $me ->
        [yes] Ваш ход засчитан: { $points }.
       *[no] { $name }: ход засчитан, { $points }.
    }
scrabble-event-challenged =
    { $me ->
        [yes] Вы не верите и требуете проверки.
       *[no] { $name } не верит и требует проверки.
    }
scrabble-event-challenged-vote =
    { $me ->
        [yes] Вы не верите: стол голосует.
       *[no] { $name } не верит: стол голосует.
    }
scrabble-event-play-failed =
    { $me ->
        [yes] Слово { $word } не годится: { $why }. Вы забираете косточки и теряете ход.
       *[no] Слово { $word } не годится: { $why }. { $name } забирает косточки и теряет ход.
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
    За: { $pro }. Против: { $contra }. { $stands ->
        [yes] Ход принят.
       *[no] Ход не принят.
    }
scrabble-event-theme-voted =
    { $words_count ->
        [0] { $name }: ни одно слово не по теме.
       *[other] { $name }: по теме { $words }, ещё { $bonus }.
    }
scrabble-event-exchanged =
    { $count ->
        [one] { $me ->
            [yes] Вы меняете { $count } косточку.
           *[no] { $name } меняет { $count } косточку.
        }
        [few] { $me ->
            [yes] Вы меняете { $count } косточки.
           *[no] { $name } меняет { $count } косточки.
        }
       *[many] { $me ->
            [yes] Вы меняете { $count } косточек.
           *[no] { $name } меняет { $count } косточек.
        }
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
       *[other] { $letters } букв
    }.
scrabble-event-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }
scrabble-event-finished =
    Партия окончена: { $reason ->
        [out] { $me ->
            [yes] мешочек пуст, и вы выкладываете всё
           *[no] мешочек пуст, и { $name } выкладывает всё
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
        [yes] Ваш листок: { $at } { $word }, { $points }.
       *[no] { $name }: { $at } { $word }, { $points }.
    }
scrabble-event-dup-sheet-rejected =
    { $me ->
        [yes] Ваш листок: { $at } { $word }. Слово { $rejected } не годится{ $why }: { $points }.
       *[no] { $name }: { $at } { $word }. Слово { $rejected } не годится{ $why }: { $points }.
    }
scrabble-event-dup-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }
scrabble-event-dup-over =
    Партия окончена: { $reason ->
        [played-out] все косточки на доске
        [no-letters] гласных или согласных больше не хватает
        [no-moves] ходить больше некуда
       *[left] играть больше некому
    }.

## Игра наоборот
scrabble-event-rev-removed =
    { $in_time ->
        [no] { $me ->
            [yes] Время вышло, за вас снимается { $tiles } ({ $squares }): { $points }.
           *[no] Время вышло, { $name } снимает { $tiles } ({ $squares }): { $points }.
        }
       *[yes] { $me ->
            [yes] Вы снимаете { $tiles } ({ $squares }): { $points }.
           *[no] { $name } снимает { $tiles } ({ $squares }): { $points }.
        }
    }{ $words_count ->
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
scrabble-event-bingo-called = Вытянута { $letter }, в мешочке ещё { $bag_left }.
scrabble-event-bingo-blank = Вытянута пустышка, она ничего не вычёркивает; в мешочке ещё { $bag_left }.
scrabble-event-bingo-crossed =
    { $me ->
        [yes] Вы вычёркиваете { $letter }, остаётся { $left }.
       *[no] { $name } вычёркивает { $letter }, остаётся { $left }.
    }
scrabble-event-bingo-shouted = «Scrabble Бинго!» Листок полон: { $names }.
scrabble-event-bingo-left =
    { $me ->
        [yes] Вы выходите из игры.
       *[no] { $name } выходит из игры.
    }
scrabble-event-bingo-finished =
    Партия окончена: { $reason ->
        [bingo] листок заполнен
        [bag] косточки кончились
        [no-sheets] никто не записал двух слов
       *[left] играть больше некому
    }. Вычеркнуто: { $crossed }.

## Слова внутри фраз
scrabble-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
scrabble-nobody = никто
scrabble-by-vote = так решил стол
scrabble-a-blank = пустышку
scrabble-sign-letter = б
scrabble-sign-word = с
scrabble-first-rack = первая подставка
scrabble-second-rack = вторая подставка

## Чего ждёт стол
scrabble-stage-order = Жребий решает, кто ходит первым
scrabble-stage-draw =
    { $me ->
        [yes] Тяните косточки
       *[no] { $name } тянет косточки
    }
scrabble-stage-pick = Выберите косточки из открытых
scrabble-stage-turn =
    { $me ->
        [yes] Ваш ход
       *[no] Ходит { $name }
    }
scrabble-stage-respond =
    { $me ->
        [yes] { $name }: { $word }. Верите?
       *[no] Соперники думают, верить ли слову { $word }
    }
scrabble-stage-vote = { $name }: { $word }. Есть ли слова, которые здесь составлены?
scrabble-stage-theme = { $name }: { $word }. Что здесь по теме?
scrabble-stage-sheets = Все пишут листки
scrabble-stage-write = Все тайно записывают по два слова
scrabble-stage-mark = Все ищут букву на своих листках
scrabble-stage-over = Игра окончена

## Стол на экране
scrabble-row-rack = Подставка
scrabble-row-second-rack = Вторая
scrabble-row-letters = Буквы
scrabble-row-score = Счёт
scrabble-row-known = Все видели
scrabble-row-open = Открыты
scrabble-row-bag = В мешочке
scrabble-row-bags = В мешочках
scrabble-row-last = Последнее
scrabble-row-held = Косточек
scrabble-row-theme = Тема
scrabble-row-removed = Снято
scrabble-row-called = Вытянуты
scrabble-row-sheet = Листок
scrabble-in-bags = гласных { $vowels }, согласных { $consonants }
scrabble-dup-bag = { $left }: гласных { $vowels }, согласных { $consonants }, пустышек { $blanks }
scrabble-dup-title = Тур { $round }. У вас { $score }, место { $place }

## Что можно написать
scrabble-prompt-turn = Ход: { $ways }
scrabble-way-play = З8 СЛОВО
scrabble-way-theme = #СЛОВО
scrabble-way-swap = Б7=В
scrabble-way-exchange = обмен АБВ
scrabble-way-pass = пас
scrabble-prompt-respond = Enter – верю, «не верю» – проверить
scrabble-prompt-respond-vote = Enter – верю, «не верю» – голосовать
scrabble-prompt-vote = Такие слова есть: за или против
scrabble-prompt-theme = Что по теме: { $words }, или Enter – ничего
scrabble-prompt-draw = Ещё { $count }: гласная (г) или согласная (с)
scrabble-prompt-pick = Какие косточки взять, всего { $count }
scrabble-prompt-sheet = Ваш листок: З8 СЛОВО или пас
scrabble-prompt-remove = Что снять: З8 З9
scrabble-prompt-write = Два слова по семь букв
scrabble-prompt-mark = { $letter }: есть, Enter – нет; бинго, если листок полон
scrabble-prompt-mark-blank = Пустышка ничего не вычёркивает: Enter – дальше

scrabble-help-goal = Кладите слова крест-накрест, как в кроссворде; первое – через центр доски. Счёт идёт за все слова, которые получились или изменились, а за семь косточек разом ещё 50.
scrabble-help-marks = На доске: 2б и 3б умножают букву, 2с и 3с – всё слово, ★ – простой центр. Премия действует один раз.
scrabble-help-play = З8 ЗДОРОВ – слово вправо с клетки З8, 8З ЗДОРОВ – вниз; пишите слово целиком, вместе с лежащими буквами. Можно и по косточкам: З8:З З9:Д
scrabble-help-blank = Пустышка – строчная буква: ЗДОРоВ. Всё слово строчными (здоров) – пустышки найдутся сами, если букв не хватит.
scrabble-help-exchange = обмен ЫЪ? – сменить косточки, пустышка здесь «?»; ход на этом кончается
scrabble-help-pass = пас или - – пропустить ход
scrabble-help-challenge = не верю – проверить слова соперника; Enter или верю – пусть лежит
scrabble-help-challenge-vote = не верю – пусть о словах соперника голосует стол; Enter или верю – пусть лежит
scrabble-help-vote = за, против – есть ли такие слова, когда стол голосует
scrabble-help-declare = Очки хода называют сами: З8 ЗДОРОВ =24
scrabble-help-theme = Тема: { $theme }. Слова по теме назовите после хода: З8 МЯЧ #МЯЧ; соперники решают: тема МЯЧ или не тема
scrabble-help-swap = Б7=В – положить свою В вместо пустышки, которая её заменяет, и забрать пустышку; потом обычный ход
scrabble-help-jacks = В первом слове не меньше пяти букв; если никто не может, хватит четырёх, и так далее. До первого слова не меняют.
scrabble-help-bags = гласная, согласная (или г, с) – из какого мешочка тянуть
scrabble-help-pick = взять АБВ – выбрать из открытых косточек
scrabble-help-clock = Часы: { $minutes } мин на всю партию. Дальше можно играть ещё { $overtime } мин, и каждая начатая минута стоит 10 очков.
scrabble-help-dup-goal = У всех одна доска и одни буквы. Каждый пишет свой ход и получает его очки, а на доску идёт лучший.
scrabble-help-dup-claim = З8 ЗДОРОВ =24 – назвать и очки; до конца тура листок можно переписать
scrabble-help-dup-pass = пас – ничего не писать в этом туре
scrabble-help-rev-goal = Снимайте с доски до шести косточек одного слова: всё, что останется, должно быть словами и держаться вместе. Очки – цена снятого.
scrabble-help-rev-remove = З8 З9 или снять З8 З9 – какие клетки освободить
scrabble-help-rev-pass = Пасовать нельзя; только если с начальной доски ничего не снять, пас это скажет.
scrabble-help-bingo-goal = Запишите два слова по семь букв. Косточки тянут одну за другой; вычёркивайте вытянутые буквы, за раз одну. Первый полный листок побеждает.
scrabble-help-bingo-write = КАРТИНА ДОРОЖКА или пишу КАРТИНА ДОРОЖКА – два слова листка; пас – играть без листка
scrabble-help-bingo-mark = есть – вычеркнуть букву; нет или Enter – её у меня нет; есть бинго – вычеркнуть последнюю; бинго – листок уже полон

## Издания и варианты
scrabble-edition =
    Издание: { $edition ->
        [bilingual-ru] двуязычное, русский набор, правила SU
        [bilingual-uk] двуязычное, украинский набор, правила SU
       *[mattel] Mattel, русский набор, правила SM
    }.
scrabble-variant-standard = слова сразу проверяет словарь
scrabble-variant-bilingual-ru = правила двуязычного издания, русские косточки
scrabble-variant-bilingual-uk = правила двуязычного издания, украинские косточки
scrabble-variant-challenge = слова оспаривают, напрасный спор ничего не стоит
scrabble-variant-challenge-turn = слова оспаривают, напрасный спор стоит хода
scrabble-variant-challenge-ten = слова оспаривают, напрасный спор стоит десяти очков
scrabble-variant-vote = без словаря: о спорных словах голосует стол
scrabble-variant-declare = очки хода называют сами игроки
scrabble-variant-reusable-blanks = пустышку с доски можно забрать, положив её букву
scrabble-variant-theme-list = тема «спорт»: за слова из списка ещё пять очков
scrabble-variant-theme-vote = тема «спорт»: что по ней, решают соперники
scrabble-variant-jacks = в первом слове не меньше пяти букв
scrabble-variant-two-bags = гласные и согласные в разных мешочках
scrabble-variant-tournament = две минуты на ход, обмен, пока в мешочке семь косточек
scrabble-variant-championship = 25 минут на партию, обмен, пока в мешочке семь косточек
scrabble-variant-nouns = только существительные, Ё – отдельная буква
scrabble-variant-solitaire = пасьянс с одной подставкой
scrabble-variant-solitaire-two-racks = пасьянс с двумя подставками
scrabble-variant-solitaire-face-up = пасьянс с открытыми косточками
scrabble-variant-duplicate = у всех одни буквы, на доску идёт лучший листок
scrabble-variant-duplicate-engine = у всех одни буквы, на доску идёт лучший из возможных ходов
scrabble-variant-reverse = игра наоборот: косточки снимают с готовой доски
scrabble-variant-bingo = вычёркивают буквы двух своих слов

## Условия стола
scrabble-option-seats = сколько игроков: от 2 до 4, в дубликате и бинго больше
scrabble-option-edition = издание: правила, доска и набор
scrabble-option-mode = обычная игра, пасьянс, дубликат, наоборот или бинго
scrabble-option-first = кто ходит первым, счёт с нуля; иначе решает жребий
scrabble-option-board = доска: имя или файл .toml, .json
scrabble-option-tiles = набор косточек: имя или файл .toml, .json
scrabble-option-centre_doubles = центр удваивает слово
scrabble-option-words = слова проверяет словарь сразу, по спору или стол голосованием
scrabble-option-penalty = чего стоит напрасный спор: ничего, хода, пяти или десяти очков
scrabble-option-dictionary = все формы слов или только существительные
scrabble-option-yo = может ли Е стоять вместо Ё
scrabble-option-obscene = разрешены бранные слова
scrabble-option-own_words = свои слова через запятую или файл .txt
scrabble-option-declare = очки хода называют сами игроки
scrabble-option-reusable_blanks = пустышку с доски можно забрать, положив её букву
scrabble-option-theme = тема: за слова по ней ещё пять очков
scrabble-option-theme_words = слова по теме через запятую; иначе решают соперники
scrabble-option-jacks = в первом слове не меньше пяти букв
scrabble-option-two_bags = гласные и согласные в разных мешочках
scrabble-option-restricted_exchange = нет обмена, если в мешочке меньше семи косточек
scrabble-option-scoreless_turns = сколько ходов без очков подряд у каждого кончают игру; 0 – не кончают
scrabble-option-solitaire = пасьянс: одна подставка, две или открытые косточки
scrabble-option-placed = дубликат: на доску идёт лучший из листков или лучший из возможных
scrabble-option-position = с какой доски начинать, запись CGP
scrabble-option-clock = время на каждый ход или на всю партию
scrabble-option-turn_ms = время на ход, мс
scrabble-option-game_ms = время на партию, мс
scrabble-option-overtime_ms = сколько можно играть сверх него, мс: минута стоит десяти очков
scrabble-option-respond_ms = время на спор, мс
scrabble-option-vote_ms = время на голосование, мс
scrabble-option-draw_ms = время на выбор мешочка, мс
scrabble-option-sheet_ms = время на листок в дубликате и в бинго, мс
scrabble-option-mark_ms = время на вытянутую букву в бинго, мс

## Исход
scrabble-leftovers = Остатки на подставках: { $changes }.
scrabble-overtime = время { $fine }
scrabble-grade =
    Вместе { $total }: { $grade ->
        [low] за партию обычно набирают больше, от 400 до 800
        [usual] как водится, за партию набирают от 400 до 800
        [high] это больше обычных 400–800
        [good] хорошая партия
        [very-good] очень хорошая партия
       *[excellent] отличная партия
    }.
scrabble-grade-each =
    { $grade ->
        [good] { $name } – хорошо
        [very-good] { $name } – очень хорошо
       *[excellent] { $name } – отлично
    }
scrabble-won =
    { $count ->
        [one] Побеждает { $names }.
       *[other] Победа общая: { $names }.
    }
scrabble-you-won-alone = Победа ваша.
scrabble-you-won-together = Победа общая, и ваша тоже.
scrabble-your-score = Ваш счёт: { $points }.
scrabble-final-scores = Счёт: { $scores }.

category-scrabble-standard-ru = Scrabble, русские косточки
category-scrabble-standard-uk = Scrabble, украинские косточки
category-scrabble-challenge-ru = Scrabble с протестами, русские косточки
category-scrabble-challenge-uk = Scrabble с протестами, украинские косточки
category-scrabble-duplicate-ru = Дубликат, русские косточки
category-scrabble-duplicate-uk = Дубликат, украинские косточки
category-scrabble-reverse-ru = Scrabble наоборот, русские косточки
category-scrabble-reverse-uk = Scrabble наоборот, украинские косточки
category-scrabble-bingo-ru = Бинго, русские косточки
category-scrabble-bingo-uk = Бинго, украинские косточки

tui-title-scrabble = Скрэббл
tui-box-scrabble = Скрэббл
tui-box-bilingual = Скрэббл, двуязычный набор
