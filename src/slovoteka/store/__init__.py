"""The store: matches, rooms, people, ratings and puzzles, in SQLite or PostgreSQL."""
