# Scrabble: на що чекає стіл, що можна написати, умови.

## Слова всередині фраз
scrabble-sign-letter = л
scrabble-sign-word = с
scrabble-first-rack = перша підставка
scrabble-second-rack = друга підставка

## На що чекає стіл
scrabble-stage-order = Жереб вирішує, хто ходить першим
scrabble-stage-draw =
    { $me ->
        [yes] Тягніть фішки
       *[no] { $name } тягне фішки
    }
scrabble-stage-pick = Виберіть фішки з відкритих
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
scrabble-row-bag = У мішку
scrabble-row-bags = У мішках
scrabble-row-last = Останнє
scrabble-row-held = Фішок
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
scrabble-prompt-challenge = Ви повірили; «не вірю» – усе-таки перевірити, поки думають інші
scrabble-prompt-challenge-vote = Ви повірили; «не вірю» – усе-таки голосувати, поки думають інші
scrabble-prompt-vote = Такі слова є: за або проти
scrabble-prompt-theme = Що за темою: { $words }, або Enter – нічого
scrabble-prompt-draw = Ще { $count }: голосна (г) чи приголосна (п)
scrabble-prompt-pick = Які фішки взяти, разом { $count }
scrabble-prompt-sheet = Ваш аркуш: З8 СЛОВО або пас
scrabble-prompt-remove = Що зняти: З8 З9
scrabble-prompt-write = Два слова по сім літер
scrabble-prompt-mark = { $letter }: є, Enter – ні; бінго, якщо аркуш повний
scrabble-prompt-mark-blank = Пустушка нічого не викреслює: Enter – далі, «є» – викреслити пропущене

scrabble-help-goal = Кладіть слова навхрест, як у кросворді; перше – через центр дошки. Рахуються всі слова, що утворилися або змінилися, а за сім фішок разом ще 50.
scrabble-help-marks = На дошці: 2л і 3л множать літеру, 2с і 3с – усе слово, ★ – простий центр. Премія діє один раз.
scrabble-help-play = З8 ЗАНОВО – слово праворуч із клітинки З8, 8З ЗАНОВО – донизу; пишіть слово цілком, разом із літерами, що лежать. Можна й по фішках: З8:З З9:А
scrabble-help-blank = Пустушка – мала літера: ЗАНоВО. Усе слово малими (заново) – пустушки знайдуться самі, якщо літер забракне.
scrabble-help-exchange = обмін ИЬ? – поміняти фішки, пустушка тут «?»; хід на цьому закінчується
scrabble-help-pass = пас або - – пропустити хід
scrabble-help-challenge = не вірю – перевірити слова суперника; Enter або вірю – нехай лежить
scrabble-help-challenge-vote = не вірю – нехай про слова суперника голосує стіл; Enter або вірю – нехай лежить
scrabble-help-vote = за, проти – чи є такі слова, коли стіл голосує
scrabble-help-declare = Очки ходу називають самі: З8 ЗАНОВО =24
scrabble-help-theme = Тема: { $theme }. Слова за темою назвіть після ходу: З8 ГОЛ #ГОЛ; суперники вирішують: тема ГОЛ або не тема
scrabble-help-swap = Б7=В – покласти свою В замість пустушки, що її заступає, і забрати пустушку; потім звичайний хід
scrabble-help-jacks = У першому слові не менше п’яти літер; якщо ніхто не може, вистачить чотирьох, і так далі. Хто міняє фішки, теж передає хід.
scrabble-help-bags = голосна, приголосна (або г, п) – з якого мішка тягнути
scrabble-help-pick = взяти АБВ – вибрати з відкритих фішок
scrabble-help-clock = Годинник: { $minutes } хв на всю партію. Далі можна грати ще { $overtime } хв, і кожна почата хвилина коштує 10 очок.
scrabble-help-dup-goal = У всіх одна дошка й ті самі літери. Кожен пише свій хід і отримує його очки, а на дошку йде найкращий.
scrabble-help-dup-claim = З8 ЗАНОВО =24 – назвати й очки; до кінця туру аркуш можна переписати
scrabble-help-dup-pass = пас – нічого не писати в цьому турі
scrabble-help-rev-goal = Знімайте з дошки до шести фішок одного слова: усе, що лишиться, має бути словами й триматися разом. Очки – ціна знятого.
scrabble-help-rev-remove = З8 З9 або зняти З8 З9 – які клітинки звільнити
scrabble-help-rev-pass = Пасувати не можна; тільки якщо з початкової дошки нічого не зняти, пас це скаже.
scrabble-help-bingo-goal = Запишіть два слова по сім літер. Фішки тягнуть одну за одною; викреслюйте витягнуті літери, за раз одну. Перший повний аркуш перемагає.
scrabble-help-bingo-write = КАРТИНА ДОРОЖКА або пишу КАРТИНА ДОРОЖКА – два слова аркуша; пас – грати без аркуша
scrabble-help-bingo-mark = є – викреслити літеру, а заразом і ті, що ви пропустили раніше; ні або Enter – її в мене немає; є бінго – викреслити останню; бінго – аркуш уже повний

