movegen-progress = пошук ходів, виміри
movegen-counts = Позицій: { $positions }, слів: { $words }. Межі праворуч – для одного ядра сервера 2,3 ГГц; машини порівнюють за reference_ns.
