# Отказы. Код сообщения совпадает с кодом отказа; строка записи и правило добавляются отдельно.

with-rule = { $text } Правило { $rule }.
with-line = строка { NUMBER($line, useGrouping: 0) }: { $text }

## Стол
stale = Стол с тех пор изменился: посмотрите на него ещё раз и повторите.
closed = Сейчас этого никто не ждёт: время прошло или ход уже сделан.
sealed = Здесь отвечают тайно: ответ откроется вместе с остальными.
not-now = Сейчас так нельзя.
not-invited = Сейчас не ваша очередь.
not-there = Этот игрок уже вышел.
over = Партия окончена.
paused = Партия на паузе.
draw-due = Сначала жребий, потом действия.
no-limit = Здесь времени и так не считают.
too-early = Окно ещё открыто, закрывать его рано.
not-over = Партия ещё идёт: запись откроется, когда она закончится.
seat-taken = Место { $seat } занято, или за столом столько мест нет.
seats-empty =
    { $missing ->
        [one] За столом пусто ещё { $missing } место.
        [few] За столом пусто ещё { $missing } места.
       *[many] За столом пусто ещё { $missing } мест.
    }
salt =
    Соль должна быть из { $bytes } { $bytes ->
        [one] байта
       *[other] байтов
    } в шестнадцатеричной записи.
salt-not-committed = соль не та, что была обещана её хешем.
not-an-action = Это не похоже на действие в этой игре: { $why }.

## Игры и условия
no-such-game = Игры «{ $game }» нет. Есть: { $games }.
options = Условия стола не читаются: { $why }.
seats = Игроков может быть от { $least } до { $most }, а названо { $seats }.
no-such-seat = Места { $seat } за этим столом нет.
vote-of-two = Вдвоём спорное слово не пройдёт никогда: голосуют втроём и больше.
limit-out-of-range = Время задаётся в миллисекундах, от 0 до суток (86400000).
no-such-deck = Колоды «{ $deck }» нет. Есть: { $decks }.
deck-letter = Колода «{ $deck }»: буквы «{ $letter }» в игре нет.

## Слова
word-empty = Слово пустое: напишите хотя бы одну букву.
word-too-long = Слово «{ $word }» слишком длинное: букв в нём { $length }, а читается не больше { $limit }.
word-space = В слове «{ $word }» пробел на месте { $position }: пишите слова по одному, без пробелов.
word-digit = В слове «{ $word }» цифра «{ $character }» на месте { $position }: нужны только буквы.
word-foreign-letter =
    В слове «{ $word }» на месте { $position } стоит «{ $character }»: такой буквы нет в { $language ->
        [uk] украинском
       *[ru] русском
    } алфавите.
word-character = В слове «{ $word }» на месте { $position } стоит знак «{ $character }»: нужны только буквы.

## Записи партий
record-empty = запись пуста.
record-format = запись другого образца ({ $format }): нужна более новая программа.
record-truncated = запись обрывается: последней строки с открытым семенем нет.
record-lost-lines = строк с событиями { NUMBER($found, useGrouping: 0) }, а должно быть { NUMBER($inputs, useGrouping: 0) }: часть потеряна или дописана.
record-line-too-long = строка слишком длинная, это не запись партии.
record-number = событие под номером { NUMBER($number, useGrouping: 0) }, а должно быть { NUMBER($expected, useGrouping: 0) }: строки потеряны или переставлены.
record-line = строку не прочитать: { $why }.
record-not-hex = семя или соль записаны не шестнадцатеричными цифрами.
seed-not-committed = семя не то, что было обещано до начала: его хеш не равен commitment из первой строки.
draw-not-from-seed = жребий № { NUMBER($counter, useGrouping: 0) } (счёт с нуля) не следует из семени и солей: запись изменена.
draw-not-due = Жребий № { NUMBER($counter, useGrouping: 0) } здесь не нужен или тянут его не из того.
record-rules-version = партия сыграна по правилам версии { $version }, которых эта программа ещё не знает.
no-such-rules = Версии правил { $rules } у этой игры нет: есть версии от 1 до { $newest }.
record-seats = мест в записи { $seats }, а по условиям стола их другое число.
record-outcome = записанный исход не тот, к которому приводит партия.
record-options = условия стола не читаются: { $why }.
record-impossible = так партия идти не могла. { $why }
record-answers = ответы словаря не сходятся с ходом партии: запись изменена.

