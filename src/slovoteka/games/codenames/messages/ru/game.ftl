# «Кодовые имена»: что на столе и что можно написать, условия, исход.

codenames-key-seen = Капитаны смотрят на ключ.

## Слова внутри фраз
codenames-owner-red = агент красных
codenames-owner-blue = агент синих
codenames-owner-bystander = мирный житель
codenames-owner-assassin = убийца
codenames-nobody = никто
codenames-you = вы
codenames-and = { $names } и { $last }
codenames-who-is-captain = { $name } (капитан)
codenames-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }

## Стол на экране
codenames-row-red = Красные
codenames-row-blue = Синие
codenames-row-games = Игры
codenames-row-clues = Подсказки
codenames-row-clue = Сейчас
codenames-row-asked = Вопрос
codenames-row-whispers = Шёпотом
codenames-row-judge = Судья
codenames-row-strike = Спор
codenames-row-reasons = Причины
codenames-mark-red = К
codenames-mark-blue = С
codenames-agents-left = осталось { $left }
codenames-captain = капитан: { $name }
codenames-guessers =
    { $count ->
        [one] отгадывает: { $names }
       *[other] отгадывают: { $names }
    }
codenames-enemy = враг
codenames-in-game = игра { $game } из { $games }
codenames-attempts-left =
    { $left ->
        [one] осталась { $left } попытка
        [few] остались { $left } попытки
       *[many] осталось { $left } попыток
    }
codenames-no-limit-of-attempts = попыток сколько угодно
codenames-wrong-red = { $word } (красные)
codenames-wrong-blue = { $word } (синие)
codenames-wrong-bystander = { $word } (мирный)
codenames-wrong-assassin = { $word } (убийца)
codenames-struck = не засчитана
codenames-reason = { $rule } – { $reason }
codenames-untouched = без отгадок
codenames-whispered =
    { $valid ->
        [yes] { $clue }: можно
        [no] { $clue }: нельзя
       *[none] { $clue }: без ответа
    }
codenames-game-won =
    { $team ->
        [red] { $game } – красные
       *[blue] { $game } – синие
    }
codenames-game-counted = { $game } – { $points }
codenames-waits =
    { $stage ->
        [cards] кладут слова
        [colour] берут ключ
        [key] берут ключ
        [clue] думает { $name }
        [whisper] капитаны шепчутся
        [respond] { $team ->
            [red] ждём синих
           *[blue] ждём красных
        }
        [vote] стол голосует
        [guess] { $team ->
            [red] отгадывают красные
           *[blue] отгадывают синие
        }
        [break] ждём остальных
       *[other] решает { $name }
    }

