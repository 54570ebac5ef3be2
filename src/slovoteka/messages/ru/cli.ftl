# Командная строка.

yes = да
no = нет

## Плохой ввод
no-such-language = Языка «{ $language }» нет. Есть: { $languages }.
no-such-level = В этой игре нет уровня «{ $level }». Есть: { $levels }.
too-many-levels = Уровней названо { $levels }, а мест за столом { $seats }: добавьте --seats { $levels }.
no-bot = В игру «{ $game }» боты не играют. Играют: { $games }.
no-face = Игру «{ $game }» в терминале пока не показать.
no-table = На экране tui для игры «{ $game }» пока нет стола: попробуйте slovoteka play { $id }.
no-such-variant = Варианта «{ $variant }» в этой игре нет. Есть: { $variants }.
no-such-option = Условия «{ $name }» в этой игре нет. Есть: { $options }.
option-value = { $name }={ $value }: такого значения нет. Есть: { $values }.
option-first = { $option }={ $first }: такого места нет. Мест { $seats }, счёт с нуля: от 0 до { $last }.
seats-alone = Игроков здесь не меньше { $least }; для одного есть варианты --variant: { $variants }.
option-form = «{ $text }» не понять: условие пишут как ИМЯ=ЗНАЧЕНИЕ, например --option games=3.
no-tests = Тестов рядом нет: зовите slovoteka rules --coverage в папке проекта.
test-file = Тест { $file } не читается: это не Python.
rule-mark = Тест { $file }, строка { $line }: правило должно быть названо строкой.
word-look-alike = В слове «{ $word }» на месте { $position } чужая буква «{ $character }», похожая на { $letter }: наберите { $meant } в своей раскладке.
too-many-wildcards = Знаков «?» слишком много: { $wildcards }, а можно не больше { $most }.
replay-no-such-seat = Места { $seat } нет: за этим столом их { $seats }.
file-not-read =
    { $reason ->
        [missing] Файла { $file } нет.
        [in-the-way] Файла { $file } нет.
        [folder] { $file } — папка, а нужен файл с записью партии.
        [forbidden] Файл { $file } читать нельзя: нет прав.
       *[other] Файл { $file } не читается: { $system }.
    }
file-not-written =
    { $reason ->
        [folder] { $file } — папка, а нужно имя файла.
        [forbidden] В { $file } писать нельзя: нет прав.
        [in-the-way] { $file }: на пути к нему стоит файл, а не папка.
       *[other] { $file } не записать: { $system }.
    }
file-too-large = Файл { $file } больше { $megabytes } МБ: это не запись партии.
record-game = в записи игра «{ $game }», а эта программа знает только { $games }.
record-nonsense = так партия идти не могла: строка правлена рукой.
system-fault = Система не дала это сделать: { $reason } { $file }
internal-fault = Ошибка в самой программе ({ $fault }). С SLOVOTEKA_DEBUG=1 видно, где.

## Ошибки в самой команде
usage-help = Справка: { $command } --help.
usage-no-such-key = Ключа { $key } нет.
usage-key-without-value = Ключ { $key } указан неверно: у него должно быть одно значение.
usage-missing = Не хватает: { $name }.
usage-number = { $name }: нужно целое число.
usage-number-from = { $name }: нужно целое число от { NUMBER($least, useGrouping: 0) }.
usage-number-between = { $name }: нужно целое число от { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }.
usage-command = Нужна одна из команд: { $commands }.
usage-extra = Лишние слова в команде.

## games, rules
games-title = «{ $title }»
games-seats = игроков: от { $least } до { $most }; правила { $books }
games-variants = варианты (--variant ВАРИАНТ):
games-variant = { $about }; игроков { $seats }
games-options = условия (--option ИМЯ=ЗНАЧЕНИЕ):
rules-coverage = Правил { $rules }, проверить можно { $needing }, тесты есть у { $proved }.
rules-untested = Без теста: { $rules }.
rules-faults = Ошибок, подложенных в программу: { $planted }; тесты нашли: { $killed }. В строке правила: сколько из дошедших до его тестов они нашли.

## words
words-with-lemma = { $reason }; начальная форма { $lemma }
words-of-length =
    { $length ->
        [one] { $length } буква: { $words }
        [few] { $length } буквы: { $words }
       *[many] { $length } букв: { $words }
    }
words-found =
    { $found ->
        [0] Ни одного слова.
        [one] Нашлось { $found } слово, показано { $shown }.
        [few] Нашлось { $found } слова, показано { $shown }.
       *[many] Нашлось { $found } слов, показано { $shown }.
    }

## selfplay
selfplay-progress = партии
selfplay-finished =
    { $games ->
        [one] { $games } партия: доиграно { $finished }, сбоев { $failures }.
        [few] { $games } партии: доиграно { $finished }, сбоев { $failures }.
       *[many] { $games } партий: доиграно { $finished }, сбоев { $failures }.
    }
selfplay-level = { $level }: побед { $won } ({ $share } %), думает { $p50 } мс, изредка { $p99 } мс
selfplay-seats = побед по местам: { $seats }
selfplay-seconds = Времени ушло: { $seconds } с.
selfplay-records = Записи партий: { $folder }
selfplay-failure = сбой в партии с семенем { NUMBER($seed, useGrouping: 0) }: { $error }

