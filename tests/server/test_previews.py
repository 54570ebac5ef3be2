"""Previews of moves, from what the player can see. They change nothing."""

from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from match.tables import lay_red
from server.driving import Json, Person, Site, on_site
from server.lines import line_of, tell
from slovoteka.core.oracle import IsWord
from slovoteka.core.record import parse
from slovoteka.core.words import Verdict, Why
from slovoteka.lexicon.dictionary import Dictionary
from slovoteka.match.host import Match
from slovoteka.match.replay import verify
from slovoteka.messages import LANGUAGES

CENTRE = "З8"


def trial(match: Match, seat: int, action: Json, kind: str = "turn") -> Json:
    window = next(window for window in match.windows if window.kind == kind)
    return {"seat": seat, "window": window.id, "action": action}


def a_pair(match: Match, seat: int, *, stands: bool) -> str:
    """Two tiles of the rack that make a word, or do not."""
    rack = match.table.state.racks[seat].replace("?", "")
    pairs = ("".join(pair) for pair in permutations(rack, 2))
    return next(pair for pair in pairs if match.oracle.ask(IsWord(pair)).allowed == stands)


async def scrabble(site: Site, **conditions: Any) -> tuple[str, dict[int, Person], Match, int]:
    """A match of Scrabble, with the seat that moves."""
    room, anna, boris = await site.two_in({"game": "scrabble", **conditions})
    match = site.match(room)
    return room, {0: anna, 1: boris}, match, match.table.state.mover


