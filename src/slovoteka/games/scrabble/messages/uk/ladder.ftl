# slovoteka bench ladder і slovoteka bench strength: хто за кого сильніший у Scrabble.
ladder-progress = рівні: пари партій
strength-progress = сила: пари партій
ladder-match =
    { $match }: { $share } % очок за партії (95 %: від { $low } % до { $high } %), { $points } за партію (від { $points_low } до { $points_high }), пар партій { $pairs }. { $kept ->
        [yes] Обіцяно { $least } %: є.
       *[no] Обіцяно { $least } % та інтервал вище за половину: НІ.
    }
ladder-levels = Щоб порівняти, потрібні хоча б два рівні. Є: { $levels }.
