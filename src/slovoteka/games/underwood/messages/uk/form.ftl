# «Ундервуд» на сайті: назва, варіанти, умови столу.

underwood-title = Ундервуд

## Варіанти
underwood-called-extended = Розширена гра
underwood-called-short = Коротка партія
underwood-called-crowd = На десятьох

## Умови
underwood-about-seats = Найкраще грати компанією до шести людей.
underwood-label-dealer = Хто роздає першим
underwood-about-dealer = Якщо не вибрати, того, хто роздає, назве жереб.
underwood-open-dealer = За жеребом
underwood-label-target = Очок для перемоги
underwood-about-target = Хто після кону набрав стільки, виграв.
underwood-label-rounds = Конів не більше
underwood-about-rounds = Після цієї кількості конів перемагає той, у кого більше очок.
underwood-label-tie = Якщо очок порівну
underwood-about-tie = Що робити, коли в перших однаковий рахунок.
underwood-choice-tie-share = Перемога спільна
underwood-choice-tie-play-on = Ще один кін
underwood-label-words = Які слова годяться
underwood-about-words = За звичайними правилами годяться лише іменники.
underwood-choice-words-nouns = Іменники
underwood-choice-about-words-nouns = Загальні, такі, як вони стоять у словнику.
underwood-choice-words-all = Будь-які слова
underwood-choice-about-words-all = Усі частини мови в усіх формах.
underwood-choice-deck-standard = Колода-заміна
underwood-choice-about-deck-standard = Карти друкованої коробки невідомі, тому літери та призові карти дібрано заново.
underwood-about-turn_ms = Хто спізнився, у того випадок покладе одну літеру в стрічку.
underwood-label-respond_ms = Час на сумнів
underwood-about-respond_ms = Стільки суперники вирішують, чи вірити слову.
underwood-label-break_ms = Перерва між конами
underwood-about-break_ms = Стільки видно рахунок, якщо не всі готові раніше.
