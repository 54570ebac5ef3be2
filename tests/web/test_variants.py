"""Every named variant of every game, played at least to what makes it different, with a page that shows it."""

import re
from collections.abc import Callable
from itertools import permutations
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from harness.site import Site
from slovoteka.core.value import Value
from slovoteka.games.registry import GAMES
from web.people import People
from web.sitting import Chair, Visitor, enter, is_over, lay_table, play
from web.texts import page_text

View = Any
MOVES: Final = 4


def keep_still(chairs: list[Chair]) -> None:
    """For variants that need no further action."""


class Sign(Value, frozen=True):
    """What shows the variant on the page, and how far the game has to go for it."""

    shown: Callable[[Page], Locator]
    until: Callable[[View], bool] | None = None
    """None for a few moves."""
    then: Callable[[list[Chair]], None] = keep_still
    """What the players do after that."""


def text(pattern: str) -> Callable[[Page], Locator]:
    return lambda page: page.get_by_text(re.compile(pattern)).first


def agreed(key: str, **places: str) -> Callable[[Page], Locator]:
    """What was agreed, in the head of the table."""
    return lambda page: page.get_by_role("banner").get_by_text(page_text(key, "ru", **places), exact=True)


def part(name: str) -> Callable[[Page], Locator]:
    return lambda page: page.locator(f"[data-test={name}]")


def asked(kind: str) -> Callable[[View], bool]:
    return lambda view: any(window["kind"] == kind for window in view["table"].get("windows", ()))


def i_am_asked(kind: str) -> Callable[[View], bool]:
    return lambda view: any(window.startswith(f"{kind}:") for window in view["mine"])


# --- actions of players ---------------------------------------------------------------------------------------------


def due(chairs: list[Chair]) -> Chair:
    return next(chair for chair in chairs if chair.due())


def challenge(chairs: list[Chair]) -> None:
    due(chairs).act({"type": "challenge"})


def call_nonsense(chairs: list[Chair]) -> None:
    """Calls the letters on the table in an order that makes no word."""
    caller = due(chairs)
    letters = permutations(caller.view()["table"]["public"]["conversation"])
    words = ("".join(order) for order in letters)
    caller.act({"type": "call", "word": next(word for word in words if not is_word(caller, word))})


def is_word(chair: Chair, word: str) -> bool:
    found = chair.visitor.ask("GET", f"/words/ru/{word}?room={chair.room}")
    return bool(found["stands"])


def claim_theme(chairs: list[Chair]) -> None:
    """The next player with a word claims it. A bad rack is exchanged first."""
    while (advised := due(chairs).advice(due(chairs).due() or ""))["type"] != "play":
        due(chairs).act(advised)
    due(chairs).act({**advised, "theme": [advised["word"].upper()]})


def stands(word: str, expected: bool) -> Callable[[list[Chair]], None]:
    def check(chairs: list[Chair]) -> None:
        assert is_word(chairs[0], word) is expected

    return check


