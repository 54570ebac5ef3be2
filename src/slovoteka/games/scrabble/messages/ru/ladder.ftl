# slovoteka bench ladder и slovoteka bench strength: кто кого сильнее в Scrabble.
ladder-progress = уровни: пары партий
strength-progress = сила: пары партий
ladder-match =
    { $match }: { $share } % очков за партии (95 %: от { $low } % до { $high } %), { $points } очка за партию (от { $points_low } до { $points_high }), пар партий { $pairs }. { $kept ->
        [yes] Обещано { $least } %: есть.
       *[no] Обещано { $least } % и интервал выше половины: НЕТ.
    }
ladder-levels = Чтобы сравнить, нужны хотя бы два уровня. Есть: { $levels }.
