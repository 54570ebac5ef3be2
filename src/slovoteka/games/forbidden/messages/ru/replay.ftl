picture-conversation = Разговор
picture-window = Витрина