SIGNS: Final[dict[str, dict[str, Sign]]] = {
    "forbidden": {
        "standard": Sign(agreed("forbidden.by-dictionary")),
        "flat-deck": Sign(text(r"в колоде$")),
        "vote": Sign(text("такое слово|Верить ли этому слову"), asked("doubt")),
        "fined-calls": Sign(text("Штраф 1 очко"), asked("respond"), call_nonsense),
        "jargon-and-names": Sign(agreed("forbidden.by-dictionary"), None, stands("ЛУТ", expected=True)),
        "beginners": Sign(text("^Осторожно, слово даст"), lambda view: bool(view["private"]["warned"])),
        "reveal": Sign(
            lambda page: page.locator("[data-test=last-call]").get_by_text(re.compile("Ещё можно|Других слов")),
            lambda view: any(view["table"]["public"]["discards"]),
        ),
        "series": Sign(lambda page: page.locator("[data-question=ready]"), asked("ready")),
        "crowd": Sign(lambda page: page.get_by_label(page_text("forbidden.opponents")).get_by_text("Захар")),
    },
    "underwood": {
        "standard": Sign(agreed("underwood.words-nouns")),
        "extended": Sign(agreed("underwood.words-all"), None, stands("БЕЖАТЬ", expected=True)),
        "vote": Sign(agreed("underwood.words-by-vote"), i_am_asked("respond")),
        "short": Sign(part("end"), is_over),
        "crowd": Sign(text("Кирилл")),
    },
    "codenames": {
        "standard": Sign(agreed("codenames.form-teams")),
        "crowd": Sign(text("Ирина")),
        "two": Sign(agreed("codenames.form-coop")),
        "three": Sign(part("game-over"), asked("ready")),
        "strict": Sign(lambda page: page.get_by_role("timer").first, asked("clue")),
        "friends": Sign(agreed("codenames.judge-off")),
    },
    "scrabble": {
        "standard": Sign(agreed("scrabble.words-auto")),
        "bilingual-ru": Sign(agreed("scrabble.edition-bilingual-ru")),
        "bilingual-uk": Sign(agreed("scrabble.edition-bilingual-uk")),
        "challenge": Sign(part("respond"), i_am_asked("respond")),
        "challenge-turn": Sign(text("вы пропустите ход"), i_am_asked("respond")),
        "challenge-ten": Sign(text("вы потеряете 10 очков"), i_am_asked("respond")),
        "vote": Sign(part("ballot"), asked("respond"), challenge),
        "declare": Sign(text("назовите свои очки"), i_am_asked("turn")),
        "reusable-blanks": Sign(agreed("scrabble.words-auto")),
        "theme-list": Sign(agreed("scrabble.theme", theme="спорт")),
        "theme-vote": Sign(
            text("Что здесь по теме"),
            lambda view: asked("turn")(view) and not i_am_asked("turn")(view),
            claim_theme,
        ),
        "jacks": Sign(text("В первом слове не меньше"), asked("turn")),
        "two-bags": Sign(part("drawing"), i_am_asked("draw")),
        "tournament": Sign(agreed("scrabble.time-a-move", time="2:00")),
        "championship": Sign(text("на партию")),
        "nouns": Sign(agreed("scrabble.words-auto"), asked("turn"), stands("БЕЖАТЬ", expected=False)),
        "solitaire": Sign(lambda page: page.get_by_role("toolbar", name=page_text("scrabble.rack"))),
        "solitaire-two-racks": Sign(text("^Вторая подставка")),
        "solitaire-face-up": Sign(part("drawing"), asked("pick")),
        "duplicate": Sign(part("places"), lambda view: view["table"]["public"]["round"] > 1),
        "duplicate-engine": Sign(part("places"), lambda view: view["table"]["public"]["round"] > 1),
        "reverse": Sign(part("tray"), lambda view: any(view["table"]["public"]["removed"])),
        "bingo": Sign(part("call"), asked("mark")),
    },
}


def test_no_variant_is_forgotten() -> None:
    assert {game: set(signs) for game, signs in SIGNS.items()} == {
        game: set(kind.choices.variants) for game, kind in GAMES.items()
    }


@pytest.mark.full
@pytest.mark.parametrize(("game", "variant"), [(game, variant) for game, signs in SIGNS.items() for variant in signs])
def test_every_variant_shows_what_makes_it_different(person: People, site: Site, game: str, variant: str) -> None:
    one, sign = person(), SIGNS[game][variant]
    kind = GAMES[game]
    seats = kind.rules.read_options(kind.choices.variants[variant]).seats
    visitors = [Visitor.before(one, site.url), *[Visitor.unseen(site.url) for _ in range(seats - 1)]]
    chairs = lay_table(visitors, {"game": game, "variant": variant})
    page = enter(one, chairs[0].room)
    begun = chairs[0].view()["table"]["number"]
    play(chairs, sign.until or (lambda view: view["table"]["number"] >= begun + MOVES))
    sign.then(chairs)
    expect(sign.shown(page)).to_be_visible()
