# Рейтинг: розряди, відмови та slovoteka ratings.
category-forbidden = «Заборонені слова»
category-underwood-nouns = «Ундервуд», іменники
category-underwood-all = «Ундервуд», усі частини мови
category-codenames-teams = «Кодові імена», команди
category-scrabble-standard-ru = Scrabble, російські фішки
category-scrabble-standard-uk = Scrabble, українські фішки
category-scrabble-challenge-ru = Scrabble із протестами, російські фішки
category-scrabble-challenge-uk = Scrabble із протестами, українські фішки
category-scrabble-duplicate-ru = Дублікат, російські фішки
category-scrabble-duplicate-uk = Дублікат, українські фішки
category-scrabble-reverse-ru = Scrabble навпаки, російські фішки
category-scrabble-reverse-uk = Scrabble навпаки, українські фішки
category-scrabble-bingo-ru = Бінго, російські фішки
category-scrabble-bingo-uk = Бінго, українські фішки
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
