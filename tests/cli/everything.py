"""Shows a whole match by its renderer: in every language, for every viewer, at every moment."""

from collections.abc import Callable
from typing import Any

from slovoteka.cli.terminal.renderer import SeatsShown, TerminalRenderer
from slovoteka.core.kind import GameKind
from slovoteka.core.record import Record
from slovoteka.match.replay import moments, open_game
from slovoteka.messages import LANGUAGES

WIDTH, REPLAY_INDENT = 80, 10


def check_everything(
    kind: GameKind, record: Record, names: tuple[str, ...], renderer_for: Callable[[Any, SeatsShown], TerminalRenderer]
) -> None:
    """Checks that no row is wider than a terminal, and that the catalogues have all sentences."""
    _, game, _ = open_game(record)
    options = kind.rules.read_options(
        {name: value for name, value in record.header.options.items() if value is not None}
    )
    seats = range(len(record.header.seats))
    everybody = [SeatsShown(names=names, me=me, language=language) for language in LANGUAGES for me in (None, 0)]
    renderers = [renderer_for(options, seen_by) for seen_by in everybody]
    lines: list[str] = []
    for number, moment in enumerate(moments(record)):
        state, renderer = moment.table.state, renderers[number % len(renderers)]
        public, hands = game.public(state), {seat: game.private(state, seat) for seat in seats}
        mine = [window for window in game.windows(state) if 0 in window.seats]
        rows = renderer.table(public, hands if number % 2 == 0 else {0: hands[0]})
        assert max(len(row.plain.rstrip()) for row in rows) <= WIDTH - REPLAY_INDENT
        lines += [row.plain for row in [*rows, *renderer.show(public, hands[0], mine)]]
        events = [fact.event for fact in moment.facts]
        lines += [renderer.prompt(public, mine), *(renderer.describe(event) or "" for event in events)]
        lines += renderer.describe_together([event for event in events if renderer.is_described_together(event)])
    assert record.closing.outcome is not None
    for renderer in renderers:
        lines += [*renderer.help(), *renderer.about(), *renderer.result(record.closing.outcome)]
    assert not [line for line in lines if f"{kind.info.id}-" in line or "{" in line]
