# Судья одним словом, и файл пар.

clue-verdict-allowed = можно
clue-verdict-doubtful = спорно
clue-verdict-forbidden = нельзя

## Файл пар для slovoteka codenames judge --pairs
pairs-empty = В файле { $file } нет ни одной пары: под строкой заголовка нужны слово и подсказка через Tab.
pairs-blank = пустая строка: уберите её или впишите слово и подсказку через Tab.
pairs-columns = нет знака Tab: нужны слово и подсказка, между ними Tab.
pairs-word = слово или подсказка пусты: впишите их по обе стороны от Tab.
pairs-text = это не текст в UTF-8: сохраните файл в этой кодировке.
