# Разбор «Запретных слов».

## Буквы
review-forbidden-letter-safe = слова не даёт
review-forbidden-letter-risk =
    { $count ->
        [0] даёт слово { $word } из одних красных букв; его увидят с вероятностью { $chance } %
        [one] даёт слово { $word }: { $count } чёрная буква; его увидят с вероятностью { $chance } %
        [few] даёт слово { $word }: { $count } чёрные буквы; его увидят с вероятностью { $chance } %
       *[many] даёт слово { $word }: { $count } чёрных букв; его увидят с вероятностью { $chance } %
    }
review-forbidden-was-called =
    { $count ->
        [0] На эту букву назвали { $word }: слово из одних красных букв, никто ничего не взял.
        [one] На эту букву назвали { $word }: взята { $count } чёрная буква.
        [few] На эту букву назвали { $word }: взяты { $count } чёрные буквы.
       *[many] На эту букву назвали { $word }: взято { $count } чёрных букв.
    }
review-forbidden-unseen =
    { $count ->
        [one] После этой буквы складывалось { $count } слово, и никто его не увидел: { $words }.
        [few] После этой буквы складывалось { $count } слова, и никто их не увидел: { $words }.
       *[many] После этой буквы складывалось { $count } слов, и никто их не увидел: { $words }.
    }
review-forbidden-squeezed = Соседу стало тесно: с вероятностью { $chance } % у него нет ни одной безопасной буквы.

## Слова и молчание
review-forbidden-word =
    { $count ->
        [0] ни одной чёрной буквы
        [one] { $count } чёрная буква
        [few] { $count } чёрные буквы
       *[many] { $count } чёрных букв
    }
review-forbidden-missed =
    { $count ->
        [0] Складывалось { $word } из одних красных букв.
        [one] Складывалось { $word }: { $count } чёрная буква.
        [few] Складывалось { $word }: { $count } чёрные буквы.
       *[many] Складывалось { $word }: { $count } чёрных букв.
    }
review-forbidden-better-word =
    { $count ->
        [0] Лучше было { $word }.
        [one] Лучше было { $word }: { $count } чёрная буква.
        [few] Лучше было { $word }: { $count } чёрные буквы.
       *[many] Лучше было { $word }: { $count } чёрных букв.
    }
review-forbidden-wrong-call =
    { $count ->
        [0] { $word } за этим столом не слово.
       *[other] { $word } за этим столом не слово: штрафных очков { $count }.
    }
review-forbidden-silence-paid = Молчание окупилось: после следующей буквы назвали { $word }, и взял другой; чёрных букв: { $count }.
review-forbidden-silence-cost = Молчание обернулось против молчавшего: после его буквы назвали { $word }; чёрных букв: { $count }.

## Вся партия
review-forbidden-sum-missed =
    { $count ->
        [one] Не названо { $count } слово: { $words }.
        [few] Слова не названы { $count } раза; самые дорогие: { $words }.
       *[many] Слова не названы { $count } раз; самые дорогие: { $words }.
    }
review-forbidden-sum-called =
    { $count ->
        [one] На свою букву услышано { $count } слово: { $words }.
        [few] На свои буквы услышано { $count } слова; самые дорогие: { $words }.
       *[many] На свои буквы услышано { $count } слов; самые дорогие: { $words }.
    }
review-forbidden-sum-wrong =
    { $count ->
        [one] Названо { $count } не слово: { $words }.
       *[many] Названо не слов: { $count }, например { $words }.
    }
review-forbidden-sum-silences =
    { $count ->
        [one] Молчание окупилось { $count } раз: { $words }.
        [few] Молчание окупилось { $count } раза: { $words }.
       *[many] Молчание окупилось { $count } раз: { $words }.
    }

review-curve-taken = Взятые буквы: чем меньше, тем лучше
