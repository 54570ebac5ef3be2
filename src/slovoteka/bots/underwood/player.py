"""A bot of «Ундервуд»: it searches the whole turn and takes what its level values most."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.bots.sight import BEGINNER, SeenWords, Sight
from slovoteka.bots.underwood.choices import TurnChoice, TurnChoices
from slovoteka.bots.underwood.round_forecast import RoundForecast
from slovoteka.bots.underwood.search import Vocabulary
from slovoteka.bots.underwood.turn_value import Foresight, TurnValues
from slovoteka.bots.words import Contains
from slovoteka.core.value import Value
from slovoteka.games.underwood.actions import Accept, Action, Discard, Doubt, Ready, Vote
from slovoteka.games.underwood.deck import prizes_in
from slovoteka.games.underwood.options import MOST_FAILED, Options
from slovoteka.games.underwood.prize_signs import prize_number, prize_sign
from slovoteka.games.underwood.spelling import read_word, word_of
from slovoteka.games.underwood.turns import AND_WORD
from slovoteka.games.underwood.views import Private, Public, desk_of
from slovoteka.lexicon.dictionary import Band


class Skill(Value, frozen=True, kw_only=True):
    band: Band
    """How many words it knows."""
    longest: int
    """The longest word that it sees: a beginner does not see long words among many cards."""
    notices: int
    """The longest word for which it notices that another player's word is not a word."""
    foresight: Foresight
    width: int
    """How many of the found words it lays out exactly."""
    exchanges: bool = False
    """Whether it discards prize cards that its best turn does not use (UW-21)."""
    sight: Sight | None = None
    """Which words it sees; None means all that it knows."""


NO_FORESIGHT: Final = Foresight(hand=0, future=0, out=0, others=0)


SKILLS: Mapping[Level, Skill] = {
    "beginner": Skill(band=1, longest=7, notices=0, foresight=NO_FORESIGHT, width=8, sight=BEGINNER),
    "amateur": Skill(
        band=2, longest=7, notices=4, foresight=Foresight(hand=0.5, future=0, out=0.3, others=0), width=12
    ),
    "expert": Skill(band=3, longest=10, notices=6, foresight=Foresight(), width=24, exchanges=True),
    "master": Skill(band=4, longest=40, notices=40, foresight=Foresight(), width=40, exchanges=True),
}


class Player:
    def __init__(
        self,
        level: Level,
        options: Options,
        words: Vocabulary,
        dictionary: Contains,
        seed: int = 0,
        skill: Skill | None = None,
    ) -> None:
        """`skill` is that of the level, unless another one is given."""
        self.level = level
        self.skill = SKILLS[level] if skill is None else skill
        self.seed = seed
        self.options = options
        self.words = words
        self.dictionary = dictionary

    def decide(self, situation: Situation) -> Decision | None:
        if situation.window.kind == "doubt":
            return None  # it has believed these words, and a bot always thinks the same of a word
        return self.decision(situation)

    def decision(self, situation: Situation) -> Decision:
        """What it does where the game waits for it."""
        public: Public = situation.public
        match situation.window.kind:
            case "turn":
                return self._turn(situation.seat, situation.window.id, public, situation.private)
            case "respond" | "vote":
                return self._judge(public, situation.window.kind)
        return with_reason(Ready(), "ready")

    # --- its own turn -----------------------------------------------------------------------------------------------

    def _turn(self, seat: int, window: str, public: Public, private: Private) -> Decision:
        desk = desk_of(self.options.deck, seat, public, private)
        outlook = RoundForecast.of(desk, public)
        words = self._seen(window) if len(public.struck) < MOST_FAILED else None
        avoid = frozenset(word for struck in public.struck for word in struck.split(AND_WORD))
        choices = TurnChoices(desk, words, TurnValues(self.skill.foresight, outlook), avoid)
        seen = list(choices.all(self.skill.width))
        choice = max(seen, key=lambda choice: choice.worth)
        may_exchange = public.deck_left and not public.struck
        unused = self._unused(choice, private.hand) if may_exchange else None
        if unused is not None:
            return with_reason(Discard(unused), "discard", prize=prize_sign(unused))
        return explain(choice, most=max(choice.points for choice in seen))

    def _seen(self, window: str) -> Vocabulary:
        sight = self.skill.sight
        return self.words if sight is None else SeenWords(self.words, sight, self.seed, window)

    def _unused(self, choice: TurnChoice, hand: str) -> int | None:
        """A prize card to exchange. The round may end before it is useful, and another card may help at once."""
        if not self.skill.exchanges or choice.is_out:
            return None
        kept = Counter(prize_sign(lay.prize) for lay in choice.turn.words if lay.prize is not None)
        return next((prize_number(card) for card in (Counter(prizes_in(hand)) - kept)), None)

    # --- words of others --------------------------------------------------------------------------------------------

    def _judge(self, public: Public, kind: str) -> Decision:
        if public.pending is None:
            raise AssertionError("no turn to judge")
        words = [word_of(read_word(lay.word)) for lay in public.pending.words]
        noticed = (word for word in words if len(word) <= self.skill.notices and word not in self.dictionary)
        wrong = next(noticed, None)
        if kind == "respond":
            return (
                with_reason(Accept(), "accept", word=words[0])
                if wrong is None
                else with_reason(Doubt(), "doubt", word=wrong)
            )
        wrong = next((word for word in words if word not in self.dictionary), None)
        if wrong is None:
            return with_reason(Vote(True), "vote-for", word=words[0])
        return with_reason(Vote(False), "vote-against", word=wrong)


def explain(choice: TurnChoice, most: int) -> Decision:
    """A turn with its reason, which reveals nothing of the hand, because people see it. `most` is the best score."""
    words = [word_of(read_word(lay.word)) for lay in choice.turn.words]
    if not words:
        return with_reason(choice.turn, "hold" if most else "no-word")
    params: dict[str, str | int] = {"word": words[0], "count": choice.points}
    if choice.is_out:
        return with_reason(choice.turn, "out", **params)
    if choice.points < most:
        return with_reason(choice.turn, "careful", **params)
    if len(words) > 1:
        return with_reason(choice.turn, "two-words", second=words[1], **params)
    lay = choice.turn.words[0]
    if lay.prize is not None:
        return with_reason(choice.turn, "prize", prize=prize_sign(lay.prize), **params)
    if lay.swaps:
        return with_reason(choice.turn, "swap", **params)
    if lay.cut is not None:
        return with_reason(choice.turn, "tape", **params)
    return with_reason(choice.turn, "word", **params)


def with_reason(action: Action, code: str, **params: str | int) -> Decision:
    is_routine = isinstance(action, Accept | Ready)
    return Decision(
        action, Reason(f"bot-underwood-{code}", params, is_routine=is_routine), races=isinstance(action, Doubt)
    )
