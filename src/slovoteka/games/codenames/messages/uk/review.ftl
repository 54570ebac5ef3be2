# Розбір «Кодових імен».

review-codenames-no-table = Таблицю асоціацій на цій машині ще не побудовано, оцінити рішення нічим: її побудує перша партія з ботами або slovoteka codenames rank.

## Підказки
review-codenames-clue-for = веде до { $words }
review-codenames-clue-risk = Перша здогадка: своє { $own } %, чуже { $enemy } %, мирний житель { $bystander } %, убивця { $assassin } %.
review-codenames-clue-expected = Очікувано знайдуть { $whole },{ $tenths }.
review-codenames-clue-danger = Найнебезпечніше { $word }: { $chance } %.
review-codenames-clue-better = Краще: { $clue }; веде до { $words }.
review-codenames-clue-found =
    { $number ->
        [0] Насправді знайдено { $found }.
       *[other] Насправді знайдено { $found } із { $number }.
    }
review-codenames-clue-struck = Підказку не зараховано.
review-codenames-clue-zero = Підказка з нулем каже, до чого свої слова не належать: її ваги так не порахувати.

## Здогадки
review-codenames-guess-chance = своє з імовірністю { $chance } %
review-codenames-guess =
    { $owner ->
        [own] { $word }: своє з імовірністю { $chance } %. Виявилося своїм.
        [enemy] { $word }: своє з імовірністю { $chance } %. Виявилося чужим.
        [assassin] { $word }: своє з імовірністю { $chance } %. Там був убивця.
       *[bystander] { $word }: своє з імовірністю { $chance } %. Там був мирний житель.
    }
review-codenames-guess-better = Краще було торкнутися { $word }: { $chance } %.
review-codenames-guess-should-stop = Краще було зупинитися.

## Уся партія
review-codenames-sum-clues = Капітан: підказок { $count }; перша здогадка правильна у { $first } %, усі здогадки – у { $right } %, підказку розгадано цілком у { $whole } %.
review-codenames-sum-guesses = Здогадок { $count }, правильні { $right } %.

## Здогадки людей
review-no-guesses = У цих записах жодна людина не відгадувала.
review-not-codenames = Це запис іншої гри: { $game }.
review-guesses =
    { $captain ->
        [human] Капітани – люди
       *[other] Капітани – боти рівня «{ $captain }»
    }: підказок { $clues }, перша здогадка правильна у { $first } %; усіх здогадок { $guesses }, правильні { $right } %; підказку розгадано цілком у { $whole } %.

review-curve-agents = Скільки агентів лишилося знайти
