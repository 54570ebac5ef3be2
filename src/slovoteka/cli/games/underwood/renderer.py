"""«Ундервуд» in a terminal."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from rich.text import Text

from slovoteka.cli.games.underwood.cards import CardText, in_order
from slovoteka.cli.games.underwood.count import CountText, last_round
from slovoteka.cli.games.underwood.draft import DraftContext, DraftText, judge_of
from slovoteka.cli.games.underwood.typed import instead_of_tape, with_underwoods
from slovoteka.cli.shared.output import clipped
from slovoteka.cli.terminal.renderer import DOT, BaseRenderer, SeatsShown, asked, number, together
from slovoteka.core.base_state import TIMEOUTS_TO_LEAVE
from slovoteka.core.errors import Refusal, Unreadable
from slovoteka.core.game import Outcome, Window
from slovoteka.games.underwood import views
from slovoteka.games.underwood.actions import (
    Accept,
    Action,
    Discard,
    Doubt,
    Ready,
    Turn,
    Vote,
    read_action,
    write_in,
)
from slovoteka.games.underwood.deck import UNDERWOOD, is_prize
from slovoteka.games.underwood.desk import Desk
from slovoteka.games.underwood.options import DRAWN, MOST_FAILED, Options
from slovoteka.games.underwood.prize_signs import prize_sign
from slovoteka.games.underwood.scoring import count_word
from slovoteka.games.underwood.spelling import read_word, word_of, write_word
from slovoteka.games.underwood.state import Stage
from slovoteka.games.underwood.turns import Judge, LaidOut, draft
from slovoteka.messages import count_of

_SILENT: Final[Mapping[str, Action]] = {"respond": Accept(), "ready": Ready()}
"""What a line without a word means."""
_SHORT: Final[Mapping[str, Mapping[str, Action]]] = {
    "respond": {
        **dict.fromkeys(("+", "да", "так", "yes"), Accept()),
        **dict.fromkeys(("с", "c", "нет", "не верю", "ні", "не вірю", "d", "no"), Doubt()),
    },
    "doubt": dict.fromkeys(("с", "c", "нет", "не верю", "ні", "не вірю", "d", "no"), Doubt()),
    "vote": {
        **dict.fromkeys(("+", "да", "так", "yes"), Vote(True)),
        **dict.fromkeys(("-", "нет", "ні", "no"), Vote(False)),
    },
}
"""Short answers, by what is asked. The Russian and the Latin «с» are the same key."""
_TRY: Final = frozenset({"проба", "спроба", "try"})
_CARDS: Final = frozenset({"карты", "карти", "cards"})
_LONGEST_NAME: Final = 9


class UnderwoodRenderer(BaseRenderer):
    def __init__(self, options: Options, seats: SeatsShown) -> None:
        super().__init__(seats)
        self._options = options
        self.cards = CardText(options.deck, seats.language)
        self._desk: Desk | None = None
        """The table that the person saw before a turn: typed lines are read by it."""
        self._kept: str | None = None
        """What should be left in the hand by what the person did last: cards beyond it are new."""
        self._starred: Turn | None = None
        """What was typed last with Underwoods, if the tape has what the hand lacks for it."""
        self._late = 0
        """Turns in a row for which the person has been too late."""

    # --- what has happened ------------------------------------------------------------------------------------------

    def describe(self, event: views.Event) -> str | None:
        self._note_time(event)
        match event:
            case views.Drew(card=None):
                # Where everything is shown, another event describes the same draw with its card.
                return None if self._seats.me is None else self._tell(event)
            case views.Discarded(prize=prize):
                return self._tell(event, **self._about(prize))
            case views.Swapped(swap=swap):
                return self._tell(event, **self._seat_param("owner", swap.seat))
            case views.Laid():
                return self._tell_laid(event)
            case views.Taped(seat=seat, in_time=False) if seat == self._seats.me:
                is_last = self._late == TIMEOUTS_TO_LEAVE - 1
                return " ".join([self._tell(event), *([self._say("last-warning")] if is_last else [])])
        return self._tell(event)

    def _note_time(self, event: views.Event) -> None:
        """Whoever is too late several times in a row has left; whatever the person does in time breaks the row."""
        match event:
            case views.Taped(seat=seat, in_time=False) if seat == self._seats.me:
                self._late += 1
            case views.Taped(seat=seat) | views.TurnPut(seat=seat) | views.Discarded(seat=seat):
                self._late = 0 if seat == self._seats.me else self._late

    def is_described_together(self, event: views.Event) -> bool:
        return isinstance(event, views.Drew)

    def describe_together(self, events: Sequence[views.Drew]) -> list[str]:
        """The cards of each seat in one sentence; a deal goes round the table card by card."""
        lines = []
        for seat in dict.fromkeys(event.seat for event in events):
            cards = [event.card for event in events if event.seat == seat and event.card is not None]
            hidden = sum(event.seat == seat and event.card is None for event in events)
            if cards:
                named = ", ".join(map(self._card_name, in_order("".join(cards))))
                drew = self._param("seat", seat) | {"card": named, "card_count": len(cards)}
                lines.append(self._say("event-drew", **drew))
            if hidden and self._seats.me is not None:  # where everything is shown, other events name these cards
                lines.append(self._say("drew-several-hidden", name=self._name(seat), count=hidden))
        return lines

    def is_idle(self, event: views.Event) -> bool:
        return isinstance(event, views.Drew | views.Accepted)

    def _tell_laid(self, event: views.Laid) -> str:
        """As it is spelt, Underwoods and all; the prize, if there is one."""
        lay = event.lay
        stars = [place.letter for place in read_word(lay.word) if UNDERWOOD in place.cards]
        prize = {"sign": "", "about": ""} if lay.prize is None else self._about(lay.prize)
        return self._tell(
            event,
            word=lay.word,
            stars=", ".join(stars),
            stars_count=len(stars),
            prized=lay.prize is not None,
            **prize,
        )

    def _param(self, name: str, value: Any) -> dict[str, Any]:
        match name:
            case "dealer" | "first":
                return self._seat_param(name, value)
            case "card" if value is not None:
                return {name: self._card_name(value), **count_of(name, value)}
            case "turn":
                return {name: write_in(value, self._seats.language)}
            case "words" | "torn":
                return {name: ", ".join(value), **count_of(name, value)}
        return super()._param(name, value)

    def _card_name(self, card: str) -> str:
        """Inside a sentence: whom or what somebody takes."""
        if card == UNDERWOOD:
            return self._say("card-underwood")
        return self._say("card-prize", sign=card, about=self.cards.about(card)) if is_prize(card) else card

    def _about(self, prize: int) -> dict[str, str]:
        sign = prize_sign(prize)
        return {"sign": sign, "about": self.cards.about(sign)}

    # --- the table --------------------------------------------------------------------------------------------------

    def table(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        if public.hands is not None and public.round == len(public.sheet):  # the round is counted
            counted = CountText(self._options.deck, self._seats).rows(public)
            return [*self._in_front(public), *counted]
        rows = [*self._open_cards(public, hands), *self._tape(public)]
        for seat, private in hands.items():  # last, next to where the person types
            title = self._say("row-hand") if seat == self._seats.me else self._title(seat)
            rows += self._hand(title, private.hand)
        return rows

    def _open_cards(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        return [*self._score(public), *self._in_front(public), *self._known(public, hands)]

    def _tape(self, public: views.Public) -> list[Text]:
        """The oldest card stands next to the deck (UW-16)."""
        cards = [f"{place} {self.cards.card(card)}" for place, card in enumerate(public.tape, start=1)]
        return self._list("row-tape", [together(item) for item in (f"{self.deck(public)} │", *cards)], "  ")

    def deck(self, public: views.Public) -> str:
        """How much of it is left, and what all know to lie under it."""
        parts = [self._say("deck", left=public.deck_left)]
        parts += [self._say("under", cards=self.cards.pile(public.bottom))] if public.bottom else []
        return ", ".join(parts)

    def _hand(self, title: str, hand: str) -> list[Text]:
        """Letters and Underwoods in one row, each prize card in a row of its own."""
        plain = "".join(card for card in hand if not is_prize(card))
        rows = self._titled_list(title, self.cards.priced(plain))
        return rows + [row for prize in self.cards.prizes(hand) for row in self._titled_list("", [prize])]

    def _in_front(self, public: views.Public) -> list[Text]:
        """Words before each seat, numbered as an exchange names them."""
        rows = []
        for seat, words in enumerate(public.words):
            there = seat not in public.gone
            points, cards = self._points(public.points[seat]), public.hand_sizes[seat]
            items = [self._say("in-front", points=points, cards=cards) if there else self._say("not-there")]
            items += [f"{seat + 1}.{place} {self.cards.laid(word)}" for place, word in enumerate(words, start=1)]
            rows += self._titled_list(self._title(seat), [together(item) for item in items], DOT)
        return rows

    def _known(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        """Cards of others that everybody has seen, and prize cards that are out."""
        shown = [
            f"{self._title(seat)} {self.cards.pile(cards)}"
            for seat, cards in enumerate(public.shown)
            if cards and seat not in hands
        ]
        rows = self._list("row-shown", shown, DOT) if shown else []
        return rows + (self._list("row-discarded", [self.cards.pile(public.discarded)]) if public.discarded else [])

    def _score(self, public: views.Public) -> list[Text]:
        totals = [
            f"{self._title(seat)} {number(total)} {last_round([points[seat] for points in public.sheet])}".strip()
            for seat, total in enumerate(public.totals)
        ]
        items = [*totals, self._say("to-target", target=self._options.target)]
        return self._list("row-score", [together(item) for item in items], DOT)

    def _title(self, seat: int) -> str:
        return clipped(self._name(seat), _LONGEST_NAME)

    def _points(self, count: int) -> str:
        return self._say("points", count=count).replace("-", "−")

    # --- for the person's turn --------------------------------------------------------------------------------------

    def show(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        rows = self.table(public, {self._seats.me or 0: private})
        return self._titled(self._title_of(public, mine), rows + self._for_the_turn(public, private, mine))

    def beside(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        """The same as `show`, without the cards of tape and hand."""
        hands = {self._seats.me or 0: private}
        is_counted = public.hands is not None
        rows = self.table(public, hands) if is_counted else self._open_cards(public, hands)
        return rows + self._for_the_turn(public, private, mine)

    def _for_the_turn(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        self._desk = views.desk_of(self._options.deck, self._seats.me or 0, public, private)
        rows: list[Text] = []
        if asked(mine) == "turn":
            rows += [*self._new_cards(public, private.hand), *self._swaps(self._desk)]
            rows += self._list("row-struck", [together(words) for words in public.struck], DOT) if public.struck else []
        if public.pending is not None:
            rows += self._list("row-turn", [write_in(public.pending, self._seats.language)])
        return rows

    def _title_of(self, public: views.Public, mine: Sequence[Window]) -> str:
        title = [self._waits_for(public, mine)]
        if public.stage is Stage.TURN:
            title.append(self._say("round", round=public.round))
        if public.struck and asked(mine) == "turn":
            title.append(self._say("tries-left", left=MOST_FAILED - len(public.struck)))
        return DOT.join(title)

    def _new_cards(self, public: views.Public, hand: str) -> list[Text]:
        """What was drawn since the person's last turn; cards that came back after a vote were not."""
        kept, self._kept = self._kept, hand
        new = "" if kept is None else "".join((Counter(hand) - Counter(kept)).elements())
        if not new or len(new) > DRAWN or public.struck:  # a new round brings more
            return []
        return self._list("row-drawn", self.cards.priced(new))

    def _swaps(self, desk: Desk) -> list[Text]:
        """Underwoods on the table that the person has the letter for (UW-34, UW-37)."""
        found = []
        for swap, letter in desk.underwoods():
            target = f"{swap.seat + 1}.{swap.word + 1}.{swap.place + 1}"
            word = write_word(desk.words[swap.seat][swap.word].places)
            if letter in desk.hand:
                found.append(self._say("swap", target=target, letter=letter, word=word))
            elif letter in desk.tape[1:]:
                found.append(self._say("tape-swap", target=target, letter=letter, word=word))
        return self._list("row-swap", [together(item) for item in found], DOT) if found else []

    # --- what is asked ----------------------------------------------------------------------------------------------

    def prompt(self, public: views.Public, mine: Sequence[Window]) -> str:
        kind = asked(mine)
        if kind == "turn" and len(public.struck) >= MOST_FAILED:
            kind = "letter"
        return self._waits_for(public, mine) if kind is None else self._say(f"prompt-{kind}")

    def _waits_for(self, public: views.Public, mine: Sequence[Window]) -> str:
        """Addresses the person when the table waits for the person."""
        words = list(self._judged(public))
        return self._say(
            f"stage-{public.stage.value}",
            name=self._name(public.mover),
            me=asked(mine) is not None,
            words=" + ".join(words),
            count=len(words),
            round=public.round,
        )

    def _judged(self, public: views.Public) -> Iterator[str]:
        """The words that the table may doubt, as they are read, with their points."""
        if public.pending is None:
            return
        # The rest of the mover's hand is not known, and not needed: these words have been checked.
        prizes = "".join(prize_sign(lay.prize) for lay in public.pending.words if lay.prize is not None)
        desk = views.desk_of(self._options.deck, public.mover, public, views.Private(hand=prizes))
        for laying in LaidOut.of(desk, public.pending).layings:
            params = {
                "word": word_of(laying.places),
                "points": self._points(count_word(desk.deck, laying.laid).total),
            }
            if laying.lay.prize is None:
                yield self._say("judged", **params)
            else:
                yield self._say("judged-prize", **params, **self._about(laying.lay.prize))

    def read(self, line: str, mine: Sequence[Window]) -> Action | None:
        """As the game reads it; and who writes a word without stars means Underwoods for the letters not at hand."""
        kind, typed = asked(mine) or "", " ".join(line.split())
        self._starred = None
        if not typed or (typed == "-" and kind == "ready"):
            return _SILENT.get(kind)
        if short := _SHORT.get(kind, {}).get(typed.casefold()):
            return short
        try:
            action = read_action(typed)
        except Unreadable:
            if kind in ("", "turn"):
                raise
            raise Unreadable("underwood-not-now", window=kind) from None
        if kind == "turn" and self._desk is not None:
            action = self._meant(self._desk, action)
        return action

    def _meant(self, desk: Desk, action: Action) -> Action:
        match action:
            case Turn():
                self._starred = instead_of_tape(desk, action)
                action = with_underwoods(desk, action)
                self._kept = LaidOut.of(desk, action).after().hand
            case Discard(prize):
                self._kept = desk.hand.replace(prize_sign(prize), "", 1)
        return action

    def advice(self, refusal: Refusal) -> str:
        """The rules do not mention the other way out: Underwoods."""
        if refusal.code != "on-the-tape" or self._starred is None:
            return ""
        return self._say("or-underwood", turn=write_in(self._starred, self._seats.language))

    # --- questions --------------------------------------------------------------------------------------------------

    def answer(self, line: str, public: views.Public, private: views.Private) -> list[Text] | None:
        """A trial of a turn, at any time, and the list of all cards."""
        typed = " ".join(line.split())
        if typed.casefold() in _CARDS:
            return [Text("  " + row) for row in self.cards.deck_rows()]
        tried = _tried(typed)
        if tried is None:
            return None
        action = read_action(tried) if tried else None
        if not isinstance(action, Turn):
            return [Text("  " + self._say("try-nothing"))]
        me = self._seats.me or 0
        desk = views.desk_of(self._options.deck, me, public, private)
        now = DraftContext(
            is_my_turn=public.stage is Stage.TURN and public.mover == me,
            is_voted=self._options.check == "vote",
            starred=instead_of_tape(desk, action),
        )
        drafted = draft(desk, with_underwoods(desk, action), self._judge)
        rows = DraftText(self._options.deck, self._seats.language).rows(drafted, now)
        return [Text("  ").append_text(row) for row in rows]

    @cached_property
    def _judge(self) -> Judge:
        """Opened when the first question is asked: a dictionary takes its time."""
        return judge_of(self._options)

    def help(self) -> list[str]:
        parts = ["goal", "lay", "tape", "underwood", "swap", "prize", "multiply", "try", "cards"]
        parts += ["vote"] if self._options.check == "vote" else []
        return [self._say(f"help-{part}", target=self._options.target) for part in (*parts, "ready")]

    def about(self) -> list[str]:
        lines = [self._say("target-is", target=self._options.target)]
        deck = self._options.deck
        return [*lines, self._say("stand-in" if deck.stand_in else "deck-is", title=deck.title)]

    # --- the end ----------------------------------------------------------------------------------------------------

    def end(self, public: views.Public, private: views.Private) -> list[Text]:
        return self._titled(self._say("stage-over"), self.table(public, {self._seats.me or 0: private}))

    def result(self, outcome: Outcome) -> list[str]:
        scores = DOT.join(f"{self._name(seat)} {number(score)}" for seat, score in enumerate(outcome.scores))
        lines = [self._winners(outcome), self._say("final-scores", scores=scores)]
        return [*lines, self._say("unfinished")] if outcome.reason == "left" else lines

    def _code(self, code: str) -> str:
        return f"underwood-{code}"


def _tried(typed: str) -> str | None:
    """The turn that a line wants tried. ПРОБА is a word too: what can be read as a turn with it is that turn."""
    if typed.startswith("?"):
        return typed[1:].strip()
    command, _, rest = typed.partition(" ")
    if command.casefold() not in _TRY:
        return None
    if not rest:
        return ""
    try:
        read_action(typed)
    except Unreadable:
        return rest
    return None
