# Розбір партії: спільне для всіх ігор.

review-title = «{ $title }»: розбір партії { $match }. За столом: { $names }
review-depth =
    { $depth ->
        [quick] Глибина: побіжно.
        [deep] Глибина: докладно.
       *[usual] Глибина: звичайна.
    }
review-progress = Розбір
review-one-record = За раз розбирається одна партія.
review-no-such-depth = Глибини { $depth } немає. Є { $depths }.
no-review = Розборів гри «{ $game }» поки що немає.
review-file = { $file }: { $reason }

## Рішення
review-mark-best = найкращий хід
review-mark-good = добрий хід
review-mark-inaccuracy = неточність
review-mark-mistake = помилка
review-mark-blunder = груба помилка
review-value-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-value-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-wins = перемога { $chance } %
review-played = зіграно

## Криві
review-curve-points = Очки
review-curve-chance = Шанс на перемогу, %
review-curve-axis = ходи запису з { NUMBER($first, useGrouping: 0) } до { NUMBER($last, useGrouping: 0) }; цифри на графіку – місця за столом, «=» – порівну

## Підсумки
review-sums = Підсумки
review-sum-points =
    { $decisions ->
        [one] { $name }: { $decisions } рішення, у середньому втрачено очок: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [few] { $name }: { $decisions } рішення, у середньому втрачено очок: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[many] { $name }: { $decisions } рішень, у середньому втрачено очок: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
review-sum-chance =
    { $decisions ->
        [one] { $name }: { $decisions } рішення, у середньому коштувало { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % шансів.
        [few] { $name }: { $decisions } рішення, у середньому кожне коштувало { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % шансів.
       *[many] { $name }: { $decisions } рішень, у середньому кожне коштувало { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % шансів.
    }
review-count = { $mark }: { $count }

## Дошка аналізу
analysis-no-game = Для «{ $game }» дошки аналізу немає. Вона є для: { $games }.
analysis-no-position = Не задано позицію.
analysis-nothing-to-decide = У цій позиції ніхто нічого не вирішує.
analysis-no-move = Після ходу { $move } грати далі не можна: виберіть місце, де хтось ходить.
analysis-busy = Зараз аналізують забагато людей. Спробуйте ще раз за кілька секунд.
analysis-failed = Аналіз не вдався. Спробуйте ще раз.
analyse-progress = аналіз позиції
analyse-nothing = Зробити тут нічого не можна.
