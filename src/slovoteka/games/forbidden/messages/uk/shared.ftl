# Що кажуть і термінал, і сторінки, крім подій.

forbidden-stage-doubt =
    { $me ->
        [yes] Вірите, що таке слово є?
       *[no] { $name } думає, чи вірити слову
    }
forbidden-won =
    { $count ->
        [1] Перемагає { $names }.
       *[other] Перемога спільна: { $names }.
    }
forbidden-you-won-alone = Перемога ваша.
forbidden-you-won-together = Перемога спільна, і ваша теж.
