"""«Цепочка» (rulebook WC): the tiny game that docs/adding-a-game.md adds. This is its manifest."""

from slovoteka.plugins.manifest import Bots, Manifest

MANIFEST = Manifest(
    id="chain",
    package="slovoteka_chain",
    kind="slovoteka_chain.kind:KIND",
    bots=Bots(make="slovoteka_chain.bot:make", levels=("beginner", "amateur", "expert", "master"), default="beginner"),
    reviewer="slovoteka_chain.review:REVIEWER",
    picture="slovoteka_chain.picture:draw_chain",
    terminal="slovoteka_chain.renderer:ChainRenderer",
)
