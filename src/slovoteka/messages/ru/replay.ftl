# Повтор партии и картинки

replay-too-long =
    Такую длинную партию не показать: в записи больше { $most } { $most ->
        [one] действия
       *[other] действий
    }.
replay-too-large = Эту партию не показать: повтор занял бы больше { $megabytes } МБ.
replay-no-such-move = Хода { $move } нет: в записи их { $moves }.
replay-picture-kind = Картинку можно сохранить как .svg или .png, а не как { $file }.
no-picture = Картинок игры «{ $game }» пока нет.

picture-called = Названо букв: { $count }
