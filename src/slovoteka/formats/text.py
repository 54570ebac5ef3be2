"""Makes strangers' text safe for one line."""


def one_line(text: str) -> str:
    """The text without line ends and control characters, since records come from strangers."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
