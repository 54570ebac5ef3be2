"""Which options a table can have, and which not."""

from typing import Any

import msgspec
import pytest

from rules.codenames.tables import CodenamesTable
from slovoteka.core.errors import Illegal, Refusal, Unreadable
from slovoteka.games.codenames.deck import Deck, default_deck, earlier_decks
from slovoteka.games.codenames.kind import KIND
from slovoteka.games.codenames.options import MOST_STRIKES, RULES, SEATS, Options, read_options, renewed
from slovoteka.games.rulebook import rules_of
from slovoteka.lexicon.clues import ClueAllowances

AGREEMENTS = ("compounds", "names", "abbreviations", "homophones", "rhymes")
LIMITS = ("sand_ms", "clue_ms", "guess_ms", "respond_ms", "decide_ms", "break_ms")


def test_the_defaults() -> None:
    options = read_options({})
    assert options == Options(rules=RULES)
    assert (options.strike_vote, options.strikes_most) == (True, 3)
    assert (options.seats, options.form, options.games, options.captains) == (4, "teams", 1, ())
    assert (options.rotate, options.first, options.judge, options.timer) == (True, None, "warn", "sand")
    assert [getattr(options, limit) for limit in LIMITS] == [60_000, 120_000, 180_000, 8_000, 60_000, 120_000]
    assert options.agreements == ClueAllowances()
    assert options.deck == default_deck()


@pytest.mark.parametrize("name", sorted(KIND.choices.variants))
def test_variants_can_be_read_and_written(name: str) -> None:
    options = read_options(KIND.choices.variants[name])
    assert msgspec.json.decode(msgspec.json.encode(options), type=Options) == options
    assert read_options(msgspec.to_builtins(options)) == options
    assert len(KIND.rules.make(options, CodenamesTable().judge).start().teams) == KIND.rules.seats(options)


@pytest.mark.parametrize("version", [0, -1, RULES + 1, 10**30])
def test_there_are_versions_of_the_rules(version: int) -> None:
    assert [read_options({"rules": known}).rules for known in (1, "2", 3)] == [1, 2, 3]
    assert read_options({}).rules == RULES == KIND.info.rules_version
    with pytest.raises(Unreadable) as refusal:
        read_options({"rules": version})
    assert (refusal.value.code, refusal.value.params["newest"]) == ("no-such-rules", RULES)


@pytest.mark.rule("CN-G20")
@pytest.mark.parametrize("strikes", [-1, MOST_STRIKES + 1])
def test_how_many_strikes_against_the_judge_a_table_can_allow(strikes: int) -> None:
    assert [read_options({"strikes_most": most}).strikes_most for most in (0, MOST_STRIKES)] == [0, MOST_STRIKES]
    with pytest.raises(Unreadable) as refusal:
        read_options({"strikes_most": strikes})
    assert refusal.value.code == "codenames-strikes"


# --- people ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-02", "CN-90", "CN-100")
@pytest.mark.parametrize(
    ("raw", "form"),
    [({"seats": 2}, "coop"), ({"seats": "2"}, "coop"), ({"seats": 3}, "three"), ({"seats": "3"}, "three"),
     ({"seats": 4}, "teams"), ({"seats": 12}, "teams"), ({}, "teams"), ({"seats": 3, "form": "coop"}, "coop"),
     ({"seats": 12, "form": "coop"}, "coop"), ({"seats": 2, "form": "coop"}, "coop")],
    ids=str,
)  # fmt: skip
def test_the_form_follows_from_the_number_of_people(raw: dict[str, Any], form: str) -> None:
    assert read_options(raw).form == form


