"""«Запретные слова» (rulebook ZS). This is its manifest; README.md says where to read on."""

from slovoteka.plugins.manifest import Bots, Manifest, Puzzles

MANIFEST = Manifest(
    id="forbidden",
    package="slovoteka.games.forbidden",
    kind="slovoteka.games.forbidden.kind:KIND",
    shelf=1,
    bots=Bots(
        make="slovoteka.bots.forbidden:make",
        levels=("beginner", "amateur", "expert", "master"),
        default="beginner",
        paces_ms={
            "turn": (2_000, 7_000),
            "respond": (1_500, 5_000),
            "choose": (1_500, 5_000),
            "doubt": (2_000, 6_000),
            "vote": (2_000, 6_000),
            "call": (1_500, 5_000),
            "ready": (2_000, 6_000),
        },
    ),
    reviewer="slovoteka.review.forbidden:REVIEWER",
    puzzles=Puzzles(
        kinds=("forbidden-word", "forbidden-letter"),
        makers="slovoteka.puzzles.games.forbidden.makers:MAKERS",
        check="slovoteka.puzzles.games.forbidden.checking:check",
        place=2,
    ),
    picture="slovoteka.pictures.games.forbidden:draw_forbidden",
    table="forbidden",
    terminal="slovoteka.cli.games.forbidden.renderer:ForbiddenRenderer",
    screen="slovoteka.cli.games.forbidden.screen:SCREEN",
    loads="slovoteka.benches.games.forbidden.load:LOADS",
)
