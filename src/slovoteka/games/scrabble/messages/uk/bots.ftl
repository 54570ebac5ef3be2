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
        [one] Усі сім фішок одразу: { $word }, { $count } очко.
        [few] Усі сім фішок одразу: { $word }, { $count } очки.
       *[many] Усі сім фішок одразу: { $word }, { $count } очок.
    }
bot-scrabble-play-out =
    { $count ->
        [one] { $word }, { $count } очко: останні фішки викладено, партію закінчено.
        [few] { $word }, { $count } очки: останні фішки викладено, партію закінчено.
       *[many] { $word }, { $count } очок: останні фішки викладено, партію закінчено.
    }
bot-scrabble-play-triple =
    { $count ->
        [one] { $word } лягає на потрійне слово: { $count } очко.
        [few] { $word } лягає на потрійне слово: { $count } очки.
       *[many] { $word } лягає на потрійне слово: { $count } очок.
    }
bot-scrabble-play-many =
    { $count ->
        [one] { $word } дає одразу кілька слів ({ $words }): { $count } очко.
        [few] { $word } дає одразу кілька слів ({ $words }): { $count } очки.
       *[many] { $word } дає одразу кілька слів ({ $words }): { $count } очок.
    }
bot-scrabble-play-opens =
    { $count ->
        [one] { $word } дає найбільше, { $count } очко, хоча й відкриває потрійне слово.
        [few] { $word } дає найбільше, { $count } очки, хоча й відкриває потрійне слово.
       *[many] { $word } дає найбільше, { $count } очок, хоча й відкриває потрійне слово.
    }
bot-scrabble-play-even =
    { $count ->
        [one] { $word }, { $count } очко: зберігає рівний залишок { $left }.
        [few] { $word }, { $count } очки: зберігає рівний залишок { $left }.
       *[many] { $word }, { $count } очок: зберігає рівний залишок { $left }.
    }
bot-scrabble-play-leave =
    { $count ->
        [one] { $word } дає { $count } очко. { $other } дало б більше ({ $most }), але так залишаються кращі літери: { $left }.
        [few] { $word } дає { $count } очки. { $other } дало б більше ({ $most }), але так залишаються кращі літери: { $left }.
       *[many] { $word } дає { $count } очок. { $other } дало б більше ({ $most }), але так залишаються кращі літери: { $left }.
    }
bot-scrabble-play-safe =
    { $count ->
        [one] { $word } дає { $count } очко. { $other } дало б більше ({ $most }), але відкрило б іншим потрійне слово.
        [few] { $word } дає { $count } очки. { $other } дало б більше ({ $most }), але відкрило б іншим потрійне слово.
       *[many] { $word } дає { $count } очок. { $other } дало б більше ({ $most }), але відкрило б іншим потрійне слово.
    }
bot-scrabble-play-foreseen =
    { $count ->
        [one] { $word } дає { $count } очко, { $other } – більше ({ $most }). Але ходи наперед промовляють за { $word }: шанси на перемогу { $chance } %.
        [few] { $word } дає { $count } очки, { $other } – більше ({ $most }). Але ходи наперед промовляють за { $word }: шанси на перемогу { $chance } %.
       *[many] { $word } дає { $count } очок, { $other } – більше ({ $most }). Але ходи наперед промовляють за { $word }: шанси на перемогу { $chance } %.
    }
bot-scrabble-play-looked =
    { $count ->
        [one] { $word }, { $count } очко: найкраще з переглянутого (ходів: { $looked }), шанси на перемогу { $chance } %.
        [few] { $word }, { $count } очки: найкраще з переглянутого (ходів: { $looked }), шанси на перемогу { $chance } %.
       *[many] { $word }, { $count } очок: найкраще з переглянутого (ходів: { $looked }), шанси на перемогу { $chance } %.
    }
bot-scrabble-play-solved =
    { $count ->
        [one] { $word }, { $count } очко: мішок порожній, і все прораховано до кінця партії.
        [few] { $word }, { $count } очки: мішок порожній, і все прораховано до кінця партії.
       *[many] { $word }, { $count } очок: мішок порожній, і все прораховано до кінця партії.
    }