def test_a_preview_shows_a_move_and_changes_nothing(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, people, match, mover = await scrabble(site)
        before, path = match.table, f"/rooms/{room}/preview"
        for stands in (True, False):
            word = a_pair(match, mover, stands=stands)
            answer = await people[mover].post(path, trial(match, mover, {"type": "play", "at": CENTRE, "word": word}))
            assert answer["preview"]["words"][0] == {
                "word": word,
                "points": answer["preview"]["score"]["total"],
                "stands": stands,
            }
            assert (answer["problem"] or {}).get("code") == (None if stands else "no-such-word")
        assert answer["problem"]["rule"]["href"].startswith("/rules/scrabble#")
        aside = await people[mover].post(path, trial(match, mover, {"type": "play", "at": "А1", "word": word}))
        assert aside["preview"] is None
        assert aside["problem"]["rule"]["id"].startswith(("SM", "SU"))
        assert match.table is before

    on_site(tmp_path, do)


@pytest.mark.parametrize("conditions", [{"rated": True}, {"variant": "challenge", "options": {"seats": 2}}], ids=str)
@pytest.mark.rule("SM-68")
def test_previews_say_nothing_about_words_that_must_be_known(tmp_path: Path, conditions: dict[str, Any]) -> None:
    async def do(site: Site) -> None:
        room, people, match, mover = await scrabble(site, **conditions)
        answers = []
        for stands in (True, False):
            word = a_pair(match, mover, stands=stands)
            play = {"type": "play", "at": CENTRE, "word": word}
            answer = await people[mover].post(f"/rooms/{room}/preview", trial(match, mover, play))
            assert [formed["stands"] for formed in answer["preview"]["words"]] == [None]
            answers.append(answer["problem"])
        assert answers == [None, None]
        aside = trial(match, mover, {"type": "play", "at": "А1", "word": word})
        assert (await people[mover].post(f"/rooms/{room}/preview", aside))["problem"]["rule"] is not None

    on_site(tmp_path, do)


def test_a_move_refused_for_another_reason_reveals_nothing_about_words(tmp_path: Path) -> None:
    """A move with another fault is refused for that, whether its word counts or not."""

    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": "underwood", "rated": True})
        match = site.match(room)
        [mover] = match.windows[0].seats
        letters = [sign for sign in match.game.private(match.table.state, mover).hand if sign.isalpha()]
        codes = set()
        for cards in permutations(letters[:6], 3):
            turn = {"type": "turn", "words": [{"word": "".join(cards)}], "tape": None}
            answer = await (anna, boris)[mover].post(f"/rooms/{room}/preview", trial(match, mover, turn))
            codes.add((answer["problem"] or {}).get("code"))
        assert codes == {"tape-card-missing"}

    on_site(tmp_path, do)


def test_previews_are_only_for_ones_own_seat(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, people, match, mover = await scrabble(site, beginners=True)
        other, stranger = 1 - mover, await site.person()
        word = a_pair(match, mover, stands=True)
        play = trial(match, mover, {"type": "play", "at": CENTRE, "word": word})
        path = f"/rooms/{room}/preview"
        for person in (people[other], stranger):
            assert await person.refused("POST", path, play, status=403) == "not-your-chair"
            assert await person.refused("GET", f"/rooms/{room}/aid", seat=mover, status=403) == "not-your-chair"
        # A player who is not on turn may still preview with their own tiles.
        waits = await people[other].post(path, {**play, "seat": other})
        assert waits["problem"]["code"] == "not-invited"
        rack = match.table.state.racks[mover]
        for letter in rack:
            tried = {"type": "play", "at": CENTRE, "word": letter * 2}
            answer = await people[other].post(path, {**play, "seat": other, "action": tried})
            assert rack not in msgspec.json.encode(answer).decode()

    on_site(tmp_path, do)


def test_a_preview_of_an_impossible_action_is_a_problem(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, people, match, mover = await scrabble(site)
        path, someone = f"/rooms/{room}/preview", people[mover]
        good = trial(match, mover, {"type": "pass"})
        for changed, code in (
            ({"window": "turn:999"}, "stale"),
            ({"window": "vote:1"}, "closed"),
            ({"action": {"type": "fly"}}, "not-an-action"),
            ({"action": None}, "not-an-action"),
        ):
            answer = await someone.post(path, {**good, **changed})
            assert (answer["preview"], answer["problem"]["code"]) == (None, code)
        half = msgspec.json.encode(good | {"action": {"type": "play", "at": CENTRE, "word": "half"}})
        raw = half.replace(b"half", rb"\ud800")  # half a surrogate pair, which JSON can contain
        response = await someone.http.post(path, content=raw, headers={"content-type": "application/json"})
        assert response.status_code in (200, 400), response.text
        assert (await someone.post(path, good)) == {"preview": None, "problem": None}
        for broken in ({"seat": "0"}, {"window": ""}, {"extra": 1}):
            assert await someone.refused("POST", path, {**good, **broken}, status=400) == "bad-request"
        await someone.post(f"/rooms/{room}/leave", {"seat": mover})
        assert (await someone.post(path, good))["problem"]["code"] == "over"

    on_site(tmp_path, do)


@pytest.mark.parametrize(
    "conditions",
    [
        {"game": "scrabble"},
        {"game": "underwood"},
        {"game": "scrabble", "variant": "duplicate", "options": {"seats": 2}},
    ],
    ids=lambda conditions: f"{conditions['game']}-{conditions.get('variant', '')}",
)
def test_previews_leave_no_trace_in_the_record(tmp_path: Path, conditions: dict[str, Any]) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(conditions)
        people, chance, match = {0: anna, 1: boris}, Random(5), site.match(room)
        shown = 0
        for _ in range(12):
            [window] = match.windows
            for seat in window.seats:
                moves = list(match.game.moves(match.table.state, seat, window))
                for move in moves[:3]:
                    tried = {"seat": seat, "window": window.id, "action": msgspec.to_builtins(move)}
                    answer = await people[seat].post(f"/rooms/{room}/preview", tried)
                    assert answer["problem"] is None
                    shown += answer["preview"] is not None
                await match.act(seat, window.id, chance.choice(moves))
        assert shown > 0
        for seat, person in people.items():
            if match.closing is None:
                await person.post(f"/rooms/{room}/leave", {"seat": seat})
        assert verify(parse((await anna.http.get(f"/rooms/{room}/record")).text.splitlines())) > 0

    on_site(tmp_path, do)


def test_a_call_is_shown_without_saying_whether_it_is_a_word(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, _, boris = await site.two_in({"game": "forbidden", "options": {"first": 0}, "days": 1})
        match = site.match(room)
        await lay_red(match)
        letters = match.table.state.conversation
        shown = []
        for word in ("".join(sorted(letters)), letters + "ЖЖЖ", "КОТ", "ТКО"):
            call = trial(match, 1, {"type": "call", "word": word}, "respond")
            answer = await boris.post(f"/rooms/{room}/preview", call)
            assert (answer["problem"] or {}).get("code") in (None, "letters-missing", "word-too-short")
            shown.append({name: _sorted(value) for name, value in answer["preview"].items()})
        assert shown[2] == shown[3], "of the same letters, one is a word and the other is not"

    on_site(tmp_path, do)


def _sorted(value: Json) -> Json:
    return sorted(value) if isinstance(value, list | str) else value


def test_parts_of_a_preview_have_sentences_and_rules(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": "underwood"})
        match = site.match(room)
        mover = next(window for window in match.windows if window.kind == "turn").seats[0]
        someone = (anna, boris)[mover]
        tried = trial(match, mover, {"type": "turn", "words": [{"word": "ЪЪЪ"}], "tape": None})
        sentences = set()
        for language in ("ru", "uk", "en"):
            someone.http.headers["accept-language"] = language
            checks = (await someone.post(f"/rooms/{room}/preview", tried))["preview"]["checks"]
            assert checks
            for check in checks:
                assert check["text"] not in ("", check["code"])
                assert check["rule"] == {"id": check["rule"]["id"], "href": f"/rules/underwood#{check['rule']['id']}"}
            sentences.add(checks[0]["text"])
        assert len(sentences) == 3

    on_site(tmp_path, do)


def test_the_judge_is_asked_before_a_clue_is_given(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        people = [await site.person() for _ in range(2)]
        room = await people[0].room({"game": "codenames", "variant": "two"}, {"who": "me"})
        await people[1].post(f"/rooms/{room}/chairs", {}, status=201)
        for seat, person in enumerate(people):
            await person.post(f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
        match = site.match(room)
        [captain] = next(window for window in match.windows if window.kind == "clue").seats
        board = match.table.state.board
        clue = trial(match, captain, {"type": "clue", "word": board[0], "number": 1}, "clue")
        preview = (await people[captain].post(f"/rooms/{room}/preview", clue))["preview"]
        assert (preview["stands"], preview["finding"]["verdict"]) == (False, "forbidden")
        assert preview["finding"]["rule"]["id"].startswith("CN-")
        assert preview["finding"]["text"]
        other = await people[1 - captain].post(f"/rooms/{room}/preview", {**clue, "seat": 1 - captain})
        assert other["preview"] is None

    on_site(tmp_path, do)


# --- for beginners --------------------------------------------------------------------------------------------------


def test_beginners_are_shown_what_could_be_done(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, people, match, mover = await scrabble(site, beginners=True)
        words = (await people[mover].get(f"/rooms/{room}/aid", seat=mover))["words"]
        assert {"АД", "ЁЖ"} <= set(words)
        assert all(len(word) == 2 and match.oracle.ask(IsWord(word)).allowed for word in words)
        assert (await people[mover].get(f"/rooms/{room}"))["room"]["agreement"]["beginners"]
        [entry] = (await people[mover].get("/me/rooms"))["rooms"]
        assert entry["beginners"]

        underwood, anna, _ = await site.two_in({"game": "underwood", "beginners": True})
        hands = [site.match(underwood).game.private(site.match(underwood).table.state, seat).hand for seat in (0, 1)]
        response = await anna.http.get(f"/rooms/{underwood}/aid", params={"seat": 0})
        assert response.json()["cards"] is not None
        assert hands[1] not in response.text

    on_site(tmp_path, do)


def test_there_is_help_only_if_the_table_has_agreed_on_it(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        for conditions in ({"game": "scrabble"}, {"game": "forbidden", "beginners": True}):
            room, anna, _ = await site.two_in(conditions)
            assert await anna.refused("GET", f"/rooms/{room}/aid", seat=0, status=409) == "no-aid"
        assert site.match(room).options.warn
        assert await anna.refused("GET", f"/rooms/{room}/aid", status=400) == "bad-request"
        for game in ("scrabble", "forbidden"):
            wanted = {"conditions": {"game": game, "beginners": True, "rated": True}}
            assert await anna.refused("POST", "/rooms", wanted, status=409) == "rated-beginners"

    on_site(tmp_path, do)


def test_notes_on_words_are_in_the_language_of_their_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Ukrainian at a Russian table does not get our Russian note, whichever way the word is refused."""
    note = "заметка по-русски"
    monkeypatch.setattr(
        Dictionary, "verdict", lambda _, word: Verdict(word=word, allowed=False, why=Why.UNKNOWN, note=note)
    )

    async def do(site: Site) -> None:
        room, people, match, mover = await scrabble(site)
        act = trial(match, mover, {"type": "play", "at": CENTRE, "word": match.table.state.racks[mover][:2]})
        assert "?" not in act["action"]["word"]
        player = people[mover]
        for language in LANGUAGES:
            player.http.headers["accept-language"] = language
            previewed = (await player.post(f"/rooms/{room}/preview", act))["problem"]["title"]
            refused = (await player.post(f"/rooms/{room}/acts", act, status=422))["title"]
            async with line_of(site, player) as line:
                over_the_socket = (await tell(line, t="act", room=room, client="1", **act))["problem"]["title"]
            assert previewed == refused == over_the_socket
            assert (note in refused) == (language == "ru")

    on_site(tmp_path, do)
