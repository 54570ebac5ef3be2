"""People who try to use seats, tokens, codes, rooms and keys of others get only refusals."""

import json
import re
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from harness.site import Site

Json = Any
TWO = {"game": "forbidden", "days": 3}
SIX = {"game": "codenames", "variant": "strict", "options": {"timer": "sand"}, "open_key": True}
OPEN_TO_ALL = {
    "/api/v1/lobby",
    "/api/v1/games",
    "/api/v1/games/{game}/schema",
    "/api/v1/games/{game}/labels",
    "/api/v1/rules/{game}",
    "/api/v1/site",
    "/api/v1/people/{person}",
    "/api/v1/people/{person}/history",
    "/api/v1/ratings",
    "/api/v1/ratings/{category}",
    "/api/v1/me/token",
    "/api/v1/me/take",
    "/metrics",
}
HTTP = httpx.Client(timeout=20, trust_env=False)
HTTP.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=()))
"""It keeps no cookies; tests send them explicitly."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


class Person:
    def __init__(self, site: Site) -> None:
        self.site = site
        made = HTTP.post(f"{site.url}/api/v1/me/token", json={}).json()
        self.token, self.id = made["token"], made["me"]["id"]

    def must(self, method: str, path: str, body: Json = None) -> Json:
        """The answer, which must be a success. Sends an empty body if one is needed and none is given."""
        answer = self.tries(method, path, {} if body is None and method in ("POST", "PATCH") else body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def tries(self, method: str, path: str, body: Json = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        return HTTP.request(method, f"{self.site.url}/api/v1{path}", headers=headers, json=body)

    def refused(self, method: str, path: str, body: Json = None) -> tuple[int, str]:
        answer = self.tries(method, path, body)
        assert answer.headers["content-type"] == "application/problem+json", answer.text
        return answer.status_code, answer.json()["code"]

    @contextmanager
    def line(self) -> Iterator[ClientConnection]:
        headers = {"Authorization": f"Bearer {self.token}"}
        with connect(f"ws://127.0.0.1:{self.site.port}/api/v1/socket", additional_headers=headers) as line:
            yield line


def tell(line: ClientConnection, **frame: Json) -> Json:
    """Sends a frame and returns what answers it."""
    line.send(json.dumps({**frame, "client": "c"}))
    while True:
        answer = json.loads(line.recv(10))
        if answer["t"] in ("done", "refused"):
            return answer


def news(line: ClientConnection, for_s: float = 0.4) -> list[Json]:
    """All messages until nothing comes for a while."""
    found: list[Json] = []
    while True:
        try:
            found.append(json.loads(line.recv(for_s)))
        except TimeoutError:
            return found


def begun(site: Site, conditions: Json, count: int) -> tuple[str, list[Person]]:
    """Begins a match with a person in each seat."""
    people = [Person(site) for _ in range(count)]
    room = people[0].must("POST", "/rooms", {"conditions": conditions, "chairs": [{"who": "me"}]})["room"]["room"]
    for person in people[1:]:
        person.must("POST", f"/rooms/{room}/chairs")
    for seat, person in enumerate(people):
        answer = person.must("POST", f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
    assert answer["room"]["stage"] == "playing"
    return room, people


def number(person: Person, room: str) -> int:
    found: int = person.must("GET", f"/rooms/{room}/view")["table"]["number"]
    return found


# --- tokens and codes -----------------------------------------------------------------------------------------------


def _forged(token: str, other: str) -> dict[str, str]:
    version, identity, epoch, signature = token.split(".")
    flipped = ("A" if signature[5] != "A" else "B").join((signature[:5], signature[6:]))
    return {
        "truncated": token[:-1],
        "without signature": f"{version}.{identity}.{epoch}.",
        "flipped": f"{version}.{identity}.{epoch}.{flipped}",
        "another's name": f"{version}.{other.split('.')[1]}.{epoch}.{signature}",
        "another time": f"{version}.{identity}.{int(epoch) + 1}.{signature}",
        "padded": f"{token}=",
        "empty": "",
        "long": "x" * 8_000,
        "the name only": identity,
        "odd": "v1.\xff.1.x",
    }


@pytest.mark.parametrize("how", _forged("v1.a.1.abcdefgh", "v1.b.1.abcdefgh"))
def test_a_forged_token_is_refused_everywhere(how: str, site: Site) -> None:
    anna, boris = Person(site), Person(site)
    headers = [(b"authorization", f"Bearer {_forged(anna.token, boris.token)[how]}".strip().encode("latin-1"))]
    room = anna.must("POST", "/rooms", {"conditions": TWO})["room"]["room"]
    for path in ("/me", "/me/rooms", f"/rooms/{room}", f"/rooms/{room}/events"):
        answer = HTTP.get(f"{site.url}/api/v1{path}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (401, "not-signed-in")
        assert "set-cookie" not in answer.headers
    with _raw_line(site, headers) as line:
        assert json.loads(line.recv(10))["problem"]["code"] == "not-signed-in"
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


@contextmanager
def _raw_line(site: Site, headers: list[tuple[bytes, bytes]]) -> Iterator[ClientConnection]:
    named = [(name.decode(), value.decode("latin-1")) for name, value in headers]
    with connect(f"ws://127.0.0.1:{site.port}/api/v1/socket", additional_headers=named) as line:
        yield line


def test_a_visitor_without_a_token_sees_only_open_routes(site: Site) -> None:
    """Tries every operation of the OpenAPI document without a token."""
    document = HTTP.get(f"{site.url}/api/openapi.json").json()
    for path, methods in document["paths"].items():
        for method in methods:
            named = re.sub(r"{(room|person)}", "x" * 22, path).replace("{seat}", "0").replace("{kind}", "abort")
            body: Json = {} if method in ("post", "put", "patch") else None
            answer = HTTP.request(method, f"{site.url}{named}", json=body)
            if path not in OPEN_TO_ALL and not path.startswith("/health") and (path, method) != ("/api/v1/me", "get"):
                assert answer.status_code in (400, 401), f"{method} {path}: {answer.status_code}"
                assert method == "get" or answer.status_code == 401 or answer.json()["code"] == "bad-request"


def test_a_code_works_once_and_is_not_guessed(tmp_path: Path) -> None:
    with Site(tmp_path) as own:
        anna = Person(own)
        code = anna.must("POST", "/me/code")["code"]
        taken = anna.must("POST", "/me/token", {"code": code})
        assert taken["me"]["id"] == anna.id
        again = anna.refused("POST", "/me/token", {"code": code})
        near = anna.refused("POST", "/me/token", {"code": code[:-1] + ("0" if code[-1] != "0" else "1")})
        assert again == near == (400, "identity-code")
        guessed = [anna.tries("POST", "/me/token", {"code": secrets.token_hex(14)}).status_code for _ in range(150)]
        assert set(guessed) == {400, 429}


# --- chairs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["the other player", "a spectator"])
def test_nobody_acts_in_another_chair(who: str, site: Site) -> None:
    room, (anna, boris) = begun(site, TWO, 2)
    intruder = boris if who == "the other player" else Person(site)
    shown = anna.must("GET", f"/rooms/{room}/view?seat=0")
    before, window = shown["table"]["number"], shown["table"]["windows"][0]["id"]
    act = {"seat": 0, "window": window, "action": {"type": "pass"}, "client": "x"}
    for path, body in (
        ("acts", act),
        ("leave", {"seat": 0}),
        ("offers", {"seat": 0, "kind": "abort"}),
        ("offers/abort/agree", {"seat": 0, "offer": 0}),
        ("offers/abort/decline", {"seat": 0, "offer": 0}),
        ("hints", {"seat": 0, "window": window}),
        ("chairs/0/salt", {"salt": "0" * 64}),
    ):
        status, code = intruder.refused("POST", f"/rooms/{room}/{path}", body)
        assert (status, code) == (403, "not-your-chair"), path
    for path in ("view?seat=0", "history?seat=0", "view?seat=7", "history?seat=4999"):
        assert intruder.refused("GET", f"/rooms/{room}/{path}") == (403, "not-your-chair")
    with intruder.line() as line:
        for frame in (
            {"t": "act", "room": room, **act},
            {"t": "leave", "room": room, "seat": 0},
            {"t": "offer", "room": room, "seat": 0, "kind": "abort"},
            {"t": "consent", "room": room, "seat": 0, "kind": "abort", "offer": 0, "agree": True},
        ):
            assert tell(line, **frame)["problem"]["code"] == "not-your-chair"
    assert number(anna, room) == before


def test_nobody_can_press_ready_or_empty_a_chair_for_another(site: Site) -> None:
    anna, boris, clara = Person(site), Person(site), Person(site)
    room = anna.must("POST", "/rooms", {"conditions": TWO, "chairs": [{"who": "me"}]})["room"]["room"]
    boris.must("POST", f"/rooms/{room}/chairs")
    assert boris.refused("POST", f"/rooms/{room}/chairs/0/ready", {"agreed": 1}) == (403, "not-your-chair")
    assert clara.refused("DELETE", f"/rooms/{room}/chairs/1") == (403, "not-your-chair")
    assert clara.refused("POST", f"/rooms/{room}/chairs", {"seat": 1}) == (409, "seat-taken")
    assert boris.refused("PATCH", f"/rooms/{room}", TWO) == (403, "not-owner")
    assert boris.refused("POST", f"/rooms/{room}/chairs", {"who": "bot"}) == (403, "not-owner")
    assert clara.refused("POST", f"/rooms/{room}/start") == (403, "not-owner")
    assert clara.refused("PUT", f"/rooms/{room}/mutes/{anna.id}") == (403, "not-owner")


def test_a_person_sent_away_does_not_see_the_next_hand(site: Site) -> None:
    anna, boris, clara = Person(site), Person(site), Person(site)
    room = anna.must("POST", "/rooms", {"conditions": TWO, "chairs": [{"who": "me"}]})["room"]["room"]
    boris.must("POST", f"/rooms/{room}/chairs")
    with boris.line() as line:
        tell(line, t="watch", room=room)
        anna.must("DELETE", f"/rooms/{room}/chairs/1")
        clara.must("POST", f"/rooms/{room}/chairs")
        anna.must("POST", f"/rooms/{room}/chairs/0/ready", {"agreed": 1})
        clara.must("POST", f"/rooms/{room}/chairs/1/ready", {"agreed": 1})
        messages = [message for message in news(line) if message["t"] == "told"]
    assert messages
    assert {message["seat"] for message in messages} == {None}
    assert not any(message["private"] for message in messages)


def test_renumbered_seats_of_a_hall_get_only_their_own_messages(site: Site) -> None:
    """A player leaves, the seats behind are renumbered, and the hall starts at once. Nobody sees another hand."""
    people = [Person(site) for _ in range(4)]
    conditions = {"game": "forbidden", "variant": "crowd"}
    wanted = {"conditions": conditions, "hall": True, "chairs": [{"who": "me"}]}
    room = people[0].must("POST", "/rooms", wanted)["room"]["room"]
    for person in people[1:]:
        person.must("POST", f"/rooms/{room}/chairs")
    with people[1].line() as gone, people[2].line() as third, people[3].line() as last:
        for line in (gone, third, last):
            tell(line, t="watch", room=room)
            news(line)
        people[1].must("DELETE", f"/rooms/{room}/chairs/1")
        people[0].must("POST", f"/rooms/{room}/start")
        for line, person, seat in ((gone, people[1], None), (third, people[2], 1), (last, people[3], 2)):
            messages = [message for message in news(line) if message["t"] == "told"]
            assert messages
            assert {message["seat"] for message in messages} == {seat}
            own = None if seat is None else person.must("GET", f"/rooms/{room}/view?seat={seat}")["private"]
            assert messages[-1]["private"] == own


# --- the key --------------------------------------------------------------------------------------------------------


def _captains(person: Person, room: str) -> list[int]:
    found: list[int] = person.must("GET", f"/rooms/{room}/view")["table"]["public"]["captains"]
    return found


def test_a_guesser_gets_no_key(site: Site) -> None:
    room, people = begun(site, SIX, 6)
    seat = next(seat for seat in range(6) if seat not in _captains(people[0], room))
    guesser = people[seat]
    assert guesser.refused("POST", f"/rooms/{room}/witness") == (403, "only-spectators")
    assert guesser.refused("GET", f"/rooms/{room}/view?key=true") == (403, "not-witness")
    assert guesser.refused("GET", f"/rooms/{room}/events?key=true") == (403, "not-witness")
    assert guesser.must("GET", f"/rooms/{room}/view?seat={seat}&key=true")["private"] == {}
    with guesser.line() as line:
        assert tell(line, t="watch", room=room, key=True)["problem"]["code"] == "not-witness"
        tell(line, t="watch", room=room)
        assert not any((message.get("private") or {}).get("key") for message in news(line))
    guesser.must("POST", f"/rooms/{room}/leave", {"seat": seat})
    assert guesser.refused("POST", f"/rooms/{room}/witness") == (403, "only-spectators")


def test_spectators_see_no_key_if_the_table_does_not_allow_it(site: Site) -> None:
    room, _ = begun(site, {**SIX, "open_key": False}, 6)
    spectator = Person(site)
    assert spectator.refused("POST", f"/rooms/{room}/witness") == (403, "key-closed")
    assert spectator.refused("GET", f"/rooms/{room}/view?key=true") == (403, "not-witness")
    assert spectator.must("GET", f"/rooms/{room}/view")["private"] is None


def test_only_those_who_know_the_key_read_a_witness(site: Site) -> None:
    room, people = begun(site, SIX, 6)
    witness = Person(site)
    witness.must("POST", f"/rooms/{room}/witness")
    assert witness.must("GET", f"/rooms/{room}/view?key=true")["private"]["key"]
    written = witness.must("POST", f"/rooms/{room}/chat", {"text": "красные: первый ряд"})
    assert written["audience"] == "key"
    for audience in ("table", "spectators"):
        assert witness.refused("POST", f"/rooms/{room}/chat", {"text": "ага", "audience": audience})[0] == 422
    for seat, person in enumerate(people):
        heard = person.must("GET", f"/rooms/{room}/chat")["lines"]
        assert bool(heard) == (seat in _captains(person, room))
    assert not Person(site).must("GET", f"/rooms/{room}/chat")["lines"]
    assert witness.refused("POST", f"/rooms/{room}/chairs", {}) == (403, "witness-sits")


def test_nobody_can_be_a_witness_and_a_player(site: Site) -> None:
    """Not even by asking for both at the same moment, so no player reads the captains."""
    host, curious = Person(site), [Person(site) for _ in range(5)]
    room = host.must("POST", "/rooms", {"conditions": SIX, "chairs": [{"who": "me"}]})["room"]["room"]
    with ThreadPoolExecutor(10) as threads:
        looking = [threads.submit(person.tries, "POST", f"/rooms/{room}/witness") for person in curious]
        sitting = [threads.submit(person.tries, "POST", f"/rooms/{room}/chairs", {}) for person in curious]
        assert {asked.result().status_code for asked in (*looking, *sitting)} <= {201, 204, 403}
    seated = {answer.json()["seat"]: person for person, asked in zip(curious, sitting, strict=True)
              if (answer := asked.result()).status_code == 201}  # fmt: skip
    seated[0] = host
    while len(seated) < 6:
        newcomer = Person(site)
        seated[newcomer.must("POST", f"/rooms/{room}/chairs")["seat"]] = newcomer
    for seat, person in seated.items():
        person.must("POST", f"/rooms/{room}/chairs/{seat}/ready", {"agreed": 1})
    captains = _captains(host, room)
    seated[captains[0]].must("POST", f"/rooms/{room}/chat", {"text": "убийца в углу"})
    for seat, person in seated.items():
        heard = person.must("GET", f"/rooms/{room}/chat")["lines"]
        assert bool(heard) == (seat in captains), f"seat {seat}"


def test_a_witness_does_not_sit_down(site: Site) -> None:
    host, witness = Person(site), Person(site)
    room = host.must("POST", "/rooms", {"conditions": SIX, "chairs": [{"who": "me"}]})["room"]["room"]
    witness.must("POST", f"/rooms/{room}/witness")
    assert witness.refused("POST", f"/rooms/{room}/chairs", {}) == (403, "witness-sits")


def test_guessers_do_not_read_a_captain_who_has_left(site: Site) -> None:
    room, people = begun(site, SIX, 6)
    captain = _captains(people[0], room)[0]
    people[captain].must("POST", f"/rooms/{room}/leave", {"seat": captain})
    assert captain not in _captains(people[0], room)
    people[captain].tries("POST", f"/rooms/{room}/chat", {"text": "красные: первый ряд"})
    knowing = {*_captains(people[0], room), captain}
    for seat in set(range(6)) - knowing:
        assert not people[seat].must("GET", f"/rooms/{room}/chat")["lines"], f"seat {seat}"


# --- rooms ----------------------------------------------------------------------------------------------------------


def test_a_record_is_closed_until_the_end(site: Site) -> None:
    room, (anna, boris) = begun(site, TWO, 2)
    for person in (anna, boris, Person(site)):
        assert person.refused("GET", f"/rooms/{room}/record") == (409, "not-over")
    boris.must("POST", f"/rooms/{room}/leave", {"seat": 1})
    assert anna.tries("GET", f"/rooms/{room}/record").status_code == 200


def test_rooms_that_are_not_listed_are_not_found(site: Site) -> None:
    anna, boris = Person(site), Person(site)
    hidden = anna.must("POST", "/rooms", {"conditions": TWO, "chairs": [{"who": "me"}]})["room"]["room"]
    listed = anna.must("POST", "/rooms", {"conditions": TWO, "chairs": [{"who": "me"}], "listed": True})
    paired = anna.must("POST", "/pairing", {"conditions": TWO})["room"]["room"]
    for path in ("/lobby", "/me/rooms", "/me"):
        shown = boris.tries("GET", path).text
        assert hidden not in shown
        assert paired not in shown
        assert anna.id not in shown
    assert listed["room"]["room"] in boris.tries("GET", "/lobby").text
    for guess in (hidden[:-1] + ("A" if hidden[-1] != "A" else "B"), "x" * 22, hidden.swapcase()):
        assert boris.refused("GET", f"/rooms/{guess}") == (404, "not-found")
