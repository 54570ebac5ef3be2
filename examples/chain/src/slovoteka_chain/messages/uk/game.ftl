# «Ланцюжок»: що сталося, чого чекає стіл, умови, відмови, слова бота.
chain-title = Ланцюжок

chain-event-began = Перша літера: { $letter }.
chain-event-said =
    { $me ->
        [yes] Ви: { $word }. Далі на { $letter }.
       *[no] { $name }: { $word }. Далі на { $letter }.
    }
chain-event-lost =
    { $me ->
        [yes] Ви програли: { $why }.
       *[no] { $name } програє: { $why }.
    }
chain-event-drawn =
    { $words ->
        [one] У ланцюжку { $words } слово, це нічия.
        [few] У ланцюжку { $words } слова, це нічия.
       *[many] У ланцюжку { $words } слів, це нічия.
    }
chain-why-gave-up = слова не знайшлося
chain-why-time = час вийшов
chain-why-left = вихід з-за столу

chain-stage-draw = Жереб обирає літеру.
chain-stage-turn = Слово за гравцем { $name }
chain-stage-over = Гру закінчено
chain-prompt-turn = Слово на { $letter }
chain-help-goal = Кожне слово починається з останньої літери попереднього. Кому нема чого сказати, той програв.
chain-help-say = дом — сказати слово; сдаюсь або - — здатися
chain-chain = Ланцюжок
chain-letter = Далі на
chain-won = Перемога: { $names }.
chain-you-won-alone = Перемога ваша.
chain-you-won-together = Нічия.

# Для простого столу в браузері: як називати поля, хто сидить на місці, що можна зробити, чим скінчилося.
chain-field-words = Ланцюжок
chain-field-letter = Далі на
chain-field-word = Слово
chain-field-stands = Є в словнику
chain-seat-mover = Чий хід
chain-action-say = Сказати слово
chain-action-give-up = Здатися
chain-window-turn = Слово
chain-over-gave-up = Слова не знайшлося.
chain-over-time = Час вийшов.
chain-over-left = Один із гравців пішов.
chain-over-drawn = Ланцюжок скінчився.
chain-how-to-type = Слово повністю, наприклад дом. Щоб здатися: сдаюсь або -

chain-option-seats = скільки гравців, завжди 2
chain-option-shortest = скільки літер у найкоротшому слові
chain-option-longest_chain = після скількох слів нічия
chain-option-turn_ms = час на хід, мс
chain-variant-standard = слова від трьох літер
chain-variant-long-words = слова від п'яти літер, короткий ланцюжок
chain-variant-quick = десять секунд на слово
chain-called-long-words = Довгі слова
chain-called-quick = Швидка гра
chain-about-seats = Завжди двоє.
chain-label-shortest = Найкоротше слово
chain-about-shortest = Коротші слова не приймаються.
chain-label-longest_chain = Довжина ланцюжка
chain-about-longest_chain = Після стількох слів нічия.
chain-about-turn_ms = Хто не встиг, програв.

chain-wrong-letter = Слово { $word } починається не з літери { $letter }.
chain-said-before = Слово { $word } вже було.
chain-no-word = { $reason }

bot-chain-knows = Знаю слово { $word }.
bot-chain-knows-none = Слів на { $letter } більше не знаю.
category-chain = «Ланцюжок»

## Заголовки правил.
rule-wc-01 = Грають двоє; літеру, з якої починається ланцюжок, називає жереб
rule-wc-02 = Говорять по черзі; слово починається з останньої літери попереднього, а Ъ, Ы, Ь і Й пропускають
rule-wc-03 = Слова не повторюють
rule-wc-04 = Слово: загальний іменник зі словника, не коротший за домовлене
rule-wc-05 = Програє той, хто здався, не встиг або пішов
rule-wc-g1 = Ланцюжок домовленої довжини закінчується внічию
