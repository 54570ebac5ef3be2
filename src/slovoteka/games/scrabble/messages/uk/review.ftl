# Розбір партій у Scrabble.

## Хід у списку
review-scrabble-move =
    { $points ->
        [one] { $points } очко, залишок { $left }
        [few] { $points } очки, залишок { $left }
       *[many] { $points } очок, залишок { $left }
    }
review-scrabble-move-all =
    { $points ->
        [one] { $points } очко, на підставці нічого не лишається
        [few] { $points } очки, на підставці нічого не лишається
       *[many] { $points } очок, на підставці нічого не лишається
    }
review-scrabble-move-keeps = залишок { $left }
review-scrabble-move-keeps-nothing = міняється все
review-scrabble-removal =
    { $points ->
        [one] знято на { $points } очко
        [few] знято на { $points } очки
       *[many] знято на { $points } очок
    }

## Чим найкращий хід кращий
review-scrabble-all-found =
    { $points ->
        [one] Усі сім фішок одразу: { $word }, { $points } очко.
        [few] Усі сім фішок одразу: { $word }, { $points } очки.
       *[many] Усі сім фішок одразу: { $word }, { $points } очок.
    }
review-scrabble-all-missed =
    { $points ->
        [one] Можна було викласти всі сім фішок: { $word }, { $points } очко.
        [few] Можна було викласти всі сім фішок: { $word }, { $points } очки.
       *[many] Можна було викласти всі сім фішок: { $word }, { $points } очок.
    }
review-scrabble-points-better =
    { $points ->
        [one] Більше давало { $word }: { $points } очко.
        [few] Більше давало { $word }: { $points } очки.
       *[many] Більше давало { $word }: { $points } очок.
    }
review-scrabble-leave-better =
    { $points ->
        [one] Краще { $word }, { $points } очко: із залишком { $left } далі піде легше.
        [few] Краще { $word }, { $points } очки: із залишком { $left } далі піде легше.
       *[many] Краще { $word }, { $points } очок: із залишком { $left } далі піде легше.
    }
review-scrabble-foreseen-better =
    { $points ->
        [one] Прорахунок уперед говорить за { $word }, { $points } очко.
        [few] Прорахунок уперед говорить за { $word }, { $points } очки.
       *[many] Прорахунок уперед говорить за { $word }, { $points } очок.
    }
review-scrabble-word-better =
    { $points ->
        [one] Краще було викласти слово: { $word }, { $points } очко.
        [few] Краще було викласти слово: { $word }, { $points } очки.
       *[many] Краще було викласти слово: { $word }, { $points } очок.
    }
review-scrabble-exchange-better =
    { $count ->
        [one] Краще було поміняти { $count } фішку і лишити { $left }.
        [few] Краще було поміняти { $count } фішки і лишити { $left }.
       *[many] Краще було поміняти { $count } фішок і лишити { $left }.
    }
review-scrabble-exchange-all-better = Краще було поміняти всі фішки.
review-scrabble-pass-better = Вигідніше було пропустити хід.
review-scrabble-leave-kept =
    { $points ->
        [one] Інше слово дало б більше на { $points } очко, але залишок { $left } вартий більшого.
        [few] Інше слово дало б більше на { $points } очки, але залишок { $left } вартий більшого.
       *[many] Інше слово дало б більше на { $points } очок, але залишок { $left } вартий більшого.
    }
review-scrabble-chance = Шанси на перемогу: { $after } % замість { $before } %.
review-scrabble-chance-near-end =
    { $count ->
        [one] У мішку { $count } фішка, і майже всі розклади перебрано: шанси на перемогу { $after } % замість { $before } %.
        [few] У мішку { $count } фішки, і майже всі розклади перебрано: шанси на перемогу { $after } % замість { $before } %.
       *[many] У мішку { $count } фішок, і майже всі розклади перебрано: шанси на перемогу { $after } % замість { $before } %.
    }
review-scrabble-no-choice = Вибирати не було з чого.

## Кінець партії, де все прораховано
review-scrabble-end-wins =
    { $points ->
        [one] Доведено: за найкращої гри обох це виграш, перевага { $points } очко.
        [few] Доведено: за найкращої гри обох це виграш, перевага { $points } очки.
       *[many] Доведено: за найкращої гри обох це виграш, перевага { $points } очок.
    }
review-scrabble-end-loses =
    { $points ->
        [one] Доведено: за найкращої гри обох це програш, бракує { $points } очка.
        [few] Доведено: за найкращої гри обох це програш, бракує { $points } очок.
       *[many] Доведено: за найкращої гри обох це програш, бракує { $points } очок.
    }
review-scrabble-end-draw = Доведено: за найкращої гри обох це нічия.
review-scrabble-end-more =
    { $points ->
        [one] З ходом { $word } вийшло б краще на { $points } очко.
        [few] З ходом { $word } вийшло б краще на { $points } очки.
       *[many] З ходом { $word } вийшло б краще на { $points } очок.
    }
review-scrabble-end-win-lost =
    { $most ->
        [one] Перемогу втрачено. Доведено: { $word } виграє, перевага { $most } очко, а зігране програє ({ $points }).
        [few] Перемогу втрачено. Доведено: { $word } виграє, перевага { $most } очки, а зігране програє ({ $points }).
       *[many] Перемогу втрачено. Доведено: { $word } виграє, перевага { $most } очок, а зігране програє ({ $points }).
    }
