# Scrabble: що сталося, на що чекає стіл, що можна написати, умови.

## Події звичайної гри. $name — хто, $me — чи це ви.
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
        [yes] Ви берете { $tile }.
       *[no] { $name } бере { $tile }.
    }
scrabble-event-drew-hidden =
    { $name } бере { $bag ->
        [vowels] плашку з мішечка голосних
        [consonants] плашку з мішечка приголосних
       *[one] плашку
    }.
scrabble-event-picked =
    { $me ->
        [yes] Ви берете { $tiles }.
       *[no] { $name } бере { $tiles }.
    }
scrabble-event-played = { $name }: { $at } { $word }, { $points }.
scrabble-event-played-pending = { $name }: { $at } { $word }, { $points }, якщо хід устоїть.
scrabble-event-corrected = Названо { $claimed }, а насправді { $points }: так і записано.
scrabble-event-stood =
    { $me ->
        [yes] Ваш хід зараховано: { $points }.
       *[no] { $name }: хід зараховано, { $points }.
    }
scrabble-event-challenged =
    { $me ->
        [yes] Ви не вірите й вимагаєте перевірки.
       *[no] { $name } не вірить і вимагає перевірки.
    }
scrabble-event-challenged-vote =
    { $me ->
        [yes] Ви не вірите: стіл голосує.
       *[no] { $name } не вірить: стіл голосує.
    }
scrabble-event-play-failed =
    { $me ->
        [yes] Слово { $word } не годиться: { $why }. Ви забираєте плашки й втрачаєте хід.
       *[no] Слово { $word } не годиться: { $why }. { $name } забирає плашки й втрачає хід.
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
    За: { $pro }. Проти: { $contra }. { $stands ->
        [yes] Хід прийнято.
       *[no] Хід не прийнято.
    }
scrabble-event-theme-voted =
    { $words_count ->
        [0] { $name }: жодне слово не за темою.
       *[other] { $name }: за темою { $words }, ще { $bonus }.
    }
scrabble-event-exchanged =
    { $count ->
        [one] { $me ->
            [yes] Ви міняєте { $count } плашку.
           *[no] { $name } міняє { $count } плашку.
        }
        [few] { $me ->
            [yes] Ви міняєте { $count } плашки.
           *[no] { $name } міняє { $count } плашки.
        }
       *[many] { $me ->
            [yes] Ви міняєте { $count } плашок.
           *[no] { $name } міняє { $count } плашок.
        }
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
       *[other] { $letters } літер
    }.
scrabble-event-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }
scrabble-event-finished =
    Партію закінчено: { $reason ->
        [out] { $me ->
            [yes] мішечок порожній, і ви викладаєте все
           *[no] мішечок порожній, і { $name } викладає все
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
        [yes] Ваш аркуш: { $at } { $word }, { $points }.
       *[no] { $name }: { $at } { $word }, { $points }.
    }
scrabble-event-dup-sheet-rejected =
    { $me ->
        [yes] Ваш аркуш: { $at } { $word }. Слово { $rejected } не годиться{ $why }: { $points }.
       *[no] { $name }: { $at } { $word }. Слово { $rejected } не годиться{ $why }: { $points }.
    }
scrabble-event-dup-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }
scrabble-event-dup-over =
    Партію закінчено: { $reason ->
        [played-out] усі плашки на дошці
        [no-letters] голосних або приголосних більше не вистачає
        [no-moves] ходити більше нікуди
       *[left] грати більше нікому
    }.

## Гра навпаки
scrabble-event-rev-removed =
    { $in_time ->
        [no] { $me ->
            [yes] Час вийшов, за вас знімається { $tiles } ({ $squares }): { $points }.
           *[no] Час вийшов, { $name } знімає { $tiles } ({ $squares }): { $points }.
        }
       *[yes] { $me ->
            [yes] Ви знімаєте { $tiles } ({ $squares }): { $points }.
           *[no] { $name } знімає { $tiles } ({ $squares }): { $points }.
        }
    }{ $words_count ->
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
scrabble-event-bingo-called = Витягнуто { $letter }, у мішечку ще { $bag_left }.
scrabble-event-bingo-blank = Витягнуто пустушку, вона нічого не викреслює; у мішечку ще { $bag_left }.
scrabble-event-bingo-crossed =
    { $me ->
        [yes] Ви викреслюєте { $letter }, лишається { $left }.
       *[no] { $name } викреслює { $letter }, лишається { $left }.
    }
scrabble-event-bingo-shouted = «Scrabble Бінго!» Аркуш повний: { $names }.
scrabble-event-bingo-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }
scrabble-event-bingo-finished =
    Партію закінчено: { $reason ->
        [bingo] аркуш заповнено
        [bag] плашки скінчилися
        [no-sheets] ніхто не записав двох слів
       *[left] грати більше нікому
    }. Викреслено: { $crossed }.

