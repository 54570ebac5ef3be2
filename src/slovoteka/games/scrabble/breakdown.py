"""The score of a move in lines that a person can check by hand."""

from slovoteka.core.value import Value
from slovoteka.games.scrabble.plays import Score, WordScore


class BreakdownLabels(Value, frozen=True, kw_only=True):
    """The few words between the numbers, in the reader's language."""

    all_tiles: str
    theme: str
    total: str


def score_lines(score: Score, labels: BreakdownLabels) -> list[str]:
    """A line for each word, one for seven tiles in a move, and the total."""
    lines = [word_line(word, labels) for word in score.words]
    if score.all_tiles:
        lines.append(f"+{score.all_tiles} ({labels.all_tiles})")
    return [*lines, f"{labels.total}: {score.total}"]


def word_line(word: WordScore, labels: BreakdownLabels) -> str:
    """`ЛАНДШАФТ: 26 + 8 (Ш×2) = 34 ×3 ×3 = 306`: letters first, then the word, then the theme (SM-28, SM-G18)."""
    line = f"{word.word}: {word.face}"
    # A blank is worth nothing on any square (SM-30), so "+ 0" would only confuse.
    additions = [(letter, factor, adds) for letter, factor, adds in word.premiums if adds]
    sum_of_letters = word.face + sum(adds for _, _, adds in additions)
    if additions:
        line += "".join(f" + {adds} ({letter}×{factor})" for letter, factor, adds in additions)
        line += f" = {sum_of_letters}"
    if word.factors:
        line += "".join(f" ×{factor}" for factor in word.factors) + f" = {word.score - word.theme}"
    if word.theme:
        line += f" + {word.theme} ({labels.theme}) = {word.score}"
    return line