review-scrabble-end-win-drawn =
    { $most ->
        [one] Перемогу втрачено. Доведено: { $word } виграє, перевага { $most } очко, а зігране веде до нічиєї.
        [few] Перемогу втрачено. Доведено: { $word } виграє, перевага { $most } очки, а зігране веде до нічиєї.
       *[many] Перемогу втрачено. Доведено: { $word } виграє, перевага { $most } очок, а зігране веде до нічиєї.
    }
review-scrabble-end-draw-lost =
    { $points ->
        [one] Нічию втрачено. Доведено: { $word } рятує партію, а після зіграного бракує { $points } очка.
        [few] Нічию втрачено. Доведено: { $word } рятує партію, а після зіграного бракує { $points } очок.
       *[many] Нічию втрачено. Доведено: { $word } рятує партію, а після зіграного бракує { $points } очок.
    }

## Обставини
review-scrabble-late = Час ходу вийшов.
review-scrabble-haste =
    { $seconds ->
        [one] Цейтнот: на годиннику { $seconds } секунда.
        [few] Цейтнот: на годиннику { $seconds } секунди.
       *[many] Цейтнот: на годиннику { $seconds } секунд.
    }
review-scrabble-overtime = Хід зроблено вже понад час партії.
review-scrabble-struck = Слово { $word } знято з дошки: хід утрачено.
review-scrabble-phony-stood = Слова { $word } у словнику немає, але йому повірили.
review-scrabble-swap-missed = Можна було забрати з дошки пустушку: { $letter } була на підставці.
review-scrabble-not-noted = Літери на підставці записано не всі: такий хід не оцінити.
review-scrabble-pass-or-fine = Чи це пас, чи хід, утрачений за марний сумнів, із файлу не видно: такий хід не оцінити.
review-scrabble-doubt-missed =
    { $points ->
        [one] Слова { $word } у словнику немає: варто було не повірити, суперник утратив би { $points } очко.
        [few] Слова { $word } у словнику немає: варто було не повірити, суперник утратив би { $points } очки.
       *[many] Слова { $word } у словнику немає: варто було не повірити, суперник утратив би { $points } очок.
    }
review-scrabble-doubt-right =
    { $points ->
        [one] Слова { $word } у словнику немає, і це помічено: суперник утратив { $points } очко.
        [few] Слова { $word } у словнику немає, і це помічено: суперник утратив { $points } очки.
       *[many] Слова { $word } у словнику немає, і це помічено: суперник утратив { $points } очок.
    }
review-scrabble-doubt-wrong = Слово { $word } у словнику є: сумніви марні.

## Дублікат, бінго і зворотна гра
review-scrabble-sheet-empty = Аркуш не здано.
review-scrabble-sheet-rejected = Слова { $word } у словнику немає, аркуш не зараховано.
review-scrabble-waits =
    { $count ->
        [one] У середньому літери цих слів виходять за { $count } фішку.
        [few] У середньому літери цих слів виходять за { $count } фішки.
       *[many] У середньому літери цих слів виходять за { $count } фішок.
    }
review-scrabble-removal-win-lost = Перемогу втрачено: партію було видно до кінця, і { $word } вигравало.
review-scrabble-removal-leaves =
    { $points ->
        [one] Наступному дісталося зайве: { $word } краще на { $points } очко.
        [few] Наступному дісталося зайве: { $word } краще на { $points } очки.
       *[many] Наступному дісталося зайве: { $word } краще на { $points } очок.
    }

## Уся партія
review-scrabble-curve-score = Рахунок
review-scrabble-curve-letters = Закреслені літери
review-scrabble-curve-chance = Шанси на перемогу
review-scrabble-sum-lost =
    { $points ->
        [one] У середньому втрачено за хід: { $points } очко.
        [few] У середньому втрачено за хід: { $points } очки.
       *[many] У середньому втрачено за хід: { $points } очок.
    }
review-scrabble-sum-best = Найкращих ходів: { $best } ({ $percent } %).
review-scrabble-sum-all = Усі сім фішок одразу: знайдено { $found }, пропущено { $missed }.
review-scrabble-sum-end =
    { $points ->
        [one] У кінці партії, де все прораховано, втрачено { $points } очко.
        [few] У кінці партії, де все прораховано, втрачено { $points } очки.
       *[many] У кінці партії, де все прораховано, втрачено { $points } очок.
    }
review-scrabble-sum-finest =
    { $points ->
        [one] Найкраща знахідка: { $word }, { $points } очко.
        [few] Найкраща знахідка: { $word }, { $points } очки.
       *[many] Найкраща знахідка: { $word }, { $points } очок.
    }
review-scrabble-sum-worst =
    { $points ->
        [one] Найдорожчий хід: { $word }, він коштував { $points } очко.
        [few] Найдорожчий хід: { $word }, він коштував { $points } очки.
       *[many] Найдорожчий хід: { $word }, він коштував { $points } очок.
    }

## Дошка аналізу
review-scrabble-proved = Перебрано до кінця: це точні значення.
