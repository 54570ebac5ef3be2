"""What a call would do, before it is made. It does not tell whether it is a word: finding that out is the game."""

from collections import Counter

from slovoteka.core.oracle import Oracle
from slovoteka.core.value import Value
from slovoteka.games.forbidden.actions import Action, Call, readable
from slovoteka.games.forbidden.calls import begins_anew, letters_missing, shared_out, spelt
from slovoteka.games.forbidden.options import LOST_AT, Options
from slovoteka.games.forbidden.views import Private, Public


class CallPreview(Value, frozen=True, kw_only=True):
    """What follows if the word is accepted. While letters are missing, it counts only those that are there."""

    missing: tuple[str, ...]
    """Letters that the conversation has too few cards for."""
    victim: int | None
    """Who would take letters; None if nobody has laid one yet."""
    taken: str
    returned: str
    restarts: bool
    """Whether too few red letters would be left, so that a new conversation would begin (ZS-27)."""
    ends: bool
    """Whether the victim would have too many points, so that the game would be over (ZS-31)."""


def preview(
    options: Options, _oracle: Oracle | None, seen: Public, _own: Private, _seat: int, action: Action
) -> CallPreview | None:
    """Previews a call. It has the same effect whoever makes it."""
    if not isinstance(action, Call) or not action.word.strip():
        return None
    call = readable(action)
    if not isinstance(call, Call):
        raise AssertionError("a call stays a call")
    there = _letters_there(seen.conversation, call.word)
    taken, returned = shared_out(options, there)
    left = "".join((Counter(seen.conversation) - Counter(there)).elements())
    ends = seen.last_mover is not None and seen.points[seen.last_mover] + len(taken) >= LOST_AT
    return CallPreview(
        missing=letters_missing(seen.conversation, call.word),
        victim=seen.last_mover,
        taken=taken,
        returned=returned,
        restarts=not ends and begins_anew(options, left),
        ends=ends,
    )


def _letters_there(conversation: str, word: str) -> str:
    """The letters of the word that have a card, in word order."""
    cards = Counter(conversation)
    there = []
    for letter in spelt(word):
        if cards[letter]:
            cards[letter] -= 1
            there.append(letter)
    return "".join(there)
