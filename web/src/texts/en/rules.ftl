title = Rules
title-of = { $game }: rules
lead = Every rule has its number. When the program refuses a move, it names the rule by that number.
all = All rules
whole = Open the rules on a page of their own
print = Print
search = A word or the number of a rule
contents = Contents
found =
    { $n ->
        [one] { $n } place found
       *[other] { $n } places found
    }
in-russian = The rules are written in Russian.
