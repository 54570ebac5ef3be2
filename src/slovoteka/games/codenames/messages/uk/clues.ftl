# Суддя одним словом, і файл пар.

clue-verdict-allowed = можна
clue-verdict-doubtful = спірно
clue-verdict-forbidden = не можна

## Файл пар для slovoteka codenames judge --pairs
pairs-empty = У файлі { $file } немає жодної пари: під рядком заголовка потрібні слово й підказка через Tab.
pairs-blank = порожній рядок: приберіть його або впишіть слово й підказку через Tab.
pairs-columns = немає знака Tab: потрібні слово й підказка, між ними Tab.
pairs-word = слово або підказка порожні: впишіть їх з обох боків від Tab.
pairs-text = це не текст в UTF-8: збережіть файл у цьому кодуванні.
