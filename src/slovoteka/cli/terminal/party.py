"""Sets up a table of a person and bots: seats, the commitment to the seed, and the match."""

import random
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from slovoteka.bots.bot import Bot, Level
from slovoteka.bots.registry import make_bot
from slovoteka.cli.shared import files, output
from slovoteka.cli.shared.output import say
from slovoteka.cli.terminal.renderer import SeatsShown
from slovoteka.core import dealer, record
from slovoteka.core.kind import GameKind
from slovoteka.core.value import Value
from slovoteka.match.bots_at_table import BotsAtTable, HostedBot, LocalBot
from slovoteka.match.gathering import bot_names
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.seating import Seating
from slovoteka.messages import name_text
from slovoteka.messages.names import PLAYER
from slovoteka.store.memory import MemoryStore

ME: Final = 0


class Invitation(Value, frozen=True, kw_only=True):
    """The settings of a new table."""

    seats: int | None
    variant: str | None
    level: str | None
    """None for the level for newcomers."""
    options: tuple[str, ...]
    record: Path | None
    explain: bool = False


class PartySettings(Value, frozen=True, kw_only=True):
    """Clock, pace and seed. Tests replace them."""

    host: Callable[[Bot], HostedBot] = LocalBot
    pace: float = 1.0
    """The thinking time of bots, as a share of a human's."""
    seed: bytes | None = None
    """None for a secret random seed."""
    now_ms: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000


class Party:
    """One table with its person and bots."""

    def __init__(self, seating: Seating, match: Match, bots: BotsAtTable, seats: SeatsShown, salt_hash: str) -> None:
        self.seating, self.match, self.bots, self.seats, self.salt_hash = seating, match, bots, seats, salt_hash

    async def break_up(self) -> None:
        """The person leaves. With two players the other one wins; with more the match is abandoned."""
        await self.match.leave(ME)
        if self.match.outcome is None:
            await self.match.abandon()

    def save(self, path: Path) -> None:
        files.write_text(path, "".join(f"{line}\n" for line in record.lines(self.match.record())))


async def sit_down(
    kind: GameKind, options: Any, level: Level, name: str, width: int, world: PartySettings | None = None
) -> Party:
    """Seats the person first, then the bots. The salt is opened after the commitment to the seed."""
    world = world or PartySettings()
    salt, seed = (world.seed or secrets.token_bytes(dealer.SECRET_BYTES) for _ in range(2))
    seating = Seating(kind, options, name, seed)
    bots_called = bot_names(kind.rules.seats(options) - 1)
    seating.join(ME, PLAYER, salt_hash=dealer.commitment(salt))
    for seat, called in enumerate(bots_called, ME + 1):
        seating.join(seat, called, bot=level)
    seating.open_salt(ME, salt.hex())
    oracle, lexicon = open_oracle(kind, options)
    match = await Match.create(kind, seating.header(lexicon), seating.seed, MemoryStore(world.now_ms), oracle)
    # Bots' delays need no secure randomness.
    chance = random.Random(secrets.randbits(64) if world.seed is None else world.seed)  # noqa: S311
    bots = {
        seat: world.host(make_bot(kind.info.id, level, options, chance.getrandbits(32)))
        for seat in range(1, len(bots_called) + 1)
    }
    language = output.language()
    names = (say("play-you"), *(name_text(called, language) for called in bots_called))
    seats = SeatsShown(names=names, me=ME, language=language, width=width)
    return Party(
        seating, match, BotsAtTable(match, bots, chance, pace=world.pace), seats, dealer.commitment(salt)
    )  # fmt: skip


def usual_seats(kind: GameKind, invitation: Invitation) -> int | None:
    """The requested number, or the usual one of the variant or game."""
    if invitation.seats is not None or invitation.variant is not None:
        return invitation.seats
    return kind.choices.seats_with_bots


def usual_place(kind: GameKind) -> Path:
    """The default file for the record of a match."""
    from platformdirs import user_data_path  # noqa: PLC0415  only where it is asked

    name = f"{kind.info.id}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"
    return user_data_path("slovoteka", appauthor=False) / "records" / name
