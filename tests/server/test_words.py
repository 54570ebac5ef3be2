"""Looking up words and rules, which is refused to players who must know words by heart."""

from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from server.driving import Json, Person, Site, on_site
from slovoteka.games.registry import GAMES
from slovoteka.games.rulebook import rules_of
from slovoteka.messages import LANGUAGES


async def asked(person: Person, word: str, language: str = "ru", **query: Any) -> Json:
    return await person.get(f"/words/{language}/{quote(word, safe='')}", **query)


def test_a_word_is_looked_up_by_the_policy_of_a_game(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        cat = await asked(anna, "кота", game="forbidden")
        assert (cat["word"], cat["language"], cat["stands"], cat["lemma"]) == ("КОТА", "ru", False, "КОТ")
        assert "именительный" in cat["why"]
        assert cat["rule"]["href"] == f"/rules/forbidden#{cat['rule']['id']}"
        assert "самец кошки" in cat["meaning"]
        assert (await asked(anna, "кота"))["stands"], "in Scrabble every form counts"
        assert (await asked(anna, "ёлка"))["meaning"] == (await asked(anna, "елка"))["meaning"]
        hedgehog = await asked(anna, "їжак", "uk")
        assert (hedgehog["stands"], hedgehog["language"], hedgehog["part"]) == (True, "uk", "іменник")
        assert "meaning" not in hedgehog
        english = await site.person(accept_language="en")
        assert (await asked(english, "кота"))["why"] != (await asked(anna, "кота"))["why"]

    on_site(tmp_path, do)


def test_a_word_is_looked_up_by_the_terms_of_a_table(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        own = {"game": "forbidden", "options": {"jargon": True, "jargon_words": ["АЪЪЪ"]}}
        room = await anna.room(own, {"who": "me"})
        assert not (await asked(anna, "АЪЪЪ", game="forbidden"))["stands"]
        assert (await asked(anna, "аъъъ", room=room))["stands"]
        silent = await anna.room({"game": "codenames"}, {"who": "me"})
        assert await anna.refused("GET", "/words/ru/x", room=silent, status=409) == "no-dictionary"
        assert await anna.refused("GET", "/words/ru/x", game="codenames", status=400) == "no-words-in-game"
        assert await anna.refused("GET", "/words/ru/x", game="chess", status=400) == "no-such-game"
        assert await anna.refused("GET", "/words/ru/x", room="A" * 22, status=404) == "not-found"
        assert (await (await site.http()).get("/words/ru/x")).status_code == 401

    on_site(tmp_path, do)


HOSTILE = ("<script>alert(1)</script>", "\u202eкот", "🦔", "к" * 100, "кот\n", "%00", "' OR 1=1 --", "cat", "а б")


@pytest.mark.parametrize("word", HOSTILE)
def test_any_text_can_be_looked_up_as_a_word(tmp_path: Path, word: str) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        for language in ("ru", "uk"):
            response = await anna.http.get(f"/words/{language}/{quote(word, safe='')}")
            assert response.status_code in (200, 400, 404), response.text
            assert response.headers["content-type"].startswith("application/")
        assert await anna.refused("GET", f"/words/ru/{'к' * 101}", status=400) == "bad-request"
        assert await anna.refused("GET", "/words/en/cat", status=400) == "bad-request"

    on_site(tmp_path, do)


@pytest.mark.parametrize(
    ("conditions", "rule"),
    [
        ({"game": "scrabble", "rated": True}, "SM-68"),
        ({"game": "scrabble", "variant": "challenge", "options": {"seats": 2}}, "SM-68"),
        ({"game": "forbidden", "rated": True}, None),
    ],
    ids=str,
)
@pytest.mark.rule("SM-68")
def test_players_who_must_know_words_cannot_look_them_up(tmp_path: Path, conditions: Json, rule: str | None) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(conditions)
        friendly, vera, _ = await site.two_in({"game": "scrabble"})
        for query in ({}, {"room": friendly}, {"game": "underwood"}):
            refused = await anna.get("/words/ru/x", status=403, **query)
            assert refused["code"] == "words-closed"
            assert refused.get("rule", {}).get("id") == rule
        assert (await asked(vera, "кот", room=room))["stands"], "who does not play there may"
        await anna.room(conditions, {"who": "me"})  # a table that has not begun forbids nothing
        await boris.post(f"/rooms/{room}/leave", {"seat": 1})
        assert (await asked(anna, "кот"))["stands"]

    on_site(tmp_path, do)


def test_rules_of_all_games_are_listed(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        http = await site.http()
        for game in GAMES:
            rules = (await http.get(f"/rules/{game}")).json()["rules"]
            assert [rule["id"] for rule in rules] == [rule.id for rule in rules_of(game)]
            assert all(rule["title"] and rule["tag"] for rule in rules)
            for language in LANGUAGES:
                rules = (await http.get(f"/rules/{game}", headers={"accept-language": language})).json()["rules"]
                assert [rule["title"] for rule in rules] == [rule.title for rule in rules_of(game, language)]
        assert (await http.get("/rules/chess")).status_code == 404

    on_site(tmp_path, do)
