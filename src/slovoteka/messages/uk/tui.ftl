# Клієнт для термінала.

tui-no-terminal = Тут потрібен термінал. Без нього грають рядками: slovoteka play.
tui-title = Словотека
tui-title-scrabble = Скрабл
tui-title-forbidden = Заборонені слова
tui-title-underwood = Ундервуд
tui-title-codenames = Кодові імена

## Полиця
tui-box-scrabble = Скрабл
tui-box-bilingual = Скрабл, двомовний набір
tui-box-forbidden = Заборонені слова
tui-box-underwood = Ундервуд
tui-box-codenames = Кодові імена
tui-level = Боти
tui-seats = Місць за столом
tui-variant = Варіант { $variant }
tui-role = Ви
tui-role-captain = капітан
tui-role-guesser = відгадуєте
tui-start = Грати

## За столом
tui-rack = Підставка
tui-line = Команда – і Enter; ? – що можна
tui-your-turn = Ваш хід
tui-over = Партію закінчено
tui-no-tile = Кісточки { $letter } у вас немає.
tui-not-asked = Зараз не ваша черга.
tui-blank = Якою літерою стане порожня кісточка?
tui-yes = Так
tui-no = Ні
tui-close = Зрозуміло
tui-sure-leave = Вийти? Партія на цьому скінчиться.
tui-sure-guess = Торкнутися «{ $word }»?
tui-sure-penalty = Накрити «{ $word }» як штраф суперникам?
tui-sure-enemy = Накрити «{ $word }» у хід ворога?
tui-call-missing =
    { $count ->
        [one] У розмові бракує літери { $letters }.
       *[other] У розмові бракує літер: { $letters }.
    }
tui-call-nobody = Ніхто ще не клав літер.
tui-call-takes = Якщо слово є, літери { $letters } ({ $count }) дістануться: { $name }.
tui-call-ends = На цьому партія скінчиться.
tui-turn-stands = так ходити можна

## Що можна зробити
tui-deed-exchange = Обмін…
tui-deed-pass = Пас
tui-deed-accept = Вірю
tui-deed-challenge = Не вірю
tui-deed-doubt = Сумніваюся
tui-deed-for = За
tui-deed-against = Проти
tui-deed-theme = За темою…
tui-deed-no-theme = Не тема
tui-deed-vowel = Голосна
tui-deed-consonant = Приголосна
tui-deed-take = Взяти…
tui-deed-write = Записати…
tui-deed-cross = Є
tui-deed-no-letter = Немає
tui-deed-cross-bingo = Є, бінго!
tui-deed-bingo = Бінго!
tui-deed-call = Не кажи…!
tui-deed-no-word = Слова не бачу
tui-deed-me-next = Ходжу я
tui-deed-left-next = Сусід ліворуч
tui-deed-ready = Далі
tui-deed-tape = У стрічку…
tui-deed-try = Спроба…
tui-deed-cards = Карти
tui-deed-may = Можна
tui-deed-may-not = Не можна
tui-deed-agree = Згоден
tui-deed-object = Заперечую
tui-deed-stands = Зарахувати
tui-deed-strike = Відхилити
tui-deed-stop = Досить
tui-deed-skip = Без штрафу
tui-deed-timer = Пісковий годинник
tui-deed-again = Ще партію
tui-deed-games = До ігор

## Клавіші
tui-key-help = допомога
tui-key-leave = вийти
tui-key-quit = вихід
tui-key-theme = кольори
tui-key-next = далі
tui-key-game = гра
tui-key-choose = вибір
tui-key-start = почати
tui-key-square = клітинка
tui-key-direction = бік
tui-key-play = хід
tui-key-clear = геть
tui-key-word = слово
tui-key-touch = торкнутися
tui-key-back = назад
tui-key-forward = вперед
tui-key-ends = початок, кінець
tui-key-eyes = чиїми очима

## Допомога
tui-help-title = Що можна
tui-help-start = 1–5 або стрілки – гра, Enter – до варіантів, ще раз Enter – почати. Tab веде до рівня ботів і кількості місць, там обирають стрілками ← і →.
tui-help-keys = Tab – до наступної частини екрана, Esc – до столу, Ctrl+L – до рядка, F2 – світлі чи темні кольори, Ctrl+Q – вийти. Усе можна й мишею.

## Повтор
tui-replay-moment = { $now } з { $all }
tui-replay-open = усе відкрито
tui-replay-eyes = очима: { $name }

## На сервері
tui-server-says = { $said }
tui-unreachable = Сервер не відповідає.
tui-no-server = Стіл і посвідчення бувають на сервері: додайте --server АДРЕСА.
