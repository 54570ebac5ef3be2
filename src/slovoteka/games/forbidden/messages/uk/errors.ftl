forbidden-not-now =
    Зараз так не можна: { $window ->
        [turn] покладіть літеру з руки або з вітрини
        [respond] назвіть слово (!слово) або скажіть, що не бачите його (-)
        [call] можна лише назвати слово (!слово)
        [choose] вирішіть, кому ходити: «я» або «слева»
        [doubt] скажіть «верю» або «сомневаюсь»
        [vote] голосуйте «за» або «против»
       *[ready] скажіть «готов»
    }.
series-length =
    У серії може бути від 1 до { $most } { $most ->
        [one] партії
       *[other] партій
    }, а названо { $games }.
warning-in-rated-play = У партії на рейтинг підказок новачкам немає: приберіть warn або rated.
warning-without-dictionary = Попереджає про слова словник: warn не можна разом із check=vote.
reveal-in-rated-play = У партії на рейтинг слів після «Не говори …!» не показують: приберіть reveal або rated.
reveal-without-dictionary = Що ще можна було назвати, знає словник: reveal не можна разом із check=vote.
jargon-list-without-jargon = Свій список жаргону потрібен, лише якщо жаргон дозволено: додайте jargon=true.
deck-size =
    Колода «{ $deck }»: { $colour ->
        [red] червоних
       *[black] чорних
    } карт { $cards }, а треба { $expected }.
deck-count = Колода «{ $deck }»: «{ $item }» не читається, потрібна літера й число, як Н5, і кожна літера один раз.
deck-order =
    Колода «{ $deck }»: { $colour ->
        [red] червоні
       *[black] чорні
    } літери мають іти за абеткою.
deck-both-colours = Колода «{ $deck }»: літери { $letters } і червоні, і чорні.
no-such-card = Карти з літерою { $letter } у колоді немає.
too-few-red =
    На вітрині { $left ->
        [one] лишилася { $left } червона літера
        [few] лишилося { $left } червоні літери
       *[many] лишилося { $left } червоних літер
    }, а брати їх можна, поки там не менше { $needed }: покладіть чорну з руки.
one-letter = Кладуть рівно одну літеру, а тут «{ $letter }».
not-in-the-window = Червоної літери { $letter } на вітрині немає.
not-in-hand = Літери { $letter } у вас у руці немає.
too-soon =
    Після помилки треба зачекати: ще { $wait_s ->
        [one] { $wait_s } секунда
        [few] { $wait_s } секунди
       *[many] { $wait_s } секунд
    }.
word-too-short =
    «{ $word }» надто коротке: у слові має бути не менше { $least } { $least ->
        [one] літери
       *[other] літер
    }.
no-hard-sign = Карти Ъ у колоді немає, тому «{ $word }» не скласти.
letters-missing = Слово «{ $word }» з розмови не скласти: бракує { $letters }.
