picture-tape = Стрічка
