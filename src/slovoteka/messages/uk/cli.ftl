# Командний рядок.

yes = так
no = ні

## Хибне введення
no-such-language = Мови «{ $language }» немає. Є: { $languages }.
no-such-level = У цій грі немає рівня «{ $level }». Є: { $levels }.
too-many-levels = Рівнів названо { $levels }, а місць за столом { $seats }: додайте --seats { $levels }.
no-bot = У гру «{ $game }» боти не грають. Грають: { $games }.
no-face = Гру «{ $game }» у терміналі поки що не показати.
no-table = На екрані tui для гри «{ $game }» поки що немає столу: спробуйте slovoteka play { $id }.
no-such-variant = Варіанта «{ $variant }» у цій грі немає. Є: { $variants }.
no-such-option = Умови «{ $name }» у цій грі немає. Є: { $options }.
option-value = { $name }={ $value }: такого значення немає. Є: { $values }.
option-first = { $option }={ $first }: такого місця немає. Місць { $seats }, лік із нуля: від 0 до { $last }.
seats-alone = Гравців тут не менше { $least }; для одного є варіанти --variant: { $variants }.
option-form = «{ $text }» не зрозуміти: умову пишуть як ІМ’Я=ЗНАЧЕННЯ, наприклад --option games=3.
no-tests = Тестів поруч немає: кличте slovoteka rules --coverage у теці проєкту.
test-file = Тест { $file } не читається: це не Python.
rule-mark = Тест { $file }, рядок { $line }: правило має бути назване рядком.
word-look-alike = У слові «{ $word }» на місці { $position } чужа літера «{ $character }», схожа на { $letter }: наберіть { $meant } у своїй розкладці.
too-many-wildcards = Знаків «?» забагато: { $wildcards }, а можна не більше { $most }.
replay-no-such-seat = Місця { $seat } немає: за цим столом їх { $seats }.
file-not-read =
    { $reason ->
        [missing] Файлу { $file } немає.
        [in-the-way] Файлу { $file } немає.
        [folder] { $file } — тека, а потрібен файл із записом партії.
        [forbidden] Файл { $file } читати не можна: немає прав.
       *[other] Файл { $file } не читається: { $system }.
    }
file-not-written =
    { $reason ->
        [folder] { $file } — тека, а потрібне ім’я файлу.
        [forbidden] У { $file } писати не можна: немає прав.
        [in-the-way] { $file }: на шляху до нього стоїть файл, а не тека.
       *[other] { $file } не записати: { $system }.
    }
file-too-large = Файл { $file } більший за { $megabytes } МБ: це не запис партії.
record-game = у записі гра «{ $game }», а ця програма знає лише { $games }.
record-nonsense = так партія йти не могла: рядок правлено рукою.
system-fault = Система не дала це зробити: { $reason } { $file }
internal-fault = Помилка в самій програмі ({ $fault }). Із SLOVOTEKA_DEBUG=1 видно, де.

## Помилки в самій команді
usage-help = Довідка: { $command } --help.
usage-no-such-key = Ключа { $key } немає.
usage-key-without-value = Ключ { $key } вказано хибно: у нього має бути одне значення.
usage-missing = Бракує: { $name }.
usage-number = { $name }: потрібне ціле число.
usage-number-from = { $name }: потрібне ціле число від { NUMBER($least, useGrouping: 0) }.
usage-number-between = { $name }: потрібне ціле число від { NUMBER($least, useGrouping: 0) } до { NUMBER($most, useGrouping: 0) }.
usage-command = Потрібна одна з команд: { $commands }.
usage-extra = Зайві слова в команді.

## games, rules
games-title = «{ $title }»
games-seats = гравців: від { $least } до { $most }; правила { $books }
games-variants = варіанти (--variant ВАРІАНТ):
games-variant = { $about }; гравців { $seats }
games-options = умови (--option ІМ’Я=ЗНАЧЕННЯ):
rules-coverage = Правил { $rules }, перевірити можна { $needing }, тести є у { $proved }.
rules-untested = Без тесту: { $rules }.
rules-faults = Помилок, підкладених у програму: { $planted }; тести знайшли: { $killed }. У рядку правила: скільки з тих, що дійшли до його тестів, вони знайшли.

## words
words-with-lemma = { $reason }; початкова форма { $lemma }
words-of-length =
    { $length ->
        [one] { $length } літера: { $words }
        [few] { $length } літери: { $words }
       *[many] { $length } літер: { $words }
    }
words-found =
    { $found ->
        [0] Жодного слова.
        [one] Знайшлося { $found } слово, показано { $shown }.
        [few] Знайшлося { $found } слова, показано { $shown }.
       *[many] Знайшлося { $found } слів, показано { $shown }.
    }

## selfplay
selfplay-progress = партії
selfplay-finished =
    { $games ->
        [one] { $games } партія: дограно { $finished }, збоїв { $failures }.
        [few] { $games } партії: дограно { $finished }, збоїв { $failures }.
       *[many] { $games } партій: дограно { $finished }, збоїв { $failures }.
    }
selfplay-level = { $level }: перемог { $won } ({ $share } %), думає { $p50 } мс, зрідка { $p99 } мс
selfplay-seats = перемог за місцями: { $seats }
selfplay-seconds = Часу пішло: { $seconds } с.
selfplay-records = Записи партій: { $folder }
selfplay-failure = збій у партії із зерном { NUMBER($seed, useGrouping: 0) }: { $error }

level-beginner = новачок
level-amateur = аматор
level-expert = знавець
level-master = майстер
level-grandmaster = гросмейстер
level-oracle = оракул

