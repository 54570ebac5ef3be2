board = Поле 5 на 5
closed = закрито
open = відкрито
pencilled = позначено олівцем
aimed = вибрано
pointing = показують: { $names }
mark-red = Ч
mark-blue = С
mark-bystander = М
mark-assassin = В
owner-red = червоний агент
owner-blue = синій агент
owner-bystander = мирний житель
owner-assassin = убивця
missed-red = червоні
missed-blue = сині
missed-bystander = мирний
missed-assassin = убивця
team-red = Червоні
team-blue = Сині
team-enemy = Ворог
left = лишилося
found =
    { $n ->
        [one] знайдено { $n } з { $whole }
        [few] знайдено { $n } з { $whole }
       *[many] знайдено { $n } з { $whole }
    }
role-captain = капітан
role-guesser = відгадує
role-you = відгадуєте
role-both = відгадує за обидві команди
bot = бот
gone = за столом уже немає
away = не на зв’язку
key = Ключ
key-hidden = бачать лише капітани
legend-red = червоні, смуги, Ч
legend-blue = сині, крапки, С
legend-bystander = мирні, гладінь, М
legend-assassin = убивця, клітинка, В
clues = Підказки
no-clues = Підказок ще не було.
turn-number = хід { $n }
struck = не зараховано
clue-of-red = Підказка червоних
clue-of-blue = Підказка синіх
unlimited = без числа
attempts = Спроби
attempts-any = скільки завгодно
attempts-left =
    { $n ->
        [one] лишилася { $n }
        [few] лишилося { $n }
       *[many] лишилося { $n }
    }
sand = Пісок
turn-time = Час ходу
do-timer = Перевернути годинник
word = Слово
number = Число
no-number = без числа
word-missing = Потрібне слово
number-missing = Виберіть число
clue-how = Одне слово і скільки ваших слів із ним пов’язано. Натисніть слово на полі, щоб позначити його для себе.
no-judge = Судді за цим столом немає.
late = Час вийшов: лише число 1
do-clue = Дати підказку
do-insist = Усе одно дати
doubt = На думку судді, так не можна. Дати все одно?
do-ask = Запитати другого капітана
do-ask-short = Запитати
whispered = Питання пошепки:
answer-yes = можна
answer-no = не можна
no-answer = без відповіді
verdict-allowed = Суддя: можна
verdict-doubtful = Суддя: спірно
verdict-forbidden = Не можна
choose-guess = Виберіть слово на полі.
choose-penalty = Підказка суперників не годиться: можна накрити одне своє слово.
ask-touch = Відкрити
ask-cover = Накрити
do-touch = Відкрити
do-cover = Накрити
do-stop = Закінчити
do-skip = Не накривати
cancel = Скасувати
also-for = { $names } за
shows = { $name } показує { $word }
whispered-to-you = { $name } питає пошепки, чи можна так:
respond-you = Чи годиться ця підказка?
ruling-you = Є заперечення ({ $name }). Зарахувати підказку?
do-allow = Можна
do-forbid = Не можна
do-accept = Заперечень немає
do-object = Заперечити
do-count = Зарахувати
do-strike = Відхилити
strike-why = Яке правило порушує підказка?
struck-enough = Відхиляти підказки всупереч судді вам у цій грі більше не можна.
do-vote-keep = Годиться
do-vote-strike = Не годиться
voted = голос віддано
wait-answer = Питання пошепки: { $clue }. Відповідає { $name }.
wait-ready = Чекаємо: { $names }.
game-over = Гру { $game } закінчено
do-ready = До наступної гри
played = Зіграно ігор: { $game } з { $games }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
sheet-game = Гра
sheet-winner = Перемога
sheet-how = Чим закінчилася
form-teams = дві команди
form-coop = одна команда проти гри
form-three = два капітани, один відгадує
games =
    { $n ->
        [one] { $n } гра
        [few] { $n } гри
       *[many] { $n } ігор
    }
judge-block = суддя не пропускає
judge-off = без судді
timer-strict = суворий час
timer-none = без годинника
key-arrows = по полю
key-space = Пробіл
key-point = показати слово своїм
key-enter = вибрати слово, ще раз: відкрити його; у капітана: дати підказку
key-stop = закінчити відгадувати
key-object = заперечити
key-accept = заперечень немає
key-clue = капітан: від слова до числа, число, без числа
key-cancel = скасувати вибір
