underwood-name = Ундервуд
underwood-line = Слова из карт и с ленты: оторвал – забирай всё.
underwood-meta = 2–6 игроков · 30 минут
