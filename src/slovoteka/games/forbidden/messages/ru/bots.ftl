# Почему бот в «Запретных словах» поступил так.

## Свой ход
bot-forbidden-first-safe = Кладу { $letter }: слова с этой буквой я не вижу.
bot-forbidden-hope = Безопасной буквы не нашлось. Кладу { $letter }: вдруг никто не заметит.
bot-forbidden-safe = После { $letter } не складывается ни одного слова.
bot-forbidden-safe-red = Беру красную { $letter }: слова она не даёт, а свои буквы ещё пригодятся.
bot-forbidden-squeeze =
    { $count ->
        [0] После { $letter } безопасных букв для соседа не осталось.
        [one] После { $letter } соседу будет тесно: безопасна лишь { $count } буква.
        [few] После { $letter } соседу будет тесно: безопасны лишь { $count } буквы.
       *[many] После { $letter } соседу будет тесно: безопасных лишь { $count } букв.
    }
bot-forbidden-forced =
    { $count ->
        [0] Любая буква даёт слово. { $letter } обходится даром: в слове { $word } чёрных букв нет.
        [one] Любая буква даёт слово. { $letter } обходится дешевле других: { $word }, { $count } чёрная буква.
        [few] Любая буква даёт слово. { $letter } обходится дешевле других: { $word }, { $count } чёрные буквы.
       *[many] Любая буква даёт слово. { $letter } обходится дешевле других: { $word }, { $count } чёрных букв.
    }
bot-forbidden-forced-rare = Любая буква даёт слово. После { $letter } это { $word }: его хотя бы могут не заметить.
bot-forbidden-trap = Рискну: { $letter } даёт слово { $word }, но соперники, похоже, его не знают. Назову после чужого хода.

## Чужой ход
bot-forbidden-no-word = Слова здесь не вижу.
bot-forbidden-quiet = Слово вижу, но после неудачного вызова надо помолчать.
bot-forbidden-call-first = Вижу слово { $word } и сразу называю.
bot-forbidden-call-costly =
    { $count ->
        [one] Из слов, что я вижу, { $word } самое дорогое: { $count } чёрная буква.
        [few] Из слов, что я вижу, { $word } самое дорогое: { $count } чёрные буквы.
       *[many] Из слов, что я вижу, { $word } самое дорогое: { $count } чёрных букв.
    }
bot-forbidden-call-best =
    { $count ->
        [one] { $word } бьёт больнее всего: { $count } чёрная буква.
        [few] { $word } бьёт больнее всего: { $count } чёрные буквы.
       *[many] { $word } бьёт больнее всего: { $count } чёрных букв.
    }
bot-forbidden-call-twice =
    { $count ->
        [one] Сначала { $word }, потом из остатка { $following }: вместе { $count } чёрная буква.
        [few] Сначала { $word }, потом из остатка { $following }: вместе { $count } чёрные буквы.
       *[many] Сначала { $word }, потом из остатка { $following }: вместе { $count } чёрных букв.
    }
bot-forbidden-call-rest =
    { $count ->
        [one] В остатке есть ещё слово { $word }: { $count } чёрная буква.
        [few] В остатке есть ещё слово { $word }: { $count } чёрные буквы.
       *[many] В остатке есть ещё слово { $word }: { $count } чёрных букв.
    }
bot-forbidden-call-wins = { $word } заканчивает партию моей победой.
bot-forbidden-silent = Молчу: слово { $word } выгоднее назвать после хода игрока { $player }.

## Кто ходит дальше
bot-forbidden-left-always = Пусть теперь рискует сосед.
bot-forbidden-self-safe = Беру ход себе: { $letter } слова не даёт.
bot-forbidden-left-unsafe = Безопасной буквы у меня нет: пусть ходит сосед.
bot-forbidden-self = Беру ход себе: потом соседу придётся труднее.
bot-forbidden-left = Отдаю ход: соседу сейчас труднее, чем мне.

## Споры
bot-forbidden-accept = Слово { $word } я знаю.
bot-forbidden-doubt = Слова { $word } я не знаю: пусть решит стол.
bot-forbidden-vote-for = Слово { $word } есть в словаре.
bot-forbidden-vote-against = Слова { $word } в словаре нет.
bot-forbidden-ready = Можно начинать следующую партию.
