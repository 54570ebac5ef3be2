# «Кодові імена»: що на столі й що можна написати, умови, підсумок.

codenames-key-seen = Капітани дивляться на ключ.

## Слова всередині фраз
codenames-owner-red = агент червоних
codenames-owner-blue = агент синіх
codenames-owner-bystander = мирний житель
codenames-owner-assassin = убивця
codenames-nobody = ніхто
codenames-you = ви
codenames-and = { $names } та { $last }
codenames-who-is-captain = { $name } (капітан)
codenames-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }

## Стіл на екрані
codenames-row-red = Червоні
codenames-row-blue = Сині
codenames-row-games = Ігри
codenames-row-clues = Підказки
codenames-row-clue = Зараз
codenames-row-asked = Питання
codenames-row-whispers = Пошепки
codenames-row-judge = Суддя
codenames-row-strike = Спір
codenames-row-reasons = Причини
codenames-mark-red = Ч
codenames-mark-blue = С
codenames-agents-left = лишилося { $left }
codenames-captain = капітан: { $name }
codenames-guessers =
    { $count ->
        [one] відгадує: { $names }
       *[other] відгадують: { $names }
    }
codenames-enemy = ворог
codenames-in-game = гра { $game } з { $games }
codenames-attempts-left =
    { $left ->
        [one] лишилася { $left } спроба
        [few] лишилися { $left } спроби
       *[many] лишилося { $left } спроб
    }
codenames-no-limit-of-attempts = спроб скільки завгодно
codenames-wrong-red = { $word } (червоні)
codenames-wrong-blue = { $word } (сині)
codenames-wrong-bystander = { $word } (мирний)
codenames-wrong-assassin = { $word } (убивця)
codenames-struck = не зараховано
codenames-reason = { $rule } – { $reason }
codenames-untouched = без відгадок
codenames-whispered =
    { $valid ->
        [yes] { $clue }: можна
        [no] { $clue }: не можна
       *[none] { $clue }: без відповіді
    }
codenames-game-won =
    { $team ->
        [red] { $game } – червоні
       *[blue] { $game } – сині
    }
codenames-game-counted = { $game } – { $points }
codenames-waits =
    { $stage ->
        [cards] кладуть слова
        [colour] беруть ключ
        [key] беруть ключ
        [clue] думає { $name }
        [whisper] капітани шепочуть
        [respond] { $team ->
            [red] чекаємо синіх
           *[blue] чекаємо червоних
        }
        [vote] стіл голосує
        [guess] { $team ->
            [red] відгадують червоні
           *[blue] відгадують сині
        }
        [break] чекаємо інших
       *[other] вирішує { $name }
    }

