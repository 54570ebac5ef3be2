# Скрабл на сайті: назва, варіанти, умови столу.

scrabble-title = Скрабл

## Варіанти
scrabble-called-bilingual-ru = Скрабл двома мовами: російська
scrabble-called-bilingual-uk = Скрабл двома мовами: українська
scrabble-called-challenge = З оскарженням
scrabble-called-challenge-turn = Суперечка ціною ходу
scrabble-called-challenge-ten = Суперечка ціною очок
scrabble-called-declare = Очки вголос
scrabble-called-reusable-blanks = Багаторазові пустушки
scrabble-called-theme-list = Тема зі списком
scrabble-called-theme-vote = Тема без списку
scrabble-called-jacks = Довге перше слово
scrabble-called-two-bags = Два мішки
scrabble-called-tournament = Турнір
scrabble-called-championship = Чемпіонат
scrabble-called-nouns = Іменники
scrabble-called-solitaire = Пасьянс
scrabble-called-solitaire-two-racks = Пасьянс за двох
scrabble-called-solitaire-face-up = Відкритий пасьянс
scrabble-called-duplicate = Дублікат
scrabble-called-duplicate-engine = Дублікат із найкращим ходом
scrabble-called-reverse = Навпаки
scrabble-called-bingo = Бінго

## Гравці й вид гри
scrabble-label-mode = Вид гри
scrabble-about-mode = Від нього залежить, скільки гравців і що вони роблять.
scrabble-choice-mode-standard = Звичайна гра
scrabble-choice-about-mode-standard = По черзі викладають слова й рахують очки.
scrabble-choice-mode-solitaire = Пасьянс
scrabble-choice-about-mode-solitaire = Один гравець збирає якнайбільше очок.
scrabble-choice-mode-duplicate = Дублікат
scrabble-choice-about-mode-duplicate = У всіх ті самі літери, і кожен шукає найкраще слово.
scrabble-choice-mode-reverse = Навпаки
scrabble-choice-about-mode-reverse = Фішки знімають із готової дошки.
scrabble-choice-mode-bingo = Бінго
scrabble-choice-about-mode-bingo = Викреслюють літери двох своїх слів.
scrabble-label-edition = Видання гри
scrabble-about-edition = Разом із ним вибрано правила, дошку й фішки.
scrabble-choice-edition-mattel = Скрабл
scrabble-choice-edition-bilingual-ru = Скрабл двома мовами: російська
scrabble-choice-edition-bilingual-uk = Скрабл двома мовами: українська
scrabble-about-seats = Зазвичай від двох до чотирьох, у дублікаті й бінго набагато більше.

## Правила
scrabble-label-solitaire = Вид пасьянсу
scrabble-about-solitaire = Скільки підставок і чи видно, що в мішку.
scrabble-choice-solitaire-one-rack = Одна підставка
scrabble-choice-solitaire-two-racks = Дві підставки
scrabble-choice-about-solitaire-two-racks = За себе й за уявного суперника.
scrabble-choice-solitaire-face-up = Фішки відкриті
scrabble-choice-about-solitaire-face-up = Гравець сам каже, які взяти.
scrabble-label-placed = Що йде на дошку
scrabble-about-placed = У дублікаті після кожного туру на дошку ставлять одне слово для всіх.
scrabble-choice-placed-sheets = Найкращий з аркушів
scrabble-choice-about-placed-sheets = Слово, яке знайшов хтось із гравців.
scrabble-choice-placed-engine = Найкращий із можливих
scrabble-choice-about-placed-engine = Слово, кращого за яке немає, навіть якщо його ніхто не знайшов.
scrabble-label-position = Початкова дошка
scrabble-about-position = Дошка зіграної партії, з якої знімають фішки, записом CGP.
scrabble-label-declare = Очки називають гравці
scrabble-about-declare = Кожен сам рахує свій хід, а помилку програма виправить при всіх.
scrabble-label-reusable_blanks = Пустушку можна забрати
scrabble-about-reusable_blanks = Пустушку з дошки беруть собі, поклавши на її місце літеру.
scrabble-label-jacks = Довге перше слово
scrabble-about-jacks = У першому слові партії не менше п’яти літер.
scrabble-label-restricted_exchange = Обмін не до кінця
scrabble-about-restricted_exchange = Міняти не можна, коли в мішку менше семи фішок.
scrabble-label-scoreless_turns = Ходів без очок
scrabble-about-scoreless_turns = Партія закінчиться, якщо кожен стільки разів поспіль сходить без очок; 0 – без обмеження.
scrabble-label-theme = Тема партії
scrabble-about-theme = За кожне слово на тему ще п’ять очок.
scrabble-label-theme_words = Слова на тему
scrabble-about-theme_words = Без списку про те, чи підходить слово, голосують суперники.

