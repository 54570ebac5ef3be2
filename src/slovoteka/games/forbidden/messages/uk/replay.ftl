picture-conversation = Розмова
picture-window = Вітрина
