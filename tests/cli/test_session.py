"""A person's game against bots: what is shown and understood, and that it always ends."""

import asyncio
from contextvars import copy_context
from random import Random
from typing import Any

import pytest

from cli.paper import Paper
from conformance.play import ToyOracle
from current import current
from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.cli.games.forbidden.renderer import ForbiddenRenderer
from slovoteka.cli.shared import output
from slovoteka.cli.terminal import session as sessions
from slovoteka.cli.terminal.party import Party, sit_down
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.cli.terminal.session import Session
from slovoteka.core.errors import Unreadable
from slovoteka.core.game import Window
from slovoteka.games.forbidden.actions import Accept, Call, Choose, Lay, Pass, Ready, Vote
from slovoteka.games.registry import GAMES
from slovoteka.match.bots_at_table import BotsAtTable, LocalBot
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.match.seating import Seating
from slovoteka.store.memory import MemoryStore

KIND = GAMES["forbidden"]
NAMES = ("Вы", "Вера", "Глеб")


class Plain:
    """A bot that lays its first letter and calls no words."""

    level: Level = "amateur"

    def decide(self, situation: Situation) -> Decision | None:
        actions = {
            "turn": Lay(situation.private.hand[:1]),
            "respond": Pass(),
            "choose": Choose("left"),
            "doubt": Accept(),
            "vote": Vote(True),
            "ready": Ready(),
        }
        action = actions.get(situation.window.kind)
        return None if action is None else Decision(action, Reason("forbidden-prompt-turn"))


class Table:
    """A match with a person who makes any legal move, or types the given lines."""

    def __init__(self, raw: dict[str, Any], lines: list[str | None] | None, *, is_live: bool = False) -> None:
        self._raw, self._lines, self._is_live = {"seats": 3, **raw}, lines, is_live
        self.chance = Random(3)

    def _write(self) -> list[str | None]:
        if self._lines is not None:
            written, self._lines = self._lines, []
            return written
        state = self.match.table.state
        mine = [window for window in self.match.game.windows(state) if 0 in window.seats]
        if not mine:
            return []
        return [KIND.notation.write(self.chance.choice(list(self.match.game.moves(state, 0, mine[0]))))]

    async def play(self, *, explain: bool = False) -> bool:
        options = KIND.rules.read_options(self._raw)
        seating = Seating(KIND, options, "test", b"s" * 32)
        for seat, name in enumerate(NAMES):
            seating.join(seat, name)
        loop = asyncio.get_running_loop()
        clock = (lambda: int(loop.time() * 1000)) if self._is_live else self._clock
        self.match = await Match.create(KIND, seating.header(None), seating.seed, MemoryStore(clock), ToyOracle())
        self.paper = Paper(self._write, is_live=self._is_live)
        seats = SeatsShown(names=NAMES, me=0)
        bots = BotsAtTable(self.match, {1: LocalBot(Plain()), 2: LocalBot(Plain())}, Random(1), pace=0.001)
        session = Session(self.match, bots, ForbiddenRenderer(options, seats), seats, self.paper, explain=explain)
        return await session.run()

    _now = 0

    def _clock(self) -> int:
        self._now += 4_000
        return self._now


@pytest.mark.parametrize("raw", [{}, {"check": "vote"}, {"games": 2}, {"warn": True}, {"false_call": "point"}])
def test_a_whole_game_by_script(raw: dict[str, Any]) -> None:
    table = Table(raw, None)
    has_left = asyncio.run(asyncio.wait_for(table.play(), 60))
    assert not has_left
    assert table.match.outcome is not None
    verify(table.match.record())
    printed = "\n".join(table.paper.printed)
    assert "─── Ваш ход" in printed
    assert "Партия окончена: " in printed
    assert "Вы кладёте" in printed


def test_a_whole_game_in_real_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "_TICK_S", 0.01)
    limits = {"respond_ms": 20, "turn_ms": 200, "choose_ms": 100}
    table = Table(limits, None, is_live=True)
    assert not asyncio.run(asyncio.wait_for(table.play(), 60))
    verify(table.match.record())
    assert any(prompt.startswith("0:00 · ") for prompt in table.paper.asked)


