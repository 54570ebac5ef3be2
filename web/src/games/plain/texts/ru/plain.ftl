players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
about = Для этой игры нет своего стола, поэтому всё показано списками.
seen = На столе
stage = Сейчас
own = Видите только вы
hand = { $name }: в руке
asked = Кого ждём
nobody-asked = Сейчас никто не ходит.
over = Партия окончена.
secret = Тайно: ответили { $n } из { $all }
answered = Ваш ответ принят. Пока его видите только вы.
window = На что отвечаете
way = Как ходить
typed = Строкой
type-here = Ход
list-about = Через пробел или запятую.
not-chosen = Выберите
send = Сделать ход
brings = Что получится
story = Что было
yes = да
no = нет
player = Игрок
points = Очки
place = Место
drawn = Ничья.
won = Победа: { $names }.
won-you = Вы победили.
key-enter = сделать ход
