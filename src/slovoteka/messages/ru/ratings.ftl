# Рейтинг: разряды, отказы и slovoteka ratings.
category-by-correspondence = { $category }, по переписке

rated-own-rules = На рейтинг здесь играть нельзя: некого обыграть, или за столом свои правила – свои слова, своё голосование, своя доска или колода. Уберите их или rated.
rated-open-key = В партии на рейтинг ключ зрителям не показывают: кто-нибудь подсказал бы. Уберите open_key или rated.
rated-two-chairs = В партии на рейтинг у каждого один стул.
rated-mixed-team = В партии на рейтинг бот не помогает человеку: команда целиком из людей или целиком из ботов.
rated-level-unknown = Сила этого уровня в таком разряде не измерена: на рейтинг с ним не играют. Посадите другого бота или уберите rated.

no-such-category = Нет разряда «{ $category }». Есть: { $categories }.
levels-file = { $file }: это не запись об уровнях ботов. { $why }
levels-progress = уровни: партии
levels-category = { $title } ({ $category }), измерено { $date }
levels-level =
    { $level }: { $number } ± { $deviation }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
