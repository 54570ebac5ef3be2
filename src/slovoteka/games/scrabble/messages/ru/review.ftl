# Разбор партий в Scrabble.

## Ход в списке
review-scrabble-move =
    { $points ->
        [one] { $points } очко, остаток { $left }
        [few] { $points } очка, остаток { $left }
       *[many] { $points } очков, остаток { $left }
    }
review-scrabble-move-all =
    { $points ->
        [one] { $points } очко, на подставке ничего не остаётся
        [few] { $points } очка, на подставке ничего не остаётся
       *[many] { $points } очков, на подставке ничего не остаётся
    }
review-scrabble-move-keeps = остаток { $left }
review-scrabble-move-keeps-nothing = меняется всё
review-scrabble-removal =
    { $points ->
        [one] снято на { $points } очко
        [few] снято на { $points } очка
       *[many] снято на { $points } очков
    }

## Чем лучший ход лучше
review-scrabble-all-found =
    { $points ->
        [one] Все семь фишек сразу: { $word }, { $points } очко.
        [few] Все семь фишек сразу: { $word }, { $points } очка.
       *[many] Все семь фишек сразу: { $word }, { $points } очков.
    }
review-scrabble-all-missed =
    { $points ->
        [one] Можно было выложить все семь фишек: { $word }, { $points } очко.
        [few] Можно было выложить все семь фишек: { $word }, { $points } очка.
       *[many] Можно было выложить все семь фишек: { $word }, { $points } очков.
    }
review-scrabble-points-better =
    { $points ->
        [one] Больше приносило { $word }: { $points } очко.
        [few] Больше приносило { $word }: { $points } очка.
       *[many] Больше приносило { $word }: { $points } очков.
    }
review-scrabble-leave-better =
    { $points ->
        [one] Лучше { $word }, { $points } очко: с остатком { $left } дальше пойдёт легче.
        [few] Лучше { $word }, { $points } очка: с остатком { $left } дальше пойдёт легче.
       *[many] Лучше { $word }, { $points } очков: с остатком { $left } дальше пойдёт легче.
    }
review-scrabble-foreseen-better =
    { $points ->
        [one] Просчёт вперёд говорит за { $word }, { $points } очко.
        [few] Просчёт вперёд говорит за { $word }, { $points } очка.
       *[many] Просчёт вперёд говорит за { $word }, { $points } очков.
    }
review-scrabble-word-better =
    { $points ->
        [one] Лучше было выложить слово: { $word }, { $points } очко.
        [few] Лучше было выложить слово: { $word }, { $points } очка.
       *[many] Лучше было выложить слово: { $word }, { $points } очков.
    }
review-scrabble-exchange-better =
    { $count ->
        [one] Лучше было поменять { $count } фишку и оставить { $left }.
        [few] Лучше было поменять { $count } фишки и оставить { $left }.
       *[many] Лучше было поменять { $count } фишек и оставить { $left }.
    }
review-scrabble-exchange-all-better = Лучше было поменять все фишки.
review-scrabble-pass-better = Выгоднее было пропустить ход.
review-scrabble-leave-kept =
    { $points ->
        [one] Другое слово принесло бы больше на { $points } очко, но остаток { $left } стоит дороже.
        [few] Другое слово принесло бы больше на { $points } очка, но остаток { $left } стоит дороже.
       *[many] Другое слово принесло бы больше на { $points } очков, но остаток { $left } стоит дороже.
    }
review-scrabble-chance = Шансы на победу: { $after } % вместо { $before } %.
review-scrabble-chance-near-end =
    { $count ->
        [one] В мешке { $count } фишка, и почти все расклады перебраны: шансы на победу { $after } % вместо { $before } %.
        [few] В мешке { $count } фишки, и почти все расклады перебраны: шансы на победу { $after } % вместо { $before } %.
       *[many] В мешке { $count } фишек, и почти все расклады перебраны: шансы на победу { $after } % вместо { $before } %.
    }
review-scrabble-no-choice = Выбирать было не из чего.

## Конец партии, где всё просчитано
review-scrabble-end-wins =
    { $points ->
        [one] Доказано: при лучшей игре обоих это выигрыш, { $points } очко перевеса.
        [few] Доказано: при лучшей игре обоих это выигрыш, { $points } очка перевеса.
       *[many] Доказано: при лучшей игре обоих это выигрыш, { $points } очков перевеса.
    }
review-scrabble-end-loses =
    { $points ->
        [one] Доказано: при лучшей игре обоих это проигрыш, не хватает { $points } очка.
        [few] Доказано: при лучшей игре обоих это проигрыш, не хватает { $points } очков.
       *[many] Доказано: при лучшей игре обоих это проигрыш, не хватает { $points } очков.
    }
review-scrabble-end-draw = Доказано: при лучшей игре обоих это ничья.
review-scrabble-end-more =
    { $points ->
        [one] С ходом { $word } вышло бы лучше на { $points } очко.
        [few] С ходом { $word } вышло бы лучше на { $points } очка.
       *[many] С ходом { $word } вышло бы лучше на { $points } очков.
    }
