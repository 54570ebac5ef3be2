"""«Кодовые имена» in a terminal."""
