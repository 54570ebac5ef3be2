# Имена, которых никто не вводил: гости и боты. Хранится ключ, а читают его каждый на своём языке.

## Гость: «Рыжая Сова 42». Род прилагательного – по животному.
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
        [feminine] Бодрая
       *[masculine] Бодрый
    }
guest-adjective-quick =
    { $gender ->
        [feminine] Быстрая
       *[masculine] Быстрый
    }
guest-adjective-stately =
    { $gender ->
        [feminine] Важная
       *[masculine] Важный
    }
guest-adjective-merry =
    { $gender ->
        [feminine] Весёлая
       *[masculine] Весёлый
    }
guest-adjective-kind =
    { $gender ->
        [feminine] Добрая
       *[masculine] Добрый
    }
guest-adjective-chiming =
    { $gender ->
        [feminine] Звонкая
       *[masculine] Звонкий
    }
guest-adjective-nimble =
    { $gender ->
        [feminine] Ловкая
       *[masculine] Ловкий
    }
guest-adjective-moonlit =
    { $gender ->
        [feminine] Лунная
       *[masculine] Лунный
    }
guest-adjective-wise =
    { $gender ->
        [feminine] Мудрая
       *[masculine] Мудрый
    }
guest-adjective-soft =
    { $gender ->
        [feminine] Мягкая
       *[masculine] Мягкий
    }
guest-adjective-gentle =
    { $gender ->
        [feminine] Нежная
       *[masculine] Нежный
    }
guest-adjective-fluffy =
    { $gender ->
        [feminine] Пушистая
       *[masculine] Пушистый
    }
guest-adjective-ginger =
    { $gender ->
        [feminine] Рыжая
       *[masculine] Рыжий
    }
guest-adjective-northern =
    { $gender ->
        [feminine] Северная
       *[masculine] Северный
    }
guest-adjective-blue =
    { $gender ->
        [feminine] Синяя
       *[masculine] Синий
    }
guest-adjective-modest =
    { $gender ->
        [feminine] Скромная
       *[masculine] Скромный
    }
guest-adjective-bold =
    { $gender ->
        [feminine] Смелая
       *[masculine] Смелый
    }
guest-adjective-snowy =
    { $gender ->
        [feminine] Снежная
       *[masculine] Снежный
    }
guest-adjective-quiet =
    { $gender ->
        [feminine] Тихая
       *[masculine] Тихий
    }
guest-adjective-brave =
    { $gender ->
        [feminine] Храбрая
       *[masculine] Храбрый
    }
guest-adjective-keen =
    { $gender ->
        [feminine] Чуткая
       *[masculine] Чуткий
    }
guest-adjective-lively =
    { $gender ->
        [feminine] Шустрая
       *[masculine] Шустрый
    }
guest-animal-badger = Барсук
guest-animal-squirrel = Белка
guest-animal-beaver = Бобёр
guest-animal-otter = Выдра
guest-animal-jackdaw = Галка
guest-animal-dolphin = Дельфин
guest-animal-thrush = Дрозд
guest-animal-hedgehog = Ёж
guest-animal-raccoon = Енот
guest-animal-crane = Журавль
guest-animal-hare = Заяц
guest-animal-oriole = Иволга
guest-animal-whale = Кит
guest-animal-cat = Кот
guest-animal-swallow = Ласточка
guest-animal-fox = Лиса
guest-animal-elk = Лось
guest-animal-walrus = Морж
guest-animal-panda = Панда
guest-animal-lynx = Рысь
guest-animal-titmouse = Синица
guest-animal-bullfinch = Снегирь
guest-animal-owl = Сова
guest-animal-jay = Сойка
guest-animal-swift = Стриж
guest-animal-seal = Тюлень
guest-animal-eagle-owl = Филин
guest-animal-heron = Цапля
guest-animal-gull = Чайка

## Боты. Тёзки получают номер.
name-again = { $name } { $number }
bot-name-vera = Вера
bot-name-gleb = Глеб
bot-name-zoya = Зоя
bot-name-ignat = Игнат
bot-name-klava = Клава
bot-name-lev = Лев
bot-name-marta = Марта
bot-name-nina = Нина
bot-name-oleg = Олег
bot-name-rita = Рита

## Другие
name-former-player = Бывший игрок
