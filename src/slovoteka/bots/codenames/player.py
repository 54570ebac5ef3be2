"""A bot of «Кодовые имена»: a captain or a guesser, depending on its seat."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

import numpy as np

from slovoteka.associations.table import AssociationTable
from slovoteka.bots.bot import Decision, Level, Reason, Situation
from slovoteka.bots.codenames.captain import CaptainStyle, Idea, Sides, WeighedClue, ideas, most_in_the_way, weigh
from slovoteka.bots.codenames.guesser import (
    ClueMemory,
    GuessChoice,
    Touching,
    choose,
    own_chances,
    stop_worth,
    touch_worth,
)
from slovoteka.bots.codenames.levels import STRENGTHS, Strength
from slovoteka.bots.codenames.partner_models import MIX, Floats, Guess, PartnerModels
from slovoteka.bots.codenames.position_value import Stakes
from slovoteka.games.codenames.actions import (
    Accept,
    Answer,
    Clue,
    Cover,
    Protest,
    Ready,
    Ruling,
    Stop,
    Touch,
    Vote,
)
from slovoteka.games.codenames.clues import Finding, judge_clue
from slovoteka.games.codenames.options import Options
from slovoteka.games.codenames.views import Private, Public
from slovoteka.lexicon.alphabet import fold
from slovoteka.lexicon.judge import Judge

_REACHED: Final = 99.8
"""A percentile: how well a word can be reached depends on its best clues, not on the single best one."""
_MOST_TARGETS: Final = 4
_NONE: Final = "none"


class Player:
    def __init__(
        self,
        level: Level,
        options: Options,
        table: AssociationTable,
        judge: Judge,
        seed: int,
        strength: Strength | None = None,
    ) -> None:
        """`strength` is that of the level, unless another one is given."""
        self.level = level
        self._options, self._table, self._judge, self._seed = options, table, judge, seed
        self._strength = STRENGTHS[level] if strength is None else strength
        self._known: tuple[tuple[str, ...], PartnerModels] | None = None

    def decide(self, situation: Situation) -> Decision | None:
        seen: Public = situation.public
        own: Private = situation.private
        match situation.window.kind:
            case "clue":
                return self._clue(seen, own)
            case "whisper" if own.asked is not None:
                finding = self._finding(seen, own.asked.word, own.asked.number)
                return _routine(Answer(finding.verdict != "forbidden"), "bot-codenames-whispers")
            case "respond":
                forbidden = self._options.judge != "off" and self._last_finding(seen).verdict == "forbidden"
                return _routine(Protest() if forbidden else Accept(), "bot-codenames-hears")
            case "ruling":
                return _routine(self._ruling(seen), "bot-codenames-rules")
            case "vote":
                return self._vote(seen)
            case "guess":
                return self._guess(seen)
            case "penalty":
                return self._penalty(seen, own)
            case "enemy":
                return self._cover_enemy(seen, own)
            case "ready":
                return _routine(Ready(), "bot-codenames-ready")
        return None

    # --- the captain ------------------------------------------------------------------------------------------------

    def _clue(self, seen: Public, own: Private) -> Decision:
        idea = self.idea(seen, own)
        if idea is None:
            raise AssertionError("no clue of the whole vocabulary is clean")
        clue = self._table.clue(idea.clue)
        return Decision(Clue(clue, idea.number), Reason("bot-codenames-clue", self._why(idea)))

    def _why(self, idea: Idea) -> dict[str, str | int]:
        """Each codename meant with its chance and its link to the clue, and the most dangerous other word."""
        clue = self._table.words[idea.clue]
        danger, chance = idea.danger or (_NONE, 0.0)
        params: dict[str, str | int] = {"danger": danger, "chance": round(100 * chance)}
        for number in range(_MOST_TARGETS):
            word, chance = idea.targets[number] if number < len(idea.targets) else (_NONE, 0.0)
            why = _NONE if word == _NONE else self._table.why(clue, word).kind
            params |= {f"word{number + 1}": word, f"chance{number + 1}": round(100 * chance), f"why{number + 1}": why}
        return params

    def idea(self, seen: Public, own: Private) -> Idea | None:
        return next(self.ideas(seen, own), None)

    def ideas(self, seen: Public, own: Private) -> Iterator[Idea]:
        """Clues, the best first."""
        return ideas(
            self._models(seen),
            _sides(seen, own),
            self._table.zipf[self._table.clue_words] >= self._strength.zipf,
            lambda clue, number: self._is_clean(seen, own, clue, number),
            self._style(seen),
            _guesses(seen),
            self._noise(seen),
        )

    def weigh(self, seen: Public, own: Private, clue: str, number: int | None) -> tuple[Sides, WeighedClue]:
        """What this captain thinks of another captain's clue. `number` is 1 or more, or None for unlimited."""
        sides = _sides(seen, own)
        return sides, weigh(self._models(seen), sides, clue, number, self._style(seen), _guesses(seen))

    def _style(self, seen: Public) -> CaptainStyle:
        return CaptainStyle(
            most=1 if seen.late else self._strength.most, caution=self._strength.caution, stakes=self._stakes
        )

    def _is_clean(self, seen: Public, own: Private, clue: int, number: int) -> bool:
        """Whether the judge has no doubts about the clue, and it was neither given nor asked about before."""
        word = self._table.words[clue].upper()
        used = {given.word for given in seen.clues} | {whisper.word for whisper in own.whispers}
        if fold(word) in map(fold, used):
            return False
        return self._judge.is_clean(word, number, seen.open_codenames)

    def _vote(self, seen: Public) -> Decision | None:
        """People vote (CN-G19), so a bot that stands in for one abstains. By earlier rules bots voted too."""
        if self._options.rules > 2:
            return None
        return _routine(Vote(self._last_finding(seen).verdict != "forbidden"), "bot-codenames-votes")

    def _ruling(self, seen: Public) -> Ruling:
        """Strikes only what the judge forbids, for the judge's reason."""
        finding = self._last_finding(seen)
        if finding.verdict != "forbidden":
            return Ruling(True)
        if self._options.rules == 1:
            return Ruling(False)
        return Ruling(False, finding.rule) if finding.rule in seen.strike_reasons else Ruling(True)

    def _penalty(self, seen: Public, own: Private) -> Decision:
        """Covers the word that is hardest to reach with clues."""
        words, models = _sides(seen, own).own, self._models(seen)
        reach = np.percentile(models.logits(MIX)[:, models.columns(words)], _REACHED, axis=0)
        word = words[int(reach.argmin())]
        return Decision(Cover(fold(word)), Reason("bot-codenames-covers-own", {"word": word}))

    def _cover_enemy(self, seen: Public, own: Private) -> Decision:
        """Covers the enemy's word that is nearest to ours, because it is most in the way."""
        word = most_in_the_way(self._models(seen), _sides(seen, own))
        return Decision(Cover(fold(word)), Reason("bot-codenames-covers", {"word": word}))

    # --- the guesser ------------------------------------------------------------------------------------------------

    def _guess(self, seen: Public) -> Decision:
        team = seen.turn
        choice, word = self.choice(seen)
        first = not seen.clues[-1].touched
        races = sum(seen.teams[other] == team and other not in seen.captains for other in range(len(seen.teams))) > 1
        if not first and choice.gain <= self._strength.nerve:
            return Decision(Stop(), Reason("bot-codenames-stops", {"word": word, "chance": round(100 * choice.chance)}))
        reason = Reason("bot-codenames-touches", {"word": word, "chance": round(100 * choice.chance)})
        return Decision(Touch(fold(word)), reason, races=races)

    def choice(self, seen: Public) -> tuple[GuessChoice, str]:
        """What the guesser of the team to move would touch."""
        choice = choose(self._all_heard(seen), _counts(seen), self._stakes)
        return choice, seen.open_codenames[choice.place]

    def outlook(self, seen: Public) -> tuple[dict[str, Touching], float]:
        """For the guesser of the team to move: the value of touching each open codename, and the value of stopping."""
        counts, stakes = _counts(seen), self._stakes
        chances = map(float, own_chances(self._all_heard(seen), counts))
        touching = {
            word: Touching(chance, touch_worth(chance, counts, stakes))
            for word, chance in zip(seen.open_codenames, chances, strict=True)
        }
        return touching, stop_worth(counts, stakes)

    def _all_heard(self, seen: Public) -> list[ClueMemory]:
        models = self._models(seen)
        columns = models.columns(seen.open_codenames)
        noise = self._noise(seen)
        heard = []
        for number, given in enumerate(seen.clues):
            if given.struck:
                continue
            row = models.row(MIX, given.word)[columns]
            if noise is not None:
                row = row + noise[(self._table.place(given.word) or 0) % len(noise)][columns]
            heard.append(_heard(seen, number, row))
        return heard

    # --- what it knows ----------------------------------------------------------------------------------------------

    @cached_property
    def _stakes(self) -> Stakes:
        return "coop" if self._options.form == "coop" else "race"

    def _models(self, seen: Public) -> PartnerModels:
        """The models for this board. They are kept for the whole game."""
        if self._known is None or self._known[0] != seen.board:
            self._known = (seen.board, PartnerModels(self._table, seen.board))
        return self._known[1]

    def _noise(self, seen: Public) -> Floats | None:
        """Noise for the associations. It is the same for a whole game, so that a bot errs consistently."""
        if not self._strength.noise:
            return None
        chance = np.random.default_rng([self._seed, seen.game])
        shape = (len(self._table.clue_words), len(seen.board))
        return chance.standard_normal(shape, np.float32) * np.float32(self._strength.noise)

    def _last_finding(self, seen: Public) -> Finding:
        return self._finding(seen, seen.clues[-1].word, seen.clues[-1].number)

    def _finding(self, seen: Public, word: str, number: int | None) -> Finding:
        return judge_clue(word, number, seen.open_codenames, self._options.agreements)


