"""Texts damaged in every way that files are damaged, by chance or on purpose."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

SIGNS = (
    "\0\t \n\r/>#:;=-+().,?*\"'’ʼ{}[]0159 Aax\u0425АЯЁаяёІЇґ\u0301\u0306\u00ad\u200b\u2028\ufeff\ud800²٣①ǅﬁß🁢\U0010ffff"
)
"""What divides, what counts, what looks like a letter or a digit, and what no text should hold."""
NUMBERS = (0, -1, 1, 7, 8, 2**31, -(2**63), 2**64, 10**30, 10**4000, 1.5, 1e308)
VALUES: tuple[Any, ...] = (None, True, "", "x", "\0", "А" * 5_000, [], {}, [[[]]], {"type": "act"}, "\u2028", "\ud800")


def any_sign(rng: Random, text: str) -> str:
    at = rng.randint(0, len(text))
    sign = (
        rng.choice(SIGNS)
        if rng.random() < 0.8
        else chr(rng.choice((rng.randrange(0xD800), rng.randrange(0xE000, 0x110000))))
    )
    return text[:at] + sign + text[at + rng.randint(0, 1) :]


def cut(rng: Random, text: str) -> str:
    start, end = sorted((rng.randint(0, len(text)), rng.randint(0, len(text))))
    return rng.choice((text[:start], text[end:], text[:start] + text[end:]))


def doubled(rng: Random, text: str) -> str:
    start = rng.randint(0, len(text))
    end = start + rng.choice((1, 2, 10, 50))
    return text[:end] + text[start:end] * rng.choice((1, 1, 2, 30)) + text[end:]


def other_lines(rng: Random, text: str) -> str:
    """A line is lost, comes twice, or two change places."""
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case _:
            lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def other_number(rng: Random, text: str) -> str:
    digits = [at for at, sign in enumerate(text) if sign.isdecimal()]
    if not digits:
        return text
    at = rng.choice(digits)
    return text[:at] + str(rng.choice(NUMBERS)) + text[at + 1 :]


MUTATIONS: tuple[Callable[[Random, str], str], ...] = (any_sign, any_sign, cut, doubled, other_lines, other_number)


def damaged(rng: Random, text: str) -> str:
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        text = rng.choice(MUTATIONS)(rng, text)
    return text


def damaged_bytes(rng: Random, text: str) -> bytes:
    """The text in some encoding, with a few bytes flipped now and then."""
    content = bytearray(damaged(rng, text).encode(rng.choice(("utf-8",) * 7 + ("cp1251", "utf-16")), "replace"))
    for _ in range(rng.choice((0, 0, 0, 0, 0, 0, 1, 3)) if content else 0):
        content[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
    return bytes(content)


def damaged_json(rng: Random, line: str) -> str:
    """JSON still, but a value in it is another, or gone."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return line
    _change_inside(rng, value)
    return json.dumps(value, ensure_ascii=rng.random() < 0.5)


def _change_inside(rng: Random, value: Any) -> None:
    """Goes down by chance and changes something there."""
    while isinstance(value, dict | list) and value:
        key: Any = _key(rng, value) if isinstance(value, dict) else rng.randrange(len(value))
        if isinstance(value[key], dict | list) and value[key] and rng.random() < 0.8:
            value = value[key]
            continue
        if rng.random() < 0.7:
            value[key] = _alike(rng, value[key])
        elif rng.random() < 0.3:
            del value[key]
        else:
            value[key] = rng.choice((*NUMBERS[:-1], *VALUES))
        return


def _key(rng: Random, value: dict[str, Any]) -> str:
    """Seldom one that only says what the rest is: then nothing else would be looked at."""
    telling = [key for key in value if key not in ("type", "number")]
    return rng.choice(telling if telling and rng.random() < 0.95 else list(value))


def _alike(rng: Random, value: Any) -> Any:
    """Something else of the same kind: what a decoder lets pass, and the rules have to refuse."""
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice((-1, 1, 2, -100, 10**6, 10**17))
        case str():
            at = rng.randint(0, len(value))
            return value[:at] + rng.choice((*SIGNS, value)) + value[at + rng.randint(0, 2) :]
        case list():
            return value * 2
    return rng.choice(VALUES)
