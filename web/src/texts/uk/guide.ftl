step = Крок { $n } з { $all }
back = Назад
next = Далі
skip = Пропустити
done = Грати
rules = Усі правила
