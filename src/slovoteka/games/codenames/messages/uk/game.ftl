# «Кодові імена»: що сталося, чого чекає стіл, що можна написати, умови.

## Події. $name – хто, $me – чи це ви, $team – чий хід або чия перемога.
codenames-event-began =
    Гра { $game }: { $turned ->
        [yes] карти перевернуто
       *[no] карти нові
    }. { $count ->
        [one] Капітан: { $captains }.
       *[other] Капітани: { $captains }.
    }
codenames-event-dealt = На столі 25 слів.
codenames-event-marked =
    { $team ->
        [red] Починають червоні: у них 9 агентів, у синіх 8.
       *[blue] Починають сині: у них 9 агентів, у червоних 8.
    }
codenames-event-key-drawn = Ключ, слово { $place }: { $owner }.
codenames-key-seen = Капітани дивляться на ключ.
codenames-event-key-shown = Новий капітан бачить ключ.
codenames-event-asked =
    { $me ->
        [yes] Ви питаєте пошепки: { $clue }, можна так?
       *[no] { $name } питає пошепки: { $clue }, можна так?
    }
codenames-event-asked-hidden = { $name } питає про щось другого капітана пошепки.
codenames-event-answered =
    { $valid ->
        [yes] { $me ->
            [yes] Ви відповідаєте пошепки: можна.
           *[no] { $name } відповідає пошепки: можна.
        }
        [no] { $me ->
            [yes] Ви відповідаєте пошепки: не можна.
           *[no] { $name } відповідає пошепки: не можна.
        }
       *[none] { $me ->
            [yes] Час вийшов: ви нічого не відповіли.
           *[no] Час вийшов: { $name } нічого не відповідає.
        }
    }
codenames-event-answered-hidden = Капітани більше не шепочуться.
codenames-event-clued =
    { $team ->
        [red] Червоні: { $clue }.
       *[blue] Сині: { $clue }.
    }{ $allowed ->
        [yes] { " " }Другий капітан уже сказав, що так можна.
       *[no] { "" }
    }
codenames-event-accepted =
    { $me ->
        [yes] Ви не заперечуєте.
       *[no] { $name } не заперечує.
    }
codenames-event-protested =
    { $me ->
        [yes] Ви заперечуєте проти підказки.
       *[no] { $name } заперечує проти підказки.
    }
codenames-event-ruled =
    { $in_time ->
        [yes] { $me ->
            [yes] Ваше рішення
           *[no] Рішення капітана ({ $name })
        }
       *[no] Час вийшов, вирішує суддя
    }: { $valid ->
        [yes] підказку зараховано.
       *[no] підказку не зараховано, хід переходить.
    }
codenames-event-touched =
    { $me ->
        [yes] Ви торкаєтеся слова { $word }: { $whose }.
       *[no] { $name } торкається слова { $word }: { $whose }.
    }
codenames-event-covered =
    { $me ->
        [yes] Штраф суперникам: ви накриваєте своє слово { $word }.
       *[no] Штраф за підказку: { $name } накриває слово своєї команди, { $word }.
    }
codenames-event-covered-enemy =
    { $in_time ->
        [yes] { $me ->
            [yes] Хід ворога: ви накриваєте його слово { $word }.
           *[no] Хід ворога: { $name } накриває його слово { $word }.
        }
       *[no] Час вийшов: ворог сам накриває слово { $word }.
    }
codenames-event-skipped =
    { $me ->
        [yes] Ви обходитеся без штрафу.
       *[no] { $name } обходиться без штрафу.
    }
codenames-event-stopped =
    { $me ->
        [yes] Ви кажете «стоп»
       *[no] { $name } каже «стоп»
    }: { $team ->
        [red] хід червоних закінчено.
       *[blue] хід синіх закінчено.
    }
codenames-event-stopped-late =
    { $team ->
        [red] Час вийшов: хід червоних закінчено.
       *[blue] Час вийшов: хід синіх закінчено.
    }
codenames-event-timer-turned =
    { $me ->
        [yes] Ви перевертаєте пісковий годинник.
       *[no] { $name } перевертає пісковий годинник.
    }
