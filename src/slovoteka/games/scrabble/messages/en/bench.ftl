movegen-progress = moves, measurements
movegen-counts = Positions: { $positions }, words: { $words }. The bounds on the right are for one core of a 2.3 GHz server; machines compare by reference_ns.