## Слова всередині фраз
scrabble-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
scrabble-nobody = ніхто
scrabble-by-vote = так вирішив стіл
scrabble-a-blank = пустушку
scrabble-sign-letter = л
scrabble-sign-word = с
scrabble-first-rack = перша підставка
scrabble-second-rack = друга підставка

## На що чекає стіл
scrabble-stage-order = Жереб вирішує, хто ходить першим
scrabble-stage-draw =
    { $me ->
        [yes] Тягніть плашки
       *[no] { $name } тягне плашки
    }
scrabble-stage-pick = Виберіть плашки з відкритих
scrabble-stage-turn =
    { $me ->
        [yes] Ваш хід
       *[no] Ходить { $name }
    }
scrabble-stage-respond =
    { $me ->
        [yes] { $name }: { $word }. Вірите?
       *[no] Суперники думають, чи вірити слову { $word }
    }
scrabble-stage-vote = { $name }: { $word }. Чи є слова, які тут складено?
scrabble-stage-theme = { $name }: { $word }. Що тут за темою?
scrabble-stage-sheets = Усі пишуть аркуші
scrabble-stage-write = Усі таємно записують по два слова
scrabble-stage-mark = Усі шукають літеру на своїх аркушах
scrabble-stage-over = Гру закінчено

## Стіл на екрані
scrabble-row-rack = Підставка
scrabble-row-second-rack = Друга
scrabble-row-letters = Літери
scrabble-row-score = Рахунок
scrabble-row-known = Усі бачили
scrabble-row-open = Відкриті
scrabble-row-bag = У мішечку
scrabble-row-bags = У мішечках
scrabble-row-last = Останнє
scrabble-row-held = Плашок
scrabble-row-theme = Тема
scrabble-row-removed = Знято
scrabble-row-called = Витягнуто
scrabble-row-sheet = Аркуш
scrabble-in-bags = голосних { $vowels }, приголосних { $consonants }
scrabble-dup-bag = { $left }: голосних { $vowels }, приголосних { $consonants }, пустушок { $blanks }
scrabble-dup-title = Тур { $round }. У вас { $score }, місце { $place }

## Що можна написати
scrabble-prompt-turn = Хід: { $ways }
scrabble-way-play = З8 СЛОВО
scrabble-way-theme = #СЛОВО
scrabble-way-swap = Б7=В
scrabble-way-exchange = обмін АБВ
scrabble-way-pass = пас
scrabble-prompt-respond = Enter – вірю, «не вірю» – перевірити
scrabble-prompt-respond-vote = Enter – вірю, «не вірю» – голосувати
scrabble-prompt-vote = Такі слова є: за або проти
scrabble-prompt-theme = Що за темою: { $words }, або Enter – нічого
scrabble-prompt-draw = Ще { $count }: голосна (г) чи приголосна (п)
scrabble-prompt-pick = Які плашки взяти, разом { $count }
scrabble-prompt-sheet = Ваш аркуш: З8 СЛОВО або пас
scrabble-prompt-remove = Що зняти: З8 З9
scrabble-prompt-write = Два слова по сім літер
scrabble-prompt-mark = { $letter }: є, Enter – ні; бінго, якщо аркуш повний
scrabble-prompt-mark-blank = Пустушка нічого не викреслює: Enter – далі