## Що можна написати
codenames-prompt-clue = слово і число · наприклад, «балет 2»
codenames-prompt-late = слово і число 1 · наприклад, «балет 1»
codenames-prompt-whisper = можна чи не можна
codenames-prompt-respond = з – заперечую · Enter – так
codenames-prompt-ruling = так або ні
codenames-prompt-ruling-reason = зарахувати · або «відхилити 65»
codenames-prompt-vote = годиться або не годиться
codenames-prompt-guess = слово зі столу
codenames-prompt-guess-more = слово або «стоп»
codenames-prompt-penalty = ваше слово · або «пропустити»
codenames-prompt-enemy = слово ворога
codenames-prompt-ready = Enter – далі
codenames-prompt-object = з – заперечую
codenames-prompt-look = Enter – стіл
codenames-sand-runs = пісок сиплеться
codenames-help-goal = Капітани бачать ключ і по черзі дають підказки: слово і скільки слів на столі з ним пов’язано. Ті, хто відгадує, торкаються слів по одному. Хто першим знайде всіх своїх агентів, переміг; хто торкнеться вбивці, програв.
codenames-help-goal-coop = Капітан бачить ключ і дає підказки: слово і скільки слів на столі з ним пов’язано. Знайдіть дев’ять своїх агентів раніше, ніж капітан накриє вісім ворожих слів, і не торкніться вбивці.
codenames-help-clue = балет 2 – підказка до двох слів; перья 0 – жодного такого немає; балет необмежено – числа не називаю
codenames-help-sure = балет 2! – наполягти, хоча суддя проти
codenames-help-sure-doubtful = балет 2! – наполягти, хоча для судді це спірно
codenames-help-try = ? балет 2 – що думає суддя; підказкою це не стане
codenames-help-ask = запитати балет 2 – дізнатися пошепки у другого капітана, чи можна так; він відповість «можна» або «не можна». Так можна запитати і про два слова, і про слово через дефіс
codenames-help-touch = коса – торкнутися слова; досить і початку від трьох літер, якщо він в одного слова; торкнутися стоп – якщо слово збіглося з командою
codenames-help-stop = стоп – більше не відгадувати; хоча б одного слова торкнутися треба, а всього можна на одне більше за назване
codenames-help-object = заперечую – підказка суперників не за правилами; можна, поки вони не торкнулися жодного слова
codenames-help-ruling = зарахувати або відхилити CN-65 – вирішити про підказку, проти якої заперечили; причина – номер правила, яке вона порушує
codenames-help-vote = годиться або не годиться – проголосувати про підказку, яку капітан відхиляє всупереч судді
codenames-help-penalty = накрити коса – ваше слово у штраф за чужу підказку; пропустити – без штрафу
codenames-help-enemy = накрити коса – слово ворога в його хід
codenames-help-timer = таймер – перевернути пісковий годинник, якщо хтось думає надто довго
codenames-help-look = Enter – ще раз показати стіл
codenames-help-ready = готовий або Enter – до наступної гри
codenames-marks = На столі: [Ч] – слово накрито агентом червоних, [С] – агентом синіх, [·] – мирним жителем, [✖] – убивцею. Знак без дужок бачать лише капітани: слово ще не накрито.
codenames-about-captain =
    { $team ->
        [red] Ви – капітан червоних, з вами { $mates }.
       *[blue] Ви – капітан синіх, з вами { $mates }.
    }
codenames-about-guesser =
    { $team ->
        [red] Ви відгадуєте за червоних, з вами { $mates }.
       *[blue] Ви відгадуєте за синіх, з вами { $mates }.
    }
codenames-about-rivals = Проти вас { $names }.
codenames-about-three-captain =
    { $team ->
        [red] Ви – капітан червоних. Капітан синіх – { $rival }, за обидві команди відгадує { $guesser }.
       *[blue] Ви – капітан синіх. Капітан червоних – { $rival }, за обидві команди відгадує { $guesser }.
    }
codenames-about-three-guesser = Ви відгадуєте за обидві команди. Капітан червоних – { $red }, синіх – { $blue }.
codenames-to-guess = Хочете відгадувати: --option captains={ $captains }
codenames-form-coop = Одна команда проти гри: що менше слів ворога накрито, то більше очок.
codenames-judge-warn = Про неприпустиму чи спірну підказку суддя попередить капітана.
codenames-judge-block = Неприпустимої підказки суддя не пропустить, про спірну попередить.
codenames-judge-off = Судді немає: про підказки домовляються капітани.
codenames-own-deck = Слова з власної колоди.
codenames-try-allowed = Суддя: можна. { $reason }
codenames-try-doubtful = Суддя: спірно. { $reason }
codenames-try-forbidden = Суддя: не можна. { $reason }
codenames-write-sure = Так: «{ $clue }!».
codenames-or-ask = Спитати другого капітана: «запитати { $clue }».
codenames-begin-so = Так починаються: { $words }.

## Підсумок
codenames-team-won =
    { $team ->
        [red] Перемогли червоні: { $names }.
       *[blue] Перемогли сині: { $names }.
    }
codenames-drawn = Нічия: перемог у червоних і синіх порівну.
codenames-team-scores = Ігри: червоні { $red }, сині { $blue }.
codenames-coop-lost = Перемогла гра, очок немає.
codenames-won =
    { $count ->
        [one] Перемагає { $names }.
       *[other] Перемога спільна: { $names }.
    }
