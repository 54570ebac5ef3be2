# «Заборонені слова»: на що чекає стіл, умови.

## На що чекає стіл
forbidden-stage-first = Жереб вирішує, хто ходить першим.
forbidden-stage-red = Дві червоні літери відкривають розмову.
forbidden-stage-deal = Роздаються карти.
forbidden-stage-refill = З колоди береться нова карта.
forbidden-stage-lot = Час вийшов, карту кладе жереб.
forbidden-stage-turn =
    { $me ->
        [yes] Ваш хід
       *[no] Ходить { $name }
    }
forbidden-stage-respond =
    { $me ->
        [yes] Бачите слово?
       *[no] Суперники шукають слово
    }
forbidden-stage-choose =
    { $me ->
        [yes] Кому ходити?
       *[no] { $name } вирішує, кому ходити
    }
forbidden-stage-vote = Чи є таке слово?
forbidden-stage-break = Перерва між партіями серії
forbidden-stage-over = Гру закінчено

## Стіл на екрані
forbidden-conversation = Розмова
forbidden-window = Вітрина
forbidden-hand = Рука
forbidden-hands = Руки
forbidden-points = Штраф
forbidden-deck = У колоді { $left }
forbidden-sheet = Серія
forbidden-warned = Обережно, з цими літерами вийде слово: { $letters }.

## Що можна написати
forbidden-prompt-turn = Ваша літера
forbidden-prompt-respond = Бачите слово? Слово або Enter
forbidden-prompt-choose = Кому ходити: я або слева
forbidden-prompt-doubt = Слово є: верю або сомневаюсь
forbidden-prompt-vote = Слово є: за або против
forbidden-prompt-ready = Далі: готов
forbidden-prompt-call = Бачите слово?
forbidden-help-goal = Кладіть по літері так, щоб із розмови не можна було скласти слово. Хто ходив останнім, той платить літерами чужого слова; хто набрав 10, програє партію.
forbidden-help-marks = Червоні літери стоять у круглих дужках, чорні у квадратних. Червону беруть із вітрини, поки їх там не менше п’яти.
forbidden-help-lay = ж — покласти літеру Ж з руки або червону з вітрини; я на своєму ходу теж літера, +я завжди літера
forbidden-help-call = !дом або «не говори дом» — назвати слово з розмови; просто дом теж годиться
forbidden-help-pass = Enter або - — слова не бачу
forbidden-help-choose = я, слева — кому ходити, якщо літери дісталися вам
forbidden-help-vote = верю, сомневаюсь, за, против, готов — коли про це питають

## Умови столу
forbidden-option-rules = версія правил: 1 – колишня, 2 – нинішня
forbidden-option-seats = скільки гравців, від 2 до 8
forbidden-option-deck = якою колодою грати
forbidden-option-first = хто ходить першим, лік із нуля; інакше вирішує жереб
forbidden-option-games = скільки партій у серії
forbidden-option-check = чим перевіряти слова: словником чи голосуванням
forbidden-option-proper = дозволено власні назви
forbidden-option-jargon = дозволено жаргон
forbidden-option-jargon_words = свої слова жаргону через кому
forbidden-option-obscene = дозволено лайливі слова
forbidden-option-false_call = чого варте хибне «Не говори …!»: нічого чи очка
forbidden-option-warn = попереджати новачків, які літери дадуть слово
forbidden-option-reveal = показувати після слова, що ще можна було назвати
forbidden-option-rated = партія на рейтинг
forbidden-option-respond_ms = скільки чекати слова після літери, мс
forbidden-option-turn_ms = час на хід, мс
forbidden-option-choose_ms = час на вибір, кому ходити, мс
forbidden-option-vote_ms = час на голосування, мс
forbidden-option-break_ms = перерва між партіями серії, мс

## Підсумок
forbidden-final-points = Штраф: { $points }.

## Варіанти
forbidden-variant-standard = слова перевіряє словник
forbidden-variant-flat-deck = рідкісних літер більше, простору для ходів теж
forbidden-variant-vote = без словника: про спірні слова голосує стіл
forbidden-variant-fined-calls = хибне «Не говори …!» коштує очка
forbidden-variant-jargon-and-names = дозволено жаргон і власні назви
forbidden-variant-beginners = із підказками для новачків
forbidden-variant-reveal = після слова видно, що ще можна було назвати
forbidden-variant-series = серія з трьох партій
forbidden-variant-crowd = велика компанія

## Багато гравців за столом.
forbidden-seats-warn = коли за столом { $warn } або більше, партію частіше закінчує колода, ніж штраф
forbidden-many-seats =
    За столом понад { $warn } { $warn ->
        [one] гравця
       *[other] гравців
    }: партію частіше закінчить колода, ніж штраф.

category-forbidden = «Заборонені слова»

tui-title-forbidden = Заборонені слова
tui-box-forbidden = Заборонені слова

forbidden-what = «{ $text }» не зрозуміти: напишіть літеру, !слово або «-»; «?» покаже підказку.
