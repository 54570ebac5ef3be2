movegen-progress = поиск ходов, замеры
movegen-counts = Позиций: { $positions }, слов: { $words }. Границы справа – для одного ядра сервера 2,3 ГГц; машины сравнивают по reference_ns.
