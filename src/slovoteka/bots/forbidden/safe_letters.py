"""Which safe letters the next player can have."""

from math import comb

from slovoteka.bots.forbidden.knowledge import Knowledge
from slovoteka.games.forbidden.options import HAND, RED_NEEDED


def safe_letters(knowledge: Knowledge, conversation: str, window: str, unseen: str) -> set[str]:
    """Letters that somebody could lay here without completing a word."""
    red = window if len(window) >= RED_NEEDED else ""
    return set(red + unseen) - set(knowledge.unsafe(conversation))


def chance_of_none(knowledge: Knowledge, conversation: str, window: str, unseen: str) -> float:
    """The chance that every letter is unsafe for somebody with three unknown cards."""
    safe = safe_letters(knowledge, conversation, window, unseen)
    if len(window) >= RED_NEEDED and not safe.isdisjoint(window):
        return 0.0
    bad = sum(letter not in safe for letter in unseen)
    cards = min(HAND, len(unseen))
    return comb(bad, cards) / comb(len(unseen), cards)
