"""Scrabble: both rulebooks, both languages, every variant. This is its manifest; README.md says where to read on."""

from slovoteka.plugins.manifest import Bots, Formats, Manifest, Prepared, Puzzles

MANIFEST = Manifest(
    id="scrabble",
    package="slovoteka.games.scrabble",
    kind="slovoteka.games.scrabble.kind:KIND",
    shelf=4,
    bots=Bots(
        make="slovoteka.bots.scrabble:make",
        levels=("beginner", "amateur", "master", "grandmaster", "oracle"),
        default="beginner",
        paces_ms={
            "turn": (6_000, 18_000),
            "respond": (1_500, 5_000),
            "challenge": (1_500, 5_000),
            "vote": (2_000, 6_000),
            "theme": (2_000, 6_000),
            "draw": (1_500, 4_000),
            "pick": (4_000, 12_000),
            "sheet": (9_000, 27_000),
            "write": (9_000, 27_000),
            "mark": (1_500, 4_000),
            "remove": (6_000, 18_000),
        },
    ),
    reviewer="slovoteka.review.scrabble:REVIEWER",
    adviser="slovoteka.review.scrabble:advise",
    prepares=Prepared(
        is_ready="slovoteka.bots.scrabble.preparing:is_prepared",
        build="slovoteka.bots.scrabble.preparing:prepare",
    ),
    puzzles=Puzzles(
        kinds=("scrabble-best", "scrabble-out"),
        makers="slovoteka.puzzles.games.scrabble.makers:MAKERS",
        check="slovoteka.puzzles.games.scrabble.checking:check",
        place=1,
    ),
    formats=Formats(
        names=("gcg", "cgp"),
        exchange="slovoteka.formats.scrabble.gcg_and_cgp:EXCHANGE",
        subject="slovoteka.cli.games.scrabble.review_gcg:read_gcg_game",
    ),
    picture="slovoteka.pictures.games.scrabble:draw_scrabble",
    table="scrabble",
    terminal="slovoteka.cli.games.scrabble.renderer:scrabble_renderer",
    screen="slovoteka.cli.games.scrabble.screen:SCREEN",
    commands="slovoteka.cli.games.scrabble.commands:scrabble",
    benches="slovoteka.cli.games.scrabble.bench_commands:benches",
    loads="slovoteka.benches.games.scrabble.load:LOADS",
)
