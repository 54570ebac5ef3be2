# Что судья думает о подсказке. Код: clue- и значение core.clues.ClueReason; clue – подсказка, codename – открытое слово.

clue-fine = Против подсказки «{ $clue }» сказать нечего.
clue-several-words = «{ $clue }» – не одно слово, а подсказка состоит из одного.
clue-hyphen = «{ $clue }» пишется через дефис: по строгим правилам это не одно слово.
clue-same-word = Слово { $codename } на столе не накрыто: само оно подсказкой быть не может.
clue-form = «{ $clue }» – форма слова { $codename }.
clue-cognate = «{ $clue }» – тот же корень, что { $codename }.
clue-cognate-doubtful = «{ $clue }» и { $codename }: похоже на один корень, но твёрдо этого не сказать.
clue-part = «{ $clue }» – часть сложного слова { $codename } или общая с ним часть.
clue-letter = «{ $clue }» – буква: она годится, только если указывает на смысл, а не на письмо.
clue-numeral = «{ $clue }» – число: оно годится, только если указывает на смысл, а не на счёт букв.
clue-number-hint = Число подсказки само намекает на { $codename }.
clue-foreign =
    { $suggestion ->
        [none] «{ $clue }» – не русское слово: из чужих годятся только те, что вошли в русскую речь.
       *[other] «{ $clue }» – не русское слово. Может быть, { $suggestion }?
    }
clue-abbreviation = «{ $clue }» – сокращение: по строгим правилам это не слово.
clue-unknown =
    { $suggestion ->
        [none] Слова «{ $clue }» нет в словаре, а выдуманные слова не годятся.
       *[other] Слова «{ $clue }» нет в словаре. Может быть, { $suggestion }?
    }
clue-letter-hint = «{ $clue }» и { $codename } совпадают буквами: подсказывать можно смысл, а не буквы.
clue-homophone = «{ $clue }» звучит как { $codename }: намекать на созвучие нельзя.
clue-rhyme = «{ $clue }» рифмуется с { $codename }: рифма годится, только если слова связаны по смыслу.

clue-verdict-allowed = можно
clue-verdict-doubtful = спорно
clue-verdict-forbidden = нельзя

## Файл пар для slovoteka codenames judge --pairs
pairs-empty = В файле { $file } нет ни одной пары: под строкой заголовка нужны слово и подсказка через Tab.
pairs-blank = пустая строка: уберите её или впишите слово и подсказку через Tab.
pairs-columns = нет знака Tab: нужны слово и подсказка, между ними Tab.
pairs-word = слово или подсказка пусты: впишите их по обе стороны от Tab.
pairs-text = это не текст в UTF-8: сохраните файл в этой кодировке.