level-beginner = новичок
level-amateur = любитель
level-expert = знаток
level-master = мастер
level-grandmaster = гроссмейстер
level-oracle = оракул

## verify, replay
verify-ok =
    ✓ { $file }: { $draws ->
        [one] { $draws } жребий следует
        [few] { $draws } жребия следуют
       *[many] { $draws } жребиев следуют
    } из семени, { $inputs ->
        [one] { $inputs } событие
        [few] { $inputs } события
       *[many] { $inputs } событий
    } по правилам.
verify-ok-abandoned =
    ✓ { $file }: { $draws ->
        [one] { $draws } жребий следует
        [few] { $draws } жребия следуют
       *[many] { $draws } жребиев следуют
    } из семени, { $inputs ->
        [one] { $inputs } событие
        [few] { $inputs } события
       *[many] { $inputs } событий
    } по правилам; партия не доиграна.
replay-title = «{ $title }». За столом: { $names }
replay-abandoned = Партия не доиграна.

## play
play-title = «{ $title }». За столом с вами: { $names }. «?» — помощь, «выход» — уйти.
play-title-alone = «{ $title }» для одного. «?» — помощь, «выход» — уйти.
play-variant = Вариант { $variant } – { $about }.
play-bot = { $name } ({ $level })
play-you = Вы
play-person = Игрок
play-promise = Раздача решена заранее: она следует из семени и вашей соли. Их SHA-256:
play-seed-hash = семя { $hash }
play-salt-hash = соль { $hash }
play-time-left = { $left } · { $prompt }
play-reason = { $name }: { $reason }
play-help-rule = правила { $example } — что говорит правило
play-help-leave = выход — уйти из партии
play-rule = { $rule }: { $title }.
play-no-such-rule = Правила { $rule } нет.
play-rules-hint = Все правила: slovoteka rules { $game }. Одно: правила { $example }.
play-left = Вы вышли. Партия прервана.
play-record = Запись партии: { $file }
play-verify = Проверить раздачу: slovoteka verify { $file }
play-replay = Пересмотреть: slovoteka replay { $file }

## lexicon, bench
no-such-dictionary = Словаря «{ $language }» нет. Есть: { $languages }.
lexicon-built = { $language }: построен за { $seconds } с, лежит в { $folder }
lexicon-was-there = { $language }: построен, лежит в { $folder }
lexicon-missing = { $language }: ещё не построен, поможет slovoteka lexicon build { $language }
lexicon-list =
    { $words ->
        [one] { $words } слово, { $megabytes } МБ
        [few] { $words } слова, { $megabytes } МБ
       *[many] { $words } слов, { $megabytes } МБ
    }
lexicon-source = { $package } { $version }: { $licence }

## serve, bots
serve-ready = Словотека открыта: { $address }. Остановить: Ctrl-C.
serve-data = Данные: { $db }
serve-address-taken = Адрес { $host }, порт { NUMBER($port, useGrouping: 0) } уже занят другой программой: возьмите другой, --port N, или любой свободный, --port 0.
serve-forbidden-port = Порт { NUMBER($port, useGrouping: 0) } система занимать не даёт: возьмите порт от 1024, --port N.
serve-no-such-host = Слушать на «{ $host }» нельзя: у этой машины такого адреса нет.
bots-working =
    Думаем за ботов, { $workers ->
        [one] { $workers } процесс
        [few] { $workers } процесса
       *[many] { $workers } процессов
    }: { $nats }. Остановить: Ctrl-C.
bots-without-nats = Не сказано, чьи боты: нужен --nats nats://… или переменная SLOVOTEKA_NATS.
bots-without-workers = Думать некому: нужен хотя бы один процесс, --workers 1.

## backup, store
store-missing = Базы { $file } нет: проверьте --db.
store-fault = База перестала отвечать: { $system }.
backup-done =
    Копия готова: { $file }, { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }, { $megabytes } МБ.
backup-exists = Файл { $file } уже есть: назовите другой или добавьте --replace.
backup-folder = { $folder } – папка: назовите файл для копии.
backup-onto-itself = { $file } – это сама база: назовите для копии другой файл.
copying = перенос, строк
copied =
    Перенесено: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }, строк во всех таблицах: { $rows }.

## records
exporting = выгрузка
exported =
    Выгружено: { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }, { $place }
export-one-match = В один файл { $file } выгружается одна партия: назовите её, --match ID, или вместо файла папку.
no-such-match = Партии { $match } в базе нет.
match-not-over = Партия { $match } ещё идёт: запись откроется, когда она закончится.
importing = загрузка
imported =
    Загружено: { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }.
import-known = { $file }: партия { $match } уже в базе, пропущена.
import-name-taken = Под именем { $match } в базе уже другая партия: запись не загружена.

## words reports
report-wrong =
    { $word }: лишнее · { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    } · { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }
report-missing =
    { $word }: не хватает · { $times ->
        [one] { $times } раз
        [few] { $times } раза
       *[many] { $times } раз
    } · { $people ->
        [one] { $people } человек
        [few] { $people } человека
       *[many] { $people } человек
    }
reports-found = Слов с жалобами: { $found }, показано: { $shown }.

## complaints
complaint = { $time } UTC · { $about } · жалуется { $by } · комната { $room }
complaint-line-gone = Строки разговора, о которой речь, уже нет.
complaints-shown = Показано жалоб: { $shown }.
