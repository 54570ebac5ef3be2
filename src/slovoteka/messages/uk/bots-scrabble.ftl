# Чому бот у Scrabble вчинив саме так.

## Хід
bot-scrabble-play-best =
    { $count ->
        [one] З того, що я бачу, { $word } дає найбільше: { $count } очко.
        [few] З того, що я бачу, { $word } дає найбільше: { $count } очки.
       *[many] З того, що я бачу, { $word } дає найбільше: { $count } очок.
    }
bot-scrabble-play-all =
    { $count ->
        [one] Усі сім плашок одразу: { $word }, { $count } очко.
        [few] Усі сім плашок одразу: { $word }, { $count } очки.
       *[many] Усі сім плашок одразу: { $word }, { $count } очок.
    }
bot-scrabble-play-leave =
    { $count ->
        [one] { $word } дає { $count } очко. Можна й більше, але тоді залишаться гірші літери.
        [few] { $word } дає { $count } очки. Можна й більше, але тоді залишаться гірші літери.
       *[many] { $word } дає { $count } очок. Можна й більше, але тоді залишаться гірші літери.
    }
bot-scrabble-swap = Кладу { $letter } замість пустушки: вона мені ще стане в пригоді.
bot-scrabble-exchange =
    { $count ->
        [one] Слова не бачу: міняю { $count } плашку.
        [few] Слова не бачу: міняю { $count } плашки.
       *[many] Слова не бачу: міняю { $count } плашок.
    }
bot-scrabble-pass = Слова не бачу, і обмін не допоможе.
bot-scrabble-pass-opening =
    { $count ->
        [one] Не бачу слова хоча б із { $count } літери: нехай почне хтось інший.
       *[many] Не бачу слова хоча б із { $count } літер: нехай почне хтось інший.
    }

## Чужі слова
bot-scrabble-accept = Заперечень немає: { $word }.
bot-scrabble-challenge = Слова { $word } я не знаю: перевірмо.
bot-scrabble-vote-for = За: з { $word } усе гаразд.
bot-scrabble-vote-against = Слова { $word } у словнику немає.
bot-scrabble-theme-trust =
    { $count ->
        [one] Про тему судити не беруся: вірю гравцеві, слово підходить.
       *[many] Про тему судити не беруся: вірю гравцеві, слова підходять.
    }

## Вибір плашок
bot-scrabble-take-vowel = Беру голосну: їх на підставці мало.
bot-scrabble-take-consonant = Беру приголосну: голосних на підставці вистачає.
bot-scrabble-pick-word = Беру літери під слово { $word }.
bot-scrabble-pick-even = Беру голосних і приголосних порівну.

## Дублікат
bot-scrabble-empty-sheet = Слова не бачу: здаю порожній аркуш.

## Зворотна гра
bot-scrabble-remove-best =
    { $count ->
        [one] З того, що можна зняти, це найдорожче: { $count } очко.
        [few] З того, що можна зняти, це найдорожче: { $count } очки.
       *[many] З того, що можна зняти, це найдорожче: { $count } очок.
    }
bot-scrabble-remove-looked-up =
    { $count ->
        [one] Без словника нічого не бачу, з ним є це: { $count } очко.
        [few] Без словника нічого не бачу, з ним є це: { $count } очки.
       *[many] Без словника нічого не бачу, з ним є це: { $count } очок.
    }
bot-scrabble-remove-none = З цієї дошки зняти нічого.

## Бінго
bot-scrabble-write = Пишу слова з частих літер: вони випадуть раніше.
bot-scrabble-write-nothing = Двох слів із цих літер не бачу.
bot-scrabble-mark = Дивлюся у свій аркуш.
bot-scrabble-bingo = Викреслено все: бінго!
