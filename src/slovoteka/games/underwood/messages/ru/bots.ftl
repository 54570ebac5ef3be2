# Почему бот в «Ундервуде» поступил так.

## Ход
bot-underwood-word =
    { $count ->
        [one] Лучшее, что я вижу: { $word }, { $count } очко.
        [few] Лучшее, что я вижу: { $word }, { $count } очка.
       *[many] Лучшее, что я вижу: { $word }, { $count } очков.
    }
bot-underwood-careful =
    { $count ->
        [one] { $word } приносит { $count } очко. Можно и больше, но тогда в руке останется лишнее.
        [few] { $word } приносит { $count } очка. Можно и больше, но тогда в руке останется лишнее.
       *[many] { $word } приносит { $count } очков. Можно и больше, но тогда в руке останется лишнее.
    }
bot-underwood-out =
    { $count ->
        [one] Выхожу: { $word }, { $count } очко, и кон окончен.
        [few] Выхожу: { $word }, { $count } очка, и кон окончен.
       *[many] Выхожу: { $word }, { $count } очков, и кон окончен.
    }
bot-underwood-two-words =
    { $count ->
        [one] Сразу два слова: { $word } и { $second }, вместе { $count } очко.
        [few] Сразу два слова: { $word } и { $second }, вместе { $count } очка.
       *[many] Сразу два слова: { $word } и { $second }, вместе { $count } очков.
    }
bot-underwood-prize =
    { $count ->
        [one] { $word } с призовой картой { $prize }: { $count } очко.
        [few] { $word } с призовой картой { $prize }: { $count } очка.
       *[many] { $word } с призовой картой { $prize }: { $count } очков.
    }
bot-underwood-swap =
    { $count ->
        [one] Забираю «Ундервуд» со стола: { $word }, { $count } очко.
        [few] Забираю «Ундервуд» со стола: { $word }, { $count } очка.
       *[many] Забираю «Ундервуд» со стола: { $word }, { $count } очков.
    }
bot-underwood-tape =
    { $count ->
        [one] Отрываю ленту ради слова { $word }: { $count } очко.
        [few] Отрываю ленту ради слова { $word }: { $count } очка.
       *[many] Отрываю ленту ради слова { $word }: { $count } очков.
    }
bot-underwood-no-word = Слова не вижу.
bot-underwood-hold = Слово подождёт: карты на столе мне сейчас не помогут.
bot-underwood-discard = Призовая карта { $prize } мне сейчас ни к чему: меняю.
bot-underwood-ready = Я готов.

## Чужие слова
bot-underwood-accept = Возражений нет: { $word }.
bot-underwood-doubt = Слова { $word } я не знаю: пусть решит стол.
bot-underwood-vote-for = За: с { $word } всё в порядке.
bot-underwood-vote-against = Слова { $word } в словаре нет.