scrabble-help-goal = Кладіть слова навхрест, як у кросворді; перше – через центр дошки. Рахуються всі слова, що утворилися або змінилися, а за сім плашок разом ще 50.
scrabble-help-marks = На дошці: 2л і 3л множать літеру, 2с і 3с – усе слово, ★ – простий центр. Премія діє один раз.
scrabble-help-play = З8 ЗАНОВО – слово праворуч із клітинки З8, 8З ЗАНОВО – донизу; пишіть слово цілком, разом із літерами, що лежать. Можна й по плашках: З8:З З9:А
scrabble-help-blank = Пустушка – мала літера: ЗАНоВО. Усе слово малими (заново) – пустушки знайдуться самі, якщо літер забракне.
scrabble-help-exchange = обмін ИЬ? – поміняти плашки, пустушка тут «?»; хід на цьому закінчується
scrabble-help-pass = пас або - – пропустити хід
scrabble-help-challenge = не вірю – перевірити слова суперника; Enter або вірю – нехай лежить
scrabble-help-challenge-vote = не вірю – нехай про слова суперника голосує стіл; Enter або вірю – нехай лежить
scrabble-help-vote = за, проти – чи є такі слова, коли стіл голосує
scrabble-help-declare = Очки ходу називають самі: З8 ЗАНОВО =24
scrabble-help-theme = Тема: { $theme }. Слова за темою назвіть після ходу: З8 ГОЛ #ГОЛ; суперники вирішують: тема ГОЛ або не тема
scrabble-help-swap = Б7=В – покласти свою В замість пустушки, що її заступає, і забрати пустушку; потім звичайний хід
scrabble-help-jacks = У першому слові не менше п’яти літер; якщо ніхто не може, вистачить чотирьох, і так далі. До першого слова не міняють.
scrabble-help-bags = голосна, приголосна (або г, п) – з якого мішечка тягнути
scrabble-help-pick = взяти АБВ – вибрати з відкритих плашок
scrabble-help-clock = Годинник: { $minutes } хв на всю партію. Далі можна грати ще { $overtime } хв, і кожна почата хвилина коштує 10 очок.
scrabble-help-dup-goal = У всіх одна дошка й ті самі літери. Кожен пише свій хід і отримує його очки, а на дошку йде найкращий.
scrabble-help-dup-claim = З8 ЗАНОВО =24 – назвати й очки; до кінця туру аркуш можна переписати
scrabble-help-dup-pass = пас – нічого не писати в цьому турі
scrabble-help-rev-goal = Знімайте з дошки до шести плашок одного слова: усе, що лишиться, має бути словами й триматися разом. Очки – ціна знятого.
scrabble-help-rev-remove = З8 З9 або зняти З8 З9 – які клітинки звільнити
scrabble-help-rev-pass = Пасувати не можна; тільки якщо з початкової дошки нічого не зняти, пас це скаже.
scrabble-help-bingo-goal = Запишіть два слова по сім літер. Плашки тягнуть одну за одною; викреслюйте витягнуті літери, за раз одну. Перший повний аркуш перемагає.
scrabble-help-bingo-write = КАРТИНА ДОРОЖКА або пишу КАРТИНА ДОРОЖКА – два слова аркуша; пас – грати без аркуша
scrabble-help-bingo-mark = є – викреслити літеру; ні або Enter – її в мене немає; є бінго – викреслити останню; бінго – аркуш уже повний

## Видання й варіанти
scrabble-edition =
    Видання: { $edition ->
        [bilingual-ru] двомовне, російський набір, правила SU
        [bilingual-uk] двомовне, український набір, правила SU
       *[mattel] Mattel, російський набір, правила SM
    }.
scrabble-variant-standard = слова одразу перевіряє словник
scrabble-variant-bilingual-ru = правила двомовного видання, російські плашки
scrabble-variant-bilingual-uk = правила двомовного видання, українські плашки
scrabble-variant-challenge = слова оскаржують, марна суперечка нічого не коштує
scrabble-variant-challenge-turn = слова оскаржують, марна суперечка коштує ходу
scrabble-variant-challenge-ten = слова оскаржують, марна суперечка коштує десяти очок
scrabble-variant-vote = без словника: про спірні слова голосує стіл
scrabble-variant-declare = очки ходу називають самі гравці
scrabble-variant-reusable-blanks = пустушку з дошки можна забрати, поклавши її літеру
scrabble-variant-theme-list = тема «спорт»: за слова зі списку ще п’ять очок
scrabble-variant-theme-vote = тема «спорт»: що за нею, вирішують суперники
scrabble-variant-jacks = у першому слові не менше п’яти літер
scrabble-variant-two-bags = голосні й приголосні в різних мішечках
scrabble-variant-tournament = дві хвилини на хід, обмін, поки в мішечку сім плашок
scrabble-variant-championship = 25 хвилин на партію, обмін, поки в мішечку сім плашок
scrabble-variant-nouns = лише іменники, Ё – окрема літера
scrabble-variant-solitaire = пасьянс з однією підставкою
scrabble-variant-solitaire-two-racks = пасьянс із двома підставками
scrabble-variant-solitaire-face-up = пасьянс із відкритими плашками
scrabble-variant-duplicate = у всіх ті самі літери, на дошку йде найкращий аркуш
scrabble-variant-duplicate-engine = у всіх ті самі літери, на дошку йде найкращий із можливих ходів
scrabble-variant-reverse = гра навпаки: плашки знімають із готової дошки
scrabble-variant-bingo = викреслюють літери двох своїх слів

