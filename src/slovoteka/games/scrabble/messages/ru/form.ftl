# Скрэббл на сайте: название, варианты, условия стола.

scrabble-title = Скрэббл

## Варианты
scrabble-called-bilingual-ru = Скрэббл на двух языках: русский
scrabble-called-bilingual-uk = Скрэббл на двух языках: украинский
scrabble-called-challenge = С оспариванием
scrabble-called-challenge-turn = Спор ценой в ход
scrabble-called-challenge-ten = Спор ценой в очки
scrabble-called-declare = Очки вслух
scrabble-called-reusable-blanks = Многоразовые пустышки
scrabble-called-theme-list = Тема со списком
scrabble-called-theme-vote = Тема без списка
scrabble-called-jacks = Длинное первое слово
scrabble-called-two-bags = Два мешка
scrabble-called-tournament = Турнир
scrabble-called-championship = Чемпионат
scrabble-called-nouns = Существительные
scrabble-called-solitaire = Пасьянс
scrabble-called-solitaire-two-racks = Пасьянс за двоих
scrabble-called-solitaire-face-up = Открытый пасьянс
scrabble-called-duplicate = Дубликат
scrabble-called-duplicate-engine = Дубликат с лучшим ходом
scrabble-called-reverse = Наоборот
scrabble-called-bingo = Бинго

## Игроки и вид игры
scrabble-label-mode = Вид игры
scrabble-about-mode = От него зависит, сколько игроков и что они делают.
scrabble-choice-mode-standard = Обычная игра
scrabble-choice-about-mode-standard = По очереди выкладывают слова и считают очки.
scrabble-choice-mode-solitaire = Пасьянс
scrabble-choice-about-mode-solitaire = Один игрок собирает как можно больше очков.
scrabble-choice-mode-duplicate = Дубликат
scrabble-choice-about-mode-duplicate = У всех одни и те же буквы, и каждый ищет лучшее слово.
scrabble-choice-mode-reverse = Наоборот
scrabble-choice-about-mode-reverse = Фишки снимают с готовой доски.
scrabble-choice-mode-bingo = Бинго
scrabble-choice-about-mode-bingo = Вычёркивают буквы двух своих слов.
scrabble-label-edition = Издание игры
scrabble-about-edition = Вместе с ним выбраны правила, доска и фишки.
scrabble-choice-edition-mattel = Скрэббл
scrabble-choice-edition-bilingual-ru = Скрэббл на двух языках: русский
scrabble-choice-edition-bilingual-uk = Скрэббл на двух языках: украинский
scrabble-about-seats = Обычно от двух до четырёх, в дубликате и бинго гораздо больше.

## Правила
scrabble-label-solitaire = Вид пасьянса
scrabble-about-solitaire = Сколько подставок и видно ли, что в мешке.
scrabble-choice-solitaire-one-rack = Одна подставка
scrabble-choice-solitaire-two-racks = Две подставки
scrabble-choice-about-solitaire-two-racks = За себя и за воображаемого соперника.
scrabble-choice-solitaire-face-up = Фишки открыты
scrabble-choice-about-solitaire-face-up = Игрок сам говорит, какие взять.
scrabble-label-placed = Что идёт на доску
scrabble-about-placed = В дубликате после каждого тура на доску ставят одно слово для всех.
scrabble-choice-placed-sheets = Лучший из листков
scrabble-choice-about-placed-sheets = Слово, которое нашёл кто-то из игроков.
scrabble-choice-placed-engine = Лучший из возможных
scrabble-choice-about-placed-engine = Слово, лучше которого нет, даже если его никто не нашёл.
scrabble-label-position = Начальная доска
scrabble-about-position = Доска сыгранной партии, с которой снимают фишки, записью CGP.
scrabble-label-declare = Очки называют игроки
scrabble-about-declare = Каждый сам считает свой ход, а ошибку программа поправит при всех.
scrabble-label-reusable_blanks = Пустышку можно забрать
scrabble-about-reusable_blanks = Пустышку с доски берут себе, положив на её место букву.
scrabble-label-jacks = Длинное первое слово
scrabble-about-jacks = В первом слове партии не меньше пяти букв.
scrabble-label-restricted_exchange = Обмен не до конца
scrabble-about-restricted_exchange = Менять нельзя, когда в мешке меньше семи фишек.
scrabble-label-scoreless_turns = Ходов без очков
scrabble-about-scoreless_turns = Партия закончится, если каждый столько раз подряд сходит без очков; 0 – без ограничения.
scrabble-label-theme = Тема партии
scrabble-about-theme = За каждое слово на тему ещё пять очков.
scrabble-label-theme_words = Слова на тему
scrabble-about-theme_words = Без списка о том, подходит ли слово, голосуют соперники.

