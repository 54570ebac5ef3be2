# «Заборонені слова» на сайті: назва, варіанти, умови столу.

forbidden-title = Заборонені слова

## Варіанти
forbidden-called-flat-deck = Рівна колода
forbidden-called-fined-calls = Штраф за помилку
forbidden-called-jargon-and-names = Жаргон і власні назви
forbidden-called-beginners = Для новачків
forbidden-called-reveal = З показом слів
forbidden-called-series = Три партії поспіль
forbidden-called-crowd = На вісьмох

## Умови
forbidden-about-seats = Коли гравців сім або вісім, партію частіше закінчує колода, ніж штраф.
forbidden-label-games = Партій у серії
forbidden-about-games = Штрафні очки всіх партій додаються.
forbidden-label-false_call = Помилка в «Не говори …!»
forbidden-about-false_call = Чого варто назвати слово, якого немає.
forbidden-choice-false_call-free = Нічого не коштує
forbidden-choice-false_call-point = Коштує одне очко
forbidden-label-warn = Попереджати про небезпечні літери
forbidden-about-warn = Перед ходом видно, які літери дадуть суперникам слово.
forbidden-label-reveal = Показувати пропущені слова
forbidden-about-reveal = Після правильного «Не говори …!» видно, що ще можна було назвати.
forbidden-label-proper = Власні назви
forbidden-about-proper = Москва та Анна теж вважаються словами.
forbidden-label-jargon = Жаргонні слова
forbidden-about-jargon = Жаргон – слівце свого кола замість звичайного слова: КОМП – комп’ютер, ОБЩАГА – гуртожиток. З цим налаштуванням він рахується.
forbidden-label-jargon_words = Свій жаргон
forbidden-about-jargon_words = Слова, яких у словнику немає, а за цим столом вони є.
forbidden-choice-deck-standard = Звичайна колода
forbidden-choice-about-deck-standard = Частих літер багато, рідкісних мало.
forbidden-choice-deck-flat = Рівна колода
forbidden-choice-about-deck-flat = Рідкісних літер більше, простору для ходів теж.
forbidden-about-turn_ms = Хто спізнився, за того літеру покладе випадок.
forbidden-label-respond_ms = Час на «Не говори …!»
forbidden-about-respond_ms = Стільки суперники шукають слово після кожної літери.
forbidden-label-choose_ms = Час вибрати наступного
forbidden-about-choose_ms = Хто забрав літери, вирішує, кому ходити далі.
forbidden-open-choose_ms = Без обмеження
forbidden-label-break_ms = Перерва між партіями
forbidden-about-break_ms = Стільки видно рахунок, якщо не всі готові раніше.
