# Scrabble: чего ждёт стол, что можно написать, условия.

## Слова внутри фраз
scrabble-sign-letter = б
scrabble-sign-word = с
scrabble-first-rack = первая подставка
scrabble-second-rack = вторая подставка

## Чего ждёт стол
scrabble-stage-order = Жребий решает, кто ходит первым
scrabble-stage-draw =
    { $me ->
        [yes] Тяните фишки
       *[no] { $name } тянет фишки
    }
scrabble-stage-pick = Выберите фишки из открытых
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
scrabble-row-bag = В мешке
scrabble-row-bags = В мешках
scrabble-row-last = Последнее
scrabble-row-held = Фишек
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
scrabble-prompt-challenge = Вы поверили; «не верю» – всё-таки проверить, пока думают другие
scrabble-prompt-challenge-vote = Вы поверили; «не верю» – всё-таки голосовать, пока думают другие
scrabble-prompt-vote = Такие слова есть: за или против
scrabble-prompt-theme = Что по теме: { $words }, или Enter – ничего
scrabble-prompt-draw = Ещё { $count }: гласная (г) или согласная (с)
scrabble-prompt-pick = Какие фишки взять, всего { $count }
scrabble-prompt-sheet = Ваш листок: З8 СЛОВО или пас
scrabble-prompt-remove = Что снять: З8 З9
scrabble-prompt-write = Два слова по семь букв
scrabble-prompt-mark = { $letter }: есть, Enter – нет; бинго, если листок полон
scrabble-prompt-mark-blank = Пустышка ничего не вычёркивает: Enter – дальше, «есть» – вычеркнуть пропущенное

scrabble-help-goal = Кладите слова крест-накрест, как в кроссворде; первое – через центр доски. Счёт идёт за все слова, которые получились или изменились, а за семь фишек разом ещё 50.
scrabble-help-marks = На доске: 2б и 3б умножают букву, 2с и 3с – всё слово, ★ – простой центр. Премия действует один раз.
scrabble-help-play = З8 ЗДОРОВ – слово вправо с клетки З8, 8З ЗДОРОВ – вниз; пишите слово целиком, вместе с лежащими буквами. Можно и по фишкам: З8:З З9:Д
scrabble-help-blank = Пустышка – строчная буква: ЗДОРоВ. Всё слово строчными (здоров) – пустышки найдутся сами, если букв не хватит.
scrabble-help-exchange = обмен ЫЪ? – сменить фишки, пустышка здесь «?»; ход на этом кончается
scrabble-help-pass = пас или - – пропустить ход
scrabble-help-challenge = не верю – проверить слова соперника; Enter или верю – пусть лежит
scrabble-help-challenge-vote = не верю – пусть о словах соперника голосует стол; Enter или верю – пусть лежит
scrabble-help-vote = за, против – есть ли такие слова, когда стол голосует
scrabble-help-declare = Очки хода называют сами: З8 ЗДОРОВ =24
scrabble-help-theme = Тема: { $theme }. Слова по теме назовите после хода: З8 МЯЧ #МЯЧ; соперники решают: тема МЯЧ или не тема
scrabble-help-swap = Б7=В – положить свою В вместо пустышки, которая её заменяет, и забрать пустышку; потом обычный ход
scrabble-help-jacks = В первом слове не меньше пяти букв; если никто не может, хватит четырёх, и так далее. Кто меняет фишки, тоже передаёт ход.
scrabble-help-bags = гласная, согласная (или г, с) – из какого мешка тянуть
scrabble-help-pick = взять АБВ – выбрать из открытых фишек
scrabble-help-clock = Часы: { $minutes } мин на всю партию. Дальше можно играть ещё { $overtime } мин, и каждая начатая минута стоит 10 очков.
scrabble-help-dup-goal = У всех одна доска и одни буквы. Каждый пишет свой ход и получает его очки, а на доску идёт лучший.
scrabble-help-dup-claim = З8 ЗДОРОВ =24 – назвать и очки; до конца тура листок можно переписать
scrabble-help-dup-pass = пас – ничего не писать в этом туре
scrabble-help-rev-goal = Снимайте с доски до шести фишек одного слова: всё, что останется, должно быть словами и держаться вместе. Очки – цена снятого.
scrabble-help-rev-remove = З8 З9 или снять З8 З9 – какие клетки освободить
scrabble-help-rev-pass = Пасовать нельзя; только если с начальной доски ничего не снять, пас это скажет.
scrabble-help-bingo-goal = Запишите два слова по семь букв. Фишки тянут одну за другой; вычёркивайте вытянутые буквы, за раз одну. Первый полный листок побеждает.
scrabble-help-bingo-write = КАРТИНА ДОРОЖКА или пишу КАРТИНА ДОРОЖКА – два слова листка; пас – играть без листка
scrabble-help-bingo-mark = есть – вычеркнуть букву, а заодно и те, что вы пропустили раньше; нет или Enter – её у меня нет; есть бинго – вычеркнуть последнюю; бинго – листок уже полон