## Что не так в строке или условии
decoding-cut = текст обрывается
decoding-utf8 = это не текст в UTF-8
decoding-not-json = это не JSON
decoding-missing = нет поля { $field }
decoding-missing-at = в { $path } нет поля { $field }
decoding-unknown = поля { $field } не бывает
decoding-unknown-at = в { $path } поля { $field } не бывает
decoding-kind =
    { $expected ->
        [int] нужно целое число
        [str] нужна строка
        [bool] нужно true или false
        [array] нужен список
        [object] нужен объект
       *[other] нужно { $expected }
    }
decoding-kind-at =
    { $expected ->
        [int] в поле { $path } нужно целое число
        [str] в поле { $path } нужна строка
        [bool] в поле { $path } нужно true или false
        [array] в поле { $path } нужен список
        [object] в поле { $path } нужен объект
       *[other] в поле { $path } нужно { $expected }
    }
decoding-least = число должно быть не меньше { NUMBER($bound, useGrouping: 0) }
decoding-least-at = в поле { $path } нужно число не меньше { NUMBER($bound, useGrouping: 0) }
decoding-most = число должно быть не больше { NUMBER($bound, useGrouping: 0) }
decoding-most-at = в поле { $path } нужно число не больше { NUMBER($bound, useGrouping: 0) }
decoding-above = число должно быть больше { NUMBER($bound, useGrouping: 0) }
decoding-above-at = в поле { $path } нужно число больше { NUMBER($bound, useGrouping: 0) }
decoding-below = число должно быть меньше { NUMBER($bound, useGrouping: 0) }
decoding-below-at = в поле { $path } нужно число меньше { NUMBER($bound, useGrouping: 0) }
decoding-short =
    { $expected ->
        [str] слишком мало знаков, нужно не меньше { NUMBER($bound, useGrouping: 0) }
        [array] список слишком короткий, нужно не меньше { NUMBER($bound, useGrouping: 0) }
       *[other] слишком мало полей, нужно не меньше { NUMBER($bound, useGrouping: 0) }
    }
decoding-short-at =
    { $expected ->
        [str] в поле { $path } слишком мало знаков, нужно не меньше { NUMBER($bound, useGrouping: 0) }
        [array] в поле { $path } список слишком короткий, нужно не меньше { NUMBER($bound, useGrouping: 0) }
       *[other] в объекте { $path } слишком мало полей, нужно не меньше { NUMBER($bound, useGrouping: 0) }
    }
decoding-long =
    { $expected ->
        [str] слишком много знаков, можно не больше { NUMBER($bound, useGrouping: 0) }
        [array] список слишком длинный, можно не больше { NUMBER($bound, useGrouping: 0) }
       *[other] слишком много полей, можно не больше { NUMBER($bound, useGrouping: 0) }
    }
decoding-long-at =
    { $expected ->
        [str] в поле { $path } слишком много знаков, можно не больше { NUMBER($bound, useGrouping: 0) }
        [array] в поле { $path } список слишком длинный, можно не больше { NUMBER($bound, useGrouping: 0) }
       *[other] в объекте { $path } слишком много полей, можно не больше { NUMBER($bound, useGrouping: 0) }
    }
decoding-length = список не той длины, нужно ровно { NUMBER($bound, useGrouping: 0) }
decoding-length-at = в поле { $path } список не той длины, нужно ровно { NUMBER($bound, useGrouping: 0) }
decoding-pattern = строка не того вида, нужно { $pattern }
decoding-pattern-at = в поле { $path } строка не того вида, нужно { $pattern }
decoding-value = значение { $found } не подходит
decoding-value-at = в поле { $path } значение { $found } не подходит
decoding-other = содержимое не то, что должно быть
