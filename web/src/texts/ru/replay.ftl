title = Повтор партии
of = Повтор: { $game }
people =
    { $n ->
        [one] { $n } участник
        [few] { $n } участника
       *[many] { $n } участников
    }
eyes = Глазами
all-open = всё открыто
only-public = видно всем
hands = Открытые руки
players = Игроки
moves = Ходы
end = Конец партии
plot = Как менялся счёт от хода к ходу
controls = Перемотка
first = К началу
back = Ход назад
play = Показывать по порядку
pause = Остановить
next = Ход вперёд
last = К концу
slider = Ход партии
step-of = ход { $at } из { $all }
analysis = Анализ этой позиции
copy-link = Ссылка на ход
copied = Ссылка скопирована
save-svg = Картинка SVG
save-png = Картинка PNG
save-record = Запись партии
to-table = К столу
open-file = Открыть файл записи
file-about = Файл .jsonl, до 2 МБ. Он проверяется на сервере и нигде не сохраняется.
too-large = Файл больше 2 МБ: это не запись партии.
