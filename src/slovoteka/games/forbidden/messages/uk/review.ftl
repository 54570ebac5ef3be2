# Розбір «Запретных слов».

## Літери
review-forbidden-letter-safe = слова не дає
review-forbidden-letter-risk =
    { $count ->
        [0] дає слово { $word } із самих червоних літер; його побачать з імовірністю { $chance } %
        [one] дає слово { $word }: { $count } чорна літера; його побачать з імовірністю { $chance } %
        [few] дає слово { $word }: { $count } чорні літери; його побачать з імовірністю { $chance } %
       *[many] дає слово { $word }: { $count } чорних літер; його побачать з імовірністю { $chance } %
    }
review-forbidden-was-called =
    { $count ->
        [0] На цю літеру назвали { $word }: слово із самих червоних літер, ніхто нічого не взяв.
        [one] На цю літеру назвали { $word }: узято { $count } чорну літеру.
        [few] На цю літеру назвали { $word }: узято { $count } чорні літери.
       *[many] На цю літеру назвали { $word }: узято { $count } чорних літер.
    }
review-forbidden-unseen =
    { $count ->
        [one] Після цієї літери складалося { $count } слово, і ніхто його не побачив: { $words }.
        [few] Після цієї літери складалося { $count } слова, і ніхто їх не побачив: { $words }.
       *[many] Після цієї літери складалося { $count } слів, і ніхто їх не побачив: { $words }.
    }
review-forbidden-squeezed = Сусідові стало тісно: з імовірністю { $chance } % у нього немає жодної безпечної літери.

## Слова і мовчання
review-forbidden-word =
    { $count ->
        [0] жодної чорної літери
        [one] { $count } чорна літера
        [few] { $count } чорні літери
       *[many] { $count } чорних літер
    }
review-forbidden-missed =
    { $count ->
        [0] Складалося { $word } із самих червоних літер.
        [one] Складалося { $word }: { $count } чорна літера.
        [few] Складалося { $word }: { $count } чорні літери.
       *[many] Складалося { $word }: { $count } чорних літер.
    }
review-forbidden-better-word =
    { $count ->
        [0] Краще було { $word }.
        [one] Краще було { $word }: { $count } чорна літера.
        [few] Краще було { $word }: { $count } чорні літери.
       *[many] Краще було { $word }: { $count } чорних літер.
    }
review-forbidden-wrong-call =
    { $count ->
        [0] { $word } за цим столом не слово.
       *[other] { $word } за цим столом не слово: штрафних очок { $count }.
    }
review-forbidden-silence-paid = Мовчання окупилося: після наступної літери назвали { $word }, і взяв інший; чорних літер: { $count }.
review-forbidden-silence-cost = Мовчання обернулося проти того, хто мовчав: після його літери назвали { $word }; чорних літер: { $count }.

## Уся партія
review-forbidden-sum-missed =
    { $count ->
        [one] Не названо { $count } слово: { $words }.
        [few] Слова не названо { $count } рази; найдорожчі: { $words }.
       *[many] Слова не названо { $count } разів; найдорожчі: { $words }.
    }
review-forbidden-sum-called =
    { $count ->
        [one] На свою літеру почуто { $count } слово: { $words }.
        [few] На свої літери почуто { $count } слова; найдорожчі: { $words }.
       *[many] На свої літери почуто { $count } слів; найдорожчі: { $words }.
    }
review-forbidden-sum-wrong =
    { $count ->
        [one] Названо { $count } не слово: { $words }.
       *[many] Названо не слів: { $count }, наприклад { $words }.
    }
review-forbidden-sum-silences =
    { $count ->
        [one] Мовчання окупилося { $count } раз: { $words }.
        [few] Мовчання окупилося { $count } рази: { $words }.
       *[many] Мовчання окупилося { $count } разів: { $words }.
    }

review-curve-taken = Узяті літери: що менше, то краще