def _routine(action: object, code: str) -> Decision:
    return Decision(action, Reason(code, is_routine=True))


def _sides(seen: Public, own: Private) -> Sides:
    if own.key is None:
        raise AssertionError("a captain has a key")
    words: dict[str, list[str]] = {"own": [], "enemy": [], "bystander": [], "assassin": []}
    names = {seen.colour(seen.turn): "own", seen.colour(1 - seen.turn): "enemy"}
    for word, cover, owner in zip(seen.board, seen.covers, own.key, strict=True):
        if cover is None:
            words[names.get(owner, owner)].append(word)
    return Sides(**{side: tuple(held) for side, held in words.items()})


def _counts(seen: Public) -> dict[str, int]:
    """How many open codenames each side has, from the stacks."""
    red, blue, bystanders, assassins = seen.stacks
    own, enemy = (red, blue) if seen.turn == 0 else (blue, red)
    return {"own": own, "enemy": enemy, "bystander": bystanders, "assassin": assassins}


def _heard(seen: Public, number: int, row: Floats) -> ClueMemory:
    given = seen.clues[number]
    return ClueMemory(
        logits=row,
        ours=given.team == seen.turn,
        number=given.number,
        found=sum(seen.covers[place] == seen.colour(given.team) for place in given.touched),
        current=number == len(seen.clues) - 1,
    )


def _guesses(seen: Public) -> list[Guess]:
    """The partners' first touch after each of our clues, with the words open then: those open now or touched since."""
    guesses = []
    for number, given in enumerate(seen.clues):
        if given.team == seen.turn and given.touched and given.number != 0:
            since = {place for later in seen.clues[number:] for place in later.touched}
            lay = [word for place, word in enumerate(seen.board) if seen.covers[place] is None or place in since]
            guesses.append(Guess(given.word, tuple(lay), seen.board[given.touched[0]]))
    return guesses
