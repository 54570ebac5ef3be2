# Що суддя думає про підказку. Код: clue- і значення core.clues.ClueReason; clue – підказка, codename – відкрите слово.

clue-fine = Проти підказки «{ $clue }» сказати нічого.
clue-several-words = «{ $clue }» – не одне слово, а підказка складається з одного.
clue-hyphen = «{ $clue }» пишеться через дефіс: за суворими правилами це не одне слово.
clue-same-word = Слово { $codename } на столі не накрито: саме воно підказкою бути не може.
clue-form = «{ $clue }» – форма слова { $codename }.
clue-cognate = «{ $clue }» – той самий корінь, що { $codename }.
clue-cognate-doubtful = «{ $clue }» і { $codename }: схоже на один корінь, але певно цього не сказати.
clue-part = «{ $clue }» – частина складного слова { $codename } або спільна з ним частина.
clue-letter = «{ $clue }» – літера: вона годиться, лише якщо вказує на зміст, а не на письмо.
clue-numeral = «{ $clue }» – число: воно годиться, лише якщо вказує на зміст, а не на лічбу літер.
clue-number-hint = Число підказки саме натякає на { $codename }.
clue-foreign =
    { $suggestion ->
        [none] «{ $clue }» – не російське слово: із чужих годяться лише ті, що ввійшли в російську мову.
       *[other] «{ $clue }» – не російське слово. Може, { $suggestion }?
    }
clue-abbreviation = «{ $clue }» – скорочення: за суворими правилами це не слово.
clue-unknown =
    { $suggestion ->
        [none] Слова «{ $clue }» немає в словнику, а вигадані слова не годяться.
       *[other] Слова «{ $clue }» немає в словнику. Може, { $suggestion }?
    }
clue-letter-hint = «{ $clue }» і { $codename } збігаються літерами: підказувати можна зміст, а не літери.
clue-homophone = «{ $clue }» звучить як { $codename }: натякати на співзвучність не можна.
clue-rhyme = «{ $clue }» римується з { $codename }: рима годиться, лише якщо слова пов’язані змістом.

clue-verdict-allowed = можна
clue-verdict-doubtful = спірно
clue-verdict-forbidden = не можна

## Файл пар для slovoteka codenames judge --pairs
pairs-empty = У файлі { $file } немає жодної пари: під рядком заголовка потрібні слово й підказка через Tab.
pairs-blank = порожній рядок: приберіть його або впишіть слово й підказку через Tab.
pairs-columns = немає знака Tab: потрібні слово й підказка, між ними Tab.
pairs-word = слово або підказка порожні: впишіть їх з обох боків від Tab.
pairs-text = це не текст в UTF-8: збережіть файл у цьому кодуванні.
