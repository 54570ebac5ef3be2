tui-call-missing =
    { $count ->
        [one] В разговоре не хватает буквы { $letters }.
       *[other] В разговоре не хватает букв: { $letters }.
    }
tui-call-nobody = Никто ещё не клал букв.
tui-call-takes = Если слово есть, буквы { $letters } ({ $count }) достанутся: { $name }.
tui-call-ends = На этом партия кончится.
tui-action-doubt = Сомневаюсь
tui-action-call = Не говори…!
tui-action-no-word = Слова не вижу
tui-action-me-next = Хожу я
tui-action-left-next = Сосед слева
tui-action-games = К играм