## Слова
scrabble-label-words = Як перевіряти слова
scrabble-about-words = Голосувати можуть лише троє й більше.
scrabble-choice-words-auto = Словник одразу
scrabble-choice-about-words-auto = Слово, якого немає, викласти не можна.
scrabble-choice-words-challenge = Словник на вимогу
scrabble-choice-about-words-challenge = Викласти можна що завгодно, якщо суперник не оскаржить.
scrabble-choice-words-vote = Стіл голосуванням
scrabble-choice-about-words-vote = Словника немає, про спірні слова вирішують гравці.
scrabble-label-four_tries = Четверте неправильне слово
scrabble-about-four_tries = Домашнє правило: після четвертого неправильного слова за хід хід переходить. У партії на рейтинг, де слова перевіряють одразу, вимкнути його не можна.
scrabble-label-penalty = Марна суперечка
scrabble-about-penalty = Чого варто оскаржити правильне слово.
scrabble-choice-penalty-none = Нічого не коштує
scrabble-choice-penalty-turn = Коштує ходу
scrabble-choice-penalty-five = Коштує п’яти очок
scrabble-choice-penalty-ten = Коштує десяти очок
scrabble-label-dictionary = Які слова годяться
scrabble-about-dictionary = Можна грати всіма словами або самими іменниками.
scrabble-choice-dictionary-forms = Будь-які слова
scrabble-choice-about-dictionary-forms = Усі частини мови в усіх формах.
scrabble-choice-dictionary-nouns = Іменники
scrabble-choice-about-dictionary-nouns = Лише вони, без інших частин мови.
scrabble-label-yo = Літери Е та Ё
scrabble-about-yo = Чи може фішка Е стояти замість Ё.
scrabble-choice-yo-lenient = Е годиться за Ё
scrabble-choice-yo-strict = Це різні літери

## Чого варте неправильне слово
scrabble-wrong-word-challenge = Неправильне слово, якщо його оскаржать: фішки назад, хід пропадає.
scrabble-wrong-word-vote = Неправильне слово, якщо стіл проголосує проти: фішки назад, хід пропадає.
scrabble-wrong-word-refused = Неправильного слова не приймають, можна скласти інше.
scrabble-wrong-word-four-tries = Неправильного слова не приймають, можна скласти інше; після четвертого за хід хід переходить (домашнє правило).
scrabble-wrong-word-duplicate = Аркуш із неправильним словом не дає очок.
scrabble-wrong-word-reverse = Якщо лишиться неправильне слово, зняти фішки не можна, можна зняти інші.
scrabble-wrong-word-bingo = Аркуша з неправильним словом не приймають, можна написати інше.

## Дошка й фішки
scrabble-label-board = Ігрова дошка
scrabble-about-board = Де на дошці преміальні клітинки.
scrabble-choice-board-standard = Звичайна дошка
scrabble-label-tiles = Набір фішок
scrabble-about-tiles = Які літери в мішку й скільки вони коштують.
scrabble-choice-tiles-ru = Російський набір
scrabble-choice-tiles-uk = Український набір
scrabble-label-centre_doubles = Центр подвоює слово
scrabble-about-centre_doubles = За перше слово, яке йде через центр, дають удвічі більше.
scrabble-label-two_bags = Два мішки
scrabble-about-two_bags = Голосні й приголосні лежать окремо, і кожен вибирає, звідки брати.

## Час
scrabble-label-clock = Як рахувати час
scrabble-about-clock = На кожен хід окремо або на всю партію, як у шахах.
scrabble-choice-clock-move = На кожен хід
scrabble-choice-clock-game = На всю партію
scrabble-about-turn_ms = Хто спізнився, пропускає хід.
scrabble-label-game_ms = Час на партію
scrabble-about-game_ms = Стільки має кожен гравець на всі свої ходи.
scrabble-label-overtime_ms = Понад час
scrabble-about-overtime_ms = Стільки можна грати далі, але кожна почата хвилина коштує десяти очок.
scrabble-label-respond_ms = Час на суперечку
scrabble-about-respond_ms = Стільки суперники вирішують, чи вірити слову.
scrabble-label-draw_ms = Час на вибір мішка
scrabble-about-draw_ms = Хто спізнився, тому дають фішку з мішка, де їх більше.
scrabble-label-sheet_ms = Час на аркуш
scrabble-about-sheet_ms = На слово в дублікаті й на два слова в бінго.
scrabble-label-mark_ms = Час на літеру
scrabble-about-mark_ms = Стільки в бінго є, щоб викреслити витягнуту літеру.
