name = игра наоборот
not-your-turn = Сейчас не ваш ход.
empty-square = Здесь снимать нечего.
choose-first = Сначала выберите фишки одного слова.
taken =
    { $n ->
        [one] снята { $n } фишка
        [few] снято { $n } фишки
        [many] снято { $n } фишек
       *[other] снято { $n } фишки
    }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
        [many] { $n } очков
       *[other] { $n } очка
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
        [many] На доске { $n } фишек, за всё { $worth }.
       *[other] На доске { $n } фишки, за всё { $worth }.
    }
event-removed =
    { $n ->
        [one] { $name }: снято { $tiles } ({ $at }), { $n } очко
        [few] { $name }: снято { $tiles } ({ $at }), { $n } очка
        [many] { $name }: снято { $tiles } ({ $at }), { $n } очков
       *[other] { $name }: снято { $tiles } ({ $at }), { $n } очка
    }
event-timeout =
    { $n ->
        [one] { $name }: время вышло, снято { $tiles } ({ $at }), { $n } очко
        [few] { $name }: время вышло, снято { $tiles } ({ $at }), { $n } очка
        [many] { $name }: время вышло, снято { $tiles } ({ $at }), { $n } очков
       *[other] { $name }: время вышло, снято { $tiles } ({ $at }), { $n } очка
    }
column-who = Кто
column-removed = Снято
column-words = Осталось
column-points = Очки
reason-cleared = Доска пуста.
reason-no-removal = Снять больше нечего.
reason-left = Играть больше некому.
key-choose = выбрать фишку или оставить её
key-back = оставить последнюю выбранную
key-remove = снять
key-clear = отменить выбор
