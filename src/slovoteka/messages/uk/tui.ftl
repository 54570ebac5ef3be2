# Клієнт для термінала.

tui-no-terminal = Тут потрібен термінал. Без нього грають рядками: slovoteka play.
tui-title = Словотека

## Полиця
tui-level = Боти
tui-seats = Місць за столом
tui-variant = Варіант { $variant }
tui-role = Ви
tui-start = Грати

## За столом
tui-line = Команда – і Enter; ? – що можна
tui-your-turn = Ваш хід
tui-over = Партію закінчено
tui-not-asked = Зараз не ваша черга.
tui-blank = Якою літерою стане порожня фішка?
tui-yes = Так
tui-no = Ні
tui-close = Зрозуміло
tui-sure-leave = Вийти? Партія на цьому скінчиться.

## Що можна зробити
tui-action-pass = Пас
tui-action-ready = Далі
tui-action-try = Спроба…
tui-action-again = Ще партію

## Клавіші
tui-key-help = допомога
tui-key-leave = вийти
tui-key-quit = вихід
tui-key-theme = кольори
tui-key-next = далі
tui-key-game = гра
tui-key-choose = вибір
tui-key-start = почати
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
tui-server-says = { $message }
tui-no-server = Стіл і посвідчення бувають на сервері: додайте --server АДРЕСА.
