# Відмови. Код повідомлення збігається з кодом відмови; рядок запису і правило додаються окремо.

with-rule = { $text } Правило { $rule }.
with-line = рядок { NUMBER($line, useGrouping: 0) }: { $text }

## Стіл
stale = Стіл відтоді змінився: погляньте на нього ще раз і повторіть.
closed = Зараз цього ніхто не чекає: час минув або хід уже зроблено.
sealed = Тут відповідають таємно: відповідь відкриється разом з іншими.
not-now = Зараз так не можна.
not-invited = Зараз не ваша черга.
not-there = Цей гравець уже вийшов.
over = Партію закінчено.
paused = Партія на паузі.
draw-due = Спершу жереб, потім дії.
no-limit = Тут часу й так не рахують.
too-early = Вікно ще відкрите, закривати його зарано.
not-over = Партія ще триває: запис відкриється, коли вона закінчиться.
seat-taken = Місце { $seat } зайняте, або стільки місць за столом немає.
seats-empty =
    { $missing ->
        [one] За столом порожнє ще { $missing } місце.
        [few] За столом порожні ще { $missing } місця.
       *[many] За столом порожніх ще { $missing } місць.
    }
salt =
    Сіль має бути з { $bytes } { $bytes ->
        [one] байта
       *[other] байтів
    } у шістнадцятковому записі.
salt-not-committed = сіль не та, яку було обіцяно її гешем.
not-an-action = Це не схоже на дію в цій грі: { $why }.

## Ігри та умови
no-such-game = Гри «{ $game }» немає. Є: { $games }.
options = Умови столу не читаються: { $why }.
seats = Гравців може бути від { $least } до { $most }, а названо { $seats }.
no-such-seat = Місця { $seat } за цим столом немає.
vote-of-two = Удвох спірне слово не пройде ніколи: голосують утрьох і більше.
limit-out-of-range = Час задають у мілісекундах, від 0 до доби (86400000).
no-such-deck = Колоди «{ $deck }» немає. Є: { $decks }.
deck-letter = Колода «{ $deck }»: літери «{ $letter }» у грі немає.

## Слова
word-empty = Слово порожнє: напишіть хоча б одну літеру.
word-too-long = Слово «{ $word }» надто довге: літер у ньому { $length }, а читається не більше { $limit }.
word-space = У слові «{ $word }» пробіл на місці { $position }: пишіть слова по одному, без пробілів.
word-digit = У слові «{ $word }» цифра «{ $character }» на місці { $position }: потрібні лише літери.
word-foreign-letter =
    У слові «{ $word }» на місці { $position } стоїть «{ $character }»: такої літери немає в { $language ->
        [uk] українській
       *[ru] російській
    } абетці.
word-character = У слові «{ $word }» на місці { $position } стоїть знак «{ $character }»: потрібні лише літери.

## Записи партій
record-empty = запис порожній.
record-format = запис іншого зразка ({ $format }): потрібна новіша програма.
record-truncated = запис обривається: останнього рядка з відкритим зерном немає.
record-lost-lines = рядків із подіями { NUMBER($found, useGrouping: 0) }, а має бути { NUMBER($inputs, useGrouping: 0) }: частину втрачено або дописано.
record-line-too-long = рядок надто довгий, це не запис партії.
record-number = подія під номером { NUMBER($number, useGrouping: 0) }, а має бути { NUMBER($expected, useGrouping: 0) }: рядки втрачено або переставлено.
record-line = рядка не прочитати: { $why }.
record-not-hex = зерно або сіль записано не шістнадцятковими цифрами.
seed-not-committed = зерно не те, яке було обіцяно до початку: його геш не дорівнює commitment із першого рядка.
draw-not-from-seed = жереб № { NUMBER($counter, useGrouping: 0) } (лік із нуля) не випливає із зерна й солей: запис змінено.
draw-not-due = Жереб № { NUMBER($counter, useGrouping: 0) } тут не потрібен або тягнуть його не з того.
record-rules-version = партію зіграно за правилами версії { $version }, яких ця програма ще не знає.
no-such-rules = Версії правил { $rules } у цієї гри немає: є версії від 1 до { $newest }.
record-seats = місць у записі { $seats }, а за умовами столу їх інше число.
record-outcome = записаний підсумок не той, до якого веде партія.
record-options = умови столу не читаються: { $why }.
record-impossible = так партія йти не могла. { $why }
record-answers = відповіді словника не сходяться з ходом партії: запис змінено.

