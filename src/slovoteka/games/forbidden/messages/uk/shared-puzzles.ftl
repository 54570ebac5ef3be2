# Як називаються види задач: для термінала і сторінок.

puzzle-kind-forbidden-word = Непомічене слово
puzzle-kind-forbidden-letter = Безпечна літера
