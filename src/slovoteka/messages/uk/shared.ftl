# Чому слово зараховано чи ні. Код: why- і значення core.words.Why.

why-found = є у словнику
why-found-plural = є у словнику, множина годиться
why-agreed = зі списку слів цього столу
why-not-a-word = не слово: у ньому не лише літери
why-too-short = надто коротке для цієї гри
why-too-long = надто довге для цієї гри
why-unknown = немає у словнику
why-not-a-noun = не іменник
why-not-nominative = не називний відмінок, початкова форма { $lemma }
why-plural = множина, а є однина: { $lemma }
why-proper = власна назва
why-jargon = жаргон
why-jargon-for = жаргон ({ $plain })
why-obscene = лайливе слово
why-abbreviation = скорочення
why-blocked = вилучено зі словника гри

# Сервер

server-unreachable = Сервер не відповідає.
