# «Ундервуд»: умови ходу, поки його складають. Відмова каже про те саме докладніше; тут – двома словами, поруч із правилом.

## Не виконано. Кінець коду – код відмови.
underwood-check-one-word-a-turn = друге слово – лише з призом «ще одне слово»
underwood-check-one-more-once = приз «ще одне слово» вже зіграв
underwood-check-no-word-yet = потрібне слово
underwood-check-not-held = бракує карт: { $letters }
underwood-check-on-the-tape = у руці немає, але є у стрічці: { $letters }
underwood-check-card-is-e = карти Ё немає, годиться Е
underwood-check-underwoods-missing = «Ундервудів» потрібно { $needed }, а є { $held }
underwood-check-no-such-tape-card = у стрічці немає карти { $number }
underwood-check-tape-in-reserve = найстарша відірвана, { $letter }, має стояти у слові
underwood-check-tape-only = потрібна хоча б одна карта з руки
underwood-check-no-underwood-there = там немає «Ундервуда» для обміну
underwood-check-underwood-taken-twice = цей «Ундервуд» уже взято
underwood-check-underwood-in-reserve = узятий «Ундервуд» має увійти у слово
underwood-check-swap-from-tape = для обміну потрібна { $letter } з руки
underwood-check-no-letter-to-swap = для обміну потрібна вільна { $letter }
underwood-check-one-letter-only = розмножити або скоротити можна одну літеру
underwood-check-multiply-without-prize = потрібен приз «розмножити або скоротити літеру»
underwood-check-nothing-multiplied = позначте, яку літеру розмножити або скоротити
underwood-check-one-prize-a-word = до слова – не більше одного призу
underwood-check-no-such-prize = призу { $prize } у руці немає
underwood-check-condition-unmet = умову призу { $prize } не виконано
underwood-check-word-of-one-letter = у слові щонайменше дві літери
underwood-check-no-such-word = слово { $word } не годиться
underwood-check-too-many-failed = спроби скінчилися, лишилася літера у стрічку
underwood-check-voted-down = { $word } стіл уже відхилив
underwood-check-tape-card-missing = потрібна літера у стрічку
underwood-check-not-for-the-tape = у стрічку кладуть лише літеру
underwood-check-tape-card-not-held = літери { $letter } для стрічки в руці немає

## Виконано.
underwood-met-word = слово { $word } годиться
underwood-met-second-word = друге слово дає приз
underwood-met-oldest = найстарша відірвана, { $letters }, стоїть у слові
underwood-met-hand = є карта з руки
underwood-met-named = «Ундервуд» названо: { $letters }
underwood-met-swap = узятий «Ундервуд» стоїть у слові
underwood-met-prize = умову призу { $prizes } виконано
underwood-met-tape = у стрічку йде { $letter }
