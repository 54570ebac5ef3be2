# Клиент для терминала.

tui-no-terminal = Здесь нужен терминал. Без него играют строками: slovoteka play.
tui-title = Словотека

## Полка
tui-level = Боты
tui-seats = Мест за столом
tui-variant = Вариант { $variant }
tui-role = Вы
tui-start = Играть

## За столом
tui-line = Команда – и Enter; ? – что можно
tui-your-turn = Ваш ход
tui-over = Партия окончена
tui-not-asked = Сейчас не ваш черёд.
tui-blank = Какой буквой станет пустышка?
tui-yes = Да
tui-no = Нет
tui-close = Понятно
tui-sure-leave = Выйти? Партия на этом кончится.

## Что можно сделать
tui-action-pass = Пас
tui-action-ready = Дальше
tui-action-try = Проба…
tui-action-again = Ещё партию

## Клавиши
tui-key-help = помощь
tui-key-leave = выйти
tui-key-quit = выход
tui-key-theme = цвета
tui-key-next = дальше
tui-key-game = игра
tui-key-choose = выбор
tui-key-start = начать
tui-key-back = назад
tui-key-forward = вперёд
tui-key-ends = начало, конец
tui-key-eyes = чьими глазами

## Помощь
tui-help-title = Что можно
tui-help-start = 1–5 или стрелки – игра, Enter – к вариантам, ещё раз Enter – начать. Tab ведёт к уровню ботов и числу мест, там выбирают стрелками ← и →.
tui-help-keys = Tab – к следующей части экрана, Esc – к столу, Ctrl+L – к строке, F2 – светлые или тёмные цвета, Ctrl+Q – выйти. Всё можно и мышью.

## Повтор
tui-replay-moment = { $now } из { $all }
tui-replay-open = всё открыто
tui-replay-eyes = глазами: { $name }

## На сервере
tui-server-says = { $message }
tui-no-server = Стол и удостоверение бывают на сервере: добавьте --server АДРЕС.
