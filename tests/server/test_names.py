"""Names of guests and bots: stored as keys, told to everybody in their own language; typed names to all alike."""

import re
from pathlib import Path
from typing import Any

import pytest

from pictures.reading import texts
from server.driving import FORBIDDEN, Person, Site, on_site
from server.test_ratings import RATED, resign
from slovoteka.core.record import parse
from slovoteka.messages import name_text
from slovoteka.messages.names import FORMER_PLAYER, is_key

OTHERS = ("uk", "en")
BOTS = [{"who": "me"}, {"who": "bot", "level": "beginner"}]
GLEB = {"uk": "Гліб", "en": "Gleb"}
NOT_OF = {"uk": re.compile("[ыъэё]"), "en": re.compile("[а-яёіїєґ]")}
"""Letters that no word of this language has."""


async def stored_name(site: Site, person: Person) -> str:
    found = await site.node.store.identity(person.id)
    assert found is not None
    return found.name


def names_in(answer: Any) -> list[str]:
    """Whatever stands as a name anywhere in an answer."""
    if isinstance(answer, list):
        return [name for part in answer for name in names_in(part)]
    if not isinstance(answer, dict):
        return []
    own = [answer["name"]] if isinstance(answer.get("name"), str) else []
    return own + [name for part in answer.values() for name in names_in(part)]


@pytest.mark.parametrize("language", OTHERS)
def test_a_guest_is_told_who_they_are_in_their_language(tmp_path: Path, language: str) -> None:
    async def do(site: Site) -> None:
        anna = await site.person(accept_language=language)
        key = await stored_name(site, anna)
        assert is_key(key)
        assert anna.name == name_text(key, language) != name_text(key)
        russian = await anna.http.get("/me", headers={"accept-language": "ru"})
        assert russian.json()["name"] == name_text(key)
        renamed = await anna.ask("PATCH", "/me", {"name": "Рыжая Сова 42"})
        assert renamed["name"] == await stored_name(site, anna) == "Рыжая Сова 42", "a typed name is as it was typed"

    on_site(tmp_path, do)


