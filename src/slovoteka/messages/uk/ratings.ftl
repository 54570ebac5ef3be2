# Рейтинг: розряди, відмови та slovoteka ratings.
category-by-correspondence = { $category }, за листуванням

rated-own-rules = На рейтинг тут грати не можна: нема кого обіграти або за столом свої правила – свої слова, своє голосування, своя дошка чи колода. Приберіть їх або rated.
rated-open-key = У партії на рейтинг ключ глядачам не показують: хтось підказав би. Приберіть open_key або rated.
rated-two-chairs = У партії на рейтинг кожен має один стілець.
rated-mixed-team = У партії на рейтинг бот не допомагає людині: команда вся з людей або вся з ботів.
rated-level-unknown = Силу цього рівня в такому розряді не виміряно: на рейтинг із ним не грають. Посадіть іншого бота або приберіть rated.

no-such-category = Немає розряду «{ $category }». Є: { $categories }.
levels-file = { $file }: це не запис про рівні ботів. { $why }
levels-progress = рівні: партії
levels-category = { $title } ({ $category }), виміряно { $date }
levels-level =
    { $level }: { $number } ± { $deviation }, { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }
