picture-red = К
picture-blue = С
picture-bystander = М
picture-assassin = У
picture-left = Осталось найти: красным { $red }, синим { $blue }
