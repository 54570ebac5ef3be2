group-words = Слова
group-rules = Правила
group-time = Время
group-deck = Набор
group-players = Игроки
seconds = секунд
n-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунды
       *[many] { $n } секунд
    }
n-minutes =
    { $n ->
        [one] { $n } минута
        [few] { $n } минуты
       *[many] { $n } минут
    }
yes = да
no = нет
house-name = Название, например «Дача»
house-save = Запомнить эти настройки
forget = Забыть «{ $name }»
