group-words = Слова
group-rules = Правила
group-time = Час
group-deck = Набір
group-players = Гравці
seconds = секунд
n-seconds =
    { $n ->
        [one] { $n } секунда
        [few] { $n } секунди
       *[many] { $n } секунд
    }
n-minutes =
    { $n ->
        [one] { $n } хвилина
        [few] { $n } хвилини
       *[many] { $n } хвилин
    }
yes = так
no = ні
house-name = Назва, наприклад «Дача»
house-save = Запам’ятати ці налаштування
forget = Забути «{ $name }»