def test_who_never_answers_is_out_and_the_others_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock lays letters for a silent person, who is out after three such turns."""
    monkeypatch.setattr(sessions, "_TICK_S", 0.01)
    table = Table({"respond_ms": 10, "turn_ms": 30, "choose_ms": 10}, [], is_live=True)
    assert not asyncio.run(asyncio.wait_for(table.play(), 60))
    assert "Вы выходите из игры." in table.paper.printed
    assert any("Время вышло" in line for line in table.paper.printed)


@pytest.mark.parametrize("last", [None, "выход", "ВЫХОД", " вихід ", "exit", "quit"])
def test_leaving(last: str | None) -> None:
    table = Table({}, ["?", last])
    assert asyncio.run(asyncio.wait_for(table.play(), 20))
    assert any("Кладите по букве" in line for line in table.paper.printed)


def test_every_refusal_is_explained_with_its_rule() -> None:
    table = Table({"first": 0}, ["+ё", "+ъ", "+", "2", "!ъъъъъ", "-", "слева", "правила 15", "правила ZS-99", "", None])
    assert asyncio.run(asyncio.wait_for(table.play(), 20))
    refusals = [line for line in table.paper.printed if line.startswith("✗ ")]
    assert len(refusals) == 7
    assert [line.rpartition(" ")[2] for line in refusals[:2]] == ["ZS-08.", "ZS-09."]
    assert "  ZS-15: " in "\n".join(table.paper.printed)
    assert "  Правила ZS-99 нет. Все правила: slovoteka rules forbidden. Одно: правила ZS-01." in table.paper.printed


def test_a_rule_is_told_in_the_language_of_the_reader() -> None:
    table = Table({"first": 0}, ["rule 15", None])

    def play() -> None:
        output.speak("en")
        asyncio.run(asyncio.wait_for(table.play(), 20))

    copy_context().run(play)
    assert "A red letter: while the window holds five or more" in "\n".join(table.paper.printed)


def test_bots_are_called_in_the_language_of_the_reader() -> None:
    def sit() -> Party:
        output.speak("en")
        return asyncio.run(sit_down(KIND, KIND.rules.read_options({"seats": 3}), "beginner", "test", 80))

    party = copy_context().run(sit)
    assert party.seats.names == ("You", "Vera", "Gleb")
    seats = party.match.header.seats
    assert [(seat.name, seat.name_key) for seat in seats] == [
        ("Игрок", "name:player"),
        ("Вера", "name:bot.vera"),
        ("Глеб", "name:bot.gleb"),
    ]


def test_bots_tell_why_when_it_is_over() -> None:
    """During the game this would reveal words that they keep to themselves."""
    table = Table({}, None)
    asyncio.run(asyncio.wait_for(table.play(explain=True), 60))
    reasons = [place for place, line in enumerate(table.paper.printed) if line.startswith("  Вера, +")]
    assert "Ваша буква" in table.paper.printed[reasons[0]]
    assert all(line.startswith(("  Вера, ", "  Глеб, ")) for line in table.paper.printed[reasons[0] :])


def windows(*kinds: str) -> list[Window]:
    return [Window(id=f"{kind}:1", kind=kind, seats=(0,)) for kind in kinds]


@pytest.mark.parametrize(
    ("line", "kinds", "action"),
    [
        ("ж", ["turn"], Lay("Ж")),
        ("я", ["turn"], Lay("Я")),
        ("+я", ["choose"], Lay("Я")),
        ("я", ["choose"], Choose("self")),
        ("слева", ["choose"], Choose("left")),
        ("дом", ["respond"], Call("ДОМ")),
        ("дом", ["turn", "call"], Call("ДОМ")),
        ("!дом", ["call"], Call("ДОМ")),
        ("Не говори дом!", ["respond"], Call("ДОМ")),
        ("", ["respond"], Pass()),
        ("  ", ["turn"], None),
        ("-", ["respond"], Pass()),
        ("нет слова", ["respond"], Pass()),
        ("верю", ["doubt"], Accept()),
        ("против", ["vote"], Vote(False)),
        ("готов", ["ready"], Ready()),
    ],
)
def test_what_a_line_means(line: str, kinds: list[str], action: Any) -> None:
    renderer = ForbiddenRenderer(current(KIND), SeatsShown(names=("Вы", "Вера"), me=0))
    assert renderer.read(line, windows(*kinds)) == action


@pytest.mark.parametrize("line", ["жж", "2", "дом и сад", "до\0м", "!", "+", "ы" * 5_000])
def test_what_no_line_means(line: str) -> None:
    renderer = ForbiddenRenderer(current(KIND), SeatsShown(names=("Вы", "Вера"), me=0))
    with pytest.raises(Unreadable):
        renderer.read(line, windows("turn"))
