# «Цепочка»: что произошло, чего ждёт стол, условия, отказы, слова бота.
chain-title = Цепочка

chain-event-began = Первая буква: { $letter }.
chain-event-said =
    { $me ->
        [yes] Вы: { $word }. Дальше на { $letter }.
       *[no] { $name }: { $word }. Дальше на { $letter }.
    }
chain-event-lost =
    { $me ->
        [yes] Вы проиграли: { $why }.
       *[no] { $name } проигрывает: { $why }.
    }
chain-event-drawn =
    { $words ->
        [one] В цепочке { $words } слово, это ничья.
        [few] В цепочке { $words } слова, это ничья.
       *[many] В цепочке { $words } слов, это ничья.
    }
chain-why-gave-up = слова не нашлось
chain-why-time = время вышло
chain-why-left = уход из-за стола

chain-stage-draw = Жребий выбирает букву.
chain-stage-turn = Слово за игроком { $name }
chain-stage-over = Игра окончена
chain-prompt-turn = Слово на { $letter }
chain-help-goal = Каждое слово начинается с последней буквы предыдущего. Кому нечего сказать, тот проиграл.
chain-help-say = дом — сказать слово; сдаюсь или - — сдаться
chain-chain = Цепочка
chain-letter = Дальше на
chain-won = Победа: { $names }.
chain-you-won-alone = Победа ваша.
chain-you-won-together = Ничья.

# Для простого стола в браузере: как называть поля, кто сидит на месте, что можно сделать, чем кончилось.
chain-field-words = Цепочка
chain-field-letter = Дальше на
chain-field-word = Слово
chain-field-stands = Есть в словаре
chain-seat-mover = Чей ход
chain-action-say = Сказать слово
chain-action-give-up = Сдаться
chain-window-turn = Слово
chain-over-gave-up = Слова не нашлось.
chain-over-time = Время вышло.
chain-over-left = Один из игроков ушёл.
chain-over-drawn = Цепочка кончилась.
chain-how-to-type = Слово целиком, например дом. Чтобы сдаться: сдаюсь или -

chain-option-seats = сколько игроков, всегда 2
chain-option-shortest = сколько букв в самом коротком слове
chain-option-longest_chain = после скольких слов ничья
chain-option-turn_ms = время на ход, мс
chain-variant-standard = слова от трёх букв
chain-variant-long-words = слова от пяти букв, короткая цепочка
chain-variant-quick = десять секунд на слово
chain-called-long-words = Длинные слова
chain-called-quick = Быстрая игра
chain-about-seats = Всегда двое.
chain-label-shortest = Самое короткое слово
chain-about-shortest = Слова короче не принимаются.
chain-label-longest_chain = Длина цепочки
chain-about-longest_chain = После стольких слов ничья.
chain-about-turn_ms = Кто не успел, проиграл.

chain-wrong-letter = Слово { $word } начинается не с буквы { $letter }.
chain-said-before = Слово { $word } уже было.
chain-no-word = { $reason }

bot-chain-knows = Знаю слово { $word }.
bot-chain-knows-none = Слов на { $letter } больше не знаю.
category-chain = «Цепочка»

## Заголовки правил.
rule-wc-01 = Играют двое; букву, с которой начинается цепочка, называет жребий
rule-wc-02 = Говорят по очереди; слово начинается с последней буквы предыдущего, а Ъ, Ы, Ь и Й пропускают
rule-wc-03 = Слово не повторяют
rule-wc-04 = Слово: нарицательное существительное из словаря, не короче условленного
rule-wc-05 = Проигрывает тот, кто сдался, не успел или ушёл
rule-wc-g1 = Цепочка условленной длины кончается вничью
