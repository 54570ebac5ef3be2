# Імена, яких ніхто не вводив: гості й боти. Зберігається ключ, а читають його кожен своєю мовою.

## Гість: «Руда Сова 42». Рід прикметника – за твариною.
guest-name = { $adjective } { $animal } { $number }
guest-gender =
    { $animal ->
        [squirrel] feminine
        [otter] feminine
        [jackdaw] feminine
        [oriole] feminine
        [swallow] feminine
        [fox] feminine
        [panda] feminine
        [lynx] feminine
        [titmouse] feminine
        [owl] feminine
        [jay] feminine
        [heron] feminine
        [gull] feminine
       *[other] masculine
    }
guest-adjective-brisk =
    { $gender ->
        [feminine] Бадьора
       *[masculine] Бадьорий
    }
guest-adjective-quick =
    { $gender ->
        [feminine] Швидка
       *[masculine] Швидкий
    }
guest-adjective-stately =
    { $gender ->
        [feminine] Поважна
       *[masculine] Поважний
    }
guest-adjective-merry =
    { $gender ->
        [feminine] Весела
       *[masculine] Веселий
    }
guest-adjective-kind =
    { $gender ->
        [feminine] Добра
       *[masculine] Добрий
    }
guest-adjective-chiming =
    { $gender ->
        [feminine] Дзвінка
       *[masculine] Дзвінкий
    }
guest-adjective-nimble =
    { $gender ->
        [feminine] Спритна
       *[masculine] Спритний
    }
guest-adjective-moonlit =
    { $gender ->
        [feminine] Місячна
       *[masculine] Місячний
    }
guest-adjective-wise =
    { $gender ->
        [feminine] Мудра
       *[masculine] Мудрий
    }
guest-adjective-soft =
    { $gender ->
        [feminine] М’яка
       *[masculine] М’який
    }
guest-adjective-gentle =
    { $gender ->
        [feminine] Ніжна
       *[masculine] Ніжний
    }
guest-adjective-fluffy =
    { $gender ->
        [feminine] Пухнаста
       *[masculine] Пухнастий
    }
guest-adjective-ginger =
    { $gender ->
        [feminine] Руда
       *[masculine] Рудий
    }
guest-adjective-northern =
    { $gender ->
        [feminine] Північна
       *[masculine] Північний
    }
guest-adjective-blue =
    { $gender ->
        [feminine] Синя
       *[masculine] Синій
    }
guest-adjective-modest =
    { $gender ->
        [feminine] Скромна
       *[masculine] Скромний
    }
guest-adjective-bold =
    { $gender ->
        [feminine] Смілива
       *[masculine] Сміливий
    }
guest-adjective-snowy =
    { $gender ->
        [feminine] Сніжна
       *[masculine] Сніжний
    }
guest-adjective-quiet =
    { $gender ->
        [feminine] Тиха
       *[masculine] Тихий
    }
guest-adjective-brave =
    { $gender ->
        [feminine] Хоробра
       *[masculine] Хоробрий
    }
guest-adjective-keen =
    { $gender ->
        [feminine] Чуйна
       *[masculine] Чуйний
    }
guest-adjective-lively =
    { $gender ->
        [feminine] Жвава
       *[masculine] Жвавий
    }
guest-animal-badger = Борсук
guest-animal-squirrel = Білка
guest-animal-beaver = Бобер
guest-animal-otter = Видра
guest-animal-jackdaw = Галка
guest-animal-dolphin = Дельфін
guest-animal-thrush = Дрізд
guest-animal-hedgehog = Їжак
guest-animal-raccoon = Єнот
guest-animal-crane = Журавель
guest-animal-hare = Заєць
guest-animal-oriole = Вивільга
guest-animal-whale = Кит
guest-animal-cat = Кіт
guest-animal-swallow = Ластівка
guest-animal-fox = Лисиця
guest-animal-elk = Лось
guest-animal-walrus = Морж
guest-animal-panda = Панда
guest-animal-lynx = Рись
guest-animal-titmouse = Синиця
guest-animal-bullfinch = Снігур
guest-animal-owl = Сова
guest-animal-jay = Сойка
guest-animal-swift = Стриж
guest-animal-seal = Тюлень
guest-animal-eagle-owl = Пугач
guest-animal-heron = Чапля
guest-animal-gull = Чайка

## Боти. Тезки дістають номер.
name-again = { $name } { $number }
bot-name-vera = Віра
bot-name-gleb = Гліб
bot-name-zoya = Зоя
bot-name-ignat = Гнат
bot-name-klava = Клава
bot-name-lev = Лев
bot-name-marta = Марта
bot-name-nina = Ніна
bot-name-oleg = Олег
bot-name-rita = Рита

## Інші
name-former-player = Колишній гравець