## Слова
scrabble-label-words = Как проверять слова
scrabble-about-words = Голосовать могут только трое и больше.
scrabble-choice-words-auto = Словарь сразу
scrabble-choice-about-words-auto = Слово, которого нет, выложить нельзя.
scrabble-choice-words-challenge = Словарь по спору
scrabble-choice-about-words-challenge = Выложить можно что угодно, если соперник не оспорит.
scrabble-choice-words-vote = Стол голосованием
scrabble-choice-about-words-vote = Словаря нет, о спорных словах решают игроки.
scrabble-label-four_tries = Четвёртое неверное слово
scrabble-about-four_tries = Домашнее правило: после четвёртого неверного слова за ход ход переходит. В партии на рейтинг, где слова проверяются сразу, выключить его нельзя.
scrabble-label-penalty = Напрасный спор
scrabble-about-penalty = Чего стоит оспорить верное слово.
scrabble-choice-penalty-none = Ничего не стоит
scrabble-choice-penalty-turn = Стоит хода
scrabble-choice-penalty-five = Стоит пяти очков
scrabble-choice-penalty-ten = Стоит десяти очков
scrabble-label-dictionary = Какие слова годятся
scrabble-about-dictionary = Можно играть всеми словами или одними существительными.
scrabble-choice-dictionary-forms = Любые слова
scrabble-choice-about-dictionary-forms = Все части речи во всех формах.
scrabble-choice-dictionary-nouns = Существительные
scrabble-choice-about-dictionary-nouns = Только они, без других частей речи.
scrabble-label-yo = Буквы Е и Ё
scrabble-about-yo = Может ли фишка Е стоять вместо Ё.
scrabble-choice-yo-lenient = Е годится за Ё
scrabble-choice-yo-strict = Это разные буквы

## Чего стоит неверное слово
scrabble-wrong-word-challenge = Неверное слово, если его оспорят: фишки назад, ход пропадает.
scrabble-wrong-word-vote = Неверное слово, если стол проголосует против: фишки назад, ход пропадает.
scrabble-wrong-word-refused = Неверное слово не принимается, можно сложить другое.
scrabble-wrong-word-four-tries = Неверное слово не принимается, можно сложить другое; после четвёртого за ход ход переходит (домашнее правило).
scrabble-wrong-word-duplicate = Листок с неверным словом не приносит очков.
scrabble-wrong-word-reverse = Если останется неверное слово, снять фишки нельзя, можно снять другие.
scrabble-wrong-word-bingo = Листок с неверным словом не принимается, можно написать другое.

## Доска и фишки
scrabble-label-board = Игровая доска
scrabble-about-board = Где на доске премиальные клетки.
scrabble-choice-board-standard = Обычная доска
scrabble-label-tiles = Набор фишек
scrabble-about-tiles = Какие буквы в мешке и сколько они стоят.
scrabble-choice-tiles-ru = Русский набор
scrabble-choice-tiles-uk = Украинский набор
scrabble-label-centre_doubles = Центр удваивает слово
scrabble-about-centre_doubles = За первое слово, которое идёт через центр, дают вдвое.
scrabble-label-two_bags = Два мешка
scrabble-about-two_bags = Гласные и согласные лежат отдельно, и каждый выбирает, откуда брать.

## Время
scrabble-label-clock = Как считать время
scrabble-about-clock = На каждый ход отдельно или на всю партию, как в шахматах.
scrabble-choice-clock-move = На каждый ход
scrabble-choice-clock-game = На всю партию
scrabble-about-turn_ms = Кто опоздал, пропускает ход.
scrabble-label-game_ms = Время на партию
scrabble-about-game_ms = Столько есть у каждого игрока на все его ходы.
scrabble-label-overtime_ms = Сверх времени
scrabble-about-overtime_ms = Столько можно играть дальше, но каждая начатая минута стоит десяти очков.
scrabble-label-respond_ms = Время на спор
scrabble-about-respond_ms = Столько соперники решают, верить ли слову.
scrabble-label-draw_ms = Время на выбор мешка
scrabble-about-draw_ms = Кто опоздал, тому дают фишку из мешка, где их больше.
scrabble-label-sheet_ms = Время на листок
scrabble-about-sheet_ms = На слово в дубликате и на два слова в бинго.
scrabble-label-mark_ms = Время на букву
scrabble-about-mark_ms = Столько в бинго есть, чтобы вычеркнуть вытянутую букву.
