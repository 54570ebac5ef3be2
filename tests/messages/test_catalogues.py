"""The catalogues are whole: every code has its sentence in every language, with the same variables."""

import typing
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from messages.codes import raised, sentences_used, strings
from messages.saying import cases, flaws
from slovoteka.core.kind import GameKind
from slovoteka.core.words import Why
from slovoteka.games.codenames.clues import STRIKE_REASONS, strike_text
from slovoteka.games.registry import GAMES
from slovoteka.games.rulebook import rules_of
from slovoteka.lexicon import grammar
from slovoteka.messages import LANGUAGES, has_text, render, text
from slovoteka.messages.catalogue import sources
from slovoteka.server.services.forms import games_in

RAISED = list(raised())


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's name for it
        self.names.add(node.id.name)


@cache
def variables(language: str) -> dict[str, set[str]]:
    """The variables of each message, as Fluent's own parser sees them."""
    found = {}
    for code, pattern in sources(language).items():
        entry = FluentParser().parse_entry(f"{code} ={pattern}")
        assert isinstance(entry, ast.Message), (language, code)
        visitor = Variables()
        visitor.visit(entry)
        found[code] = visitor.names
    return found


def test_refusals_were_found() -> None:
    assert len({refusal.code for refusal in RAISED}) > 60


def test_every_refusal_has_a_sentence() -> None:
    known = variables("ru")
    assert not [refusal for refusal in RAISED if refusal.code not in known]


def test_sentences_use_only_what_a_refusal_gives() -> None:
    known = variables("ru")
    missing = {}
    for refusal in RAISED:
        if refusal.params is not None:
            derived = {f"{name.removesuffix('_ms')}_s" for name in refusal.params if name.endswith("_ms")}
            derived |= {"reason"} if {"verdict", "finding"} & refusal.params else set()
            missing[refusal] = known[refusal.code] - refusal.params - derived
    assert not {refusal: names for refusal, names in missing.items() if names}


