"""The table as a bot sees it, prepared from a situation."""

from collections import Counter

from slovoteka.bots.bot import Situation
from slovoteka.bots.forbidden.knowledge import in_order
from slovoteka.core.value import Value
from slovoteka.games.forbidden.options import RED_NEEDED, Options
from slovoteka.games.forbidden.views import Private, Public


class SeatTable(Value, frozen=True, kw_only=True):
    seat: int
    seats: tuple[int, ...]
    """Everyone who is still there, clockwise from the first seat."""
    left_of: tuple[int, ...]
    """For each seat, the next one clockwise (ZS-G9)."""
    conversation: str
    """In alphabetical order."""
    window: str
    hand: str
    hands: tuple[int, ...]
    """How many cards each seat holds."""
    unseen: str
    """Black cards in the deck and in other hands."""
    points: tuple[int, ...]
    """Points in this game."""
    totals: tuple[int, ...]
    """Points in the finished games of the series (ZS-38)."""
    games_left: int
    """How many games of the series are left after this one."""
    last_mover: int | None
    """The seat that a call hits (ZS-25, ZS-35)."""
    next_mover: int
    """Who lays the next letter if nobody calls."""
    is_choice: bool
    """Whether the last mover has just taken letters and says who moves next (ZS-30)."""
    warned: str
    is_quiet: bool
    """Whether the bot may not call yet, because of an earlier wrong call (ZS-G4)."""

    @property
    def letters(self) -> str:
        """The letters that can be laid, each once, the hand first (ZS-14..16)."""
        red = self.window if len(self.window) >= RED_NEEDED else ""
        return "".join(dict.fromkeys(self.hand + red))

    @property
    def allowed(self) -> str:
        """The letters that can be laid without a warning, or all if there is a warning for each."""
        return "".join(letter for letter in self.letters if letter not in self.warned) or self.letters


def look(situation: Situation) -> SeatTable:
    public: Public = situation.public
    private: Private = situation.private
    options: Options = situation.options
    chairs = range(len(public.points))
    seats = tuple(seat for seat in chairs if seat not in public.gone)
    left_of = tuple(next((other for other in seats if other > seat), seats[0]) for seat in chairs)
    shown = public.conversation + private.hand + public.common_discard + "".join(public.discards)
    return SeatTable(
        seat=situation.seat,
        seats=seats,
        left_of=left_of,
        conversation=in_order(public.conversation),
        window=public.window,
        hand=private.hand,
        hands=public.hand_sizes,
        unseen=in_order((Counter(options.deck.black) - Counter(shown)).elements()),
        points=public.points,
        totals=tuple(sum(game[seat] for game in public.sheet) for seat in chairs),
        games_left=options.games - public.game,
        last_mover=public.last_mover,
        next_mover=left_of[public.mover] if public.stage.value == "respond" else public.mover,
        is_choice=public.stage.value == "choose",
        warned=private.warned,
        is_quiet=public.quiet_until_ms[situation.seat] > situation.window.opened_ms,
    )
