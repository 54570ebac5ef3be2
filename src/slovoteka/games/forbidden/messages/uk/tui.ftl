tui-call-missing =
    { $count ->
        [one] У розмові бракує літери { $letters }.
       *[other] У розмові бракує літер: { $letters }.
    }
tui-call-nobody = Ніхто ще не клав літер.
tui-call-takes = Якщо слово є, літери { $letters } ({ $count }) дістануться: { $name }.
tui-call-ends = На цьому партія скінчиться.
tui-deed-doubt = Сумніваюся
tui-deed-call = Не кажи…!
tui-deed-no-word = Слова не бачу
tui-deed-me-next = Ходжу я
tui-deed-left-next = Сусід ліворуч
tui-deed-games = До ігор
