# «Ундервуд»: призовые карты словами и отказы от карт, в которых нет смысла.

underwood-letters-or = { $others } или { $last }

## Условия. $of: гласные (vowels), согласные (consonants), одна буква (letter) или одна из нескольких (letters).
underwood-when-both = { $others } и { $last }
underwood-when-length-least =
    { $least ->
        [one] слово от { $least } буквы
       *[other] слово от { $least } букв
    }
underwood-when-length-most =
    { $most ->
        [one] слово до { $most } буквы
       *[other] слово до { $most } букв
    }
underwood-when-length-exact =
    { $count ->
        [one] слово из { $count } буквы
       *[other] слово из { $count } букв
    }
underwood-when-length-between =
    { $most ->
        [one] слово от { $least } до { $most } буквы
       *[other] слово от { $least } до { $most } букв
    }
underwood-when-starts =
    { $of ->
        [vowels] первая буква гласная
        [consonants] первая буква согласная
       *[letters] первая буква { $letters }
    }
underwood-when-ends =
    { $of ->
        [vowels] последняя буква гласная
        [consonants] последняя буква согласная
       *[letters] последняя буква { $letters }
    }
underwood-when-has-least =
    { $least ->
        [1] { $of ->
            [vowels] есть гласная
            [consonants] есть согласная
           *[letters] есть буква { $letters }
        }
        [one] { $of ->
            [vowels] от { $least } гласной
            [consonants] от { $least } согласной
           *[letters] от { $least } буквы { $letters }
        }
       *[other] { $of ->
            [vowels] от { $least } гласных
            [consonants] от { $least } согласных
           *[letters] от { $least } букв { $letters }
        }
    }
underwood-when-has-most =
    { $most ->
        [one] { $of ->
            [vowels] не больше { $most } гласной
            [consonants] не больше { $most } согласной
           *[letters] не больше { $most } буквы { $letters }
        }
       *[other] { $of ->
            [vowels] не больше { $most } гласных
            [consonants] не больше { $most } согласных
           *[letters] не больше { $most } букв { $letters }
        }
    }
underwood-when-has-exact =
    { $count ->
        [one] { $of ->
            [vowels] ровно { $count } гласная
            [consonants] ровно { $count } согласная
           *[letters] ровно { $count } буква { $letters }
        }
        [few] { $of ->
            [vowels] ровно { $count } гласные
            [consonants] ровно { $count } согласные
           *[letters] ровно { $count } буквы { $letters }
        }
       *[many] { $of ->
            [vowels] ровно { $count } гласных
            [consonants] ровно { $count } согласных
           *[letters] ровно { $count } букв { $letters }
        }
    }
underwood-when-has-between =
    { $most ->
        [one] { $of ->
            [vowels] от { $least } до { $most } гласной
            [consonants] от { $least } до { $most } согласной
           *[letters] от { $least } до { $most } буквы { $letters }
        }
       *[other] { $of ->
            [vowels] от { $least } до { $most } гласных
            [consonants] от { $least } до { $most } согласных
           *[letters] от { $least } до { $most } букв { $letters }
        }
    }
underwood-when-has-none =
    { $of ->
        [vowels] нет гласных
        [consonants] нет согласных
        [letter] нет буквы { $letters }
       *[letters] нет букв { $letters }
    }
underwood-when-dear =
    { $price ->
        [one] есть буква ценой от { $price } очка
       *[other] есть буква ценой от { $price } очков
    }

## Что даёт карта
underwood-does-word-times = слово × { $times }
underwood-does-plus = + { $points }
underwood-does-letter-times =
    { $price ->
        [0] самая дорогая буква × { $times }
        [one] самая дорогая буква × { $times }, если её цена от { $price } очка
       *[other] самая дорогая буква × { $times }, если её цена от { $price } очков
    }

## Отказы: призовая карта колоды. Имена условий и полей – как в файле колоды.
prize-conditions = Колода «{ $deck }», призовая карта { $sign }: условий слишком много, может быть не больше { $most }.
prize-range = Колода «{ $deck }», призовая карта { $sign }: { $field } может быть от { $least } до { $most }.
prize-price = Колода «{ $deck }», призовая карта { $sign }: цены { $price } не бывает, нужна хотя бы 1.
prize-letters = Колода «{ $deck }», призовая карта { $sign }: «{ $letters }» – не буквы. Напишите vowels, consonants или сами буквы, заглавные русские, каждую один раз.
prize-never = Колода «{ $deck }», призовая карта { $sign }: такого слова из её карт не сложить никогда, мешает { $condition }.
prize-never-together = Колода «{ $deck }», призовая карта { $sign }: такого слова из её карт не сложить никогда, вместе не бывает: { $condition }.
