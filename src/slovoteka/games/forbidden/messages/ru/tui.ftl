tui-call-missing =
    { $count ->
        [one] В разговоре не хватает буквы { $letters }.
       *[other] В разговоре не хватает букв: { $letters }.
    }
tui-call-nobody = Никто ещё не клал букв.
tui-call-takes = Если слово есть, буквы { $letters } ({ $count }) достанутся: { $name }.
tui-call-ends = На этом партия кончится.
tui-deed-doubt = Сомневаюсь
tui-deed-call = Не говори…!
tui-deed-no-word = Слова не вижу
tui-deed-me-next = Хожу я
tui-deed-left-next = Сосед слева
tui-deed-games = К играм
