"""Scrabble in a terminal: the standard game and solitaire, and which renderers the other modes have."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from slovoteka.cli.games.scrabble.bingo import BingoRenderer
from slovoteka.cli.games.scrabble.board_text import squares_of
from slovoteka.cli.games.scrabble.duplicate import DuplicateRenderer
from slovoteka.cli.games.scrabble.reverse import ReverseRenderer
from slovoteka.cli.games.scrabble.sentences import OnBoard, Speech, TitledRow
from slovoteka.cli.terminal.renderer import DOT, SeatsShown, TerminalRenderer, asked, number
from slovoteka.core.game import Window
from slovoteka.games.scrabble import views
from slovoteka.games.scrabble.editions import EMPTY, RACK
from slovoteka.games.scrabble.exchange import most_to_exchange
from slovoteka.games.scrabble.letters import BLANKS, is_blank
from slovoteka.games.scrabble.options import Options
from slovoteka.games.scrabble.state import Stage

_MINUTE_MS: Final = 60_000
_BY_VOTE: Final[Mapping[str, str]] = {"respond": "prompt-respond-vote", "challenge": "prompt-challenge-vote"}
"""Prompts of windows that say something else where the table votes."""


def scrabble_renderer(options: Options, seats: SeatsShown) -> TerminalRenderer:
    match options.mode:
        case "duplicate":
            return DuplicateRenderer(options, seats)
        case "reverse":
            return ReverseRenderer(options, seats)
        case "bingo":
            return BingoRenderer(options, seats)
    return StandardRenderer(options, seats)


class StandardRenderer(Speech):
    # --- what has happened ------------------------------------------------------------------------------------------

    def describe(self, event: views.Event) -> str | None:
        match event:
            case views.LotDrawn(tile=tile):
                return self._tell(event, tile=self._one_tile(tile))
            case views.Drew(tile=tile, bag=bag):
                if tile is None and self._seats.me is None:
                    return None  # where everything is shown, another event names the tile
                return self._tell(event, tile=self._one_tile(tile or ""), bag=bag or "any")
            case views.Played(score=score):
                return self._tell(event, points=self._points(score.total)) + self._how(score)
            case views.ChallengeFailed(fine=fine, loses_turn=loses_turn):
                cost = "turn" if loses_turn else "fine" if fine else "nothing"
                return self._tell(event, cost=cost, fine=self._points(fine))
            case views.Challenged():
                return self._tell(event, vote=self._options.words == "vote")
            case views.Finished():
                return " ".join([self._tell_end(event), *self._leftovers(event), *self._grades(event)])
        return self._tell(event)

    def is_idle(self, event: views.Event) -> bool:
        return isinstance(event, views.Drew | views.Picked)

    def _one_tile(self, tile: str) -> str:
        return self._say("a-blank") if tile in BLANKS else tile

    def _tell_end(self, event: views.Finished) -> str:
        """With the name of whoever has nothing left, if that was the end."""
        out = next((rack for rack, final in enumerate(event.final) if not final.left), 0)
        is_me = self._options.seat_of(out) == self._seats.me
        return self._tell(event, name=self._rack_name(out), me=is_me, alone=self._options.seats == 1)

    def _leftovers(self, event: views.Finished) -> list[str]:
        """What the end did to each score."""
        changed = []
        for rack, final in enumerate(event.final):
            if final.left or final.gained or final.overtime:
                held = f" ({self._rack_letters(final.left)})" if final.left else ""
                late = f", {self._say('overtime', fine=_signed(final.overtime))}" if final.overtime else ""
                changed.append(f"{self._rack_name(rack)} {_signed(final.lost + final.gained)}{held}{late}")
        return [self._say("leftovers", changes=DOT.join(changed))] if changed else []

    def _grades(self, event: views.Finished) -> list[str]:
        """SU-52, SU-53, SM-03: kind words, without any effect; not for one alone or a game that was broken off."""
        if event.reason == "left" or self._options.seats == 1:
            return []
        grades, total = event.grades, self._points(sum(event.scores))
        lines = [self._say("grade", total=total, grade=grades.combined)] if grades.combined else []
        each = [
            self._say("grade-each", name=self._rack_name(rack), grade=grade)
            for rack, grade in enumerate(grades.each)
            if grade
        ]
        return lines + ([", ".join(each) + "."] if each else [])

    # --- the table --------------------------------------------------------------------------------------------------

    def table(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        titled_rows = [
            *self._known_tiles(public, hands),
            TitledRow("row-score", self._with_clocks(public)),
            *self._held_tiles(public, hands),
            *self._theme(),
        ]
        last_word = [row for titled in self._new_word(public) for row in self._rows_of(titled)]
        rows = [row for each in titled_rows for row in self._rows_of(each)]
        bag = self._rows_of(self._open_bag(public)) if public.open_bag else [self._bags(public)]
        return [*self.draws.board(public.grid, _new_squares(public)), *last_word, *self._racks(hands), *rows, *bag]

    def _open_bag(self, public: views.Public) -> TitledRow:
        faces = dict.fromkeys(self.draws.in_order(public.open_bag))
        counts = {tile: public.open_bag.count(tile) for tile in faces}
        return TitledRow("row-open", [f"{self.draws.tile(tile)}×{many}" for tile, many in counts.items()], " ")

    def _racks(self, hands: Mapping[int, views.Private]) -> list[Text]:
        rows = []
        for seat, private in hands.items():
            name = "" if self._seats.me is not None else f"  {self._name(seat)}"
            rows.append(self._row("row-rack", self.draws.rack(private.rack).append(name, "dim")))
            if self._options.two_racks:
                rows.append(self._row("row-second-rack", self.draws.rack(private.second_rack)))
        return rows

    def _new_word(self, public: views.Public) -> list[TitledRow]:
        """The play that lies pending, or the last one."""
        pending, last = public.pending, public.last
        if pending is not None:
            name, points = self._rack_name(public.mover), self._points(pending.score.total)
            return [self._last_word(pending.at, pending.word, name, points)]
        if last is not None and last.kind == "play":
            return [self._last_word(last.at, last.word, self._rack_name(last.rack), self._points(last.points))]
        return []

    def _held_tiles(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[TitledRow]:
        """How many tiles the others have, once it matters: nobody can draw to seven any more."""
        if public.stage is Stage.OVER or sum(public.bags_left) >= RACK:
            return []
        held = [
            f"{self._rack_name(rack)} {size}"
            for rack, size in enumerate(public.rack_sizes)
            if self._options.seat_of(rack) not in hands and rack not in public.gone
        ]
        return [TitledRow("row-held", held)] if held else []

    def _theme(self) -> list[TitledRow]:
        options = self._options
        if not options.theme:
            return []
        words = ", ".join(options.theme_words)
        return [TitledRow("row-theme", [f"{options.theme}: {words}" if words else options.theme])]

    def _known_tiles(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[TitledRow]:
        """Tiles that an opponent has shown and taken back."""
        shown = [
            f"{self._rack_name(rack)} {self._rack_letters(tiles)}"
            for rack, tiles in enumerate(public.shown)
            if tiles and self._options.seat_of(rack) not in hands
        ]
        return [TitledRow("row-known", shown)] if shown else []

    def _with_clocks(self, public: views.Public) -> list[str]:
        clock = public.clock
        marks = [""] * len(public.scores) if clock is None else [f" ({_minutes(left)})" for left in clock.left_ms]
        return [f"{self._rack_name(rack)} {number(score)}{marks[rack]}" for rack, score in enumerate(public.scores)]

    def _bags(self, public: views.Public) -> Text:
        titled = self._in_bags(public)
        return self._row(titled.title, Text("".join(titled.items), "dim"))

    def _in_bags(self, public: views.Public) -> TitledRow:
        if len(public.bags_left) == 1:
            return TitledRow("row-bag", [str(public.bags_left[0])])
        vowels, consonants = public.bags_left
        return TitledRow("row-bags", [self._say("in-bags", vowels=vowels, consonants=consonants)])

    def on_board(self, public: views.Public, private: views.Private) -> OnBoard:
        self._see(public, private)
        hands = {self._seats.me or 0: private}
        titled_rows = [
            *self._new_word(public),
            *self._known_tiles(public, hands),
            *self._held_tiles(public, hands),
            *self._theme(),
            self._open_bag(public) if public.open_bag else self._in_bags(public),
        ]
        return OnBoard(
            grid=public.grid,
            new=_new_squares(public),
            rack=self._seen_rack,
            scores=[(self._rack_name(rack), number(score)) for rack, score in enumerate(public.scores)],
            facts=[self._title_and_text(each) for each in titled_rows],
        )

    def _see(self, public: views.Public, private: views.Private) -> None:
        second = self._options.two_racks and public.mover == 1
        self._seen_grid, self._seen_rack = public.grid, private.second_rack if second else private.rack

    def show(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        self._see(public, private)
        hands = {self._seats.me or 0: private}
        if asked(mine) == "draw":  # tile after tile, and the board stays as it is
            return [*self._racks(hands), self._bags(public)]
        return self._titled(self._waits_for(public, mine), self.table(public, hands))

    # --- what is asked ----------------------------------------------------------------------------------------------

    def prompt(self, public: views.Public, mine: Sequence[Window]) -> str:
        kind = asked(mine)
        if kind is None:
            return self._waits_for(public, mine)
        if kind == "turn":
            return self._say("prompt-turn", ways=", ".join(self._ways(public)))
        if kind in _BY_VOTE and self._options.words == "vote":
            return self._say(_BY_VOTE[kind])
        claimed = public.pending.theme if public.pending is not None else ()
        return self._say(f"prompt-{kind}", words=" ".join(claimed), count=self._to_draw(public))

    def _ways(self, public: views.Public) -> list[str]:
        """How a turn can be taken now, as it is typed."""
        options = self._options
        play = [self._say("way-play")]
        play += ["=24"] if options.declare else []
        play += [self._say("way-theme")] if options.votes_on_theme else []
        has_blank = any(tile != EMPTY and is_blank(tile) for tile in public.grid)
        ways = [" ".join(play)]
        ways += [self._say("way-swap")] if options.reusable_blanks and has_blank else []
        ways += [self._say("way-exchange")] if self._can_exchange(public) else []
        return [*ways, self._say("way-pass")]

    def _can_exchange(self, public: views.Public) -> bool:
        return most_to_exchange(self._options, bag_left=sum(public.bags_left), opening=public.opening) > 0

    def _to_draw(self, public: views.Public) -> int:
        """How many tiles are still to be taken, where the drawer chooses them or their bag."""
        if public.drawer is None:
            return 0
        return min(RACK - public.rack_sizes[public.drawer], sum(public.bags_left))

    def _waits_for(self, public: views.Public, mine: Sequence[Window]) -> str:
        """Addresses the person when the table waits for the person."""
        rack = public.drawer if public.drawer is not None else public.mover
        name, stage = self._rack_name(rack), public.stage
        word = public.pending.word if public.pending is not None else ""
        code = "stage-pick" if self._options.faces_up and stage is Stage.DRAW else f"stage-{stage.value}"
        sentence = self._say(code, name=name, me=asked(mine) is not None, word=word)
        if self._options.two_racks and stage is Stage.TURN:
            sentence += f": {name}"
        return sentence

    def help(self) -> list[str]:
        options = self._options
        parts = {
            "goal": True,
            "marks": True,
            "play": True,
            "blank": True,
            "exchange": True,
            "pass": True,
            "challenge": options.words == "challenge",
            "challenge-vote": options.words == "vote",
            "vote": options.words == "vote",
            "declare": options.declare,
            "theme": options.votes_on_theme,
            "swap": options.reusable_blanks,
            "jacks": options.jacks,
            "bags": options.two_bags,
            "pick": options.faces_up,
            "clock": options.clock == "game",
        }
        agreed = {
            "theme": options.theme,
            "minutes": options.game_ms // _MINUTE_MS,
            "overtime": options.overtime_ms // _MINUTE_MS,
        }
        return [self._say(f"help-{part}", **agreed) for part, applies in parts.items() if applies]

    # --- racks and seats --------------------------------------------------------------------------------------------

    def _rack_name(self, rack: int) -> str:
        """A seat's name; in solitaire б one person has two racks (SM-89)."""
        if self._options.two_racks:
            return self._say("second-rack" if rack else "first-rack")
        return self._name(rack)


def _new_squares(public: views.Public) -> Sequence[int]:
    """Those of the play that lies pending, or of the last one."""
    if public.pending is not None:
        return squares_of(public.grid, public.pending.at, public.pending.word)
    if public.last is not None and public.last.kind == "play":
        return squares_of(public.grid, public.last.at, public.last.word)
    return ()


def _minutes(left_ms: int) -> str:
    """A clock; below zero one plays on for fines."""
    sign, seconds = ("−" if left_ms < 0 else ""), abs(left_ms) // 1000
    return f"{sign}{seconds // 60}:{seconds % 60:02}"


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else number(change)
