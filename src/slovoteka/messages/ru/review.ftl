# Разбор партии: общее для всех игр.

review-title = «{ $title }»: разбор партии { $match }. За столом: { $names }
review-depth =
    { $depth ->
        [quick] Глубина: бегло.
        [deep] Глубина: подробно.
       *[usual] Глубина: обычная.
    }
review-progress = Разбор
review-one-record = За раз разбирается одна партия.
review-no-such-depth = Глубины { $depth } нет. Есть { $depths }.
no-review = Разборов игры «{ $game }» пока нет.
review-file = { $file }: { $reason }

## Решения
review-mark-best = лучший ход
review-mark-good = хороший ход
review-mark-inaccuracy = неточность
review-mark-mistake = ошибка
review-mark-blunder = грубая ошибка
review-value-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-value-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-wins = победа { $chance } %
review-played = сыграно

## Кривые
review-curve-points = Очки
review-curve-chance = Шанс на победу, %
review-curve-axis = ходы записи с { NUMBER($first, useGrouping: 0) } по { NUMBER($last, useGrouping: 0) }; цифры на графике – места за столом, «=» – поровну

## Итоги
review-sums = Итоги
review-sum-points =
    { $decisions ->
        [one] { $name }: { $decisions } решение, в среднем потеряно очков: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [few] { $name }: { $decisions } решения, в среднем потеряно очков: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[many] { $name }: { $decisions } решений, в среднем потеряно очков: { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
review-sum-chance =
    { $decisions ->
        [one] { $name }: { $decisions } решение, в среднем стоило { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % шансов.
        [few] { $name }: { $decisions } решения, в среднем каждое стоило { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % шансов.
       *[many] { $name }: { $decisions } решений, в среднем каждое стоило { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % шансов.
    }
review-count = { $mark }: { $count }

## Доска анализа
analysis-no-game = Для «{ $game }» доски анализа нет. Она есть для: { $games }.
analysis-no-position = Не задана позиция.
analysis-nothing-to-decide = В этой позиции никто ничего не решает.
analysis-no-move = После хода { $move } играть дальше нельзя: выберите место, где кто-то ходит.
analysis-busy = Сейчас анализируют слишком многие. Попробуйте ещё раз через несколько секунд.
analysis-failed = Анализ не удался. Попробуйте ещё раз.
analyse-progress = анализ позиции
analyse-nothing = Сделать здесь ничего нельзя.