review-scrabble-end-win-lost =
    { $most ->
        [one] Победа упущена. Доказано: { $word } выигрывает с перевесом { $most } очко, а сыгранное проигрывает ({ $points }).
        [few] Победа упущена. Доказано: { $word } выигрывает с перевесом { $most } очка, а сыгранное проигрывает ({ $points }).
       *[many] Победа упущена. Доказано: { $word } выигрывает с перевесом { $most } очков, а сыгранное проигрывает ({ $points }).
    }
review-scrabble-end-win-drawn =
    { $most ->
        [one] Победа упущена. Доказано: { $word } выигрывает с перевесом { $most } очко, а сыгранное ведёт к ничьей.
        [few] Победа упущена. Доказано: { $word } выигрывает с перевесом { $most } очка, а сыгранное ведёт к ничьей.
       *[many] Победа упущена. Доказано: { $word } выигрывает с перевесом { $most } очков, а сыгранное ведёт к ничьей.
    }
review-scrabble-end-draw-lost =
    { $points ->
        [one] Ничья упущена. Доказано: { $word } спасает партию, а после сыгранного не хватает { $points } очка.
        [few] Ничья упущена. Доказано: { $word } спасает партию, а после сыгранного не хватает { $points } очков.
       *[many] Ничья упущена. Доказано: { $word } спасает партию, а после сыгранного не хватает { $points } очков.
    }

## Обстоятельства
review-scrabble-late = Время хода вышло.
review-scrabble-haste =
    { $seconds ->
        [one] Цейтнот: на часах { $seconds } секунда.
        [few] Цейтнот: на часах { $seconds } секунды.
       *[many] Цейтнот: на часах { $seconds } секунд.
    }
review-scrabble-overtime = Ход сделан уже сверх времени партии.
review-scrabble-struck = Слово { $word } снято с доски: ход потерян.
review-scrabble-phony-stood = Слова { $word } в словаре нет, но ему поверили.
review-scrabble-swap-missed = Можно было забрать с доски пустышку: { $letter } была на подставке.
review-scrabble-not-noted = Буквы на подставке записаны не все: такой ход не оценить.
review-scrabble-pass-or-fine = Пас это или ход, потерянный за напрасное сомнение, из файла не видно: такой ход не оценить.
review-scrabble-doubt-missed =
    { $points ->
        [one] Слова { $word } в словаре нет: стоило не поверить, соперник потерял бы { $points } очко.
        [few] Слова { $word } в словаре нет: стоило не поверить, соперник потерял бы { $points } очка.
       *[many] Слова { $word } в словаре нет: стоило не поверить, соперник потерял бы { $points } очков.
    }
review-scrabble-doubt-right =
    { $points ->
        [one] Слова { $word } в словаре нет, и это замечено: соперник потерял { $points } очко.
        [few] Слова { $word } в словаре нет, и это замечено: соперник потерял { $points } очка.
       *[many] Слова { $word } в словаре нет, и это замечено: соперник потерял { $points } очков.
    }
review-scrabble-doubt-wrong = Слово { $word } в словаре есть: сомнения напрасны.

## Дубликат, бинго и обратная игра
review-scrabble-sheet-empty = Листок не сдан.
review-scrabble-sheet-rejected = Слова { $word } в словаре нет, листок не засчитан.
review-scrabble-waits =
    { $count ->
        [one] В среднем буквы этих слов выходят за { $count } фишку.
        [few] В среднем буквы этих слов выходят за { $count } фишки.
       *[many] В среднем буквы этих слов выходят за { $count } фишек.
    }
review-scrabble-removal-win-lost = Победа упущена: партия была видна до конца, и { $word } выигрывало.
review-scrabble-removal-leaves =
    { $points ->
        [one] Следующему досталось лишнее: { $word } лучше на { $points } очко.
        [few] Следующему досталось лишнее: { $word } лучше на { $points } очка.
       *[many] Следующему досталось лишнее: { $word } лучше на { $points } очков.
    }

## Вся партия
review-scrabble-curve-score = Счёт
review-scrabble-curve-letters = Зачёркнутые буквы
review-scrabble-curve-chance = Шансы на победу
review-scrabble-sum-lost =
    { $points ->
        [one] В среднем потеряно за ход: { $points } очко.
        [few] В среднем потеряно за ход: { $points } очка.
       *[many] В среднем потеряно за ход: { $points } очков.
    }
review-scrabble-sum-best = Лучших ходов: { $best } ({ $percent } %).
review-scrabble-sum-all = Все семь фишек сразу: найдено { $found }, упущено { $missed }.
review-scrabble-sum-end =
    { $points ->
        [one] В конце партии, где всё просчитано, потеряно { $points } очко.
        [few] В конце партии, где всё просчитано, потеряно { $points } очка.
       *[many] В конце партии, где всё просчитано, потеряно { $points } очков.
    }
review-scrabble-sum-finest =
    { $points ->
        [one] Лучшая находка: { $word }, { $points } очко.
        [few] Лучшая находка: { $word }, { $points } очка.
       *[many] Лучшая находка: { $word }, { $points } очков.
    }
review-scrabble-sum-worst =
    { $points ->
        [one] Самый дорогой ход: { $word }, он стоил { $points } очко.
        [few] Самый дорогой ход: { $word }, он стоил { $points } очка.
       *[many] Самый дорогой ход: { $word }, он стоил { $points } очков.
    }

## Доска анализа
review-scrabble-proved = Перебрано до конца: это точные значения.
