group-words = Words
group-rules = Rules
group-time = Time
group-deck = Set
group-players = Players
seconds = seconds
n-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
n-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
yes = yes
no = no
house-name = A name, such as “Summer house”
house-save = Save these settings
forget = Forget “{ $name }”