@pytest.mark.parametrize(
    ("raw", "rule"),
    [
        pytest.param({"seats": 2, "form": "teams"}, "CN-02", marks=pytest.mark.rule("CN-02")),
        pytest.param({"seats": 3, "form": "teams"}, "CN-02", marks=pytest.mark.rule("CN-02")),
        pytest.param({"seats": 13}, "CN-02", marks=pytest.mark.rule("CN-02")),
        pytest.param({"seats": 1}, "CN-02", marks=pytest.mark.rule("CN-02")),
        pytest.param({"seats": 0}, "CN-02", marks=pytest.mark.rule("CN-02")),
        pytest.param({"seats": -3}, "CN-02", marks=pytest.mark.rule("CN-02")),
        pytest.param({"seats": 1, "form": "coop"}, "CN-90", marks=pytest.mark.rule("CN-90")),
        pytest.param({"seats": 13, "form": "coop"}, "CN-90", marks=pytest.mark.rule("CN-90")),
        pytest.param({"seats": 2, "form": "three"}, "CN-100", marks=pytest.mark.rule("CN-100")),
        pytest.param({"form": "three"}, "CN-100", marks=pytest.mark.rule("CN-100")),
    ],
)
def test_how_many_can_play(raw: dict[str, Any], rule: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_options(raw)
    assert (refusal.value.rule, refusal.value.code) == (rule, "seats")
    # Where nobody chose a form, any that fits the number would do.
    least, most = SEATS[raw["form"]] if "form" in raw else (2, 12)
    assert (refusal.value.params["least"], refusal.value.params["most"]) == (least, most)


def test_the_lobby_knows_the_least_and_the_most_of_all_forms() -> None:
    assert KIND.info.seats_min == min(least for least, _ in SEATS.values())
    assert KIND.info.seats_max == max(most for _, most in SEATS.values())


@pytest.mark.rule("CN-01", "CN-03")
@pytest.mark.parametrize(
    ("raw", "teams", "captains"),
    [
        ({}, (0, 1, 0, 1), (0, 1)),
        ({"seats": 5}, (0, 1, 0, 1, 0), (0, 1)),
        ({"seats": 6, "captains": [4, 1]}, (0, 1, 0, 1, 0, 1), (4, 1)),
        ({"seats": 3}, (0, 1, -1), (0, 1)),
        ({"seats": 3, "captains": [2, 0]}, (1, -1, 0), (2, 0)),
        ({"seats": 2}, (0, 0), (0,)),
        ({"seats": 4, "form": "coop", "captains": [3]}, (0, 0, 0, 0), (3,)),
    ],
)
def test_who_sits_where(raw: dict[str, Any], teams: tuple[int, ...], captains: tuple[int, ...]) -> None:
    table = CodenamesTable(**raw)
    assert (table.public.teams, table.public.captains) == (teams, captains)


@pytest.mark.rule("CN-03")
@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"captains": [0, 4]}, "no-such-seat"),
        ({"captains": [-1, 1]}, "no-such-seat"),
        ({"captains": [0]}, "captains-one-a-team"),
        ({"captains": [0, 1, 2]}, "captains-one-a-team"),
        ({"captains": [0, 2]}, "captains-one-a-team"),
        ({"captains": [1, 0]}, "captains-one-a-team"),
        ({"captains": [1, 1]}, "captains-one-a-team"),
        ({"seats": 3, "captains": [1, 1]}, "captains-one-a-team"),
        ({"seats": 3, "captains": [1]}, "captains-one-a-team"),
        ({"seats": 2, "captains": [0, 1]}, "captains-one-a-team"),
        ({"seats": 2, "captains": [2]}, "no-such-seat"),
    ],
    ids=str,
)
def test_captains_that_cannot_be(raw: dict[str, Any], code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read_options(raw)
    assert (refusal.value.rule, refusal.value.code) == ("CN-03", code)


def test_a_form_asks_for_any_seat_of_the_largest_table() -> None:
    bounds = KIND.choices.form.fields["captains"].bounds
    assert bounds is not None
    most = max(most for _, most in SEATS.values())
    for seat in (bounds[0], bounds[1]):
        assert read_options({"seats": most, "form": "coop", "captains": [seat]}).captains == (seat,)
    for seat in (bounds[0] - 1, bounds[1] + 1):
        with pytest.raises(Illegal) as refusal:
            read_options({"seats": most, "form": "coop", "captains": [seat]})
        assert refusal.value.code == "no-such-seat"


# --- who begins -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-11")
@pytest.mark.parametrize(
    ("raw", "faces"),
    [({}, ("blue", "red")), ({"first": "blue"}, ("blue",)), ({"first": "red"}, ("red",)), ({"seats": 2}, ("red",)),
     ({"seats": 3, "first": "blue"}, ("blue",)), ({"seats": 2, "first": "red"}, ("red",))],
    ids=str,
)  # fmt: skip
def test_who_may_begin(raw: dict[str, Any], faces: tuple[str, ...]) -> None:
    table = CodenamesTable(**raw)
    while table.urn.what != "colour":
        table.draw()
    assert table.urn.faces == faces


@pytest.mark.rule("CN-92")
def test_against_the_game_the_enemy_never_begins() -> None:
    with pytest.raises(Illegal) as refusal:
        read_options({"seats": 2, "first": "blue"})
    assert (refusal.value.rule, refusal.value.code) == ("CN-92", "coop-begins")


# --- agreements -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CN-78", "CN-79", "CN-82", "CN-85", "CN-87", "CN-89")
@pytest.mark.parametrize("name", AGREEMENTS)
def test_what_a_table_agrees_on_goes_to_the_judge(name: str) -> None:
    table = CodenamesTable(**{name: True}).deal().clue("погода 2")
    assert table.judge.asked[-1].agreements == ClueAllowances(**{name: True})


# --- decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [25, None])
def test_words_of_the_usual_deck_are_not_compared_again(count: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records bring it along, and comparing all its words takes seconds."""
    monkeypatch.setattr("slovoteka.games.codenames.options.check_cognates", lambda *_: pytest.fail("compared"))
    for ours in (default_deck(), *earlier_decks()):
        deck = Deck("свои", ours.cards[:count])
        assert read_options({"deck": msgspec.to_builtins(deck)}).deck == deck


def test_a_table_of_an_earlier_day_goes_on_with_its_deck() -> None:
    """That is what a record, a stored match and a rematch bring along; only those who name the deck get today's."""
    [first] = earlier_decks()
    agreed = msgspec.json.decode(msgspec.json.encode(Options(deck=first)))
    assert read_options({**agreed, "seats": 6}).deck == first
    assert read_options({"deck": first.id}).deck == default_deck()
    table = CodenamesTable(deck=agreed["deck"]).deal()
    assert set(table.public.board) <= set(first.words)


def test_options_with_an_earlier_deck_are_those_of_the_same_variant() -> None:
    [first] = earlier_decks()
    crowd = Options(rules=RULES, seats=9, games=2)
    assert renewed(crowd.but(rules=1)) == crowd
    assert renewed(crowd.but(deck=first)) == renewed(crowd) == crowd
    own = crowd.but(deck=Deck("standard", first.cards[:30]))
    assert renewed(own) == own


# --- nonsense -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ({"games": 0}, "codenames-games"),
        ({"games": 21}, "codenames-games"),
        ({"seats": "много"}, "options"),
        ({"seats": None}, "options"),
        ({"seats": [4]}, "options"),
        ({"seats": 4.5}, "options"),
        ({"form": "дуэт"}, "options"),
        ({"first": "green"}, "options"),
        ({"judge": "совесть"}, "options"),
        ({"timer": "песок"}, "options"),
        ({"captains": "первый"}, "options"),
        ({"captains": ["первый"]}, "options"),
        ({"colour": "red"}, "options"),
        ({"х" * 10_000: 1}, "options"),
        ({5: 6}, "options"),
        ({"deck": 5}, "options"),
        ({"deck": {}}, "options"),
        ({"deck": {"cards": [["ЛУК", "СУК"]]}}, "options"),
        ({"deck": "нет такой"}, "no-such-deck"),
        ({"deck": "х" * 10_000}, "no-such-deck"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_makes_no_sense(raw: dict[Any, Any], code: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_options(raw)
    assert refusal.value.code == code
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("value", [-1, 86_400_001, 10**300])
def test_limits_that_nobody_can_keep(limit: str, value: int) -> None:
    with pytest.raises(Unreadable) as refusal:
        read_options({limit: value})
    assert refusal.value.code in ("limit-out-of-range", "options")


def test_the_shortest_and_the_longest_limits() -> None:
    for limit in LIMITS:
        assert getattr(read_options({limit: 86_400_000}), limit) == 86_400_000
    assert read_options({"respond_ms": 0}).respond_ms == 0
    for limit in set(LIMITS) - {"respond_ms"}:
        assert getattr(read_options({limit: 1_000}), limit) == 1_000
        with pytest.raises(Unreadable, match="limit-out-of-range"):
            read_options({limit: 999})


def test_numbers_may_be_written_as_text() -> None:
    options = read_options({"seats": "6", "games": "3", "rhymes": "true", "clue_ms": "60000", "captains": ["2", "1"]})
    assert (options.seats, options.games, options.rhymes, options.clue_ms) == (6, 3, True, 60_000)
    assert options.captains == (2, 1)


# --- decks ----------------------------------------------------------------------------------------------------------


def _deck_of(cards: int) -> Deck:
    return default_deck().but(cards=default_deck().cards[:cards])


def test_the_deck_that_comes_with_the_package_has_a_name() -> None:
    assert read_options({"deck": "standard"}).deck == default_deck()


@pytest.mark.rule("CN-05")
def test_a_deck_as_a_record_has_it() -> None:
    own = _deck_of(25)
    assert read_options({"deck": msgspec.to_builtins(own)}).deck == own


@pytest.mark.rule("CN-05")
def test_a_deck_without_a_table_full_of_cards() -> None:
    with pytest.raises(Illegal) as refusal:
        read_options({"deck": msgspec.to_builtins(_deck_of(24))})
    assert (refusal.value.rule, refusal.value.code) == ("CN-05", "deck-too-small")


@pytest.mark.rule("CN-65")
def test_a_deck_that_came_as_data_has_no_cognates_either() -> None:
    raw = msgspec.to_builtins(_deck_of(25))
    raw["cards"][7]["front"], raw["cards"][20]["back"] = "СВЕТИЛЬНИК", "ПОДСВЕТКА"
    with pytest.raises(Illegal) as refusal:
        read_options({"deck": raw})
    assert (refusal.value.rule, refusal.value.code) == ("CN-65", "deck-cognates")
    params = {"deck": "standard", "word": "СВЕТИЛЬНИК", "first": 8, "other": "ПОДСВЕТКА", "line": 21}
    assert refusal.value.params == params
    options = msgspec.convert({"deck": raw}, Options)  # as a record is read: what was played stays playable
    assert options.deck.cards[7].front == "СВЕТИЛЬНИК"


def test_a_deck_that_came_as_data_has_a_short_name() -> None:
    raw = msgspec.to_builtins(_deck_of(25)) | {"id": "м" * 41}
    with pytest.raises(Unreadable, match="deck-name"):
        read_options({"deck": raw})


@pytest.mark.parametrize(("given", "name"), [("моя", "моя"), ("standard", "own"), (None, "own"), ("м" * 100, "м" * 40)])
def test_the_name_of_a_deck_that_was_written_by_hand(given: str | None, name: str) -> None:
    text = "\n".join(_deck_of(25).words)
    raw = {"text": text} if given is None else {"id": given, "text": text}
    assert read_options({"deck": raw}).deck == Deck(name, default_deck().cards[:25])


@pytest.mark.parametrize("word", ["", "лук", "LUK", "ЛУК-ПОРЕЙ", "Щ" * 100, "ДВА СЛОВА"])
def test_a_deck_with_a_card_that_is_none(word: str) -> None:
    raw = msgspec.to_builtins(_deck_of(25))
    raw["cards"][3]["back"] = word
    with pytest.raises(Refusal) as refusal:
        read_options({"deck": raw})
    assert len(str(refusal.value)) < 300


@pytest.mark.rule("CN-48")
def test_a_match_with_the_smallest_deck_deals_the_same_cards_again() -> None:
    table = CodenamesTable(deck=msgspec.to_builtins(_deck_of(25)), games=3).deal()
    boards = [table.public.board]
    for _ in range(2):
        table.clue("погода 1").touch(table.public.board[table.state.key.index("assassin")]).time_out("ready")
        boards.append(table.public.board)
    words = set(_deck_of(25).words)
    assert set(boards[0]) | set(boards[1]) == words
    assert not set(boards[0]) & set(boards[1])
    assert set(boards[2]) <= words


# --- the registry ---------------------------------------------------------------------------------------------------


def test_every_rule_that_options_are_refused_by_is_in_the_book() -> None:
    ids = {rule.id for rule in rules_of("codenames")}
    assert {"CN-02", "CN-90", "CN-100", "CN-92", "CN-03", "CN-05", "CN-65"} <= ids


def test_as_much_of_the_name_of_a_deck_as_fits_a_sentence() -> None:
    with pytest.raises(Unreadable) as refusal:
        read_options({"deck": "х" * 10_000})
    assert refusal.value.params["deck"] == "х" * 40
