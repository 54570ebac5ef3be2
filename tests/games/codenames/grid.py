"""The cards of the plain model in `model.py`: 25 on the table, their owners, and how they are drawn."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

TEAMS = ("red", "blue")
PEOPLE = {"bystander": 7, "assassin": 1}


def plain(word: str) -> str:
    return word.replace("Ё", "Е")


@dataclass
class Spot:
    card: int
    word: str
    owner: str = ""
    covered: bool = False


@dataclass
class Grid:
    options: dict[str, Any]
    """As plain data."""
    game: int = 1
    used: set[int] = field(default_factory=set)
    """Cards that have been on the table."""
    spots: list[Spot] = field(default_factory=list)
    first: int | None = None

    @property
    def awaits(self) -> str | None:
        """What must be drawn next."""
        if len(self.spots) < 25:
            return "cards"
        if self.first is None:
            return "colour"
        return None if self.spots[-1].owner else "key"

    def urn(self) -> Counter[str]:
        """What can be drawn now."""
        match self.awaits:
            case "cards":
                cards = self.options["deck"]["cards"]
                return Counter(
                    card[side] for number, card in enumerate(cards) if number not in self.used
                    for side in ("front", "back")
                )  # fmt: skip
            case "colour":
                given = self.options["first"] if self.game == 1 else None
                return Counter(["red"] if self.options["form"] == "coop" else [given] if given else TEAMS)
            case "key":
                return self.whole_key() - Counter(spot.owner for spot in self.spots)
        return Counter()

    def whole_key(self) -> Counter[str]:
        return Counter({team: 9 if side == self.first else 8 for side, team in enumerate(TEAMS)} | PEOPLE)

    def draw(self, face: str) -> None:
        match self.awaits:
            case "cards":
                cards = self.options["deck"]["cards"]
                number = next(n for n, card in enumerate(cards) if face in (card["front"], card["back"]))
                self.used.add(number)
                self.spots.append(Spot(number, face))
            case "colour":
                self.first = TEAMS.index(face)
            case "key":
                next(spot for spot in self.spots if not spot.owner).owner = face

    def open_words(self, owner: str | None = None) -> list[str]:
        return [plain(spot.word) for spot in self.spots if not spot.covered and owner in (None, spot.owner)]

    def cover(self, word: str) -> str:
        spot = next(spot for spot in self.spots if plain(spot.word) == word)
        spot.covered = True
        return spot.owner

    def clear(self) -> None:
        """For the next game: turns the cards over, or deals others."""
        cards = self.options["deck"]["cards"]
        self.game += 1
        self.first = None
        if self.game % 2 == 0:
            for spot in self.spots:
                card = cards[spot.card]
                spot.word = card["back"] if spot.word == card["front"] else card["front"]
                spot.owner, spot.covered = "", False
        else:
            self.spots = []
            self.used = set() if len(cards) - len(self.used) < 25 else self.used
