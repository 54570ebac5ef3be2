picture-red = Ч
picture-blue = С
picture-bystander = М
picture-assassin = В
picture-left = Залишилося знайти: червоним { $red }, синім { $blue }
