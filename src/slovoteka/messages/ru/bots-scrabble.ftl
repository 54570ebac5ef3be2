# Почему бот в Scrabble поступил так.

## Ход
bot-scrabble-play-best =
    { $count ->
        [one] Из того, что я вижу, { $word } приносит больше всего: { $count } очко.
        [few] Из того, что я вижу, { $word } приносит больше всего: { $count } очка.
       *[many] Из того, что я вижу, { $word } приносит больше всего: { $count } очков.
    }
bot-scrabble-play-all =
    { $count ->
        [one] Все семь косточек сразу: { $word }, { $count } очко.
        [few] Все семь косточек сразу: { $word }, { $count } очка.
       *[many] Все семь косточек сразу: { $word }, { $count } очков.
    }
bot-scrabble-play-leave =
    { $count ->
        [one] { $word } приносит { $count } очко. Можно и больше, но тогда останутся буквы похуже.
        [few] { $word } приносит { $count } очка. Можно и больше, но тогда останутся буквы похуже.
       *[many] { $word } приносит { $count } очков. Можно и больше, но тогда останутся буквы похуже.
    }
bot-scrabble-swap = Кладу { $letter } вместо пустышки: она мне ещё пригодится.
bot-scrabble-exchange =
    { $count ->
        [one] Слова не вижу: меняю { $count } косточку.
        [few] Слова не вижу: меняю { $count } косточки.
       *[many] Слова не вижу: меняю { $count } косточек.
    }
bot-scrabble-pass = Слова не вижу, и обмен не поможет.
bot-scrabble-pass-opening =
    { $count ->
        [one] Не вижу слова хотя бы из { $count } буквы: пусть начнёт кто-нибудь другой.
       *[many] Не вижу слова хотя бы из { $count } букв: пусть начнёт кто-нибудь другой.
    }

## Чужие слова
bot-scrabble-accept = Возражений нет: { $word }.
bot-scrabble-challenge = Слова { $word } я не знаю: проверим.
bot-scrabble-vote-for = За: с { $word } всё в порядке.
bot-scrabble-vote-against = Слова { $word } в словаре нет.
bot-scrabble-theme-trust =
    { $count ->
        [one] О теме судить не берусь: верю игроку, слово подходит.
       *[many] О теме судить не берусь: верю игроку, слова подходят.
    }

## Выбор косточек
bot-scrabble-take-vowel = Беру гласную: их на подставке мало.
bot-scrabble-take-consonant = Беру согласную: гласных на подставке хватает.
bot-scrabble-pick-word = Беру буквы под слово { $word }.
bot-scrabble-pick-even = Беру гласных и согласных поровну.

## Дубликат
bot-scrabble-empty-sheet = Слова не вижу: сдаю пустой листок.

## Обратная игра
bot-scrabble-remove-best =
    { $count ->
        [one] Из того, что можно снять, это самое дорогое: { $count } очко.
        [few] Из того, что можно снять, это самое дорогое: { $count } очка.
       *[many] Из того, что можно снять, это самое дорогое: { $count } очков.
    }
bot-scrabble-remove-looked-up =
    { $count ->
        [one] Без словаря ничего не вижу, с ним есть это: { $count } очко.
        [few] Без словаря ничего не вижу, с ним есть это: { $count } очка.
       *[many] Без словаря ничего не вижу, с ним есть это: { $count } очков.
    }
bot-scrabble-remove-none = С этой доски снять нечего.

## Бинго
bot-scrabble-write = Пишу слова из частых букв: они выпадут раньше.
bot-scrabble-write-nothing = Двух слов из этих букв не вижу.
bot-scrabble-mark = Смотрю в свой листок.
bot-scrabble-bingo = Зачёркнуто всё: бинго!
