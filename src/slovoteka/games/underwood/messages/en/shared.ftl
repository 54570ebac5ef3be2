# What both the terminal and the pages say: prize cards in words, how the game ended.

underwood-prize = { $when }: { $does }
underwood-when-any = any word
underwood-when-same-ends = the first and last letters are the same
underwood-when-doubled = two equal letters side by side
underwood-when-palindrome = a palindrome
underwood-when-all-different = all letters are different
underwood-does-one-more-word = one more word
underwood-does-multiply-or-reduce = multiply or reduce a letter
underwood-not-there = has left
underwood-won =
    { $count ->
        [1] { $names } wins.
       *[other] A shared win: { $names }.
    }
underwood-you-won-alone = You win.
underwood-you-won-together = A shared win, and you are among the winners.
underwood-unfinished = The round that was not finished does not count.
