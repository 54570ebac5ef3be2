# Чому бот в «Ундервуді» зробив саме так.

## Хід
bot-underwood-word =
    { $count ->
        [one] Найкраще, що я бачу: { $word }, { $count } очко.
        [few] Найкраще, що я бачу: { $word }, { $count } очки.
       *[many] Найкраще, що я бачу: { $word }, { $count } очок.
    }
bot-underwood-careful =
    { $count ->
        [one] { $word } дає { $count } очко. Можна й більше, але тоді у руці залишиться зайве.
        [few] { $word } дає { $count } очки. Можна й більше, але тоді у руці залишиться зайве.
       *[many] { $word } дає { $count } очок. Можна й більше, але тоді у руці залишиться зайве.
    }
bot-underwood-out =
    { $count ->
        [one] Виходжу: { $word }, { $count } очко, і кін скінчено.
        [few] Виходжу: { $word }, { $count } очки, і кін скінчено.
       *[many] Виходжу: { $word }, { $count } очок, і кін скінчено.
    }
bot-underwood-two-words =
    { $count ->
        [one] Одразу два слова: { $word } і { $second }, разом { $count } очко.
        [few] Одразу два слова: { $word } і { $second }, разом { $count } очки.
       *[many] Одразу два слова: { $word } і { $second }, разом { $count } очок.
    }
bot-underwood-prize =
    { $count ->
        [one] { $word } з призовою картою { $prize }: { $count } очко.
        [few] { $word } з призовою картою { $prize }: { $count } очки.
       *[many] { $word } з призовою картою { $prize }: { $count } очок.
    }
bot-underwood-swap =
    { $count ->
        [one] Забираю «Ундервуд» зі столу: { $word }, { $count } очко.
        [few] Забираю «Ундервуд» зі столу: { $word }, { $count } очки.
       *[many] Забираю «Ундервуд» зі столу: { $word }, { $count } очок.
    }
bot-underwood-tape =
    { $count ->
        [one] Відриваю стрічку заради слова { $word }: { $count } очко.
        [few] Відриваю стрічку заради слова { $word }: { $count } очки.
       *[many] Відриваю стрічку заради слова { $word }: { $count } очок.
    }
bot-underwood-no-word = Слова не бачу.
bot-underwood-hold = Слово зачекає: карти на столі мені зараз не допоможуть.
bot-underwood-discard = Призова карта { $prize } мені зараз ні до чого: міняю.
bot-underwood-ready = Я готовий.

## Чужі слова
bot-underwood-accept = Заперечень немає: { $word }.
bot-underwood-doubt = Слова { $word } я не знаю: хай вирішить стіл.
bot-underwood-vote-for = За: з { $word } усе гаразд.
bot-underwood-vote-against = Слова { $word } у словнику немає.
