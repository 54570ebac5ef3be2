"""Reads a drawing back: that it is one, and what is written in it."""

from xml.parsers import expat


def texts(drawing: str) -> list[str]:
    """What stands in it, piece by piece. Fails on what is not well-formed XML."""
    found: list[str] = []
    inside: list[str] = []

    def opened(name: str, _: dict[str, str]) -> None:
        inside.append(name)
        if name == "text":
            found.append("")

    def heard(text: str) -> None:
        if inside[-1] == "text":
            found[-1] += text

    parser = expat.ParserCreate()
    parser.StartElementHandler = opened
    parser.EndElementHandler = lambda _: inside.pop()
    parser.CharacterDataHandler = heard
    parser.Parse(drawing, True)
    return found
