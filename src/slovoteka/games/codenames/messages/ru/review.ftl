# Разбор «Кодовых имён».

review-codenames-no-table = Таблица ассоциаций на этой машине ещё не построена, оценить решение нечем: её построит первая партия с ботами или slovoteka codenames rank.

## Подсказки
review-codenames-clue-for = ведёт к { $words }
review-codenames-clue-risk = Первая догадка: своё { $own } %, чужое { $enemy } %, мирный житель { $bystander } %, убийца { $assassin } %.
review-codenames-clue-expected = Ожидаемо найдут { $whole },{ $tenths }.
review-codenames-clue-danger = Опаснее всего { $word }: { $chance } %.
review-codenames-clue-better = Лучше: { $clue }; ведёт к { $words }.
review-codenames-clue-found =
    { $number ->
        [0] На деле найдено { $found }.
       *[other] На деле найдено { $found } из { $number }.
    }
review-codenames-clue-struck = Подсказка не засчитана.
review-codenames-clue-zero = Подсказка с нулём говорит, к чему свои слова не относятся: её вес так не посчитать.

## Догадки
review-codenames-guess-chance = своё с вероятностью { $chance } %
review-codenames-guess =
    { $owner ->
        [own] { $word }: своё с вероятностью { $chance } %. Оказалось своим.
        [enemy] { $word }: своё с вероятностью { $chance } %. Оказалось чужим.
        [assassin] { $word }: своё с вероятностью { $chance } %. Там был убийца.
       *[bystander] { $word }: своё с вероятностью { $chance } %. Там был мирный житель.
    }
review-codenames-guess-better = Лучше было тронуть { $word }: { $chance } %.
review-codenames-guess-should-stop = Лучше было остановиться.

## Вся партия
review-codenames-sum-clues = Капитан: подсказок { $count }; первая догадка верна в { $first } %, все догадки – в { $right } %, подсказка разгадана целиком в { $whole } %.
review-codenames-sum-guesses = Догадок { $count }, верны { $right } %.

## Догадки людей
review-no-guesses = В этих записях ни один человек не угадывал.
review-not-codenames = Это запись другой игры: { $game }.
review-guesses =
    { $captain ->
        [human] Капитаны – люди
       *[other] Капитаны – боты уровня «{ $captain }»
    }: подсказок { $clues }, первая догадка верна в { $first } %; всех догадок { $guesses }, верны { $right } %; подсказка разгадана целиком в { $whole } %.

review-curve-agents = Сколько агентов осталось найти
