"""Reviews of «Цепочка». The manifest names `REVIEWER`.

Only one decision is judged: giving up although the dictionary had a word.
"""

from collections.abc import Sequence

from slovoteka.core.record import Record
from slovoteka.lexicon.dictionary import open_dictionary
from slovoteka.review.decisions import PlayerDecision, story_of
from slovoteka.review.marks import CHANCES, cost_of, in_order
from slovoteka.review.model import Alternative, Curve, Depth, Judged, Remark
from slovoteka_chain.actions import GiveUp
from slovoteka_chain.options import Options, word_policy

_SHOWN = 3


class Reviewer:
    def decisions(self, record: Record, depth: Depth) -> Sequence[PlayerDecision]:
        return [decision for decision in story_of(record).decisions if isinstance(decision.action, GiveUp)]

    def judge(self, decision: PlayerDecision) -> Judged:
        seen, options = decision.situation.public, decision.situation.options
        missed = [word for word in _known(options, seen.letter) if word not in seen.words][:_SHOWN]
        lost = Alternative(written="–", value=0.0, is_played=True)
        offered = in_order([lost, *(Alternative(written=word, value=0.5) for word in missed)], _SHOWN)
        cost = cost_of(offered)
        return Judged(
            number=decision.number,
            seat=decision.seat,
            written="–",
            unit="chance",
            cost=cost,
            mark=CHANCES.mark(cost),
            alternatives=offered,
        )

    def curves(self, record: Record, judged: tuple[Judged, ...]) -> tuple[Curve, ...]:
        return ()

    def remarks(self, record: Record, seat: int, judged: tuple[Judged, ...]) -> tuple[Remark, ...]:
        return ()


def _known(options: Options, letter: str) -> list[str]:
    return open_dictionary(word_policy(options)).words(letter)


REVIEWER = Reviewer()
