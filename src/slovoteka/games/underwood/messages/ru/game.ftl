# «Ундервуд»: чего ждёт стол, что можно написать, условия.

underwood-drew-several-hidden =
    { $count ->
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
       *[many] { $name } берёт { $count } карт.
    }
underwood-last-warning = Ещё один такой ход подряд – и вы выйдете из игры.

## Слова внутри фраз
underwood-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
underwood-round = кон { $round }
underwood-judged = { $word }, { $points }
underwood-judged-prize = { $word }, { $points } ({ $sign } { $about })

## Чего ждёт стол
underwood-stage-dealer = Жребий решает, кто сдаёт
underwood-stage-deal = Раздаются карты
underwood-stage-first = Открывается первая карта ленты
underwood-stage-draw =
    { $me ->
        [yes] Вы берёте карты
       *[no] { $name } берёт карты
    }
underwood-stage-exchange =
    { $me ->
        [yes] Вы берёте карту вместо призовой
       *[no] { $name } берёт карту вместо призовой
    }
underwood-stage-lot = Время вышло, букву для ленты выбирает жребий
underwood-stage-turn =
    { $me ->
        [yes] Ваш ход
       *[no] Ходит { $name }
    }
underwood-stage-respond =
    { $me ->
        [yes] { $name }: { $words }. Верите?
       *[no] Соперники думают, верить ли: { $words }
    }
underwood-stage-vote =
    { $name }: { $words }. { $count ->
        [one] Есть ли такое слово?
       *[other] Есть ли такие слова?
    }
underwood-stage-break = Кон { $round } окончен
underwood-stage-over = Игра окончена

## Стол на экране
underwood-row-tape = Лента
underwood-row-hand = Рука
underwood-row-drawn = Взято
underwood-row-swap = Обмен
underwood-row-turn = Запись
underwood-row-struck = Не прошли
underwood-tries-left =
    { $left ->
        [0] теперь только буква в ленту
        [one] осталась { $left } попытка
        [few] остались { $left } попытки
       *[many] осталось { $left } попыток
    }
underwood-row-discarded = Сброшены
underwood-row-shown = Все видели
underwood-row-score = Счёт
underwood-deck = колода { $left }
underwood-under = под ней { $cards }
underwood-in-front = { $points }, карт { $cards }
underwood-swap = о{ $target } – ваша { $letter } в { $word }
underwood-tape-swap = о{ $target } – { $letter } с ленты в { $word }
underwood-to-target = до { $target }
underwood-count-laid = слова
underwood-count-cost = рука
underwood-count-round = за кон
underwood-count-total = всего
underwood-count-hand = осталось
underwood-count-narrow = { $name }: слова { $laid }, рука { $cost }, за кон { $round }, всего { $total }

## Проба хода
underwood-draft-word = { $word }: { $count }
underwood-draft-prize = { $sign } { $about }
underwood-draft-verdict = { $word } – { $reason }
underwood-draft-torn = с ленты: { $letters }
underwood-draft-more = можно и второе слово: + СЛОВО
underwood-draft-met = соблюдены правила { $rules }
underwood-draft-left = В руке останется { $hand }: если кон кончится, это { $cost }.
underwood-draft-left-nothing = В руке не останется ничего.
underwood-draft-ready = Так можно ходить: { $points }.
underwood-draft-out = Так можно ходить: { $points }, и кон окончен.
underwood-draft-not-ready = Так ходить ещё нельзя.
underwood-draft-later = В свой ход так можно будет, если карты не изменятся: { $points }.
underwood-draft-not-later = И в свой ход так ходить нельзя.
underwood-draft-vote = Стол может и усомниться: тогда решит голосование.
underwood-or-underwood = Или с «Ундервудом»: { $turn }.
underwood-try-nothing = Попробовать можно ход: ? КОТ л3 > А или проба КОТ л3 > А. Программа скажет, что он даст, но не сделает его.

## Все карты
underwood-cards-title = Колода «{ $title }»: букв { $letters }, «Ундервудов» { $underwoods }, призовых карт { $prizes }.
underwood-cards-underwood = любая буква; в слове 0, в руке −{ $cost }

