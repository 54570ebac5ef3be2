picture-red = R
picture-blue = B
picture-bystander = W
picture-assassin = A
picture-left = Left to find: red { $red }, blue { $blue }
