# «Ундервуд»: чого чекає стіл, що можна написати, умови.

underwood-drew-several-hidden =
    { $count ->
        [one] { $name } бере { $count } карту.
        [few] { $name } бере { $count } карти.
       *[many] { $name } бере { $count } карт.
    }
underwood-last-warning = Ще один такий хід поспіль – і ви вийдете з гри.

## Слова всередині фраз
underwood-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }
underwood-round = кін { $round }
underwood-judged = { $word }, { $points }
underwood-judged-prize = { $word }, { $points } ({ $sign } { $about })

## Чого чекає стіл
underwood-stage-dealer = Жереб вирішує, хто роздає
underwood-stage-deal = Роздаються карти
underwood-stage-first = Відкривається перша карта стрічки
underwood-stage-draw =
    { $me ->
        [yes] Ви берете карти
       *[no] { $name } бере карти
    }
underwood-stage-exchange =
    { $me ->
        [yes] Ви берете карту замість призової
       *[no] { $name } бере карту замість призової
    }
underwood-stage-lot = Час вийшов, літеру для стрічки вибирає жереб
underwood-stage-turn =
    { $me ->
        [yes] Ваш хід
       *[no] Ходить { $name }
    }
underwood-stage-respond =
    { $me ->
        [yes] { $name }: { $words }. Вірите?
       *[no] Суперники думають, чи вірити: { $words }
    }
underwood-stage-vote =
    { $name }: { $words }. { $count ->
        [one] Чи є таке слово?
       *[other] Чи є такі слова?
    }
underwood-stage-break = Кін { $round } закінчено
underwood-stage-over = Гру закінчено

## Стіл на екрані
underwood-row-tape = Стрічка
underwood-row-hand = Рука
underwood-row-drawn = Взято
underwood-row-swap = Обмін
underwood-row-turn = Запис
underwood-row-struck = Не пройшли
underwood-tries-left =
    { $left ->
        [0] тепер лише літера в стрічку
        [one] лишилася { $left } спроба
        [few] лишилися { $left } спроби
       *[many] лишилося { $left } спроб
    }
underwood-row-discarded = Скинуто
underwood-row-shown = Усі бачили
underwood-row-score = Рахунок
underwood-deck = колода { $left }
underwood-under = під нею { $cards }
underwood-in-front = { $points }, карт { $cards }
underwood-swap = о{ $target } – ваша { $letter } у { $word }
underwood-tape-swap = о{ $target } – { $letter } зі стрічки у { $word }
underwood-to-target = до { $target }
underwood-count-laid = слова
underwood-count-cost = рука
underwood-count-round = за кін
underwood-count-total = усього
underwood-count-hand = лишилося
underwood-count-narrow = { $name }: слова { $laid }, рука { $cost }, за кін { $round }, усього { $total }

## Спроба ходу
underwood-draft-word = { $word }: { $count }
underwood-draft-prize = { $sign } { $about }
underwood-draft-verdict = { $word } – { $reason }
underwood-draft-torn = зі стрічки: { $letters }
underwood-draft-more = можна й друге слово: + СЛОВО
underwood-draft-met = дотримано правил { $rules }
underwood-draft-left = У руці лишиться { $hand }: якщо кін закінчиться, це { $cost }.
underwood-draft-left-nothing = У руці не лишиться нічого.
underwood-draft-ready = Так можна ходити: { $points }.
underwood-draft-out = Так можна ходити: { $points }, і кін закінчено.
underwood-draft-not-ready = Так ходити ще не можна.
underwood-draft-later = У свій хід так можна буде, якщо карти не зміняться: { $points }.
underwood-draft-not-later = І в свій хід так ходити не можна.
underwood-draft-vote = Стіл може й засумніватися: тоді вирішить голосування.
underwood-or-underwood = Або з «Ундервудом»: { $turn }.
underwood-try-nothing = Спробувати можна хід: ? КОТ л3 > А або спроба КОТ л3 > А. Програма скаже, що він дасть, але не зробить його.

## Усі карти
underwood-cards-title = Колода «{ $title }»: літер { $letters }, «Ундервудів» { $underwoods }, призових карт { $prizes }.
underwood-cards-underwood = будь-яка літера; у слові 0, у руці −{ $cost }

