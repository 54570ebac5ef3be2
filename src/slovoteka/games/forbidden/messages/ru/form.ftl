# «Запретные слова» на сайте: название, варианты, условия стола.

forbidden-title = Запретные слова

## Варианты
forbidden-called-flat-deck = Ровная колода
forbidden-called-fined-calls = Штраф за ошибку
forbidden-called-jargon-and-names = Жаргон и имена
forbidden-called-beginners = Для новичков
forbidden-called-reveal = С показом слов
forbidden-called-series = Три партии подряд
forbidden-called-crowd = На восьмерых

## Условия
forbidden-about-seats = Когда игроков семь или восемь, партию чаще кончает колода, чем штраф.
forbidden-label-games = Партий в серии
forbidden-about-games = Штрафные очки всех партий складываются.
forbidden-label-false_call = Ошибка в «Не говори …!»
forbidden-about-false_call = Чего стоит назвать слово, которого нет.
forbidden-choice-false_call-free = Ничего не стоит
forbidden-choice-false_call-point = Стоит одно очко
forbidden-label-warn = Предупреждать об опасных буквах
forbidden-about-warn = Перед ходом видно, какие буквы дадут соперникам слово.
forbidden-label-reveal = Показывать пропущенные слова
forbidden-about-reveal = После верного «Не говори …!» видно, что ещё можно было назвать.
forbidden-label-proper = Имена собственные
forbidden-about-proper = Москва и Анна тоже считаются словами.
forbidden-label-jargon = Жаргонные слова
forbidden-about-jargon = Жаргон – словечко своего круга вместо обычного слова: КОМП – компьютер, ОБЩАГА – общежитие. С этой настройкой он считается.
forbidden-label-jargon_words = Свой жаргон
forbidden-about-jargon_words = Слова, которых в словаре нет, а за этим столом они есть.
forbidden-choice-deck-standard = Обычная колода
forbidden-choice-about-deck-standard = Частых букв много, редких мало.
forbidden-choice-deck-flat = Ровная колода
forbidden-choice-about-deck-flat = Редких букв больше, простора для ходов тоже.
forbidden-about-turn_ms = Кто опоздал, за того букву положит случай.
forbidden-label-respond_ms = Время на «Не говори …!»
forbidden-about-respond_ms = Столько соперники ищут слово после каждой буквы.
forbidden-label-choose_ms = Время выбрать следующего
forbidden-about-choose_ms = Кто забрал буквы, решает, кому ходить дальше.
forbidden-open-choose_ms = Без ограничения
forbidden-label-break_ms = Перерыв между партиями
forbidden-about-break_ms = Столько виден счёт, если не все готовы раньше.