## Что можно написать
underwood-prompt-turn = СЛОВО > А или > А
underwood-prompt-letter = > А
underwood-prompt-respond = Enter – верю, с – сомневаюсь
underwood-prompt-doubt = Вы поверили; с – всё-таки усомниться, пока думают другие
underwood-prompt-vote = за или против
underwood-prompt-ready = Enter – дальше
underwood-help-goal = Ход: берутся три карты, потом слово, если оно есть, и буква в ленту. Слова приносят вам очки, карты, что остались в руке в конце кона, их отнимают. Кон кончает тот, кто остался без букв; играют до { $target }.
underwood-help-lay = КОТ > А – слово, потом А в ленту; > А – без слова; «-» – когда и в ленту класть нечего
underwood-help-tape = КОТ л3 > А – оторвать ленту с третьей карты: она идёт в слово, остальные в слово или в руку; хоть одна карта слова – из руки
underwood-help-underwood = К*ОТ > А – «Ундервуд» вместо О; напишете без * – «Ундервуд» сам встанет на место буквы, которой нет ни в руке, ни в ленте
underwood-help-swap = К*ОТ о2.1.3 > А – обмен: ваша буква ложится вместо «Ундервуда» (игрок 2, слово 1, буква 3), а он – в ваше слово
underwood-help-prize = КОТ п8 > А – с призовой картой ⑧; СЛОН п9 + ДОМ > А – два слова, если карта это даёт; сброс 6 – сменить карту ⑥ до слова
underwood-help-multiply = КО(О)ПЕРАТИВ п10 > А – размножить: у (О) нет своей карты; П[ОО]ЛЕ п10 > А – сократить: две О на одном месте
underwood-help-try = ? КОТ л3 или проба КОТ л3 – что это даст и чего не хватает; хода не делает
underwood-help-cards = карты – буквы с ценой и числом карт, призовые карты
underwood-help-vote = Enter или верю, с или сомневаюсь – о чужом слове; за или +, против или «-» – когда стол голосует
underwood-help-ready = готов или Enter – к следующему кону
underwood-stand-in = Настоящие карты с коробки неизвестны: «{ $title }» их заменяет. Какие в ней карты, покажет «карты».
underwood-deck-is = Колода своя: «{ $title }». Какие в ней карты, покажет «карты».
underwood-target-is = Играют до { $target }.

## Исход
underwood-final-scores = Счёт: { $scores }.

## Варианты
underwood-variant-standard = нарицательные существительные, до ста очков
underwood-variant-extended = любые слова от двух букв
underwood-variant-vote = без словаря: о спорных словах голосует стол
underwood-variant-short = до 30 очков, при равном счёте ещё один кон
underwood-variant-crowd = большая компания

## Условия стола
underwood-option-rules = версия правил: 1 – прежняя, 2 – нынешняя
underwood-option-seats = сколько игроков, от 2 до 10
underwood-option-deck = какой колодой играть: имя или файл .toml, .json
underwood-option-target = до скольких очков играть
underwood-option-rounds = сколько конов самое большее
underwood-option-tie = при равном счёте победа общая или ещё один кон
underwood-option-dealer = кто сдаёт первым, счёт с нуля; иначе решает жребий
underwood-option-position = с какого хода начинать, файл .json
underwood-option-words = существительные или любые слова
underwood-option-own_words = свои слова через запятую или файл .txt
underwood-option-obscene = разрешены бранные слова
underwood-option-check = чем проверять слова: словарём или голосованием
underwood-option-turn_ms = время на ход, мс
underwood-option-respond_ms = сколько ждать сомнений, мс
underwood-option-vote_ms = время на голосование, мс
underwood-option-break_ms = перерыв между конами, мс

## Много игроков за столом.
underwood-seats-warn = когда за столом { $warn } или больше, кон кончается, едва все походят: лучше от двух до шести
underwood-many-seats =
    За столом больше { $warn } { $warn ->
        [one] игрока
       *[other] игроков
    }: кон кончится, едва все походят. Лучше, когда игроков от двух до шести.

underwood-best =
    { $out ->
        [yes] очки: { $points }, и кон окончен
       *[no] очки: { $points }; цена оставшихся карт: { $cost }
    }

## Партия с заданного хода
position-seats = Задано мест: { $count }, а игроков { $seats }.
position-no-hand = Нужны карты того, чей ход.
position-tape = В ленте лежат только буквы.
position-totals = Очков у игрока не больше { $most }.
position-card = Карты «{ $card }» в колоде нет. «{ $wild }» – это «Ундервуд», { $first } – первая призовая.
position-too-many = Карт «{ $card }» задано { $count }, а в колоде их { $most }.
position-word = Слово на столе записано неверно.

category-underwood-nouns = «Ундервуд», существительные
category-underwood-all = «Ундервуд», все части речи

tui-title-underwood = Ундервуд
tui-box-underwood = Ундервуд