@pytest.mark.parametrize("game", GAMES)
def test_own_sentences_of_games_for_common_refusals(game: str) -> None:
    """They replace the common sentence, so they may use only parameters that it is given."""
    own = [refusal for refusal in RAISED if f"{game}-{refusal.code}" in sources("ru")]
    for refusal in own:
        assert refusal.params is None or variables("ru")[f"{game}-{refusal.code}"] <= refusal.params, refusal.where


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "ru"])
def test_languages_have_the_same_sentences(language: str) -> None:
    assert sources(language).keys() == sources("ru").keys()
    assert variables(language) == variables("ru")


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_verdicts(language: str) -> None:
    for why in Why:
        assert has_text(f"why-{why.value}", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_for_striking_a_clue(language: str) -> None:
    texts = [strike_text(reason, language) for reason in STRIKE_REASONS]
    assert len(set(texts)) == len(STRIKE_REASONS)
    assert not [text for text in texts if text.startswith("codenames-") or len(text) > 40]


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_options_and_variants_of_games(language: str) -> None:
    for name, kind in GAMES.items():
        for event in typing.get_args(kind.types.event):
            assert has_text(f"{name}-event-{event.__struct_config__.tag}", language)
        for field in msgspec.structs.fields(kind.types.options):
            assert has_text(f"{name}-option-{field.name}", language)
        for variant in kind.choices.variants:
            assert has_text(f"{name}-variant-{variant}", language)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_stages_of_games(language: str, game: str) -> None:
    stages = list(stages_of(GAMES[game]))
    assert len(stages) > 3
    for stage in stages:
        assert has_text(f"{game}-stage-{stage}", language)


def stages_of(kind: GameKind) -> Iterator[str]:
    """Of every mode: each has a state of its own."""
    for state in typing.get_args(kind.types.state) or (kind.types.state,):
        stages = typing.get_type_hints(state).get("stage")
        if stages is not None:
            yield from (stage.value for stage in stages)


def test_every_sentence_that_is_used_exists_and_is_filled_in() -> None:
    used = list(sentences_used())
    assert len(used) > 350
    known = variables("ru")
    assert not [sentence for sentence in used if sentence.code not in known]
    assert not [
        (sentence, known[sentence.code] - sentence.params)
        for sentence in used
        if sentence.params is not None and not known[sentence.code] <= sentence.params
    ]


def test_nothing_is_left_over() -> None:
    whole, beginnings = strings()
    agreed = {
        f"{name}-option-{field.name}"
        for name, kind in GAMES.items()
        for field in msgspec.structs.fields(kind.types.options)
    } | {f"{name}-variant-{variant}" for name, kind in GAMES.items() for variant in kind.choices.variants}
    agreed |= set(codes_of_choices())
    agreed |= {code for code in sources("ru") if sources("ru")[code].strip() in terms_of_grammar()}
    agreed |= {f"codenames-strike-{reason.lower()}" for reason in STRIKE_REASONS}
    agreed |= {f"rule-{rule.id.lower()}" for game in GAMES for rule in rules_of(game)}
    agreed |= {f"category-{name.replace('.', '-')}" for kind in GAMES.values() for name in kind.rating.categories}

    def is_used(code: str) -> bool:
        if code in whole or code.removesuffix("-at") in whole:
            return True
        rests = [code.removeprefix(beginning) for beginning in beginnings if code.startswith(beginning)]
        # A game's name stands before codes that are written without it; `event-`, `stage-`, `why-` before values.
        return any(rest in whole for rest in rests) or any(is_used(rest) for rest in rests if rest)

    assert not [code for code in sources("ru") if not is_used(code) and code not in agreed]


def terms_of_grammar() -> set[str]:
    """What the Russian dictionary calls parts of speech, cases and numbers."""
    named = grammar.PARTS_OF_SPEECH["ru"] | grammar.CASES["ru"]
    return {*named.values(), *grammar.NUMBERS["ru"]}


def codes_of_choices() -> Iterator[str]:
    """What forms call the values of options, each game for itself or all alike."""
    for game in games_in("ru").games:
        values = [(option.name, choice.value) for option in game.options for choice in option.choices]
        for option, value in values:
            code = f"{option}-{value}"
            yield from (f"{own}choice-{about}{code}" for own in ("", f"{game.id}-") for about in ("", "about-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language: str) -> None:
    """With every kind of number, every choice, and lists of nobody, one and several."""
    for code, pattern in sources(language).items():
        message = FluentParser().parse_entry(f"{code} ={pattern}")
        assert isinstance(message, ast.Message)
        for places in cases(message):
            sentence = render(code, language, dict(places))
            assert not flaws(sentence), (code, sentence, places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_fits_one_line(language: str) -> None:
    for code, names in variables(language).items():
        for value in (0, 1, 2, 5, 21, "Ж", True):
            line = render(code, language, dict.fromkeys(names, value))
            assert line.strip() == line, code
            assert "\n" not in line, code
            assert "\u2068" not in line, code
            assert "{" not in line, code


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "ru",
            {1: "1 слово", 2: "2 слова", 5: "5 слов", 11: "11 слов", 22: "22 слова", 112: "112 слов"},
        ),
        (
            "uk",
            {1: "1 слово", 3: "3 слова", 5: "5 слів", 11: "11 слів", 24: "24 слова", 114: "114 слів"},
        ),
        ("en", {1: "1 word ", 2: "2 words", 21: "21 words"}),
    ],
)
def test_plural_forms(language: str, words: dict[int, str]) -> None:
    for count, form in words.items():
        assert form in text("words-found", language, found=count, shown=1)


def test_fall_back() -> None:
    assert text("not-in-hand", "xx", letter="Ж") == text("not-in-hand", "ru", letter="Ж")
    assert text("no-code-of-ours", "uk") == "no-code-of-ours"
