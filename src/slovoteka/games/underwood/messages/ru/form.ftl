# «Ундервуд» на сайте: название, варианты, условия стола.

underwood-title = Ундервуд

## Варианты
underwood-called-extended = Расширенная игра
underwood-called-short = Короткая партия
underwood-called-crowd = На десятерых

## Условия
underwood-about-seats = Лучше всего играть компанией до шести человек.
underwood-label-dealer = Кто сдаёт первым
underwood-about-dealer = Если не выбрать, сдающего назовёт жребий.
underwood-open-dealer = По жребию
underwood-label-target = Очков для победы
underwood-about-target = Кто после кона набрал столько, выиграл.
underwood-label-rounds = Конов не больше
underwood-about-rounds = После этого числа конов побеждает тот, у кого больше очков.
underwood-label-tie = Если очков поровну
underwood-about-tie = Что делать, когда у первых одинаковый счёт.
underwood-choice-tie-share = Победа общая
underwood-choice-tie-play-on = Ещё один кон
underwood-label-words = Какие слова годятся
underwood-about-words = По обычным правилам годятся только существительные.
underwood-choice-words-nouns = Существительные
underwood-choice-about-words-nouns = Нарицательные, такие, как они стоят в словаре.
underwood-choice-words-all = Любые слова
underwood-choice-about-words-all = Все части речи во всех формах.
underwood-choice-deck-standard = Колода-замена
underwood-choice-about-deck-standard = Карты печатной коробки неизвестны, поэтому буквы и призовые карты подобраны заново.
underwood-about-turn_ms = Кто опоздал, у того случай положит одну букву в ленту.
underwood-label-respond_ms = Время на сомнение
underwood-about-respond_ms = Столько соперники решают, верить ли слову.
underwood-label-break_ms = Перерыв между конами
underwood-about-break_ms = Столько виден счёт, если не все готовы раньше.