codenames-event-timer-out = Пісок висипався: час вирішувати.
codenames-event-clue-late =
    { $me ->
        [yes] Ваш час вийшов
       *[no] Час вийшов ({ $name })
    }: ще { $seconds } с на підказку до одного слова, з числом 1.
codenames-event-clue-missed =
    { $me ->
        [yes] Підказки ви не дали: хід втрачено.
       *[no] { $name } не дає підказки: хід втрачено.
    }
codenames-event-new-captain =
    { $team ->
        [red] Новий капітан червоних: { $name }.
       *[blue] Новий капітан синіх: { $name }.
    }
codenames-event-game-over =
    { $reason ->
        [agents] { $team ->
            [red] Усіх агентів червоних знайдено.
           *[blue] Усіх агентів синіх знайдено.
        }
        [assassin] { $team ->
            [red] Сині торкнулися вбивці.
           *[blue] Червоні торкнулися вбивці.
        }
       *[left] { $team ->
            [red] Сині далі не грають.
           *[blue] Червоні далі не грають.
        }
    }
codenames-game-to =
    { $team ->
        [red] Гру виграли червоні.
       *[blue] Гру виграли сині.
    }
codenames-event-game-over-coop =
    { $reason ->
        [agents] Усіх своїх агентів знайдено.
        [assassin] Це був убивця.
        [enemy] Усі слова ворога накрито раніше за ваші.
       *[left] Далі грати нікому.
    }
codenames-event-left =
    { $me ->
        [yes] Ви виходите з гри.
       *[no] { $name } виходить із гри.
    }

## Слова всередині фраз
codenames-clue = «{ $word }» – { $number }
codenames-clue-unlimited = «{ $word }» – необмежено
codenames-captain-of =
    { $team ->
        [red] червоні – { $name }
       *[blue] сині – { $name }
    }
codenames-owner-red = агент червоних
codenames-owner-blue = агент синіх
codenames-owner-bystander = мирний житель
codenames-owner-assassin = убивця
codenames-whose-own = свій агент
codenames-whose-other =
    { $team ->
        [red] агент червоних, хід закінчено
       *[blue] агент синіх, хід закінчено
    }
codenames-whose-bystander = мирний житель, хід закінчено
codenames-whose-assassin = убивця
codenames-judge-says = Суддя: { $reason }
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
codenames-grade =
    { $points ->
        [8] У це ніхто не повірить!
        [7] Таке вважали нездійсненним.
        [6] Знімаємо капелюха.
        [5] Вами вже цікавляться розвідки.
        [4] Вам можна довірити таємниці.
        [3] Спрацьовано чітко, як за годинником.
        [2] Добре, та можна й краще.
       *[1] Ледь-ледь, але перемога.
    }

## Чого чекає стіл
codenames-stage-cards = Розкладаються слова
codenames-stage-colour = Ключ вирішує, хто починає
codenames-stage-key = Капітани беруть ключ
codenames-stage-clue =
    { $me ->
        [yes] { $team ->
            [red] Ваша підказка, ви за червоних
           *[blue] Ваша підказка, ви за синіх
        }
       *[no] { $team ->
            [red] Підказку червоним вигадує { $name }
           *[blue] Підказку синім вигадує { $name }
        }
    }
codenames-stage-whisper =
    { $me ->
        [yes] { $name } питає пошепки: можна так?
       *[no] Капітани шепочуться
    }
codenames-stage-respond =
    { $me ->
        [yes] Згодні з підказкою?
       *[no] { $team ->
            [red] Чи не заперечать сині?
           *[blue] Чи не заперечать червоні?
        }
    }
codenames-stage-ruling =
    { $me ->
        [yes] Зарахувати підказку? Вирішуєте ви
       *[no] Чи зарахувати підказку, вирішує { $name }
    }
codenames-stage-guess =
    { $me ->
        [yes] { $team ->
            [red] Відгадуєте ви, хід червоних
           *[blue] Відгадуєте ви, хід синіх
        }
       *[no] { $team ->
            [red] Відгадують червоні
           *[blue] Відгадують сині
        }
    }