## verify, replay
verify-ok =
    ✓ { $file }: { $draws ->
        [one] { $draws } жереб випливає
        [few] { $draws } жереби випливають
       *[many] { $draws } жеребів випливають
    } із зерна, { $inputs ->
        [one] { $inputs } подія
        [few] { $inputs } події
       *[many] { $inputs } подій
    } за правилами.
verify-ok-abandoned =
    ✓ { $file }: { $draws ->
        [one] { $draws } жереб випливає
        [few] { $draws } жереби випливають
       *[many] { $draws } жеребів випливають
    } із зерна, { $inputs ->
        [one] { $inputs } подія
        [few] { $inputs } події
       *[many] { $inputs } подій
    } за правилами; партію не дограно.
replay-title = «{ $title }». За столом: { $names }
replay-abandoned = Партію не дограно.

## play
play-title = «{ $title }». За столом із вами: { $names }. «?» — допомога, «вихід» — піти.
play-title-alone = «{ $title }» для одного. «?» — допомога, «вихід» — піти.
play-variant = Варіант { $variant } – { $about }.
play-bot = { $name } ({ $level })
play-you = Ви
play-person = Гравець
play-promise = Роздачу вирішено заздалегідь: вона випливає із зерна й вашої солі. Їхні SHA-256:
play-seed-hash = зерно { $hash }
play-salt-hash = сіль { $hash }
play-time-left = { $left } · { $prompt }
play-reason = { $name }: { $reason }
play-help-rule = правила { $example } — що каже правило
play-help-leave = вихід — піти з партії
play-rule = { $rule }: { $title }.
play-no-such-rule = Правила { $rule } немає.
play-rules-hint = Усі правила: slovoteka rules { $game }. Одне: правила { $example }.
play-left = Ви вийшли. Партію перервано.
play-record = Запис партії: { $file }
play-verify = Перевірити роздачу: slovoteka verify { $file }
play-replay = Переглянути: slovoteka replay { $file }

## lexicon, bench
no-such-dictionary = Словника «{ $language }» немає. Є: { $languages }.
lexicon-built = { $language }: побудовано за { $seconds } с, лежить у { $folder }
lexicon-was-there = { $language }: побудовано, лежить у { $folder }
lexicon-missing = { $language }: ще не побудовано, допоможе slovoteka lexicon build { $language }
lexicon-list =
    { $words ->
        [one] { $words } слово, { $megabytes } МБ
        [few] { $words } слова, { $megabytes } МБ
       *[many] { $words } слів, { $megabytes } МБ
    }
lexicon-source = { $package } { $version }: { $licence }

## serve, bots
serve-ready = Словотеку відкрито: { $address }. Зупинити: Ctrl-C.
serve-data = Дані: { $db }
serve-address-taken = Адресу { $host }, порт { NUMBER($port, useGrouping: 0) } вже зайняла інша програма: візьміть інший, --port N, або будь-який вільний, --port 0.
serve-forbidden-port = Порт { NUMBER($port, useGrouping: 0) } система займати не дає: візьміть порт від 1024, --port N.
serve-no-such-host = Слухати на «{ $host }» не можна: у цієї машини такої адреси немає.
bots-working =
    Думаємо за ботів, { $workers ->
        [one] { $workers } процес
        [few] { $workers } процеси
       *[many] { $workers } процесів
    }: { $nats }. Зупинити: Ctrl-C.
bots-without-nats = Не сказано, чиї боти: потрібен --nats nats://… або змінна SLOVOTEKA_NATS.
bots-without-workers = Думати нікому: потрібен хоча б один процес, --workers 1.

## backup, store
store-missing = Бази { $file } немає: перевірте --db.
store-fault = База перестала відповідати: { $system }.
backup-done =
    Копія готова: { $file }, { $matches ->
        [one] { $matches } партія
        [few] { $matches } партії
       *[many] { $matches } партій
    }, { $megabytes } МБ.
backup-exists = Файл { $file } вже є: назвіть інший або додайте --replace.
backup-folder = { $folder } – тека: назвіть файл для копії.
backup-onto-itself = { $file } – це сама база: назвіть для копії інший файл.
copying = перенесення, рядків
copied =
    Перенесено: { $matches ->
        [one] { $matches } партія
        [few] { $matches } партії
       *[many] { $matches } партій
    }, рядків у всіх таблицях: { $rows }.

## records
exporting = вивантаження
exported =
    Вивантажено: { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }, { $place }
export-one-match = В один файл { $file } вивантажується одна партія: назвіть її, --match ID, або замість файлу теку.
no-such-match = Партії { $match } в базі немає.
match-not-over = Партія { $match } ще триває: запис відкриється, коли вона скінчиться.
importing = завантаження
imported =
    Завантажено: { $count ->
        [one] { $count } партія
        [few] { $count } партії
       *[many] { $count } партій
    }.
import-known = { $file }: партія { $match } вже в базі, пропущено.
import-name-taken = Під ім’ям { $match } в базі вже інша партія: запис не завантажено.

## words reports
report-wrong =
    { $word }: зайве · { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[many] { $times } разів
    } · { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[many] { $people } людей
    }
report-missing =
    { $word }: бракує · { $times ->
        [one] { $times } раз
        [few] { $times } рази
       *[many] { $times } разів
    } · { $people ->
        [one] { $people } людина
        [few] { $people } людини
       *[many] { $people } людей
    }
reports-found = Слів зі скаргами: { $found }, показано: { $shown }.

## complaints
complaint = { $time } UTC · { $about } · скаржиться { $by } · кімната { $room }
complaint-line-gone = Рядка розмови, про який ідеться, вже немає.
complaints-shown = Показано скарг: { $shown }.