## Что можно написать
codenames-prompt-clue = слово и число · например, «балет 2»
codenames-prompt-late = слово и число 1 · например, «балет 1»
codenames-prompt-whisper = можно или нельзя
codenames-prompt-respond = в – возражаю · Enter – да
codenames-prompt-ruling = да или нет
codenames-prompt-ruling-reason = засчитать · или «отклонить 65»
codenames-prompt-vote = годится или не годится
codenames-prompt-guess = слово со стола
codenames-prompt-guess-more = слово или «стоп»
codenames-prompt-penalty = ваше слово · или «пропустить»
codenames-prompt-enemy = слово врага
codenames-prompt-ready = Enter – дальше
codenames-prompt-object = в – возражаю
codenames-prompt-look = Enter – стол
codenames-sand-runs = песок сыплется
codenames-help-goal = Капитаны видят ключ и по очереди дают подсказки: слово и сколько слов на столе с ним связано. Отгадывающие трогают слова по одному. Кто первым найдёт всех своих агентов, победил; кто тронет убийцу, проиграл.
codenames-help-goal-coop = Капитан видит ключ и даёт подсказки: слово и сколько слов на столе с ним связано. Найдите девять своих агентов раньше, чем капитан накроет восемь вражеских слов, и не троньте убийцу.
codenames-help-clue = балет 2 – подсказка к двум словам; перья 0 – ни одного такого нет; балет неограниченно – числа не называю
codenames-help-sure = балет 2! – настоять, хотя судья против
codenames-help-sure-doubtful = балет 2! – настоять, хотя для судьи это спорно
codenames-help-try = ? балет 2 – что думает судья; подсказкой это не станет
codenames-help-ask = спросить балет 2 – узнать шёпотом у второго капитана, можно ли так; он ответит «можно» или «нельзя». Так можно спросить и о двух словах, и о слове через дефис
codenames-help-touch = коса – тронуть слово; хватит и начала от трёх букв, если оно у одного слова; тронуть стоп – если слово совпало с командой
codenames-help-stop = стоп – больше не отгадывать; хотя бы одно слово тронуть нужно, а всего можно на одно больше названного
codenames-help-object = возражаю – подсказка соперников не по правилам; можно, пока они не тронули ни одного слова
codenames-help-ruling = засчитать или отклонить CN-65 – решить о подсказке, против которой возразили; причина – номер правила, которое она нарушает
codenames-help-vote = годится или не годится – проголосовать о подсказке, которую капитан отклоняет вопреки судье
codenames-help-penalty = накрыть коса – ваше слово в штраф за чужую подсказку; пропустить – без штрафа
codenames-help-enemy = накрыть коса – слово врага в его ход
codenames-help-timer = таймер – перевернуть песочные часы, если кто-то думает слишком долго
codenames-help-look = Enter – ещё раз показать стол
codenames-help-ready = готов или Enter – к следующей игре
codenames-marks = На столе: [К] – слово накрыто агентом красных, [С] – агентом синих, [·] – мирным жителем, [✖] – убийцей. Знак без скобок видят только капитаны: слово ещё не накрыто.
codenames-about-captain =
    { $team ->
        [red] Вы – капитан красных, с вами { $mates }.
       *[blue] Вы – капитан синих, с вами { $mates }.
    }
codenames-about-guesser =
    { $team ->
        [red] Вы отгадываете за красных, с вами { $mates }.
       *[blue] Вы отгадываете за синих, с вами { $mates }.
    }
codenames-about-rivals = Против вас { $names }.
codenames-about-three-captain =
    { $team ->
        [red] Вы – капитан красных. Капитан синих – { $rival }, за обе команды отгадывает { $guesser }.
       *[blue] Вы – капитан синих. Капитан красных – { $rival }, за обе команды отгадывает { $guesser }.
    }
codenames-about-three-guesser = Вы отгадываете за обе команды. Капитан красных – { $red }, синих – { $blue }.
codenames-to-guess = Хотите отгадывать: --option captains={ $captains }
codenames-form-coop = Одна команда против игры: чем меньше слов врага накрыто, тем больше очков.
codenames-judge-warn = О недопустимой или спорной подсказке судья предупредит капитана.
codenames-judge-block = Недопустимую подсказку судья не пропустит, о спорной предупредит.
codenames-judge-off = Судьи нет: о подсказках договариваются капитаны.
codenames-own-deck = Слова из своей колоды.
codenames-try-allowed = Судья: можно. { $reason }
codenames-try-doubtful = Судья: спорно. { $reason }
codenames-try-forbidden = Судья: нельзя. { $reason }
codenames-write-sure = Так: «{ $clue }!».
codenames-or-ask = Спросить второго капитана: «спросить { $clue }».
codenames-begin-so = Так начинаются: { $words }.

## Исход
codenames-team-won =
    { $team ->
        [red] Победили красные: { $names }.
       *[blue] Победили синие: { $names }.
    }
codenames-drawn = Ничья: побед у красных и синих поровну.
codenames-team-scores = Игры: красные { $red }, синие { $blue }.
codenames-coop-lost = Победила игра, очков нет.
codenames-won =
    { $count ->
        [one] Побеждает { $names }.
       *[other] Победа общая: { $names }.
    }
