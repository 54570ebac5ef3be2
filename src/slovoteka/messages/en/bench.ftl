# Measurements.
no-such-measure = There is no measurement “{ $name }”. There are: { $names }.
bench-needs = This measurement needs the package { $module }: make setup installs it.
bench-machine = The machine before it began: load { $load }, cores { $cores }. Other programs disturb: their work is in every figure.
bench-busy = On the right: how many percent of one core the clients, the server and all other programs took.
bench-lost =
    { $lost ->
        [0] Everything acknowledged is stored.
       *[other] LOST after it was acknowledged: { $lost }.
    }
