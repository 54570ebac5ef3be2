board = Поле 5 на 5
closed = закрыто
open = открыто
pencilled = отмечено карандашом
aimed = выбрано
pointing = показывают: { $names }
mark-red = К
mark-blue = С
mark-bystander = М
mark-assassin = У
owner-red = красный агент
owner-blue = синий агент
owner-bystander = мирный житель
owner-assassin = убийца
missed-red = красные
missed-blue = синие
missed-bystander = мирный
missed-assassin = убийца
team-red = Красные
team-blue = Синие
team-enemy = Враг
left = осталось
found =
    { $n ->
        [one] найден { $n } из { $whole }
        [few] найдено { $n } из { $whole }
       *[many] найдено { $n } из { $whole }
    }
role-captain = капитан
role-guesser = отгадывает
role-you = отгадываете
role-both = отгадывает за обе команды
bot = бот
gone = за столом больше нет
away = не на связи
key = Ключ
key-hidden = видят только капитаны
legend-red = красные, полосы, К
legend-blue = синие, точки, С
legend-bystander = мирные, гладь, М
legend-assassin = убийца, клетка, У
clues = Подсказки
no-clues = Подсказок ещё не было.
turn-number = ход { $n }
struck = не засчитана
clue-of-red = Подсказка красных
clue-of-blue = Подсказка синих
unlimited = без числа
attempts = Попытки
attempts-any = сколько угодно
attempts-left =
    { $n ->
        [one] осталась { $n }
        [few] осталось { $n }
       *[many] осталось { $n }
    }
sand = Песок
turn-time = Время хода
do-timer = Перевернуть часы
word = Слово
number = Число
no-number = без числа
word-missing = Нужно слово
number-missing = Выберите число
clue-how = Одно слово и сколько ваших слов с ним связано. Нажмите слово на поле, чтобы отметить его для себя.
no-judge = Судьи за этим столом нет.
late = Время вышло: только число 1
do-clue = Дать подсказку
do-insist = Всё равно дать
doubt = По мнению судьи, так нельзя. Дать всё равно?
do-ask = Спросить второго капитана
do-ask-short = Спросить
whispered = Вопрос шёпотом:
answer-yes = можно
answer-no = нельзя
no-answer = без ответа
verdict-allowed = Судья: можно
verdict-doubtful = Судья: спорно
verdict-forbidden = Нельзя
choose-guess = Выберите слово на поле.
choose-penalty = Подсказка соперников не годится: можно накрыть одно своё слово.
ask-touch = Открыть
ask-cover = Накрыть
do-touch = Открыть
do-cover = Накрыть
do-stop = Закончить
do-skip = Не накрывать
cancel = Отменить
also-for = { $names } за
shows = { $name } показывает { $word }
whispered-to-you = { $name } спрашивает шёпотом, можно ли так:
respond-you = Годится ли эта подсказка?
ruling-you = Есть возражение ({ $name }). Засчитать подсказку?
do-allow = Можно
do-forbid = Нельзя
do-accept = Возражений нет
do-object = Возразить
do-count = Засчитать
do-strike = Отклонить
strike-why = Какое правило нарушает подсказка?
struck-enough = Отклонять подсказки вопреки судье вам в этой игре больше нельзя.
do-vote-keep = Годится
do-vote-strike = Не годится
voted = голос отдан
wait-answer = Вопрос шёпотом: { $clue }. Отвечает { $name }.
wait-ready = Ждём: { $names }.
game-over = Игра { $game } окончена
do-ready = К следующей игре
played = Сыграно игр: { $game } из { $games }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
sheet-game = Игра
sheet-winner = Победа
sheet-how = Чем кончилась
form-teams = две команды
form-coop = одна команда против игры
form-three = два капитана, один отгадывает
games =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
       *[many] { $n } игр
    }
judge-block = судья не пропускает
judge-off = без судьи
timer-strict = строгое время
timer-none = без часов
key-arrows = по полю
key-space = Пробел
key-point = показать слово своим
key-enter = выбрать слово, ещё раз: открыть его; у капитана: дать подсказку
key-stop = закончить отгадывать
key-object = возразить
key-accept = возражений нет
key-clue = капитан: от слова к числу, число, без числа
key-cancel = отменить выбор
