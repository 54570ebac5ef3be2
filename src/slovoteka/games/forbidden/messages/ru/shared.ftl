# Что говорят и терминал, и страницы, кроме событий.

forbidden-stage-doubt =
    { $me ->
        [yes] Верите, что такое слово есть?
       *[no] { $name } думает, верить ли слову
    }
forbidden-won =
    { $count ->
        [1] Побеждает { $names }.
       *[other] Победа общая: { $names }.
    }
forbidden-you-won-alone = Победа ваша.
forbidden-you-won-together = Победа общая, и ваша тоже.