## Умови столу
scrabble-option-seats = скільки гравців: від 2 до 4, у дублікаті й бінго більше
scrabble-option-edition = видання: правила, дошка й набір
scrabble-option-mode = звичайна гра, пасьянс, дублікат, навпаки чи бінго
scrabble-option-first = хто ходить першим, лік із нуля; інакше вирішує жереб
scrabble-option-board = дошка: ім’я або файл .toml, .json
scrabble-option-tiles = набір плашок: ім’я або файл .toml, .json
scrabble-option-centre_doubles = центр подвоює слово
scrabble-option-words = слова перевіряє словник одразу, на вимогу або стіл голосуванням
scrabble-option-penalty = чого варта марна суперечка: нічого, ходу, п’яти чи десяти очок
scrabble-option-dictionary = усі форми слів чи лише іменники
scrabble-option-yo = чи може Е стояти замість Ё
scrabble-option-obscene = дозволено лайливі слова
scrabble-option-own_words = свої слова через кому або файл .txt
scrabble-option-declare = очки ходу називають самі гравці
scrabble-option-reusable_blanks = пустушку з дошки можна забрати, поклавши її літеру
scrabble-option-theme = тема: за слова за нею ще п’ять очок
scrabble-option-theme_words = слова за темою через кому; інакше вирішують суперники
scrabble-option-jacks = у першому слові не менше п’яти літер
scrabble-option-two_bags = голосні й приголосні в різних мішечках
scrabble-option-restricted_exchange = немає обміну, якщо в мішечку менше семи плашок
scrabble-option-scoreless_turns = скільки ходів без очок поспіль у кожного закінчують гру; 0 – не закінчують
scrabble-option-solitaire = пасьянс: одна підставка, дві чи відкриті плашки
scrabble-option-placed = дублікат: на дошку йде найкращий з аркушів чи найкращий із можливих
scrabble-option-position = з якої дошки починати, запис CGP
scrabble-option-clock = час на кожен хід чи на всю партію
scrabble-option-turn_ms = час на хід, мс
scrabble-option-game_ms = час на партію, мс
scrabble-option-overtime_ms = скільки можна грати понад нього, мс: хвилина коштує десяти очок
scrabble-option-respond_ms = час на суперечку, мс
scrabble-option-vote_ms = час на голосування, мс
scrabble-option-draw_ms = час на вибір мішечка, мс
scrabble-option-sheet_ms = час на аркуш у дублікаті й у бінго, мс
scrabble-option-mark_ms = час на витягнуту літеру в бінго, мс

## Підсумок
scrabble-leftovers = Залишки на підставках: { $changes }.
scrabble-overtime = час { $fine }
scrabble-grade =
    Разом { $total }: { $grade ->
        [low] за партію зазвичай набирають більше, від 400 до 800
        [usual] як заведено, за партію набирають від 400 до 800
        [high] це більше за звичайні 400–800
        [good] хороша партія
        [very-good] дуже хороша партія
       *[excellent] чудова партія
    }.
scrabble-grade-each =
    { $grade ->
        [good] { $name } – добре
        [very-good] { $name } – дуже добре
       *[excellent] { $name } – чудово
    }
scrabble-won =
    { $count ->
        [one] Перемагає { $names }.
       *[other] Перемога спільна: { $names }.
    }
scrabble-you-won-alone = Перемога ваша.
scrabble-you-won-together = Перемога спільна, і ваша теж.
scrabble-your-score = Ваш рахунок: { $points }.
scrabble-final-scores = Рахунок: { $scores }.

category-scrabble-standard-ru = Scrabble, російські фішки
category-scrabble-standard-uk = Scrabble, українські фішки
category-scrabble-challenge-ru = Scrabble із протестами, російські фішки
category-scrabble-challenge-uk = Scrabble із протестами, українські фішки
category-scrabble-duplicate-ru = Дублікат, російські фішки
category-scrabble-duplicate-uk = Дублікат, українські фішки
category-scrabble-reverse-ru = Scrabble навпаки, російські фішки
category-scrabble-reverse-uk = Scrabble навпаки, українські фішки
category-scrabble-bingo-ru = Бінго, російські фішки
category-scrabble-bingo-uk = Бінго, українські фішки

tui-title-scrabble = Скрабл
tui-box-scrabble = Скрабл
tui-box-bilingual = Скрабл, двомовний набір
