# Що кажуть і термінал, і сторінки: призові карти словами, чим закінчилася партія.

underwood-prize = { $when }: { $does }
underwood-when-any = будь-яке слово
underwood-when-same-ends = перша й остання літери однакові
underwood-when-doubled = дві однакові літери поруч
underwood-when-palindrome = слово-паліндром
underwood-when-all-different = усі літери різні
underwood-does-one-more-word = ще одне слово
underwood-does-multiply-or-reduce = розмножити або скоротити літеру
underwood-not-there = немає за столом
underwood-won =
    { $count ->
        [1] Перемагає { $names }.
       *[other] Перемога спільна: { $names }.
    }
underwood-you-won-alone = Перемога ваша.
underwood-you-won-together = Перемога спільна, і ваша теж.
underwood-unfinished = Недограний кін не зараховано.
