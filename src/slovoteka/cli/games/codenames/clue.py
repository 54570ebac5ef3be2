"""`slovoteka codenames clue`: a captain's clue and the reasons for it."""

from itertools import islice

import numpy as np

from slovoteka.associations.table import AssociationTable, open_table
from slovoteka.bots.codenames.captain import CaptainStyle, Idea, Sides, think
from slovoteka.bots.codenames.levels import STRENGTHS
from slovoteka.bots.codenames.partner_models import PartnerModels
from slovoteka.bots.registry import read_level
from slovoteka.cli.games.codenames.rank import read_codenames
from slovoteka.cli.shared import output
from slovoteka.cli.shared.output import say
from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.judge import open_judge


def show_clue(written: tuple[str, str, str, str], level: str, *, as_json: bool) -> None:
    """`written` has own words, the enemy's, bystanders and the assassin, each separated by commas."""
    sides = _read_sides(written)
    strength = STRENGTHS[read_level("codenames", level)]
    table, judge = open_table(), open_judge()
    idea = think(
        PartnerModels(table, sides.open),
        sides,
        np.asarray(table.zipf[table.clue_words] >= strength.zipf),
        lambda clue, number: judge.is_clean(table.words[clue], number, sides.open),
        CaptainStyle(most=strength.most, caution=strength.caution),
    )
    if idea is None:
        raise Unreadable("codenames-no-clue")
    if as_json:
        output.write_json(_document(table, idea))
    else:
        _tell(table, idea)


def _read_sides(written: tuple[str, str, str, str]) -> Sides:
    sides = [[word.strip() for word in side.split(",") if word.strip()] for side in written]
    if not sides[0]:
        raise Unreadable("codenames-clue-own")
    words = iter(read_codenames([word for side in sides for word in side]))
    return Sides(*(tuple(islice(words, len(side))) for side in sides))


def _document(table: AssociationTable, idea: Idea) -> dict[str, object]:
    clue = table.words[idea.clue]
    targets = [
        {"word": word, "probability": round(chance, 4), "why": table.why(clue, word).kind}
        for word, chance in idea.targets
    ]
    danger = None if idea.danger is None else {"word": idea.danger[0], "probability": round(idea.danger[1], 4)}
    return {"clue": table.clue(idea.clue).lower(), "number": idea.number, "targets": targets, "danger": danger}


def _tell(table: AssociationTable, idea: Idea) -> None:
    clue = table.words[idea.clue]
    output.write(f"{table.clue(idea.clue).lower()} {idea.number}")
    for word, chance in idea.targets:
        kind = table.why(clue, word).kind
        output.write("  " + say("codenames-clue-target", word=word, chance=round(100 * chance), why=kind))
    if idea.danger is not None:
        output.write("  " + say("codenames-clue-danger", word=idea.danger[0], chance=round(100 * idea.danger[1])))