codenames-you-won-alone = Ви перемогли.
codenames-you-won-with = Ви перемогли, з вами { $names }.
codenames-you-lost = Ви програли.
codenames-you-won-together = Перемога спільна, і ваша теж.
codenames-final-scores = Перемог: { $scores }.

## Варіанти
codenames-variant-standard = звичайна гра: у кожній команді капітан і той, хто відгадує
codenames-variant-crowd = велика компанія, дві гри
codenames-variant-two = удвох проти гри
codenames-variant-three = два капітани й один, хто відгадує
codenames-variant-strict = суддя не пропускає помилок, час обмежено
codenames-variant-friends = без судді, усе спірне дозволено

## Умови столу
codenames-option-rules = за якою версією правил грати, від 1 до 3; інакше за останньою
codenames-option-seats = скільки гравців: від 4 до 12, удвох і втрьох по-особливому
codenames-option-form = дві команди, одна проти гри або два капітани з одним, хто відгадує
codenames-option-deck = якою колодою грати: standard або файл .txt
codenames-option-games = скільки ігор у партії; кожна парна – ті самі карти іншим боком
codenames-option-captains = хто починає капітанами, спершу червоний, лік із нуля; інакше перші в командах
codenames-option-rotate = нові капітани в кожній грі
codenames-option-position = з якого поля починати, файл .json
codenames-option-first = хто починає першу гру, red чи blue; інакше вирішує ключ
codenames-option-judge = що робить суддя підказок: попереджає, не пропускає чи мовчить
codenames-option-strike_vote = чи голосує стіл від п’яти людей, якщо капітан відхиляє те, що суддя дозволив
codenames-option-bots = місця, за якими не люди: ставить програма, коли партія починається
codenames-option-strikes_most = скільки разів за гру капітан може відхилити те, що суддя дозволив; 0 – скільки завгодно
codenames-option-compounds = дозволено слова через дефіс
codenames-option-names = ім’я з прізвищем і назва – одне слово
codenames-option-abbreviations = дозволено скорочення
codenames-option-homophones = дозволено слова, схожі на слух
codenames-option-rhymes = дозволено рими
codenames-option-timer = пісковий годинник за бажанням, суворий час або без часу
codenames-option-sand_ms = скільки сиплеться пісок, мс
codenames-option-clue_ms = суворий час на підказку, мс
codenames-option-guess_ms = суворий час на відгадки, мс
codenames-option-idle_ms = без суворого часу: за скільки чекати перестають, мс
codenames-option-respond_ms = скільки чекати заперечень, мс
codenames-option-decide_ms = час на шепіт, суперечку, голосування та штраф, мс
codenames-option-break_ms = перерва між іграми, мс

## Багато гравців за столом.
codenames-seats-warn = коли за столом { $warn } або більше, тим, хто відгадує, тісно: краще від чотирьох до восьми
codenames-many-seats =
    За столом понад { $warn } { $warn ->
        [one] гравця
       *[other] гравців
    }: відгадувати буде тісно. Краще, коли гравців від чотирьох до восьми.

## Партія із заданого поля
position-places = Слів на полі { $places }, і стільки ж клітинок ключа; задано слів { $words }, клітинок { $key }.
position-word-twice = Слово { $word } стоїть на полі двічі.
position-word-long =
    Слово { $word }… довше за { $most } { $most ->
        [one] літеру
        [few] літери
       *[many] літер
    }.
position-clue-on-table = Підказка { $word } лежить на полі.
position-number = Число підказки – від 0 до { $most }.
position-key = У ключі в однієї команди 9 агентів, в іншої 8, мирних 7, убивця 1; задано: червоних { $red }, синіх { $blue }, мирних { $bystander }, убивць { $assassin }.
position-covered = Накриті місця – різні числа від 0 до { $places } без останнього.
position-over = Цю партію вже закінчено: убивцю накрито або в команди не лишилося агентів.
position-one-game = Із заданого поля грається одна партія.

category-codenames-teams = «Кодові імена», команди

tui-title-codenames = Кодові імена
tui-box-codenames = Кодові імена
