"""Who may write to whom, and who reads it (CN-26, CN-29). `server/test_chat.py` checks every byte sent."""

import pytest

from slovoteka.core.errors import Illegal
from slovoteka.match.chat_audience import Listener, audience, hears, listener
from slovoteka.store.people import Audience, ChatLine
from store.samples import room

CAPTAINS = frozenset({0, 1})
ROOM = room().but(witnesses=("seer",), muted=("rude",))
PLACES = {"red": {0}, "blue": {1}, "guesser": {2}, "other": {3}, "both": {0, 2}}


def who(identity: str, insiders: frozenset[int] = CAPTAINS) -> Listener:
    return listener(ROOM, identity, frozenset(PLACES.get(identity, ())), insiders, "CN-26")


def line(identity: str, to: Audience) -> ChatLine:
    return ChatLine(room="r", at_ms=0, identity=identity, name=identity, audience=to, text="…")


@pytest.mark.rule("CN-26", "CN-29")
@pytest.mark.parametrize(
    ("speaker", "to"),
    [
        ("red", "key"),
        ("blue", "key"),
        ("seer", "key"),
        ("both", "key"),
        ("guesser", "table"),
        ("other", "table"),
        ("passer-by", "spectators"),
    ],
)
def test_everybody_writes_to_one_audience(speaker: str, to: Audience) -> None:
    assert audience(ROOM, who(speaker), None) == to
    assert audience(ROOM, who(speaker), to) == to
    audiences: tuple[Audience, ...] = ("table", "key", "spectators")
    for other in audiences:
        if other != to:
            with pytest.raises(Illegal) as refusal:
                audience(ROOM, who(speaker), other)
            assert refusal.value.code == "only-to"
            assert refusal.value.params == {"audience": to}
            assert refusal.value.rule == ("CN-26" if to == "key" else "host")


@pytest.mark.rule("CN-26", "CN-29")
def test_lines_are_read_only_by_their_audience() -> None:
    everybody = [*PLACES, "seer", "passer-by"]

    def readers(speaker: str, to: Audience) -> set[str]:
        return {name for name in everybody if hears(line(speaker, to), who(name))}

    assert readers("red", "key") == {"red", "blue", "both", "seer"}
    assert readers("guesser", "table") == set(everybody)
    assert readers("passer-by", "spectators") == {"seer", "passer-by"}


@pytest.mark.rule("CN-26")
def test_before_and_after_a_game_there_are_no_secrets() -> None:
    nobody: frozenset[int] = frozenset()
    for name in ("red", "blue", "guesser"):
        assert audience(ROOM, who(name, nobody), None) == "table"
    assert audience(ROOM, who("seer", nobody), None) == "spectators"
    for name in (*PLACES, "seer", "passer-by"):
        assert hears(line("red", "key"), who(name, nobody)), "what captains wrote may be read now"


@pytest.mark.rule("CN-26")
def test_a_witness_who_plays_does_not_know_the_key() -> None:
    plays = listener(ROOM, "seer", frozenset({3}), CAPTAINS)
    assert audience(ROOM, plays, None) == "table"
    assert not hears(line("red", "key"), plays)


def test_a_muted_person_cannot_write() -> None:
    with pytest.raises(Illegal) as refusal:
        audience(ROOM, who("rude"), None)
    assert refusal.value.code == "muted"
