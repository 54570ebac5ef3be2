# Повтор партії та картинки

replay-too-long =
    Таку довгу партію не показати: у записі понад { $most } { $most ->
        [one] дію
        [few] дії
       *[many] дій
    }.
replay-too-large = Цю партію не показати: повтор зайняв би понад { $megabytes } МБ.
replay-no-such-move = Ходу { $move } немає: у записі їх { $moves }.
replay-picture-kind = Картинку можна зберегти як .svg або .png, а не як { $file }.
no-picture = Картинок гри «{ $game }» поки що немає.

picture-called = Названо літер: { $count }
