players =
    { $n ->
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
about = Для цієї гри немає власного столу, тому все показано списками.
seen = На столі
stage = Зараз
own = Бачите лише ви
hand = { $name }: у руці
asked = На кого чекаємо
nobody-asked = Зараз ніхто не ходить.
over = Партію закінчено.
secret = Таємно: відповіли { $n } з { $all }
answered = Вашу відповідь прийнято. Поки що її бачите лише ви.
window = На що відповідаєте
way = Як ходити
typed = Рядком
type-here = Хід
list-about = Через пробіл або кому.
not-chosen = Виберіть
send = Зробити хід
brings = Що вийде
story = Що було
yes = так
no = ні
player = Гравець
points = Очки
place = Місце
drawn = Нічия.
won = Перемога: { $names }.
won-you = Ви перемогли.
key-enter = зробити хід