codenames-stage-penalty =
    { $me ->
        [yes] Штраф суперникам: можна накрити одне своє слово
       *[no] Про штраф за підказку вирішує { $name }
    }
codenames-stage-enemy =
    { $me ->
        [yes] Хід ворога: накрийте одне його слово
       *[no] Хід ворога: слово вибирає { $name }
    }
codenames-stage-break = Гру { $game } закінчено
codenames-stage-over = Партію закінчено

## Стіл на екрані
codenames-row-red = Червоні
codenames-row-blue = Сині
codenames-row-games = Ігри
codenames-row-clues = Підказки
codenames-row-clue = Зараз
codenames-row-asked = Питання
codenames-row-whispers = Пошепки
codenames-row-judge = Суддя
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
codenames-help-ask = запитати балет 2 – дізнатися пошепки у другого капітана, чи можна так; він відповість «можна» або «не можна»
codenames-help-touch = коса – торкнутися слова; досить і початку від трьох літер, якщо він в одного слова; торкнутися стоп – якщо слово збіглося з командою
codenames-help-stop = стоп – більше не відгадувати; хоча б одного слова торкнутися треба, а всього можна на одне більше за назване
codenames-help-object = заперечую – підказка суперників не за правилами; можна, поки вони не торкнулися жодного слова
codenames-help-ruling = зарахувати або відхилити – вирішити про підказку, проти якої заперечили
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
codenames-coop-won = Перемога: { $points }.
codenames-coop-lost = Перемогла гра, очок немає.
codenames-coop-game-lost = Команда програла.
codenames-won =
    { $count ->
        [one] Перемагає { $names }.
       *[other] Перемога спільна: { $names }.
    }
codenames-you-won-alone = Ви перемогли.
codenames-you-won-with = Ви перемогли, з вами { $names }.
codenames-you-lost = Ви програли.
codenames-nobody-won = Ніхто не переміг.
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
codenames-option-seats = скільки гравців: від 4 до 12, удвох і втрьох по-особливому
codenames-option-form = дві команди, одна проти гри або два капітани з одним, хто відгадує
codenames-option-deck = якою колодою грати: standard або файл .txt
codenames-option-games = скільки ігор у партії; кожна парна – ті самі карти іншим боком
codenames-option-captains = хто починає капітанами, спершу червоний, лік із нуля; інакше перші в командах
codenames-option-rotate = нові капітани в кожній грі
codenames-option-position = з якого поля починати, файл .json
codenames-option-first = хто починає першу гру, red чи blue; інакше вирішує ключ
codenames-option-judge = що робить суддя підказок: попереджає, не пропускає чи мовчить
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
codenames-option-decide_ms = час на шепіт, суперечку та штраф, мс
codenames-option-break_ms = перерва між іграми, мс

## Багато гравців за столом.
codenames-seats-warn = за столом від { $warn } гравців тим, хто відгадує, тісно: краще від чотирьох до восьми
codenames-many-seats = За столом понад { $warn } гравців: відгадувати буде тісно. Краще, коли гравців від чотирьох до восьми.

## Партія із заданого поля
position-places = На полі { $places } слів і стільки ж клітинок ключа; задано слів { $words }, клітинок { $key }.
position-word-twice = Слово { $word } стоїть на полі двічі.
position-word-long = Слово { $word }… довше за { $most } літер.
position-clue-on-table = Підказка { $word } лежить на полі.
position-number = Число підказки – від 0 до { $most }.
position-key = У ключі в однієї команди 9 агентів, в іншої 8, мирних 7, убивця 1; задано: червоних { $red }, синіх { $blue }, мирних { $bystander }, убивць { $assassin }.
position-covered = Накриті місця – різні числа від 0 до { $places } без останнього.
position-over = Цю партію вже закінчено: убивцю накрито або в команди не лишилося агентів.
position-one-game = Із заданого поля грається одна партія.

category-codenames-teams = «Кодові імена», команди

tui-title-codenames = Кодові імена
tui-box-codenames = Кодові імена
