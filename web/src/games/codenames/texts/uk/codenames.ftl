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
        [many] знайдено { $n } з { $whole }
       *[other] знайдено { $n } з { $whole }
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
        [many] лишилося { $n }
       *[other] лишилося { $n }
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
do-ask = Запитати другого капітана
do-ask-short = Запитати
whispered = Питання пошепки:
answer-yes = можна
answer-no = не можна
no-answer = без відповіді
verdict-allowed = Суддя: можна
verdict-doubtful = Суддя: спірно
verdict-forbidden = Не можна
suggestion = Може, { $word }?
finding-fine = Споріднених слів на столі немає.
finding-several-words = «{ $clue }» – не одне слово.
finding-hyphen = «{ $clue }» пишеться через дефіс: суворо кажучи, це не одне слово.
finding-same-word = { $codename } на столі не накрито.
finding-form = «{ $clue }» – форма слова { $codename }.
finding-cognate = «{ $clue }» – той самий корінь, що { $codename }.
finding-maybe-cognate = «{ $clue }» і { $codename }: схоже на один корінь.
finding-part = «{ $clue }» – частина слова { $codename } або спільна з ним частина.
finding-letter = Літера годиться, лише якщо вказує на зміст.
finding-numeral = Число годиться, лише якщо вказує на зміст.
finding-number-hint = Число підказки саме натякає на { $codename }.
finding-foreign = «{ $clue }» – не російське слово.
finding-abbreviation = «{ $clue }» – скорочення: суворо кажучи, це не слово.
finding-unknown = Слова «{ $clue }» немає в словнику.
finding-letter-hint = «{ $clue }» і { $codename } збігаються літерами.
finding-homophone = «{ $clue }» звучить як { $codename }.
finding-rhyme = «{ $clue }» римується з { $codename }.
choose-guess = Торкніться слова на полі.
choose-penalty = Підказка суперників не годиться: можна накрити одне своє слово.
choose-enemy = Хід ворога: накрийте одне його слово.
ask-touch = Торкнутися
ask-cover = Накрити
do-touch = Торкнутися
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
wait-answer = Питання пошепки: { $clue }. Відповідає { $name }.
wait-cards = Розкладаються слова.
wait-colour = Ключ вирішує, хто починає.
wait-key = Капітани беруть ключ.
wait-clue = { $name } вигадує підказку.
wait-whisper = Капітани шепочуться.
wait-respond = { $rivals } можуть заперечити.
wait-ruling = { $name } вирішує, чи годиться підказка.
wait-guess = { $team } відгадують.
wait-penalty = { $name } вирішує, чи накрити слово у штраф.
wait-enemy = Хід ворога: слово вибирає { $name }.
wait-ready = Чекаємо: { $names }.
game-over = Гру { $game } закінчено
do-ready = До наступної гри
played = Зіграно ігор: { $game } з { $games }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
        [many] { $n } очок
       *[other] { $n } очка
    }
grade-1 = Ледь-ледь, але перемога
grade-2 = Добре, та можна й краще
grade-3 = Спрацьовано чітко, як за годинником
grade-4 = Вам можна довірити таємниці
grade-5 = Вами вже цікавляться розвідки
grade-6 = Знімаємо капелюха
grade-7 = Таке вважали нездійсненним
grade-8 = У це ніхто не повірить
alone-agents = Усіх своїх агентів знайдено
alone-assassin = Це був убивця: перемогла гра
alone-enemy = Усі слова ворога накрито раніше за ваші: перемогла гра
alone-left = Далі грати нікому
ended-agents-red = Перемогли червоні: усіх їхніх агентів знайдено
ended-agents-blue = Перемогли сині: усіх їхніх агентів знайдено
ended-assassin-red = Перемогли червоні: сині торкнулися вбивці
ended-assassin-blue = Перемогли сині: червоні торкнулися вбивці
ended-left-red = Перемогли червоні: сині далі не грають
ended-left-blue = Перемогли сині: червоні далі не грають
ended-nobody = Ніхто не переміг
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
        [many] { $n } ігор
       *[other] { $n } гри
    }
judge-block = суддя не пропускає
judge-off = без судді
timer-strict = суворий час
timer-none = без годинника
event-began = Гра { $game }. Капітани: { $captains }
event-marked = { $team } починають
event-asked = { $name }, пошепки: { $clue }, можна так?
event-whisper = Капітани шепочуться
event-allowed = { $name }, пошепки: можна
event-forbidden = { $name }, пошепки: не можна
event-clued = { $team }, підказка: { $clue }
event-accepted = { $name }: заперечень немає
event-protested = { $name }: заперечення проти підказки
event-ruled-valid = { $name }: підказку зараховано
event-ruled-struck = { $name }: підказку не зараховано, хід переходить
event-ruled-valid-late = Час вийшов, суддя: підказку зараховано
event-ruled-struck-late = Час вийшов, суддя: підказку не зараховано
event-touched = { $name }: { $word }, { $owner }
event-covered = { $name }: { $word } накрито у штраф
event-covered-enemy = Хід ворога: накрито { $word }
event-skipped = { $name }: без штрафу
event-stopped = { $name }: стоп, хід закінчено
event-stopped-late = { $team }: час вийшов, хід закінчено
event-timer-turned = { $name }: пісковий годинник перевернуто
event-timer-out = Пісок висипався: час вирішувати
event-clue-late = { $name }: час вийшов, тепер лише підказка з числом 1
event-clue-missed = { $name }: підказки немає, хід втрачено
event-new-captain = { $team }, новий капітан: { $name }
event-left = { $name }: вихід із гри
key-arrows = по полю
key-space = Пробіл
key-point = показати слово своїм
key-enter = вибрати слово, ще раз: торкнутися; у капітана: дати підказку
key-stop = закінчити відгадувати
key-object = заперечити
key-accept = заперечень немає
key-clue = капітан: від слова до числа, число, без числа
key-cancel = скасувати вибір