bot-scrabble-play-guess =
    { $count ->
        [one] Не певен, що слово { $word } є в словнику, але ризикну: { $count } очко.
        [few] Не певен, що слово { $word } є в словнику, але ризикну: { $count } очки.
       *[many] Не певен, що слово { $word } є в словнику, але ризикну: { $count } очок.
    }
bot-scrabble-swap = Кладу { $letter } замість пустушки: вона мені ще стане в пригоді.
bot-scrabble-exchange =
    { $count ->
        [one] Слова не бачу: міняю { $count } фішку.
        [few] Слова не бачу: міняю { $count } фішки.
       *[many] Слова не бачу: міняю { $count } фішок.
    }
bot-scrabble-exchange-better =
    { $count ->
        [one] Міняю { $count } фішку: із залишком { $left } далі піде краще, ніж із будь-яким словом зараз.
        [few] Міняю { $count } фішки: із залишком { $left } далі піде краще, ніж із будь-яким словом зараз.
       *[many] Міняю { $count } фішок: із залишком { $left } далі піде краще, ніж із будь-яким словом зараз.
    }
bot-scrabble-exchange-all =
    { $count ->
        [one] Міняю { $count } фішку: берегти тут нічого.
        [few] Міняю всі { $count } фішки: берегти тут нічого.
       *[many] Міняю всі { $count } фішок: берегти тут нічого.
    }
bot-scrabble-pass = Слова не бачу, і обмін не допоможе.
bot-scrabble-pass-waits = Пропустити хід тут вигідніше за будь-яке слово.
bot-scrabble-pass-opening =
    { $count ->
        [one] Не бачу слова хоча б із { $count } літери: нехай почне хтось інший.
       *[many] Не бачу слова хоча б із { $count } літер: нехай почне хтось інший.
    }

## Чужі слова
bot-scrabble-accept = Заперечень немає: { $word }.
bot-scrabble-challenge = Слова { $word } я не знаю: перевірмо.
bot-scrabble-challenge-sure = Слова { $word } у словнику немає: не вірю.
bot-scrabble-vote-for = За: з { $word } усе гаразд.
bot-scrabble-vote-against = Слова { $word } у словнику немає.
bot-scrabble-theme-trust =
    { $count ->
        [one] Про тему судити не беруся: вірю гравцеві, слово підходить.
       *[many] Про тему судити не беруся: вірю гравцеві, слова підходять.
    }

## Вибір фішок
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
bot-scrabble-remove-foreseen =
    { $count ->
        [one] Знімаю на { $count } очко. Можна було й дорожче, але тоді наступному дісталося б більше.
        [few] Знімаю на { $count } очки. Можна було й дорожче, але тоді наступному дісталося б більше.
       *[many] Знімаю на { $count } очок. Можна було й дорожче, але тоді наступному дісталося б більше.
    }
bot-scrabble-remove-wins =
    { $count ->
        [one] Партію видно до кінця: знімаю на { $count } очко й виграю.
        [few] Партію видно до кінця: знімаю на { $count } очки й виграю.
       *[many] Партію видно до кінця: знімаю на { $count } очок і виграю.
    }
bot-scrabble-remove-end =
    { $count ->
        [one] Партію видно до кінця, і кращого за це немає: { $count } очко.
        [few] Партію видно до кінця, і кращого за це немає: { $count } очки.
       *[many] Партію видно до кінця, і кращого за це немає: { $count } очок.
    }
bot-scrabble-remove-looked-up =
    { $count ->
        [one] Без словника нічого не бачу, з ним є це: { $count } очко.
        [few] Без словника нічого не бачу, з ним є це: { $count } очки.
       *[many] Без словника нічого не бачу, з ним є це: { $count } очок.
    }
bot-scrabble-remove-none = З цієї дошки зняти нічого.

## Бінго
bot-scrabble-write =
    { $count ->
        [one] Пишу слова з частих літер: у середньому вони випадають за { $count } фішку.
        [few] Пишу слова з частих літер: у середньому вони випадають за { $count } фішки.
       *[many] Пишу слова з частих літер: у середньому вони випадають за { $count } фішок.
    }
bot-scrabble-write-nothing = Двох слів із цих літер не бачу.
bot-scrabble-mark = Дивлюся у свій аркуш.
bot-scrabble-bingo = Викреслено все: бінго!