codenames-you-won-alone = Вы победили.
codenames-you-won-with = Вы победили, с вами { $names }.
codenames-you-lost = Вы проиграли.
codenames-you-won-together = Победа общая, и ваша тоже.
codenames-final-scores = Побед: { $scores }.

## Варианты
codenames-variant-standard = обычная игра: в каждой команде капитан и отгадывающий
codenames-variant-crowd = большая компания, две игры
codenames-variant-two = вдвоём против игры
codenames-variant-three = два капитана и один отгадывающий
codenames-variant-strict = судья не пропускает ошибок, время ограничено
codenames-variant-friends = без судьи, всё спорное разрешено

## Условия стола
codenames-option-rules = по какой версии правил играть, от 1 до 3; иначе по последней
codenames-option-seats = сколько игроков: от 4 до 12, вдвоём и втроём по-особому
codenames-option-form = две команды, одна против игры или два капитана с одним отгадывающим
codenames-option-deck = какой колодой играть: standard или файл .txt
codenames-option-games = сколько игр в партии; каждая чётная – те же карты другой стороной
codenames-option-captains = кто начинает капитанами, сначала красный, счёт с нуля; иначе первые в командах
codenames-option-rotate = новые капитаны в каждой игре
codenames-option-position = с какого поля начинать, файл .json
codenames-option-first = кто начинает первую игру, red или blue; иначе решает ключ
codenames-option-judge = что делает судья подсказок: предупреждает, не пропускает или молчит
codenames-option-strike_vote = голосует ли стол от пяти человек, если капитан отклоняет то, что судья разрешил
codenames-option-bots = места, за которыми не люди: ставит программа, когда партия начинается
codenames-option-strikes_most = сколько раз за игру капитан может отклонить то, что судья разрешил; 0 – сколько угодно
codenames-option-compounds = разрешены слова через дефис
codenames-option-names = имя с фамилией и название – одно слово
codenames-option-abbreviations = разрешены сокращения
codenames-option-homophones = разрешены слова, похожие на слух
codenames-option-rhymes = разрешены рифмы
codenames-option-timer = песочные часы по желанию, строгое время или без времени
codenames-option-sand_ms = сколько сыплется песок, мс
codenames-option-clue_ms = строгое время на подсказку, мс
codenames-option-guess_ms = строгое время на отгадки, мс
codenames-option-idle_ms = без строгого времени: через сколько ждать перестают, мс
codenames-option-respond_ms = сколько ждать возражений, мс
codenames-option-decide_ms = время на шёпот, спор, голосование и штраф, мс
codenames-option-break_ms = перерыв между играми, мс

## Много игроков за столом.
codenames-seats-warn = когда за столом { $warn } или больше, отгадывающим тесно: лучше от четырёх до восьми
codenames-many-seats =
    За столом больше { $warn } { $warn ->
        [one] игрока
       *[other] игроков
    }: отгадывать будет тесно. Лучше, когда игроков от четырёх до восьми.

## Партия с заданного поля
position-places = Слов на поле { $places }, и столько же клеток ключа; задано слов { $words }, клеток { $key }.
position-word-twice = Слово { $word } стоит на поле дважды.
position-word-long =
    Слово { $word }… длиннее { $most } { $most ->
        [one] буквы
       *[other] букв
    }.
position-clue-on-table = Подсказка { $word } лежит на поле.
position-number = Число подсказки – от 0 до { $most }.
position-key = В ключе у одной команды 9 агентов, у другой 8, мирных 7, убийца 1; задано: красных { $red }, синих { $blue }, мирных { $bystander }, убийц { $assassin }.
position-covered = Накрытые места – разные числа от 0 до { $places } без последнего.
position-over = Эта партия уже окончена: убийца накрыт или у команды не осталось агентов.
position-one-game = С заданного поля играется одна партия.

category-codenames-teams = «Кодовые имена», команды

tui-title-codenames = Кодовые имена
tui-box-codenames = Кодовые имена
