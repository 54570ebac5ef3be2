"""A bot for «Запретные слова»: lays letters that complete no word, and calls the word that costs its victim most."""

from functools import cache
from typing import Any

from slovoteka.client import Situation, run
from slovoteka.core.words import WordPolicy
from slovoteka.games.forbidden.actions import Accept, Call, Choose, Lay, Pass, Ready, Vote
from slovoteka.games.forbidden.options import RED_NEEDED, word_policy
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary

dictionary = cache(open_dictionary)


def decide(situation: Situation) -> Any:
    table, options = situation.public, situation.options
    words = dictionary(word_policy(options) or WordPolicy())
    match situation.window.kind:
        case "turn":
            red = table.window if len(table.window) >= RED_NEEDED else ""
            return Lay(safest(words, table.conversation, situation.private.hand + red))
        case "respond" | "call":
            seen = words.fits(table.conversation)
            dearest = max(seen, key=lambda word: sum(letter in options.deck.black for letter in word), default=None)
            if dearest is not None and not is_quiet(situation):
                return Call(dearest)
            return Pass() if situation.window.kind == "respond" else None
        case "choose":
            return Choose("left")
    return {"doubt": Accept(), "vote": Vote(True), "ready": Ready()}[situation.window.kind]


def safest(words: Dictionary, conversation: str, letters: str) -> str:
    """A letter after which nothing can be called, or otherwise the fewest words."""
    return min(letters, key=lambda letter: len(words.fits(conversation + letter)))


def is_quiet(situation: Situation) -> bool:
    """Whether a wrong call still forbids this seat to call."""
    return bool(situation.window.opened_ms < situation.public.quiet_until_ms[situation.seat])


if __name__ == "__main__":
    run(decide, "forbidden")
