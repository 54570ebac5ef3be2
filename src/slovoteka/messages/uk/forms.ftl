# Умови столу, як про них питає сайт: label – як умову названо, about – що вона змінює, choice – значення,
# open – коли не вибрано нічого; called – назва варіанта. Гра може сказати те саме по-своєму: тоді перед кодом стоїть її ім’я.

called-standard = Звичайна гра
called-vote = З голосуванням

label-seats = Скільки гравців
label-first = Хто ходить першим
about-first = Якщо не вибрати, першого назве жереб.
open-first = За жеребом

label-deck = Колода карт
about-deck = Якими картами грати.

label-check = Хто перевіряє слова
about-check = Словник відповідає одразу, а голосувати можуть лише троє й більше.
choice-check-dictionary = Словник
choice-check-vote = Стіл голосуванням
label-own_words = Свої слова
about-own_words = Ці слова годяться, навіть якщо словник їх не знає.
label-obscene = Лайливі слова
about-obscene = Лайка зі словника теж рахується.

label-turn_ms = Час на хід
open-turn_ms = Без обмеження
label-vote_ms = Час на голосування
about-vote_ms = Хто не відповів вчасно, не голосує.
