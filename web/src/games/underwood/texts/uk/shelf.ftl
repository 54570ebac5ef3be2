underwood-name = Ундервуд
underwood-line = Слова з карт і зі стрічки: відірвав – забирай усе.
underwood-meta = 2–6 гравців · 30 хвилин
