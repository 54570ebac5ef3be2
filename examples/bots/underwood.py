"""A bot for «Ундервуд»: lays the longest word that it can, and puts a letter into the tape that is hard to use."""

from functools import cache
from typing import Any

from slovoteka.client import Situation, run
from slovoteka.core.words import WordPolicy
from slovoteka.games.underwood.actions import Accept, Lay, Ready, Turn, Vote
from slovoteka.games.underwood.options import word_policy
from slovoteka.lexicon.dictionary import open_dictionary

dictionary = cache(open_dictionary)
RARE_FIRST = "ЪФЩЦЭЮХШЖЧЙГЬБЗЫЯУПМДЛКВРСТНИЕЁАО"


def decide(situation: Situation) -> Any:
    match situation.window.kind:
        case "turn":
            return turn(situation)
        case "respond":
            return Accept()
        case "vote":
            return Vote(True)
    return Ready()


def turn(situation: Situation) -> Turn:
    hand = [card for card in situation.private.hand if card == "?" or card in RARE_FIRST]  # prize cards are kept
    word, cut = longest(situation, "".join(hand))
    cards = hand if cut is None else hand + list(situation.public.tape[cut:])
    lay = Lay(spelt(word, cards), cut)
    letters = [card for card in RARE_FIRST if card in cards]
    return Turn(words=(lay,) if word else (), tape=letters[0] if letters else None)


def longest(situation: Situation, hand: str) -> tuple[str, int | None]:
    """A word from the hand alone, or with cards of the tape from a place on: the rest of the tape comes along."""
    words, tape = dictionary(word_policy(situation.options) or WordPolicy()), situation.public.tape
    plans: list[tuple[str, int | None]] = [(word, None) for word in words.fits(hand, top=1)]
    for cut, first in enumerate(tape):
        found = words.fits(hand + tape[cut + 1 :], required=first, top=1)
        plans += [(word, cut) for word in found if set(word.replace(first, "", 1)) & set(hand)]
    # A card that comes along costs points if it is still in the hand at the end.
    return max(plans, key=lambda plan: 3 * len(plan[0]) - torn(tape, plan[1]), default=("", None))


def torn(tape: str, cut: int | None) -> int:
    """How many cards are torn off the tape."""
    return 0 if cut is None else len(tape) - cut


def spelt(word: str, cards: list[str]) -> str:
    """Spells the word with these cards and removes them. An Underwood, written `*`, replaces each missing letter."""
    signs = ""
    for letter in word:
        card = letter if letter in cards else "?"
        cards.remove(card)
        signs += letter if card == letter else f"*{letter}"
    return signs


if __name__ == "__main__":
    run(decide, "underwood")
