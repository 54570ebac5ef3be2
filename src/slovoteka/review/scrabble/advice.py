"""What the engine would do in a turn of the standard game."""

from typing import Final

from slovoteka.bots.scrabble.known_position import rack_of, seen_at, terms_at
from slovoteka.core.situation import Situation
from slovoteka.games.scrabble.views import Public
from slovoteka.review.model import Advice, Depth, Remark
from slovoteka.review.scrabble.candidates import Candidates
from slovoteka.review.scrabble.move_values import weigh
from slovoteka.review.scrabble.positions import KnownPosition, passing
from slovoteka.review.scrabble.remarks import remark
from slovoteka.review.scrabble.turns import alternative

_SHOWN: Final = 8


def advise(situation: Situation, depth: Depth) -> Advice:
    public: Public = situation.public
    rack = rack_of(situation.options, situation.private, public.mover)
    position = KnownPosition(
        options=situation.options,
        seen=seen_at(situation.options, public, rack, situation.events, weighs_leaves=True),
        terms=terms_at(public, situation.events),
    )
    sight = Candidates(position)
    first = sight.ranked[0].move if sight.ranked else passing(position)
    weighed = weigh(sight, first, depth, _SHOWN)
    is_proved = bool(weighed) and all(one.is_proved for one in weighed)
    remarks: tuple[Remark, ...] = (remark("proved"),) if is_proved else ()
    return Advice(unit="points", alternatives=tuple(alternative(position, one) for one in weighed), remarks=remarks)
