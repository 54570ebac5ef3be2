forbidden-not-now =
    Сейчас так нельзя: { $window ->
        [turn] положите букву из руки или с витрины
        [respond] назовите слово (!слово) или скажите, что не видите его (-)
        [call] можно только назвать слово (!слово)
        [choose] решите, кому ходить: «я» или «слева»
        [doubt] скажите «верю» или «сомневаюсь»
        [vote] голосуйте «за» или «против»
       *[ready] скажите «готов»
    }.
series-length =
    В серии может быть от 1 до { $most } { $most ->
        [one] партии
       *[other] партий
    }, а названо { $games }.
warning-in-rated-play = В партии на рейтинг подсказок новичкам нет: уберите warn или rated.
warning-without-dictionary = Предупреждает о словах словарь: warn нельзя вместе с check=vote.
reveal-in-rated-play = В партии на рейтинг слов после «Не говори …!» не показывают: уберите reveal или rated.
reveal-without-dictionary = Что ещё можно было назвать, знает словарь: reveal нельзя вместе с check=vote.
jargon-list-without-jargon = Свой список жаргона нужен, только если жаргон разрешён: добавьте jargon=true.
deck-size =
    Колода «{ $deck }»: { $colour ->
        [red] красных
       *[black] чёрных
    } карт { $cards }, а нужно { $expected }.
deck-count = Колода «{ $deck }»: «{ $item }» не читается, нужна буква и число, как Н5, и каждая буква один раз.
deck-order =
    Колода «{ $deck }»: { $colour ->
        [red] красные
       *[black] чёрные
    } буквы должны идти по алфавиту.
deck-both-colours = Колода «{ $deck }»: буквы { $letters } и красные, и чёрные.
no-such-card = Карты с буквой { $letter } в колоде нет.
too-few-red =
    На витрине { $left ->
        [one] осталась { $left } красная буква
        [few] осталось { $left } красные буквы
       *[many] осталось { $left } красных букв
    }, а брать их можно, пока там не меньше { $needed }: положите чёрную из руки.
one-letter = Кладут ровно одну букву, а здесь «{ $letter }».
not-in-the-window = Красной буквы { $letter } на витрине нет.
not-in-hand = Буквы { $letter } у вас в руке нет.
too-soon =
    После ошибки нужно выждать: ещё { $wait_s ->
        [one] { $wait_s } секунда
        [few] { $wait_s } секунды
       *[many] { $wait_s } секунд
    }.
word-too-short =
    «{ $word }» слишком коротко: в слове должно быть не меньше { $least } { $least ->
        [one] буквы
       *[other] букв
    }.
no-hard-sign = Карты Ъ в колоде нет, поэтому «{ $word }» не составить.
letters-missing = Слово «{ $word }» из разговора не составить: не хватает { $letters }.
