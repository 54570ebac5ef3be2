# Як називаються види задач: для термінала і сторінок.

puzzle-kind-scrabble-best = Найкращий хід
puzzle-kind-scrabble-out = Кінцівка
