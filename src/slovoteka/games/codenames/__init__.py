"""«Кодовые имена» (rulebook CN). This is its manifest; README.md says where to read on."""

from slovoteka.plugins.manifest import Bots, Manifest, Puzzles

MANIFEST = Manifest(
    id="codenames",
    package="slovoteka.games.codenames",
    kind="slovoteka.games.codenames.kind:KIND",
    shelf=3,
    bots=Bots(
        make="slovoteka.bots.codenames:make",
        levels=("beginner", "amateur", "expert", "master"),
        default="beginner",
        needs_associations=True,
        paces_ms={
            "clue": (9_000, 24_000),
            "whisper": (3_000, 8_000),
            "ruling": (3_000, 8_000),
            "vote": (3_000, 8_000),
            "respond": (1_500, 4_000),
            "guess": (3_000, 9_000),
            "penalty": (2_000, 6_000),
            "enemy": (2_000, 6_000),
            "object": (1_500, 4_000),
            "timer": (2_000, 6_000),
            "ready": (2_000, 6_000),
        },
    ),
    reviewer="slovoteka.review.codenames:REVIEWER",
    adviser="slovoteka.review.codenames:advise",
    puzzles=Puzzles(
        kinds=("codenames-clue",),
        makers="slovoteka.puzzles.games.codenames.makers:MAKERS",
        check="slovoteka.puzzles.games.codenames.checking:check",
        place=3,
    ),
    picture="slovoteka.pictures.games.codenames:draw_codenames",
    table="codenames",
    terminal="slovoteka.cli.games.codenames.renderer:CodenamesRenderer",
    screen="slovoteka.cli.games.codenames.screen:SCREEN",
    commands="slovoteka.cli.games.codenames.commands:codenames",
    benches="slovoteka.cli.games.codenames.bench_commands:benches",
)
