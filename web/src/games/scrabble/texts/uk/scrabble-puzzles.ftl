about-scrabble-best = «Скрабл»: хід, сильніший за всі інші.
about-scrabble-out = «Скрабл»: мішок порожній, літери суперника відомі.
score = ви { $mine } : { $theirs } суперник
bag =
    { $n ->
        [one] у мішку { $n } фішка
        [few] у мішку { $n } фішки
       *[many] у мішку { $n } фішок
    }
bag-empty = мішок порожній
rival-rack = У суперника
only-plays = Тут потрібен хід словом.
your-move = Ваш хід
on-the-board = Який хід на дошці
