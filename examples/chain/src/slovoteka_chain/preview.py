"""What a word would do, before it is said. It reads only views and makes the same checks as `check`."""

from slovoteka.core.oracle import IsWord, Oracle
from slovoteka.core.value import Value
from slovoteka_chain.actions import Action, Say, readable
from slovoteka_chain.options import Options
from slovoteka_chain.views import Private, Public
from slovoteka_chain.words import check_link, handed_on


class WordPreview(Value, frozen=True, kw_only=True):
    letter: str
    """The letter that the opponent's word would have to begin with."""
    stands: bool | None
    """Whether the dictionary has it; None if the dictionary may not be asked."""


def preview(
    _options: Options, oracle: Oracle | None, seen: Public, _own: Private, _seat: int, action: Action
) -> WordPreview | None:
    if not isinstance(action, Say) or not action.word.strip():
        return None
    word = readable(action).word
    check_link(word, seen.letter, seen.words)
    stands = None if oracle is None else oracle.ask(IsWord(word)).allowed
    return WordPreview(letter=handed_on(word), stands=stands)
