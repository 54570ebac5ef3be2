step = Шаг { $n } из { $all }
back = Назад
next = Дальше
skip = Пропустить
done = Играть
rules = Все правила
