step = Step { $n } of { $all }
back = Back
next = Next
skip = Skip
done = Play
rules = All rules
