tui-call-missing =
    { $count ->
        [one] У розмові бракує літери { $letters }.
       *[other] У розмові бракує літер: { $letters }.
    }
tui-call-nobody = Ніхто ще не клав літер.
tui-call-takes = Якщо слово є, літери { $letters } ({ $count }) дістануться: { $name }.
tui-call-ends = На цьому партія скінчиться.
tui-action-doubt = Сумніваюся
tui-action-call = Не кажи…!
tui-action-no-word = Слова не бачу
tui-action-me-next = Ходжу я
tui-action-left-next = Сусід ліворуч
tui-action-games = До ігор