## Издания и варианты
scrabble-edition =
    Издание: { $edition ->
        [bilingual-ru] двуязычное, русский набор, правила SU
        [bilingual-uk] двуязычное, украинский набор, правила SU
       *[mattel] Mattel, русский набор, правила SM
    }.
scrabble-variant-standard = слова сразу проверяет словарь
scrabble-variant-bilingual-ru = правила двуязычного издания, русские фишки
scrabble-variant-bilingual-uk = правила двуязычного издания, украинские фишки
scrabble-variant-challenge = слова оспаривают, напрасный спор ничего не стоит
scrabble-variant-challenge-turn = слова оспаривают, напрасный спор стоит хода
scrabble-variant-challenge-ten = слова оспаривают, напрасный спор стоит десяти очков
scrabble-variant-vote = без словаря: о спорных словах голосует стол
scrabble-variant-declare = очки хода называют сами игроки
scrabble-variant-reusable-blanks = пустышку с доски можно забрать, положив её букву
scrabble-variant-theme-list = тема «спорт»: за слова из списка ещё пять очков
scrabble-variant-theme-vote = тема «спорт»: что по ней, решают соперники
scrabble-variant-jacks = в первом слове не меньше пяти букв
scrabble-variant-two-bags = гласные и согласные в разных мешках
scrabble-variant-tournament = две минуты на ход, обмен, пока в мешке семь фишек
scrabble-variant-championship = 25 минут на партию, обмен, пока в мешке семь фишек
scrabble-variant-nouns = только существительные, Ё – отдельная буква
scrabble-variant-solitaire = пасьянс с одной подставкой
scrabble-variant-solitaire-two-racks = пасьянс с двумя подставками
scrabble-variant-solitaire-face-up = пасьянс с открытыми фишками
scrabble-variant-duplicate = у всех одни буквы, на доску идёт лучший листок
scrabble-variant-duplicate-engine = у всех одни буквы, на доску идёт лучший из возможных ходов
scrabble-variant-reverse = игра наоборот: фишки снимают с готовой доски
scrabble-variant-bingo = вычёркивают буквы двух своих слов

## Условия стола
scrabble-option-rules = версия правил: 1 – прежняя, 2 – нынешняя
scrabble-option-seats = сколько игроков: от 2 до 4, в дубликате и бинго больше
scrabble-option-edition = издание: правила, доска и набор
scrabble-option-mode = обычная игра, пасьянс, дубликат, наоборот или бинго
scrabble-option-first = кто ходит первым, счёт с нуля; иначе решает жребий
scrabble-option-board = доска: имя или файл .toml, .json
scrabble-option-tiles = набор фишек: имя или файл .toml, .json
scrabble-option-centre_doubles = центр удваивает слово
scrabble-option-words = слова проверяет словарь сразу, по спору или стол голосованием
scrabble-option-four_tries = четвёртое неверное слово за ход передаёт ход (если слова проверяются сразу)
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
scrabble-option-two_bags = гласные и согласные в разных мешках
scrabble-option-restricted_exchange = нет обмена, если в мешке меньше семи фишек
scrabble-option-scoreless_turns = сколько ходов без очков подряд у каждого кончают игру; 0 – не кончают
scrabble-option-solitaire = пасьянс: одна подставка, две или открытые фишки
scrabble-option-placed = дубликат: на доску идёт лучший из листков или лучший из возможных
scrabble-option-position = с какой доски начинать, запись CGP
scrabble-option-clock = время на каждый ход или на всю партию
scrabble-option-turn_ms = время на ход, мс
scrabble-option-game_ms = время на партию, мс
scrabble-option-overtime_ms = сколько можно играть сверх него, мс: минута стоит десяти очков
scrabble-option-respond_ms = время на спор, мс
scrabble-option-vote_ms = время на голосование, мс
scrabble-option-draw_ms = время на выбор мешка, мс
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

category-scrabble-standard-ru = Scrabble, русские фишки
category-scrabble-standard-uk = Scrabble, украинские фишки
category-scrabble-challenge-ru = Scrabble с протестами, русские фишки
category-scrabble-challenge-uk = Scrabble с протестами, украинские фишки
category-scrabble-duplicate-ru = Дубликат, русские фишки
category-scrabble-duplicate-uk = Дубликат, украинские фишки
category-scrabble-reverse-ru = Scrabble наоборот, русские фишки
category-scrabble-reverse-uk = Scrabble наоборот, украинские фишки
category-scrabble-bingo-ru = Бинго, русские фишки
category-scrabble-bingo-uk = Бинго, украинские фишки

tui-title-scrabble = Скрэббл
tui-box-scrabble = Скрэббл
tui-box-bilingual = Скрэббл, двуязычный набор