## Що не так у рядку чи умові
decoding-cut = текст обривається
decoding-utf8 = це не текст у UTF-8
decoding-not-json = це не JSON
decoding-missing = немає поля { $field }
decoding-missing-at = у { $path } немає поля { $field }
decoding-unknown = поля { $field } не буває
decoding-unknown-at = у { $path } поля { $field } не буває
decoding-kind =
    { $expected ->
        [int] потрібне ціле число
        [str] потрібен рядок
        [bool] потрібно true або false
        [array] потрібен список
        [object] потрібен об’єкт
       *[other] потрібно { $expected }
    }
decoding-kind-at =
    { $expected ->
        [int] у полі { $path } потрібне ціле число
        [str] у полі { $path } потрібен рядок
        [bool] у полі { $path } потрібно true або false
        [array] у полі { $path } потрібен список
        [object] у полі { $path } потрібен об’єкт
       *[other] у полі { $path } потрібно { $expected }
    }
decoding-least = число має бути не менше { NUMBER($bound, useGrouping: 0) }
decoding-least-at = у полі { $path } потрібне число не менше { NUMBER($bound, useGrouping: 0) }
decoding-most = число має бути не більше { NUMBER($bound, useGrouping: 0) }
decoding-most-at = у полі { $path } потрібне число не більше { NUMBER($bound, useGrouping: 0) }
decoding-above = число має бути більше { NUMBER($bound, useGrouping: 0) }
decoding-above-at = у полі { $path } потрібне число більше { NUMBER($bound, useGrouping: 0) }
decoding-below = число має бути менше { NUMBER($bound, useGrouping: 0) }
decoding-below-at = у полі { $path } потрібне число менше { NUMBER($bound, useGrouping: 0) }
decoding-short =
    { $expected ->
        [str] замало знаків, потрібно не менше { NUMBER($bound, useGrouping: 0) }
        [array] список надто короткий, потрібно не менше { NUMBER($bound, useGrouping: 0) }
       *[other] замало полів, потрібно не менше { NUMBER($bound, useGrouping: 0) }
    }
decoding-short-at =
    { $expected ->
        [str] у полі { $path } замало знаків, потрібно не менше { NUMBER($bound, useGrouping: 0) }
        [array] у полі { $path } список надто короткий, потрібно не менше { NUMBER($bound, useGrouping: 0) }
       *[other] в об’єкті { $path } замало полів, потрібно не менше { NUMBER($bound, useGrouping: 0) }
    }
decoding-long =
    { $expected ->
        [str] забагато знаків, можна не більше { NUMBER($bound, useGrouping: 0) }
        [array] список надто довгий, можна не більше { NUMBER($bound, useGrouping: 0) }
       *[other] забагато полів, можна не більше { NUMBER($bound, useGrouping: 0) }
    }
decoding-long-at =
    { $expected ->
        [str] у полі { $path } забагато знаків, можна не більше { NUMBER($bound, useGrouping: 0) }
        [array] у полі { $path } список надто довгий, можна не більше { NUMBER($bound, useGrouping: 0) }
       *[other] в об’єкті { $path } забагато полів, можна не більше { NUMBER($bound, useGrouping: 0) }
    }
decoding-length = список не тієї довжини, потрібно рівно { NUMBER($bound, useGrouping: 0) }
decoding-length-at = у полі { $path } список не тієї довжини, потрібно рівно { NUMBER($bound, useGrouping: 0) }
decoding-pattern = рядок не того вигляду, потрібно { $pattern }
decoding-pattern-at = у полі { $path } рядок не того вигляду, потрібно { $pattern }
decoding-value = значення { $found } не підходить
decoding-value-at = у полі { $path } значення { $found } не підходить
decoding-other = вміст не той, який має бути
