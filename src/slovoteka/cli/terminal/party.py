"""A person and bots sit down at a table: who they are, the promise of the seed, and the match that follows from it."""

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
from slovoteka.match.drive import BotsAtTable, LocalBot, SeatBot
from slovoteka.match.gathering import bot_names
from slovoteka.match.host import Match
from slovoteka.match.oracles import open_oracle
from slovoteka.match.seating import Seating
from slovoteka.store.memory import MemoryStore

ME: Final = 0


class Invitation(Value, frozen=True, kw_only=True):
    """What was asked for."""

    seats: int | None
    variant: str | None
    level: str
    options: tuple[str, ...]
    record: Path | None
    explain: bool = False


class Circumstances(Value, frozen=True, kw_only=True):
    """What the world brings to a table. Tests bring their own."""

    mind: Callable[[Bot], SeatBot] = LocalBot
    pace: float = 1.0
    """How much of a human's time bots take."""
    seed: bytes | None = None
    """None: nobody can know it."""
    now_ms: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000


class Party:
    """One table with its people and bots."""

    def __init__(self, seating: Seating, match: Match, bots: BotsAtTable, seats: SeatsShown, salt_hash: str) -> None:
        self.seating, self.match, self.bots, self.seats, self.salt_hash = seating, match, bots, seats, salt_hash

    async def break_up(self) -> None:
        """The person goes. Who leaves the other alone has lost; a game of more goes nowhere without its person."""
        await self.match.leave(ME)
        if self.match.outcome is None:
            await self.match.abandon()

    def save(self, path: Path) -> None:
        files.write_text(path, "".join(f"{line}\n" for line in record.lines(self.match.record())))


async def sit_down(
    kind: GameKind, options: Any, level: Level, name: str, width: int, world: Circumstances | None = None
) -> Party:
    """The person first, then the bots. The salt is opened after the seed was promised."""
    world = world or Circumstances()
    salt, seed = (world.seed or secrets.token_bytes(dealer.SECRET_BYTES) for _ in range(2))
    seating = Seating(kind, options, name, seed)
    bots_called = bot_names(kind.rules.seats(options) - 1)
    seating.join(ME, say("play-person"), salt_hash=dealer.commitment(salt))
    for seat, called in enumerate(bots_called, ME + 1):
        seating.join(seat, called, bot=level)
    seating.open_salt(ME, salt.hex())
    oracle, lexicon = open_oracle(kind, options)
    match = await Match.create(kind, seating.header(lexicon), seating.seed, MemoryStore(world.now_ms), oracle)
    # How long a bot hesitates is no secret worth keeping.
    chance = random.Random(secrets.randbits(64) if world.seed is None else world.seed)  # noqa: S311
    minds = {
        seat: world.mind(make_bot(kind.info.id, level, options, chance.getrandbits(32)))
        for seat in range(1, len(bots_called) + 1)
    }
    seats = SeatsShown(names=(say("play-you"), *bots_called), me=ME, language=output.language(), width=width)
    return Party(
        seating, match, BotsAtTable(match, minds, chance, pace=world.pace), seats, dealer.commitment(salt)
    )  # fmt: skip


def usual_seats(kind: GameKind, invitation: Invitation) -> int | None:
    """As many as were asked for; else what the variant or the game is usually played with."""
    if invitation.seats is not None or invitation.variant is not None:
        return invitation.seats
    return kind.choices.seats_with_bots


def usual_place(kind: GameKind) -> Path:
    """Where the record of a match goes that nobody has named a place for."""
    from platformdirs import user_data_path  # noqa: PLC0415  only where it is asked

    name = f"{kind.info.id}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"
    return user_data_path("slovoteka", appauthor=False) / "records" / name
