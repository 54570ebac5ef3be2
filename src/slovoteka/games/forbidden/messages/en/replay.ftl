picture-conversation = Conversation
picture-window = Window
