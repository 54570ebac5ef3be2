name = игра наоборот
not-your-turn = Сейчас не ваш ход.
empty-square = Здесь снимать нечего.
choose-first = Сначала выберите фишки одного слова.
taken =
    { $n ->
        [one] снята { $n } фишка
        [few] снято { $n } фишки
       *[many] снято { $n } фишек
    }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
chosen = Выбрано
put-back = { $letter } с { $at }: оставить на доске
stays = останется { $word }
no-such-word = { $word }: такого слова нет
fine = Так можно
how-to = Нажимайте фишки одного слова: от одной до шести. Всё, что останется, должно читаться.
clear = Отменить
remove = Снять
remove-points = Снять за { $points }
nothing = Снять нечего
removals = Что сняли
no-removals-yet = Ещё ничего не сняли.
left =
    { $n ->
        [one] На доске { $n } фишка, за всё { $worth }.
        [few] На доске { $n } фишки, за всё { $worth }.
       *[many] На доске { $n } фишек, за всё { $worth }.
    }
column-who = Кто
column-removed = Снято
column-words = Осталось
column-points = Очки
key-choose = выбрать фишку или оставить её
key-back = оставить последнюю выбранную
key-remove = снять
key-clear = отменить выбор
