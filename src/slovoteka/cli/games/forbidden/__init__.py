"""«Запретные слова» in a terminal."""
