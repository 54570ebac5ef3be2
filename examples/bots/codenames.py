"""A bot for «Кодовые имена»: a captain who looks for the clue nearest to most of the words, and a guesser."""

from typing import Any

import numpy as np

from slovoteka.associations.table import open_table
from slovoteka.client import Situation, run
from slovoteka.games.codenames.actions import Accept, Answer, Clue, Cover, Ready, Ruling, Stop, Touch, Vote
from slovoteka.games.codenames.views import Public
from slovoteka.lexicon.judge import open_judge


def decide(situation: Situation) -> Any:
    table, own = situation.public, situation.private
    match situation.window.kind:
        case "clue":
            return clue(table, own.key)
        case "guess":
            given = table.clues[-1]
            best, chance = open_table().rank(given.word, table.open_codenames)[0]
            enough = len(given.touched) >= (given.number or 1) or chance < 0.1
            return Stop() if given.touched and enough else Touch(best)
        case "penalty" | "enemy":
            colour = table.colour(table.turn if situation.window.kind == "penalty" else 1 - table.turn)
            return Cover(next(word for word, owner in still_open(table, own.key) if owner == colour))
    agreeable: dict[str, Any] = {
        "respond": Accept(),
        "whisper": Answer(True),
        "ruling": Ruling(True),
        "vote": Vote(True),
        "ready": Ready(),
    }
    return agreeable.get(situation.window.kind)


def clue(table: Public, key: Any) -> Clue:
    """The clue with most of our words nearer than any other word; of those, the one that stands out most."""
    words, owners = zip(*still_open(table, key), strict=True)
    ours = np.array([owner == table.colour(table.turn) for owner in owners])
    logits, given_words = open_table().scores("mix", words), {given.word for given in table.clues}
    others = logits[:, ~ours].max(axis=1, keepdims=True)
    ahead = np.sort(logits[:, ours] - others, axis=1)[:, ::-1]
    numbers = np.clip((ahead > 0.5).sum(axis=1), 1, 3)
    for place in np.argsort(-(numbers + np.tanh(ahead[:, 0]))):
        word, number = open_table().words[place].upper(), int(numbers[place])
        if word not in given_words and open_judge().is_clean(word, number, words):
            return Clue(word, number)
    raise LookupError("no clue is clean")


def still_open(table: Public, key: Any) -> list[tuple[str, str]]:
    """The codenames that nothing covers, each with its owner."""
    rows = zip(table.board, table.covers, key, strict=True)
    return [(word, owner) for word, cover, owner in rows if cover is None]


if __name__ == "__main__":
    run(decide, "codenames")
