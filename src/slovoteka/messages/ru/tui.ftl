# Клиент для терминала.

tui-no-terminal = Здесь нужен терминал. Без него играют строками: slovoteka play.
tui-title = Словотека
tui-title-scrabble = Скрэббл
tui-title-forbidden = Запретные слова
tui-title-underwood = Ундервуд
tui-title-codenames = Кодовые имена

## Полка
tui-box-scrabble = Скрэббл
tui-box-bilingual = Скрэббл, двуязычный набор
tui-box-forbidden = Запретные слова
tui-box-underwood = Ундервуд
tui-box-codenames = Кодовые имена
tui-level = Боты
tui-seats = Мест за столом
tui-variant = Вариант { $variant }
tui-role = Вы
tui-role-captain = капитан
tui-role-guesser = отгадываете
tui-start = Играть

## За столом
tui-rack = Подставка
tui-line = Команда – и Enter; ? – что можно
tui-your-turn = Ваш ход
tui-over = Партия окончена
tui-no-tile = Косточки { $letter } у вас нет.
tui-not-asked = Сейчас не ваш черёд.
tui-blank = Какой буквой станет пустышка?
tui-yes = Да
tui-no = Нет
tui-close = Понятно
tui-sure-leave = Выйти? Партия на этом кончится.
tui-sure-guess = Тронуть «{ $word }»?
tui-sure-penalty = Накрыть «{ $word }» в штраф соперникам?
tui-sure-enemy = Накрыть «{ $word }» в ход врага?
tui-call-missing =
    { $count ->
        [one] В разговоре не хватает буквы { $letters }.
       *[other] В разговоре не хватает букв: { $letters }.
    }
tui-call-nobody = Никто ещё не клал букв.
tui-call-takes = Если слово есть, буквы { $letters } ({ $count }) достанутся: { $name }.
tui-call-ends = На этом партия кончится.
tui-turn-stands = так ходить можно

## Что можно сделать
tui-deed-exchange = Обмен…
tui-deed-pass = Пас
tui-deed-accept = Верю
tui-deed-challenge = Не верю
tui-deed-doubt = Сомневаюсь
tui-deed-for = За
tui-deed-against = Против
tui-deed-theme = По теме…
tui-deed-no-theme = Не тема
tui-deed-vowel = Гласная
tui-deed-consonant = Согласная
tui-deed-take = Взять…
tui-deed-write = Записать…
tui-deed-cross = Есть
tui-deed-no-letter = Нет
tui-deed-cross-bingo = Есть, бинго!
tui-deed-bingo = Бинго!
tui-deed-call = Не говори…!
tui-deed-no-word = Слова не вижу
tui-deed-me-next = Хожу я
tui-deed-left-next = Сосед слева
tui-deed-ready = Дальше
tui-deed-tape = В ленту…
tui-deed-try = Проба…
tui-deed-cards = Карты
tui-deed-may = Можно
tui-deed-may-not = Нельзя
tui-deed-agree = Согласен
tui-deed-object = Возражаю
tui-deed-stands = Засчитать
tui-deed-strike = Отклонить
tui-deed-stop = Хватит
tui-deed-skip = Без штрафа
tui-deed-timer = Песочные часы
tui-deed-again = Ещё партию
tui-deed-games = К играм

## Клавиши
tui-key-help = помощь
tui-key-leave = выйти
tui-key-quit = выход
tui-key-theme = цвета
tui-key-next = дальше
tui-key-game = игра
tui-key-choose = выбор
tui-key-start = начать
tui-key-square = клетка
tui-key-direction = куда
tui-key-play = ход
tui-key-clear = убрать
tui-key-word = слово
tui-key-touch = тронуть
tui-key-back = назад
tui-key-forward = вперёд
tui-key-ends = начало, конец
tui-key-eyes = чьими глазами

## Помощь
tui-help-title = Что можно
tui-help-start = 1–5 или стрелки – игра, Enter – к вариантам, ещё раз Enter – начать. Tab ведёт к уровню ботов и числу мест, там выбирают стрелками ← и →.
tui-help-keys = Tab – к следующей части экрана, Esc – к столу, Ctrl+L – к строке, F2 – светлые или тёмные цвета, Ctrl+Q – выйти. Всё можно и мышью.

## Повтор
tui-replay-moment = { $now } из { $all }
tui-replay-open = всё открыто
tui-replay-eyes = глазами: { $name }

## На сервере
tui-server-says = { $said }
tui-unreachable = Сервер не отвечает.
tui-no-server = Стол и удостоверение бывают на сервере: добавьте --server АДРЕС.
