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
        [many] найдено { $n } из { $whole }
       *[other] найдено { $n } из { $whole }
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
        [many] осталось { $n }
       *[other] осталось { $n }
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
do-ask = Спросить второго капитана
do-ask-short = Спросить
whispered = Вопрос шёпотом:
answer-yes = можно
answer-no = нельзя
no-answer = без ответа
verdict-allowed = Судья: можно
verdict-doubtful = Судья: спорно
verdict-forbidden = Нельзя
suggestion = Может быть, { $word }?
finding-fine = Родственных слов на столе нет.
finding-several-words = «{ $clue }» – не одно слово.
finding-hyphen = «{ $clue }» пишется через дефис: строго говоря, это не одно слово.
finding-same-word = { $codename } на столе не накрыто.
finding-form = «{ $clue }» – форма слова { $codename }.
finding-cognate = «{ $clue }» – тот же корень, что { $codename }.
finding-maybe-cognate = «{ $clue }» и { $codename }: похоже на один корень.
finding-part = «{ $clue }» – часть слова { $codename } или общая с ним часть.
finding-letter = Буква годится, только если указывает на смысл.
finding-numeral = Число годится, только если указывает на смысл.
finding-number-hint = Число подсказки само намекает на { $codename }.
finding-foreign = «{ $clue }» – не русское слово.
finding-abbreviation = «{ $clue }» – сокращение: строго говоря, это не слово.
finding-unknown = Слова «{ $clue }» нет в словаре.
finding-letter-hint = «{ $clue }» и { $codename } совпадают буквами.
finding-homophone = «{ $clue }» звучит как { $codename }.
finding-rhyme = «{ $clue }» рифмуется с { $codename }.
choose-guess = Коснитесь слова на поле.
choose-penalty = Подсказка соперников не годится: можно накрыть одно своё слово.
choose-enemy = Ход врага: накройте одно его слово.
ask-touch = Коснуться
ask-cover = Накрыть
do-touch = Коснуться
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
wait-answer = Вопрос шёпотом: { $clue }. Отвечает { $name }.
wait-cards = Раскладываются слова.
wait-colour = Ключ решает, кто начинает.
wait-key = Капитаны берут ключ.
wait-clue = { $name } придумывает подсказку.
wait-whisper = Капитаны шепчутся.
wait-respond = { $rivals } могут возразить.
wait-ruling = { $name } решает, годится ли подсказка.
wait-guess = { $team } отгадывают.
wait-penalty = { $name } решает, накрыть ли слово в штраф.
wait-enemy = Ход врага: слово выбирает { $name }.
wait-ready = Ждём: { $names }.
game-over = Игра { $game } окончена
do-ready = К следующей игре
played = Сыграно игр: { $game } из { $games }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
    }
grade-1 = Еле-еле, но победа
grade-2 = Хорошо, но можно и лучше
grade-3 = Сработано чётко, как по часам
grade-4 = Вам можно доверить тайны
grade-5 = Вами уже интересуются разведки
grade-6 = Снимаем шляпу
grade-7 = Такое считалось невыполнимым
grade-8 = В это никто не поверит
alone-agents = Все свои агенты найдены
alone-assassin = Это был убийца: победила игра
alone-enemy = Все слова врага накрыты раньше ваших: победила игра
alone-left = Дальше играть некому
ended-agents-red = Победили красные: все их агенты найдены
ended-agents-blue = Победили синие: все их агенты найдены
ended-assassin-red = Победили красные: синие коснулись убийцы
ended-assassin-blue = Победили синие: красные коснулись убийцы
ended-left-red = Победили красные: синие дальше не играют
ended-left-blue = Победили синие: красные дальше не играют
ended-nobody = Никто не победил
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
        [many] { $n } игр
       *[other] { $n } игры
    }
judge-block = судья не пропускает
judge-off = без судьи
timer-strict = строгое время
timer-none = без часов
event-began = Игра { $game }. Капитаны: { $captains }
event-marked = { $team } начинают
event-asked = { $name }, шёпотом: { $clue }, можно так?
event-whisper = Капитаны шепчутся
event-allowed = { $name }, шёпотом: можно
event-forbidden = { $name }, шёпотом: нельзя
event-clued = { $team }, подсказка: { $clue }
event-accepted = { $name }: возражений нет
event-protested = { $name }: возражение против подсказки
event-ruled-valid = { $name }: подсказка засчитана
event-ruled-struck = { $name }: подсказка не засчитана, ход переходит
event-ruled-valid-late = Время вышло, судья: подсказка засчитана
event-ruled-struck-late = Время вышло, судья: подсказка не засчитана
event-touched = { $name }: { $word }, { $owner }
event-covered = { $name }: { $word } накрыто в штраф
event-covered-enemy = Ход врага: накрыто { $word }
event-skipped = { $name }: без штрафа
event-stopped = { $name }: стоп, ход окончен
event-stopped-late = { $team }: время вышло, ход окончен
event-timer-turned = { $name }: песочные часы перевёрнуты
event-timer-out = Песок высыпался: пора решать
event-clue-late = { $name }: время вышло, теперь только подсказка с числом 1
event-clue-missed = { $name }: подсказки нет, ход потерян
event-new-captain = { $team }, новый капитан: { $name }
event-left = { $name }: выход из игры
key-arrows = по полю
key-space = Пробел
key-point = показать слово своим
key-enter = выбрать слово, ещё раз: коснуться; у капитана: дать подсказку
key-stop = закончить отгадывать
key-object = возразить
key-accept = возражений нет
key-clue = капитан: от слова к числу, число, без числа
key-cancel = отменить выбор
