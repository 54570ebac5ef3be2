# Чому бот у «Запретных словах» вчинив саме так.

## Свій хід
bot-forbidden-first-safe = Кладу { $letter }: слова з цією літерою я не бачу.
bot-forbidden-hope = Безпечної літери не знайшлося. Кладу { $letter }: може, ніхто не помітить.
bot-forbidden-safe = Після { $letter } не складається жодного слова.
bot-forbidden-safe-red = Беру червону { $letter }: слова вона не дає, а свої літери ще знадобляться.
bot-forbidden-squeeze =
    { $count ->
        [0] Після { $letter } безпечних літер для сусіда не лишилося.
        [one] Після { $letter } сусідові буде тісно: безпечна лише { $count } літера.
        [few] Після { $letter } сусідові буде тісно: безпечні лише { $count } літери.
       *[many] Після { $letter } сусідові буде тісно: безпечних лише { $count } літер.
    }
bot-forbidden-forced =
    { $count ->
        [0] Будь-яка літера дає слово. { $letter } нічого не коштує: у слові { $word } чорних літер немає.
        [one] Будь-яка літера дає слово. { $letter } коштує найменше: { $word }, { $count } чорна літера.
        [few] Будь-яка літера дає слово. { $letter } коштує найменше: { $word }, { $count } чорні літери.
       *[many] Будь-яка літера дає слово. { $letter } коштує найменше: { $word }, { $count } чорних літер.
    }
bot-forbidden-forced-rare = Будь-яка літера дає слово. Після { $letter } це { $word }: його принаймні можуть не помітити.
bot-forbidden-trap = Ризикну: { $letter } дає слово { $word }, але суперники, схоже, його не знають. Назву після чужого ходу.

## Чужий хід
bot-forbidden-no-word = Слова тут не бачу.
bot-forbidden-quiet = Слово бачу, але після хибного виклику треба помовчати.
bot-forbidden-call-first = Бачу слово { $word } і одразу називаю.
bot-forbidden-call-costly =
    { $count ->
        [one] З тих слів, що я бачу, { $word } найдорожче: { $count } чорна літера.
        [few] З тих слів, що я бачу, { $word } найдорожче: { $count } чорні літери.
       *[many] З тих слів, що я бачу, { $word } найдорожче: { $count } чорних літер.
    }
bot-forbidden-call-best =
    { $count ->
        [one] { $word } б’є найболючіше: { $count } чорна літера.
        [few] { $word } б’є найболючіше: { $count } чорні літери.
       *[many] { $word } б’є найболючіше: { $count } чорних літер.
    }
bot-forbidden-call-twice =
    { $count ->
        [one] Спершу { $word }, тоді з решти { $following }: разом { $count } чорна літера.
        [few] Спершу { $word }, тоді з решти { $following }: разом { $count } чорні літери.
       *[many] Спершу { $word }, тоді з решти { $following }: разом { $count } чорних літер.
    }
bot-forbidden-call-rest =
    { $count ->
        [one] У решті є ще слово { $word }: { $count } чорна літера.
        [few] У решті є ще слово { $word }: { $count } чорні літери.
       *[many] У решті є ще слово { $word }: { $count } чорних літер.
    }
bot-forbidden-call-wins = { $word } завершує партію моєю перемогою.
bot-forbidden-silent = Мовчу: слово { $word } вигідніше назвати після ходу гравця { $player }.

## Хто ходить далі
bot-forbidden-left-always = Хай тепер ризикує сусід.
bot-forbidden-self-safe = Беру хід собі: { $letter } слова не дає.
bot-forbidden-left-unsafe = Безпечної літери в мене немає: хай ходить сусід.
bot-forbidden-self = Беру хід собі: потім сусідові буде важче.
bot-forbidden-left = Віддаю хід: сусідові зараз важче, ніж мені.

## Суперечки
bot-forbidden-accept = Слово { $word } я знаю.
bot-forbidden-doubt = Слова { $word } я не знаю: хай вирішує стіл.
bot-forbidden-vote-for = Слово { $word } є в словнику.
bot-forbidden-vote-against = Слова { $word } у словнику немає.
bot-forbidden-ready = Можна починати наступну партію.