## Видання й варіанти
scrabble-edition =
    Видання: { $edition ->
        [bilingual-ru] двомовне, російський набір, правила SU
        [bilingual-uk] двомовне, український набір, правила SU
       *[mattel] Mattel, російський набір, правила SM
    }.
scrabble-variant-standard = слова одразу перевіряє словник
scrabble-variant-bilingual-ru = правила двомовного видання, російські фішки
scrabble-variant-bilingual-uk = правила двомовного видання, українські фішки
scrabble-variant-challenge = слова оскаржують, марна суперечка нічого не коштує
scrabble-variant-challenge-turn = слова оскаржують, марна суперечка коштує ходу
scrabble-variant-challenge-ten = слова оскаржують, марна суперечка коштує десяти очок
scrabble-variant-vote = без словника: про спірні слова голосує стіл
scrabble-variant-declare = очки ходу називають самі гравці
scrabble-variant-reusable-blanks = пустушку з дошки можна забрати, поклавши її літеру
scrabble-variant-theme-list = тема «спорт»: за слова зі списку ще п’ять очок
scrabble-variant-theme-vote = тема «спорт»: що за нею, вирішують суперники
scrabble-variant-jacks = у першому слові не менше п’яти літер
scrabble-variant-two-bags = голосні й приголосні в різних мішках
scrabble-variant-tournament = дві хвилини на хід, обмін, поки в мішку сім фішок
scrabble-variant-championship = 25 хвилин на партію, обмін, поки в мішку сім фішок
scrabble-variant-nouns = лише іменники, Ё – окрема літера
scrabble-variant-solitaire = пасьянс з однією підставкою
scrabble-variant-solitaire-two-racks = пасьянс із двома підставками
scrabble-variant-solitaire-face-up = пасьянс із відкритими фішками
scrabble-variant-duplicate = у всіх ті самі літери, на дошку йде найкращий аркуш
scrabble-variant-duplicate-engine = у всіх ті самі літери, на дошку йде найкращий із можливих ходів
scrabble-variant-reverse = гра навпаки: фішки знімають із готової дошки
scrabble-variant-bingo = викреслюють літери двох своїх слів

## Умови столу
scrabble-option-rules = версія правил: 1 – колишня, 2 – нинішня
scrabble-option-seats = скільки гравців: від 2 до 4, у дублікаті й бінго більше
scrabble-option-edition = видання: правила, дошка й набір
scrabble-option-mode = звичайна гра, пасьянс, дублікат, навпаки чи бінго
scrabble-option-first = хто ходить першим, лік із нуля; інакше вирішує жереб
scrabble-option-board = дошка: ім’я або файл .toml, .json
scrabble-option-tiles = набір фішок: ім’я або файл .toml, .json
scrabble-option-centre_doubles = центр подвоює слово
scrabble-option-words = слова перевіряє словник одразу, на вимогу або стіл голосуванням
scrabble-option-four_tries = четверте неправильне слово за хід передає хід (якщо слова перевіряють одразу)
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
scrabble-option-two_bags = голосні й приголосні в різних мішках
scrabble-option-restricted_exchange = немає обміну, якщо в мішку менше семи фішок
scrabble-option-scoreless_turns = скільки ходів без очок поспіль у кожного закінчують гру; 0 – не закінчують
scrabble-option-solitaire = пасьянс: одна підставка, дві чи відкриті фішки
scrabble-option-placed = дублікат: на дошку йде найкращий з аркушів чи найкращий із можливих
scrabble-option-position = з якої дошки починати, запис CGP
scrabble-option-clock = час на кожен хід чи на всю партію
scrabble-option-turn_ms = час на хід, мс
scrabble-option-game_ms = час на партію, мс
scrabble-option-overtime_ms = скільки можна грати понад нього, мс: хвилина коштує десяти очок
scrabble-option-respond_ms = час на суперечку, мс
scrabble-option-vote_ms = час на голосування, мс
scrabble-option-draw_ms = час на вибір мішка, мс
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
