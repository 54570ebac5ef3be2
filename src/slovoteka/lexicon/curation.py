"""The hand-written files `data/<language>/*.tsv`: decisions of people where no automatic rule is good enough.

A missing file counts as empty. A wrong line stops the build and is reported by file and number. A list may have
several files: `allow-nouns.tsv` is read with `allow.tsv`. `contradictions` compares the files, for the tests.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec

from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.lexicon.alphabet import Language, read_word
from slovoteka.lexicon.grammar import is_plural_noun

DATA: Final = Path(__file__).parent / "data"

BlockKind = Literal[
    "unit", "abbreviation", "brand", "particle", "obscene", "proper", "theoretical", "misprint", "stray", "other"
]
BlockScope = Literal["form", "lexeme"]

PARTS_OF_SPEECH: Final = frozenset(
    "NOUN ADJF ADJS COMP VERB INFN PRTF PRTS GRND NUMR ADVB NPRO PRED PREP CONJ PRCL INTJ".split()  # noqa: SIM905
)
COLUMNS: Final = {
    "two": ("word", "reason"),
    "three": ("word", "reason"),
    "allow": ("word", "tags", "lemma", "reason"),
    "block": ("word", "scope", "kind", "reason"),
    "block-nouns": ("word", "scope", "kind", "reason"),
    "plural": ("word", "singular", "usual", "reason"),
    "proper": ("word", "verdict", "reason"),
    "jargon": ("word", "verdict", "plain", "reason"),
}


class BadData(ValueError):
    """A line of a hand-written file is wrong."""


class AddedWord(Value, frozen=True):
    """A word that the dictionary lacks."""

    word: str
    tag: frozenset[str]
    part_of_speech: str
    pattern: str | None
    """The known word that it is inflected like; None if only this form is added."""
    lemma: str
    reason: str


class Block(Value, frozen=True):
    """A word that is taken out, or set aside for an option (`obscene`, `proper`)."""

    kind: BlockKind
    reason: str


class ReviewedPlural(Value, frozen=True):
    """What a person has decided about a plural.

    The columns cannot contradict each other: a plural without a living singular counts in every game, so the file must
    call it usual.
    """

    singular: str | None
    """The singular that people use with the same meaning; None if there is none (деньги, скачки)."""
    is_usual: bool
    """Whether the plural is said more often than the singular (лыжи)."""
    reason: str


class Curation(Value, frozen=True):
    """All hand-made decisions for one language, with words in lower case."""

    two: dict[str, str]
    three: dict[str, str]
    allow: tuple[AddedWord, ...]
    block_form: dict[str, Block]
    block_lexeme: dict[str, Block]
    no_noun_form: dict[str, Block]
    """Good forms that do not count as a dictionary form of a noun, whatever the dictionary says (`block-nouns.tsv`)."""
    no_noun_lexeme: dict[str, Block]
    plural: dict[str, ReviewedPlural]
    """All reviewed plurals. For all others the dictionary decides."""
    proper: dict[str, str]
    """Nouns that are only names, whatever the dictionary says. Those that were reviewed and kept are not here."""
    jargon: dict[str, str]
    """Words of jargon, each with the ordinary name of the same thing."""
    no_jargon: dict[str, str]
    """Words that were reviewed and found not to be jargon, whatever the dictionary says."""

    def reviewed_tag(self, word: str, tag: frozenset[str]) -> frozenset[str]:
        """The tag, where `Pltm` (a noun without a singular) is as a person has decided."""
        reviewed = self.plural.get(word)
        if reviewed is None or not is_plural_noun(tag):
            return tag
        return tag | {"Pltm"} if reviewed.singular is None else tag - {"Pltm"}


def load_curation(language: Language, folder: Path = DATA) -> Curation:
    allow = tuple(_added(language, row) for row in _rows(language, "allow", folder))
    blocks = [(row, _block(row)) for row in _rows(language, "block", folder)]
    no_nouns = [(row, _block(row)) for row in _rows(language, "block-nouns", folder)]
    return Curation(
        two=_reasons(_rows(language, "two", folder)),
        three=_reasons(_rows(language, "three", folder)),
        allow=allow,
        block_form={row.word: block for row, block in blocks if row["scope"] == "form"},
        block_lexeme={row.word: block for row, block in blocks if row["scope"] == "lexeme"},
        no_noun_form={row.word: block for row, block in no_nouns if row["scope"] == "form"},
        no_noun_lexeme={row.word: block for row, block in no_nouns if row["scope"] == "lexeme"},
        plural={row.word: _plural(language, row) for row in _rows(language, "plural", folder)},
        proper=_reasons(_reviewed(_rows(language, "proper", folder), yes="drop", no="keep")),
        jargon=dict(_ordinary_names(_rows(language, "jargon", folder))),
        no_jargon=_reasons(_reviewed(_rows(language, "jargon", folder), yes="no", no="yes")),
    )


def contradictions(language: Language, folder: Path = DATA) -> Iterator[str]:
    """Yields words with two lines that contradict or repeat each other."""
    curation = load_curation(language, folder)
    allowed = {added.word for added in curation.allow}
    blocked_lexemes = {added.word for added in curation.allow if added.lemma in curation.block_lexeme}
    for one, other, problem in (
        (allowed, curation.block_form.keys() | blocked_lexemes, "is in allow.tsv and in block.tsv"),
        (allowed, curation.three.keys(), "is in allow.tsv and refused by three.tsv"),
        (allowed, curation.proper.keys(), "is in allow.tsv and a name in proper.tsv"),
        (curation.two.keys(), curation.block_form.keys(), "is in two.tsv and in block.tsv"),
        (curation.plural.keys(), curation.block_form.keys(), "is in plural.tsv and in block.tsv"),
        (curation.plural.keys(), curation.no_noun_form.keys(), "is in plural.tsv and in block-nouns.tsv"),
        (curation.plural.keys(), curation.three.keys(), "is in plural.tsv and refused by three.tsv"),
    ):
        for word in sorted(one & other):
            yield f"{word} {problem}"
    for words, length in ((curation.two, 2), (curation.three, 3)):
        for word in words:
            if len(word) != length:
                yield f"{word} has not {length} letters"
    for name in COLUMNS:
        keys = Counter(
            (row.word, row.fields.get("scope"), _added(language, row).part_of_speech if name == "allow" else None)
            for row in _rows(language, name, folder)
        )
        for (word, _, _), times in keys.items():
            if times > 1:
                yield f"{word} stands {times} times in {name}.tsv and its parts"


class _Row:
    """A line of a file, with its position for messages."""

    def __init__(self, where: str, fields: dict[str, str]) -> None:
        self.where = where
        self.fields = fields
        self.word = fields["word"]

    def __getitem__(self, column: str) -> str:
        return self.fields[column]

    def wrong(self, what: str) -> BadData:
        return BadData(f"{self.where}: {what}")


def data_files(language: Language, name: str, folder: Path = DATA) -> list[Path]:
    """The file of a list and its parts."""
    found = {*(folder / language).glob(f"{name}.tsv"), *(folder / language).glob(f"{name}-*.tsv")}
    return sorted(path for path in found if path.stem == name or path.stem not in COLUMNS)


def _rows(language: Language, name: str, folder: Path) -> Iterator[_Row]:
    for path in data_files(language, name, folder):
        yield from _rows_of_file(language, path, COLUMNS[name])


def _rows_of_file(language: Language, path: Path, columns: tuple[str, ...]) -> Iterator[_Row]:
    lines = [
        (f"{language}/{path.name}:{number}", line.split("\t"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if line and not line.startswith("#")
    ]
    if not lines or tuple(lines[0][1]) != columns:
        raise BadData(f"{language}/{path.name}: the first line must be {' '.join(columns)}, with tabs between")
    seen: set[tuple[str, str, str]] = set()
    last = ""
    for where, fields in lines[1:]:
        if len(fields) != len(columns):
            raise BadData(f"{where}: {len(fields)} columns instead of {len(columns)}")
        row = _Row(where, dict(zip(columns, (field.strip() for field in fields), strict=True)))
        row.word = _lower(row, row.word, language)
        if not row["reason"]:
            raise row.wrong("no reason is given")
        key = (row.word, row.fields.get("tags", ""), row.fields.get("scope", ""))
        if key in seen:
            raise row.wrong(f"{row.word} stands here twice")
        if row.word < last:
            raise row.wrong(f"{row.word} is not in its place: words are sorted by code points")
        seen.add(key)
        last = row.word
        yield row


def _lower(row: _Row, text: str, language: Language) -> str:
    """The word in lower case, as in the dictionaries."""
    try:
        reading = read_word(text, language)
    except Unreadable as error:
        raise row.wrong(f"cannot read the word: {error}") from error
    if reading.look_alikes:
        raise row.wrong(f"{text} has a letter of another alphabet: {reading.look_alikes[0].found}")
    return reading.word.lower()


def _reasons(rows: Iterable[_Row]) -> dict[str, str]:
    return {row.word: row["reason"] for row in rows}


def _reviewed(rows: Iterable[_Row], *, yes: str, no: str) -> Iterator[_Row]:
    for row in rows:
        if row["verdict"] not in (yes, no):
            raise row.wrong(f"the verdict is {row['verdict']}, not {yes} or {no}")
        if row["verdict"] == yes:
            yield row


def _plural(language: Language, row: _Row) -> ReviewedPlural:
    if row["usual"] not in ("yes", "no"):
        raise row.wrong(f"the column usual has {row['usual']}, not yes or no")
    is_usual = row["usual"] == "yes"
    if row["singular"] != "-":
        return ReviewedPlural(_lower(row, row["singular"], language), is_usual, row["reason"])
    if not is_usual:
        raise row.wrong("a plural without a singular is usual")
    return ReviewedPlural(None, is_usual, row["reason"])


def _ordinary_names(rows: Iterable[_Row]) -> Iterator[tuple[str, str]]:
    """Jargon with its ordinary names. A word without such a name is not jargon, by the rule that players are told."""
    for row in rows:
        if (row["verdict"] == "yes") != bool(row["plain"]):
            raise row.wrong("jargon, and only jargon, needs the ordinary name of the same thing")
        if row["plain"]:
            yield row.word, row["plain"]


def _added(language: Language, row: _Row) -> AddedWord:
    pattern = None
    tag = set()
    for part in row["tags"].replace(" ", ",").split(","):
        if part.startswith("paradigm="):
            pattern = _lower(row, part.removeprefix("paradigm="), language)
        elif part:
            tag.add(part)
    parts_of_speech = tag & PARTS_OF_SPEECH
    if len(parts_of_speech) != 1:
        raise row.wrong("the tags must name one part of speech")
    lemma = _lower(row, row["lemma"], language) if row["lemma"] else row.word
    return AddedWord(row.word, frozenset(tag), parts_of_speech.pop(), pattern, lemma, row["reason"])


def _block(row: _Row) -> Block:
    for column, choices in (("scope", get_args(BlockScope)), ("kind", get_args(BlockKind))):
        if row[column] not in choices:
            raise row.wrong(f"the {column} is {row[column]}, not one of {' '.join(choices)}")
    return msgspec.convert({"kind": row["kind"], "reason": row["reason"]}, Block)
