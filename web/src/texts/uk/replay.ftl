title = Повтор партії
of = Повтор: { $game }
people =
    { $n ->
        [one] { $n } учасник
        [few] { $n } учасники
       *[many] { $n } учасників
    }
eyes = Очима
all-open = усе відкрито
only-public = видно всім
hands = Відкриті руки
players = Гравці
moves = Ходи
end = Кінець партії
plot = Як змінювався рахунок від ходу до ходу
controls = Перемотування
first = До початку
back = Хід назад
play = Показувати по порядку
pause = Зупинити
next = Хід уперед
last = До кінця
slider = Хід партії
step-of = хід { $at } з { $all }
analysis = Аналіз цієї позиції
copy-link = Посилання на хід
copied = Посилання скопійовано
save-svg = Картинка SVG
save-png = Картинка PNG
save-record = Запис партії
to-table = До столу
open-file = Відкрити файл запису
file-about = Файл .jsonl, до 2 МБ. Він перевіряється на сервері й ніде не зберігається.
too-large = Файл більший за 2 МБ: це не запис партії.
