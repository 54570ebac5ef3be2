about-scrabble-best = «Скрэббл»: ход, который сильнее всех остальных.
about-scrabble-out = «Скрэббл»: мешок пуст, буквы соперника известны.
score = вы { $mine } : { $theirs } соперник
bag =
    { $n ->
        [one] в мешке { $n } фишка
        [few] в мешке { $n } фишки
       *[many] в мешке { $n } фишек
    }
bag-empty = мешок пуст
rival-rack = У соперника
only-plays = Здесь нужен ход словом.
your-move = Ваш ход
on-the-board = Какой ход на доске