def test_nobody_types_a_key(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        for name in ("name:bot.vera", "NAME:bot.vera", "name: x", "na\u200bme:former-player"):
            assert await anna.refused("PATCH", "/me", {"name": name}, status=400) == "name-reserved"
            wanted = {"conditions": FORBIDDEN, "chairs": [{"who": "me", "name": name}]}
            assert await anna.refused("POST", "/rooms", wanted, status=400) == "name-reserved"
        assert (await anna.ask("PATCH", "/me", {"name": "name"}))["name"] == "name"

    on_site(tmp_path, do)


def test_who_was_stored_in_russian_keeps_the_name(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person(accept_language="en")
        await site.node.store.rename(anna.id, "Рыжая Сова 42")
        site.node.identities.disbelieve(anna.id)
        assert (await anna.get("/me"))["name"] == "Рыжая Сова 42"
        room = await anna.room({**FORBIDDEN, "options": {"seats": 2}}, *BOTS)
        chairs = (await anna.get(f"/rooms/{room}"))["room"]["chairs"]
        assert [chair["name"] for chair in chairs] == ["Рыжая Сова 42", "Глеб"]
        assert [chair.get("name_in") for chair in chairs] == [None, GLEB]

    on_site(tmp_path, do)


def test_chairs_and_lines_carry_every_language(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        room = await anna.room({**FORBIDDEN, "options": {"seats": 3}}, {"who": "me"}, {"who": "me"}, {"who": "bot"})
        view = (await anna.get(f"/rooms/{room}"))["room"]
        key = await stored_name(site, anna)
        assert [chair["name"] for chair in view["chairs"]] == [anna.name, "Игрок 2", "Зоя"]
        assert [chair["name_in"] for chair in view["chairs"]] == [
            {language: name_text(key, language) for language in OTHERS},
            {"uk": "Гравець 2", "en": "Player 2"},
            {"uk": "Зоя", "en": "Zoya"},
        ]
        await anna.post(f"/rooms/{room}/chat", {"text": "Привет"}, status=201)
        [line] = (await anna.get(f"/rooms/{room}/chat"))["lines"]
        assert (line["name"], line["name_in"]["en"]) == (anna.name, name_text(key, "en"))

    on_site(tmp_path, do)


def test_who_is_not_ready_is_named_to_each_in_their_language(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person(accept_language="en")
        room = await anna.room({**FORBIDDEN, "options": {"seats": 2}}, *BOTS)
        problem = await anna.post(f"/rooms/{room}/start", status=409)
        assert (problem["code"], problem["params"]["names"]) == ("not-ready", anna.name)
        assert anna.name in problem["title"]

    on_site(tmp_path, do)


@pytest.mark.parametrize("language", OTHERS)
def test_lists_and_rankings_are_in_the_language_of_the_reader(tmp_path: Path, language: str) -> None:
    async def do(site: Site) -> None:
        anna, reader = await site.person(), await site.person(accept_language=language)
        room = await anna.room({**FORBIDDEN, "options": {"seats": 3}}, *BOTS, listed=True)
        key = await stored_name(site, anna)
        [listed] = (await reader.get("/lobby"))["rooms"]
        assert listed["names"] == [name_text(key, language), GLEB[language]]
        ranks = (await reader.get(f"/rooms/{room}/ranking"))["ranks"]
        assert [rank["name"] for rank in ranks] == listed["names"]
        [mine] = (await anna.http.get("/me/rooms", headers={"accept-language": language})).json()["rooms"]
        assert mine["names"] == listed["names"]

    on_site(tmp_path, do)


@pytest.mark.parametrize("language", OTHERS)
def test_ratings_and_profiles(tmp_path: Path, language: str) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(RATED)
        await resign(site, boris, room, 1)
        reader = await site.person(accept_language=language)
        answers = [await reader.get(path) for path in ("/ratings/forbidden", f"/people/{anna.id}")]
        answers.append(await reader.get(f"/people/{anna.id}/history"))
        expected = {name_text(await stored_name(site, one), language) for one in (anna, boris)}
        assert set(names_in(answers)) == expected
        assert not [name for name in expected if NOT_OF[language].search(name)]

        await boris.ask("DELETE", "/me", status=204)
        [match] = (await reader.get(f"/people/{anna.id}/history"))["matches"]
        assert match["rivals"] == [{"seat": 1, "name": name_text(FORMER_PLAYER, language)}]

    on_site(tmp_path, do)


def test_a_record_is_readable_and_has_the_keys_beside(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        await boris.post(f"/rooms/{room}/leave", {"seat": 1})
        keys = [await stored_name(site, one) for one in (anna, boris)]
        written = (await anna.http.get(f"/rooms/{room}/record")).text
        header = parse(written.splitlines()).header
        assert [(seat.name, seat.name_key) for seat in header.seats] == [(name_text(key), key) for key in keys]

        film = await anna.get(f"/rooms/{room}/replay")
        brought = await anna.http.post("/replay", content=written, headers={"content-type": "application/jsonl"})
        assert brought.json()["names_in"] == film["names_in"]
        assert film["names"] == [anna.name, boris.name]
        for language in OTHERS:
            assert film["names_in"][language] == [name_text(key, language) for key in keys]
            reader = {"accept-language": language}
            drawn = await anna.http.get(f"/rooms/{room}/picture.svg", params={"move": 1}, headers=reader)
            shown = " ".join(texts(drawn.text))
            assert all(name_text(key, language) in shown for key in keys)
            assert not NOT_OF[language].search(shown)

        await boris.ask("DELETE", "/me", status=204)
        film = await anna.get(f"/rooms/{room}/replay")
        assert (film["names"][1], film["names_in"]["en"][1]) == ("Бывший игрок", "Former player")

    on_site(tmp_path, do)


def test_a_rematch_has_the_same_bots(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        room = await anna.room({**FORBIDDEN, "options": {"seats": 2}}, *BOTS, start=True)
        await anna.post(f"/rooms/{room}/leave", {"seat": 0})
        await anna.post(f"/rooms/{room}/offers", {"seat": 0, "kind": "rematch"})
        again = (await anna.get(f"/rooms/{room}"))["room"]["next"]
        view = (await anna.get(f"/rooms/{again}"))["room"]
        assert view["stage"] == "playing"
        bot, person = view["chairs"]
        assert (bot["name"], bot["bot"], bot["name_in"]) == ("Глеб", "beginner", GLEB)
        assert person["name"] == anna.name

    on_site(tmp_path, do)
