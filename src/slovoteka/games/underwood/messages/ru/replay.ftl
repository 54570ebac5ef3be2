picture-tape = Лента
