# Что говорят и терминал, и страницы: призовые карты словами, чем кончилась партия.

underwood-prize = { $when }: { $does }
underwood-when-any = любое слово
underwood-when-same-ends = первая и последняя буквы одинаковы
underwood-when-doubled = две одинаковые буквы рядом
underwood-when-palindrome = слово-перевёртыш
underwood-when-all-different = все буквы разные
underwood-does-one-more-word = ещё одно слово
underwood-does-multiply-or-reduce = размножить или сократить букву
underwood-not-there = нет за столом
underwood-won =
    { $count ->
        [1] Побеждает { $names }.
       *[other] Победа общая: { $names }.
    }
underwood-you-won-alone = Победа ваша.
underwood-you-won-together = Победа общая, и ваша тоже.
underwood-unfinished = Недоигранный кон не засчитан.
