"""What strangers have written, made fit for a line of text."""


def one_line(text: str) -> str:
    """Without signs that would end a line or do something to a screen: records come from strangers."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
