"""«Кодовые имена» in a terminal."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property
from typing import Final

from rich.text import Text

from slovoteka.cli.games.codenames.board import OwnerMarks, board_rows
from slovoteka.cli.games.codenames.sentences import CodenamesSentences, fitted
from slovoteka.cli.games.codenames.typed import CodenamesTyped, has_silent_answer
from slovoteka.cli.terminal.renderer import DOT, SeatsShown, together
from slovoteka.core.errors import Refusal
from slovoteka.core.game import Window
from slovoteka.core.oracle import Oracle
from slovoteka.games.codenames import views
from slovoteka.games.codenames.actions import Action
from slovoteka.games.codenames.clues import JudgeClue, finding_text
from slovoteka.games.codenames.deck import is_ours
from slovoteka.games.codenames.options import Options, judge_of
from slovoteka.games.codenames.rulings import VOTE_FROM
from slovoteka.games.codenames.state import COLOURS, SERVES_BOTH, Given, Owner, Stage, Whispered
from slovoteka.messages import text

_CLUE_LIES_THERE: Final = frozenset({Stage.RESPOND, Stage.RULING, Stage.VOTE, Stage.GUESS})
"""Stages at which the last clue is being judged or guessed at."""


class CodenamesRenderer(CodenamesSentences):
    def __init__(self, options: Options, seats: SeatsShown) -> None:
        super().__init__(options, seats)
        self.signs = OwnerMarks(self._say("mark-red"), self._say("mark-blue"))
        self._typed = CodenamesTyped(has_other_captain=not self._is_coop, has_titles=options.names)
        self._mine: Sequence[Window] = ()
        """What the person was last asked."""

    def is_idle(self, event: views.Event) -> bool:
        return isinstance(event, views.KeyDrawn | views.Accepted)

    def is_worth_a_table(self, kinds: AbstractSet[str]) -> bool:
        """Once a turn, and between games: one word of twenty-five changes at a time."""
        return not kinds.isdisjoint(("clue", "ready"))

    def is_described_together(self, event: views.Event) -> bool:
        return isinstance(event, views.KeyDrawn)

    def describe_together(self, events: Sequence[views.KeyDrawn]) -> list[str]:
        """One sentence for all 25 draws: whoever may see the key sees it on the table."""
        return [self._say("key-seen")] if events else []

    # --- the table --------------------------------------------------------------------------------------------------

    def table(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        rows = self.above(public)
        if public.board:
            key = key_seen(public, hands)
            board = board_rows(self.signs, public.board, public.covers, key, self._seats.width)
            rows += [Text(), *board, Text()]
        return [*rows, *self.below(public, hands)]

    def above(self, public: views.Public) -> list[Text]:
        """The rows above the board: games, teams."""
        return [*self._games(public), *self._team(public, 0), *self._team(public, 1)]

    def below(self, public: views.Public, hands: Mapping[int, views.Private]) -> list[Text]:
        """The rows below the board: clues, whispers."""
        return [*self._clues(public), *self._whispers(hands)]

    def _games(self, public: views.Public) -> list[Text]:
        if self._options.games == 1 or not public.results:
            return []
        results = []
        for game, result in enumerate(public.results, start=1):
            if self._is_coop or result.winner is None:
                results.append(self._say("game-counted", game=game, points=self._points(result.points)))
            else:
                results.append(self._say("game-won", game=game, team=COLOURS[result.winner]))
        return self._list("row-games", [together(item) for item in results], DOT)

    def _team(self, public: views.Public, team: int) -> list[Text]:
        """How many agents are still to be found, who is captain, who guesses."""
        items = [self._say("agents-left", left=public.stacks[team])]
        if team < len(public.captains):
            captain = public.captains[team]
            guessers = [
                seat
                for seat, served in enumerate(public.teams)
                if served in (team, SERVES_BOTH) and seat not in (*public.captains, *public.gone)
            ]
            items.append(self._say("captain", name=self._called(captain)))
            names = ", ".join(map(self._called, guessers)) or self._say("nobody")
            items.append(self._say("guessers", count=len(guessers), names=names))
        else:
            items.append(self._say("enemy"))
        return self._list(f"row-{COLOURS[team]}", items, DOT)

    def _clues(self, public: views.Public) -> list[Text]:
        """All clues of the game, since guesses may aim at earlier ones (CN-42); the last by itself while it counts."""
        is_now = public.stage in _CLUE_LIES_THERE
        earlier = public.clues[:-1] if is_now else public.clues
        rows = self._each("row-clues", (self._clue_line(public, given) for given in earlier))
        if not is_now:
            return rows
        clue = public.clues[-1]
        now = [self._clue_line(public, clue, is_now=True), self._attempts(clue)]
        rows += self._list("row-clue", now, DOT)
        return [*rows, *self._dispute(public, clue)]

    def _dispute(self, public: views.Public, clue: Given) -> list[Text]:
        """What the judge thinks, what the captain says, and what the captain can say."""
        rows: list[Text] = []
        if public.finding is not None and public.stage in (Stage.RULING, Stage.VOTE):
            rows += self._list("row-judge", [finding_text(clue.word, public.finding, self._seats.language)])
        if public.strike_reason is not None:
            rows += self._list("row-strike", [self._reason_line(public.strike_reason)])
        if self._seats.me == _decides(public):
            rows += self._each("row-reasons", map(self._reason_line, public.strike_reasons))
        return rows

    def _reason_line(self, reason: str) -> str:
        return self._say("reason", **self._reason(reason))

    def _attempts(self, clue: Given) -> str:
        """One more than the number, and no limit for 0 (CN-40, CN-75)."""
        if clue.attempts is None:
            return self._say("no-limit-of-attempts")
        return self._say("attempts-left", left=clue.attempts - len(clue.touched))

    def _each(self, title: str, items: Iterable[str]) -> list[Text]:
        """Each item in a row of its own, under one title."""
        rows = []
        for number, item in enumerate(items):
            rows += self._titled_list("" if number else self._say(title), [item])
        return rows

    def _clue_line(self, public: views.Public, given: Given, *, is_now: bool = False) -> str:
        """The clue with what was touched, and what that was if it was wrong."""
        clue = f"{self._say(f'mark-{COLOURS[given.team]}')} {self._clue_text(given)}"
        if given.struck:
            why = self._say("struck") if given.reason is None else self._say("struck-for", **self._reason(given.reason))
            return f"{clue}: {why}"
        touched = [self._touched(public.board[place], public.covers[place], given.team) for place in given.touched]
        if not touched:
            return clue if is_now else f"{clue}: {self._say('untouched')}"
        return f"{clue}: {', '.join(touched)}"

    def _touched(self, word: str, owner: Owner | None, team: int) -> str:
        if owner is None or owner == COLOURS[team]:
            return word
        return together(self._say(f"wrong-{owner}", word=word))

    def _whispers(self, hands: Mapping[int, views.Private]) -> list[Text]:
        """For captains, who all hear the same."""
        heard = next((private for private in hands.values() if private.asked or private.whispers), None)
        if heard is None:
            return []
        rows = self._each("row-whispers", map(self._whispered, heard.whispers))
        return rows + ([] if heard.asked is None else self._list("row-asked", [self._clue_text(heard.asked)]))

    def _whispered(self, whisper: Whispered) -> str:
        valid = "none" if whisper.valid is None else whisper.valid
        return self._say("whispered", clue=self._clue_text(whisper), valid=valid)

    def show(self, public: views.Public, private: views.Private, mine: Sequence[Window]) -> list[Text]:
        self._see(public)
        title = [self._waits_for(public, mine)]
        if self._options.games > 1:
            title.append(self._say("in-game", game=public.game, games=self._options.games))
        return self._titled(DOT.join(title), self.table(public, {self._seats.me or 0: private}))

    def _see(self, public: views.Public) -> None:
        self._typed.see(public)
        self._captains = public.captains

    # --- what is asked ----------------------------------------------------------------------------------------------

    def prompt(self, public: views.Public, mine: Sequence[Window]) -> str:
        self._mine = mine
        self._see(public)
        return fitted(DOT.join(self._prompts(public, mine)), self._seats.width)

    def _prompts(self, public: views.Public, mine: Sequence[Window]) -> Iterator[str]:
        kind = _asking(mine)
        if kind is None:
            if any(window.kind == "object" for window in mine):
                yield self._say("prompt-object")
            name = self._name(_decides(public))
            yield self._say("waits", stage=public.stage.value, name=name, team=COLOURS[public.turn])
            yield self._say("prompt-look")
        elif kind == "clue" and public.late:
            yield self._say("prompt-late")
        elif kind == "guess" and public.clues[-1].touched:  # one guess is compulsory (CN-36)
            yield self._say("prompt-guess-more")
        elif kind == "ruling" and public.strike_reasons:
            yield self._say("prompt-ruling-reason")
        else:
            yield self._say(f"prompt-{kind}")
        if public.sand_ms is not None:
            yield self._say("sand-runs")

    def _waits_for(self, public: views.Public, mine: Sequence[Window]) -> str:
        """Addresses the person when the table waits for the person."""
        return self._say(
            f"stage-{public.stage.value}",
            name=self._name(_decides(public)),
            me=_asking(mine) is not None,
            team=COLOURS[public.turn],
            game=public.game,
        )

    def read(self, line: str, mine: Sequence[Window]) -> Action | None:
        return self._typed.read(line, _asking(mine), [window.kind for window in mine])

    def advice(self, refusal: Refusal) -> str:
        """Advice that the rules cannot give: how to write it, and which words were perhaps meant."""
        if refusal.code == "clue-warned" and self._typed.clue:
            clue = self._typed.clue
            ways = ("write-sure",) if self._is_coop else ("write-sure", "or-ask")
            return " ".join(self._say(way, clue=clue) for way in ways)
        if refusal.code == "no-such-codename" and self._typed.several:
            return self._say("begin-so", words=", ".join(self._typed.several))
        return ""

    # --- questions --------------------------------------------------------------------------------------------------

    def answer(self, line: str, public: views.Public, private: views.Private) -> list[Text] | None:
        """The table again, or what the judge would think of a clue."""
        query = line.strip()
        if not query:
            return None if has_silent_answer(_asking(self._mine)) else self.show(public, private, self._mine)
        if not query.startswith("?"):
            return None
        trial, written = self._typed.read_trial(query.removeprefix("?"))
        finding = self._judge.ask(JudgeClue(trial.word, trial.number, public.open_codenames, self._options.agreements))
        reason = finding_text(written, finding, self._seats.language)
        answer = self._say(f"try-{finding.verdict}", reason=reason)
        if finding.rule is not None:
            answer = text("with-rule", self._seats.language, text=answer, rule=finding.rule)
        return [Text("  " + answer)]

    @cached_property
    def _judge(self) -> Oracle:
        """Opened when the first question is asked: a dictionary takes its time."""
        return judge_of(self._options, None)

    def help(self) -> list[str]:
        return [self._say(f"help-{part}") for part in self._help_parts()]

    def _help_parts(self) -> Iterator[str]:
        """What the person can do, and not what others can."""
        options = self._options
        yield "goal-coop" if self._is_coop else "goal"
        yield from self._help_for_captain() if self._seats.me in self._captains else self._help_for_guesser()
        if options.timer == "sand":
            yield "timer"
        yield "look"
        if options.games > 1:
            yield "ready"

    def _help_for_captain(self) -> Iterator[str]:
        yield "clue"
        if self._options.judge != "off":
            yield "sure-doubtful" if self._is_judge_final else "sure"
        yield "try"
        yield from ("enemy",) if self._is_coop else ("ask", "object", "ruling", "penalty")

    def _help_for_guesser(self) -> Iterator[str]:
        yield from ("touch", "stop")
        if self._options.form == "teams":  # whoever guesses for both teams cannot object
            yield from ("object", "try")
            people = self._options.seats - len(self._options.machines)
            if self._options.strike_vote and self._options.judge == "warn" and people >= VOTE_FROM:
                yield "vote"

    @property
    def _is_judge_final(self) -> bool:
        """Whether a forbidden clue is refused, however sure its captain is."""
        return self._options.judge == "block" or (self._is_coop and self._options.judge == "warn")

    def about(self) -> list[str]:
        options = self._options
        lines = [*self._sides(), *([self._say("form-coop")] if self._is_coop else [])]
        lines += [] if is_ours(options.deck) else [self._say("own-deck")]
        return [
            *lines,
            self._say("judge-block" if self._is_judge_final else f"judge-{options.judge}"),
            self._say("marks"),
        ]

    def marked(self, public: views.Public, places: Sequence[int]) -> list[str]:
        return [public.board[place] for place in places]

    def end(self, public: views.Public, private: views.Private) -> list[Text]:
        return self._titled(self._say("stage-over"), self.table(public, {self._seats.me or 0: private}))


def key_seen(public: views.Public, hands: Mapping[int, views.Private]) -> Sequence[Owner]:
    """The owner of each codename, as far as this seat knows it."""
    return public.key or next((private.key for private in hands.values() if private.key), ())


def _asking(mine: Sequence[Window]) -> str | None:
    """The kind of window that waits for the person; others only let people interrupt."""
    return next((window.kind for window in mine if window.blocking), None)


def _decides(public: views.Public) -> int:
    """The captain whom the table waits for, if it waits for one."""
    return public.captains[1 - public.turn if public.stage is Stage.RULING else public.turn]
