"""A word beside a number agrees with it: «3 места», not «3 мест». Words are chosen by a selector on that number."""

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from slovoteka.messages import LANGUAGES
from web.texts import SERVER, files

_COUNTS = {"zero", "one", "two", "few", "many"}
_FRACTIONS = {"ladder-match", "leaves-generation"}
"""Their points are fractions, and those take one form: «0,8 очка»."""

_NEVER_AGREE = {"не", "из", "із", "if", "is"}
"""They begin a variant somewhere, but no number changes them."""
MARKS = ".,:;!?)»”"


@cache
def messages(language: str) -> list[tuple[str, ast.Message]]:
    paths = sorted({*files(language), *SERVER.rglob(f"{language}/*.ftl")})
    return [
        (path.stem, entry)
        for path in paths
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    ]


class Selectors(Visitor):
    """By which numbers messages choose words, and the words that are chosen."""

    def __init__(self) -> None:
        self.numbers: set[str] = set()
        self.words: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  Fluent's name for it
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & _COUNTS:
            self.numbers |= {name for name in [name_of(node.selector)] if name}
            by_variant = [set(counted(variant.value)) for variant in node.variants]
            changing = set[str]().union(*by_variant) - by_variant[0].intersection(*by_variant)
            self.words |= changing - _NEVER_AGREE
        self.generic_visit(node)


def name_of(expression: object) -> str | None:
    """The variable, also in `NUMBER($most)`."""
    match expression:
        case ast.VariableReference(id=name):
            return str(name.name)
        case ast.FunctionReference(arguments=arguments) if arguments.positional:
            return name_of(arguments.positional[0])
    return None


def counted(variant: ast.Pattern) -> Iterator[str]:
    """The word at the beginning of a variant, or after its number."""
    for place, part in enumerate(variant.elements):
        after_number = place > 0 and isinstance(variant.elements[place - 1], ast.Placeable)
        if isinstance(part, ast.TextElement) and (place == 0 or after_number):
            yield from (word.strip(MARKS) for word in part.value.split()[:1])


def unselected(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Variables with the word that follows them where no selector has chosen it."""
    following = [*pattern.elements[1:], None]
    for part, after in zip(pattern.elements, following, strict=True):
        if not isinstance(part, ast.Placeable):
            continue
        if isinstance(part.expression, ast.SelectExpression):
            by = {name_of(part.expression.selector) or ""}
            for variant in part.expression.variants:
                yield from unselected(variant.value, chosen | by)
        elif isinstance(after, ast.TextElement) and after.value[:1].isspace():
            name, words = name_of(part.expression), after.value.split()
            if name and name not in chosen and words:
                yield name, words[0].strip(MARKS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_beside_numbers_agree_with_them(language: str) -> None:
    numbers, words = set(), set()
    for each in LANGUAGES:
        for _, message in messages(each):
            selectors = Selectors()
            selectors.visit(message)
            numbers |= selectors.numbers
            words |= selectors.words if each == language else set()
    assert len(numbers) > 40
    assert len(words) > 60
    wrong = [
        f"{stem}: {message.id.name}: {{ ${name} }} {word}"
        for stem, message in messages(language)
        if message.value is not None and message.id.name not in _FRACTIONS
        for name, word in unselected(message.value)
        if name in numbers and word in words
    ]
    assert not wrong, "\n".join(wrong)
