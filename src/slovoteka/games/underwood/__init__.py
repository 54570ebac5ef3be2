"""«Ундервуд» (rulebook UW). This is its manifest; README.md says where to read on."""

from slovoteka.plugins.manifest import Bots, Manifest

MANIFEST = Manifest(
    id="underwood",
    package="slovoteka.games.underwood",
    kind="slovoteka.games.underwood.kind:KIND",
    shelf=2,
    bots=Bots(
        make="slovoteka.bots.underwood:make",
        levels=("beginner", "amateur", "expert", "master"),
        default="beginner",
        paces_ms={
            "turn": (8_000, 22_000),
            "respond": (1_500, 5_000),
            "doubt": (1_500, 5_000),
            "vote": (2_000, 6_000),
            "ready": (2_000, 6_000),
        },
    ),
    reviewer="slovoteka.review.underwood:REVIEWER",
    adviser="slovoteka.review.underwood:advise",
    picture="slovoteka.pictures.games.underwood:draw_underwood",
    table="underwood",
    terminal="slovoteka.cli.games.underwood.renderer:UnderwoodRenderer",
    screen="slovoteka.cli.games.underwood.screen:SCREEN",
    commands="slovoteka.cli.games.underwood.commands:underwood",
    benches="slovoteka.cli.games.underwood.bench_commands:benches",
)
