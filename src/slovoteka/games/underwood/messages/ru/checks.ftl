# «Ундервуд»: условия хода, пока его собирают. Отказ говорит о том же подробнее; здесь – в двух словах, рядом с правилом.

## Не выполнено. Конец кода – код отказа.
underwood-check-one-word-a-turn = второе слово – только с призом «ещё одно слово»
underwood-check-one-more-once = приз «ещё одно слово» уже сыграл
underwood-check-no-word-yet = нужно слово
underwood-check-not-held = не хватает карт: { $letters }
underwood-check-on-the-tape = в руке нет, но есть в ленте: { $letters }
underwood-check-card-is-e = карты Ё нет, годится Е
underwood-check-underwoods-missing = «Ундервудов» нужно { $needed }, а есть { $held }
underwood-check-no-such-tape-card = в ленте нет карты { $number }
underwood-check-tape-in-reserve = старшая оторванная, { $letter }, должна стоять в слове
underwood-check-tape-only = нужна хотя бы одна карта из руки
underwood-check-no-underwood-there = там нет «Ундервуда» для обмена
underwood-check-underwood-taken-twice = этот «Ундервуд» уже взят
underwood-check-underwood-in-reserve = взятый «Ундервуд» должен войти в слово
underwood-check-swap-from-tape = для обмена нужна { $letter } из руки
underwood-check-no-letter-to-swap = для обмена нужна свободная { $letter }
underwood-check-one-letter-only = размножить или сократить можно одну букву
underwood-check-multiply-without-prize = нужен приз «размножить или сократить букву»
underwood-check-nothing-multiplied = отметьте, какую букву размножить или сократить
underwood-check-one-prize-a-word = к слову – не больше одного приза
underwood-check-no-such-prize = приза { $prize } в руке нет
underwood-check-condition-unmet = условие приза { $prize } не выполнено
underwood-check-word-of-one-letter = в слове хотя бы две буквы
underwood-check-no-such-word = слово { $word } не годится
underwood-check-too-many-failed = попытки кончились, осталась буква в ленту
underwood-check-voted-down = { $word } стол уже отверг
underwood-check-tape-card-missing = нужна буква в ленту
underwood-check-not-for-the-tape = в ленту кладут только букву
underwood-check-tape-card-not-held = буквы { $letter } для ленты в руке нет

## Выполнено.
underwood-met-word = слово { $word } годится
underwood-met-second-word = второе слово даёт приз
underwood-met-oldest = старшая оторванная, { $letters }, стоит в слове
underwood-met-hand = есть карта из руки
underwood-met-named = «Ундервуд» назван: { $letters }
underwood-met-swap = взятый «Ундервуд» стоит в слове
underwood-met-prize = условие приза { $prizes } выполнено
underwood-met-tape = в ленту идёт { $letter }