## Що можна написати
underwood-prompt-turn = СЛОВО > А або > А
underwood-prompt-letter = > А
underwood-prompt-respond = Enter – вірю, с – сумніваюсь
underwood-prompt-doubt = Ви повірили; с – усе-таки засумніватися, поки думають інші
underwood-prompt-vote = за чи проти
underwood-prompt-ready = Enter – далі
underwood-help-goal = Хід: беруться три карти, потім слово, якщо воно є, і літера в стрічку. Слова дають вам очки, карти, що лишилися в руці в кінці кону, їх віднімають. Кін закінчує той, хто лишився без літер; грають до { $target }.
underwood-help-lay = КОТ > А – слово, потім А у стрічку; > А – без слова; «-» – коли й у стрічку класти нічого
underwood-help-tape = КОТ л3 > А – відірвати стрічку з третьої карти: вона йде в слово, решта в слово або в руку; хоч одна карта слова – з руки
underwood-help-underwood = К*ОТ > А – «Ундервуд» замість О; напишете без * – «Ундервуд» сам стане на місце літери, якої немає ні в руці, ні у стрічці
underwood-help-swap = К*ОТ о2.1.3 > А – обмін: ваша літера лягає замість «Ундервуда» (гравець 2, слово 1, літера 3), а він – у ваше слово
underwood-help-prize = КОТ п8 > А – з призовою картою ⑧; СЛОН п9 + ДОМ > А – два слова, якщо карта це дає; скид 6 – змінити карту ⑥ до слова
underwood-help-multiply = КО(О)ПЕРАТИВ п10 > А – розмножити: в (О) немає своєї карти; П[ОО]ЛЕ п10 > А – скоротити: дві О на одному місці
underwood-help-try = ? КОТ л3 або спроба КОТ л3 – що це дасть і чого бракує; ходу не робить
underwood-help-cards = карти – літери з ціною та числом карт, призові карти
underwood-help-vote = Enter або вірю, с або сумніваюсь – про чуже слово; за або +, проти або «-» – коли стіл голосує
underwood-help-ready = готовий або Enter – до наступного кону
underwood-stand-in = Справжні карти з коробки невідомі: «{ $title }» їх заміняє. Які в ній карти, покаже «карти».
underwood-deck-is = Колода своя: «{ $title }». Які в ній карти, покаже «карти».
underwood-target-is = Грають до { $target }.

## Підсумок
underwood-final-scores = Рахунок: { $scores }.

## Варіанти
underwood-variant-standard = загальні іменники, до ста очок
underwood-variant-extended = будь-які слова від двох літер
underwood-variant-vote = без словника: про спірні слова голосує стіл
underwood-variant-short = до 30 очок, за рівного рахунку ще один кін
underwood-variant-crowd = велика компанія

## Умови столу
underwood-option-rules = версія правил: 1 – попередня, 2 – теперішня
underwood-option-seats = скільки гравців, від 2 до 10
underwood-option-deck = якою колодою грати: ім’я або файл .toml, .json
underwood-option-target = до скількох очок грати
underwood-option-rounds = скільки конів щонайбільше
underwood-option-tie = за рівного рахунку перемога спільна або ще один кін
underwood-option-dealer = хто роздає першим, лік із нуля; інакше вирішує жереб
underwood-option-position = з якого ходу починати, файл .json
underwood-option-words = іменники або будь-які слова
underwood-option-own_words = свої слова через кому або файл .txt
underwood-option-obscene = дозволено лайливі слова
underwood-option-check = чим перевіряти слова: словником чи голосуванням
underwood-option-turn_ms = час на хід, мс
underwood-option-respond_ms = скільки чекати сумнівів, мс
underwood-option-vote_ms = час на голосування, мс
underwood-option-break_ms = перерва між конами, мс

## Багато гравців за столом.
underwood-seats-warn = коли за столом { $warn } або більше, кін скінчиться, щойно всі походять: краще від двох до шести
underwood-many-seats =
    За столом понад { $warn } { $warn ->
        [one] гравця
       *[other] гравців
    }: кін скінчиться, щойно всі походять. Краще, коли гравців від двох до шести.

underwood-best =
    { $out ->
        [yes] очки: { $points }, і кін скінчено
       *[no] очки: { $points }; ціна карт, що лишаться: { $cost }
    }

## Партія із заданого ходу
position-seats = Задано місць: { $count }, а гравців { $seats }.
position-no-hand = Потрібні карти того, чий хід.
position-tape = У стрічці лежать лише літери.
position-totals = Очок у гравця не більше { $most }.
position-card = Карти «{ $card }» у колоді немає. «{ $wild }» – це «Ундервуд», { $first } – перша призова.
position-too-many = Карт «{ $card }» задано { $count }, а в колоді їх { $most }.
position-word = Слово на столі записано неправильно.

category-underwood-nouns = «Ундервуд», іменники
category-underwood-all = «Ундервуд», усі частини мови

tui-title-underwood = Ундервуд
tui-box-underwood = Ундервуд
