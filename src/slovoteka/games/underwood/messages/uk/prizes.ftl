# «Ундервуд»: призові карти словами та відмови від карт, у яких немає сенсу.

underwood-letters-or = { $others } або { $last }

## Умови. $of: голосні (vowels), приголосні (consonants), одна літера (letter) або одна з кількох (letters).
underwood-when-both = { $others } та { $last }
underwood-when-length-least =
    { $least ->
        [one] слово від { $least } літери
       *[other] слово від { $least } літер
    }
underwood-when-length-most =
    { $most ->
        [one] слово до { $most } літери
       *[other] слово до { $most } літер
    }
underwood-when-length-exact =
    { $count ->
        [one] слово з { $count } літери
       *[other] слово з { $count } літер
    }
underwood-when-length-between =
    { $most ->
        [one] слово від { $least } до { $most } літери
       *[other] слово від { $least } до { $most } літер
    }
underwood-when-starts =
    { $of ->
        [vowels] перша літера голосна
        [consonants] перша літера приголосна
       *[letters] перша літера { $letters }
    }
underwood-when-ends =
    { $of ->
        [vowels] остання літера голосна
        [consonants] остання літера приголосна
       *[letters] остання літера { $letters }
    }
underwood-when-has-least =
    { $least ->
        [1] { $of ->
            [vowels] є голосна
            [consonants] є приголосна
           *[letters] є літера { $letters }
        }
        [one] { $of ->
            [vowels] від { $least } голосної
            [consonants] від { $least } приголосної
           *[letters] від { $least } літери { $letters }
        }
       *[other] { $of ->
            [vowels] від { $least } голосних
            [consonants] від { $least } приголосних
           *[letters] від { $least } літер { $letters }
        }
    }
underwood-when-has-most =
    { $most ->
        [one] { $of ->
            [vowels] не більше { $most } голосної
            [consonants] не більше { $most } приголосної
           *[letters] не більше { $most } літери { $letters }
        }
       *[other] { $of ->
            [vowels] не більше { $most } голосних
            [consonants] не більше { $most } приголосних
           *[letters] не більше { $most } літер { $letters }
        }
    }
underwood-when-has-exact =
    { $count ->
        [one] { $of ->
            [vowels] рівно { $count } голосна
            [consonants] рівно { $count } приголосна
           *[letters] рівно { $count } літера { $letters }
        }
        [few] { $of ->
            [vowels] рівно { $count } голосні
            [consonants] рівно { $count } приголосні
           *[letters] рівно { $count } літери { $letters }
        }
       *[many] { $of ->
            [vowels] рівно { $count } голосних
            [consonants] рівно { $count } приголосних
           *[letters] рівно { $count } літер { $letters }
        }
    }
underwood-when-has-between =
    { $most ->
        [one] { $of ->
            [vowels] від { $least } до { $most } голосної
            [consonants] від { $least } до { $most } приголосної
           *[letters] від { $least } до { $most } літери { $letters }
        }
       *[other] { $of ->
            [vowels] від { $least } до { $most } голосних
            [consonants] від { $least } до { $most } приголосних
           *[letters] від { $least } до { $most } літер { $letters }
        }
    }
underwood-when-has-none =
    { $of ->
        [vowels] немає голосних
        [consonants] немає приголосних
        [letter] немає літери { $letters }
       *[letters] немає літер { $letters }
    }
underwood-when-dear =
    { $price ->
        [one] є літера ціною від { $price } очка
       *[other] є літера ціною від { $price } очок
    }

## Що дає карта
underwood-does-word-times = слово × { $times }
underwood-does-plus = + { $points }
underwood-does-letter-times =
    { $price ->
        [0] найдорожча літера × { $times }
        [one] найдорожча літера × { $times }, якщо її ціна від { $price } очка
       *[other] найдорожча літера × { $times }, якщо її ціна від { $price } очок
    }

## Відмови: призова карта колоди. Назви умов і полів – як у файлі колоди.
prize-conditions = Колода «{ $deck }», призова карта { $sign }: умов забагато, може бути не більше { $most }.
prize-range = Колода «{ $deck }», призова карта { $sign }: { $field } може бути від { $least } до { $most }.
prize-price = Колода «{ $deck }», призова карта { $sign }: ціни { $price } не буває, потрібна хоча б 1.
prize-letters = Колода «{ $deck }», призова карта { $sign }: «{ $letters }» – не літери. Напишіть vowels, consonants або самі літери, великі російські, кожну один раз.
prize-never = Колода «{ $deck }», призова карта { $sign }: такого слова з її карт не скласти ніколи, заважає { $condition }.
prize-never-together = Колода «{ $deck }», призова карта { $sign }: такого слова з її карт не скласти ніколи, разом не буває: { $condition }.
