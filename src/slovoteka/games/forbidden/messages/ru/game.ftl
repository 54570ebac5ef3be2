# «Запретные слова»: чего ждёт стол, условия.

## Чего ждёт стол
forbidden-stage-first = Жребий решает, кто ходит первым.
forbidden-stage-red = Две красные буквы открывают разговор.
forbidden-stage-deal = Раздаются карты.
forbidden-stage-refill = Из колоды берётся новая карта.
forbidden-stage-lot = Время вышло, карту кладёт жребий.
forbidden-stage-turn =
    { $me ->
        [yes] Ваш ход
       *[no] Ходит { $name }
    }
forbidden-stage-respond =
    { $me ->
        [yes] Видите слово?
       *[no] Соперники ищут слово
    }
forbidden-stage-choose =
    { $me ->
        [yes] Кому ходить?
       *[no] { $name } решает, кому ходить
    }
forbidden-stage-vote = Есть ли такое слово?
forbidden-stage-break = Перерыв между партиями серии
forbidden-stage-over = Игра окончена

## Стол на экране
forbidden-conversation = Разговор
forbidden-window = Витрина
forbidden-hand = Рука
forbidden-hands = Руки
forbidden-points = Штраф
forbidden-deck = В колоде { $left }
forbidden-sheet = Серия
forbidden-warned = Осторожно, с этими буквами выйдет слово: { $letters }.

## Что можно написать
forbidden-prompt-turn = Ваша буква
forbidden-prompt-respond = Видите слово? Слово или Enter
forbidden-prompt-choose = Кому ходить: я или слева
forbidden-prompt-doubt = Слово есть: верю или сомневаюсь
forbidden-prompt-vote = Слово есть: за или против
forbidden-prompt-ready = Дальше: готов
forbidden-prompt-call = Видите слово?
forbidden-help-goal = Кладите по букве так, чтобы из разговора нельзя было составить слово. Кто ходил последним, тот платит буквами чужого слова; набравший 10 проигрывает партию.
forbidden-help-marks = Красные буквы стоят в круглых скобках, чёрные в квадратных. Красную берут с витрины, пока их там не меньше пяти.
forbidden-help-lay = ж — положить букву Ж из руки или красную с витрины; я на своём ходу тоже буква, +я всегда буква
forbidden-help-call = !дом или «не говори дом» — назвать слово из разговора; просто дом тоже годится
forbidden-help-pass = Enter или - — слова не вижу
forbidden-help-choose = я, слева — кому ходить, если буквы достались вам
forbidden-help-vote = верю, сомневаюсь, за, против, готов — когда об этом спрашивают

## Условия стола
forbidden-option-rules = версия правил: 1 – прежняя, 2 – нынешняя
forbidden-option-seats = сколько игроков, от 2 до 8
forbidden-option-deck = какой колодой играть
forbidden-option-first = кто ходит первым, счёт с нуля; иначе решает жребий
forbidden-option-games = сколько партий в серии
forbidden-option-check = чем проверять слова: словарём или голосованием
forbidden-option-proper = разрешены имена собственные
forbidden-option-jargon = разрешён жаргон
forbidden-option-jargon_words = свои слова жаргона через запятую
forbidden-option-obscene = разрешены бранные слова
forbidden-option-false_call = чего стоит неверное «Не говори …!»: ничего или очко
forbidden-option-warn = предупреждать новичков, какие буквы дадут слово
forbidden-option-reveal = показывать после слова, что ещё можно было назвать
forbidden-option-rated = партия на рейтинг
forbidden-option-respond_ms = сколько ждать слова после буквы, мс
forbidden-option-turn_ms = время на ход, мс
forbidden-option-choose_ms = время на выбор, кому ходить, мс
forbidden-option-vote_ms = время на голосование, мс
forbidden-option-break_ms = перерыв между партиями серии, мс

## Исход
forbidden-final-points = Штраф: { $points }.

## Варианты
forbidden-variant-standard = слова проверяет словарь
forbidden-variant-flat-deck = редких букв больше, простора для ходов тоже
forbidden-variant-vote = без словаря: о спорных словах голосует стол
forbidden-variant-fined-calls = неверное «Не говори …!» стоит очка
forbidden-variant-jargon-and-names = разрешены жаргон и имена
forbidden-variant-beginners = с подсказками для новичков
forbidden-variant-reveal = после слова видно, что ещё можно было назвать
forbidden-variant-series = серия из трёх партий
forbidden-variant-crowd = большая компания

## Много игроков за столом.
forbidden-seats-warn = когда за столом { $warn } или больше, партию чаще кончает колода, чем штраф
forbidden-many-seats =
    За столом больше { $warn } { $warn ->
        [one] игрока
       *[other] игроков
    }: партию чаще закончит колода, чем штраф.

category-forbidden = «Запретные слова»

tui-title-forbidden = Запретные слова
tui-box-forbidden = Запретные слова

forbidden-what = «{ $text }» не понять: напишите букву, !слово или «-»; «?» покажет подсказку.
