"""Routes for clients without their own table for a game: labels, typed lines as actions, texts of events."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adding.joining import GAME, joined
from server.driving import Person, Site, on_site
from slovoteka.messages import LANGUAGES
from slovoteka.server.base.limits import Limits, Rate
from slovoteka.server.http.bodies import ReadTyped, TellEvents

WORD_EVENT = {"type": "said", "seat": 1, "word": "КОТ", "letter": "Т"}
LOST = {"type": "lost", "seat": 0, "why": "time"}


@pytest.fixture(autouse=True)
def _joined(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with joined(monkeypatch):
        yield


def most(body: type, field: str) -> int:
    """The limit that a field of a request has."""
    longest: int = next(found for found in body.__annotations__[field].__metadata__ if found.max_length).max_length
    return longest


async def lines_for(person: Person, *events: Any, **more: Any) -> list[str | None]:
    body = {"events": events, "names": ["Анна", "Борис"], **more}
    lines: list[str | None] = (await person.post(f"/games/{GAME}/events/words", body))["lines"]
    return lines


def test_a_typed_line_becomes_an_action(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        read = f"/games/{GAME}/actions/read"
        assert await anna.post(read, {"text": " дом "}) == {
            "action": {"type": "say", "word": "ДОМ"},
            "written": "ДОМ",
        }
        assert (await anna.post(read, {"text": "сдаюсь"}))["action"] == {"type": "give-up"}
        problem = await anna.post(read, {"text": "дом2"}, status=400)
        assert problem["code"] == "word-digit"
        assert "2" in problem["title"]
        longest = most(ReadTyped, "text")
        assert await anna.refused("POST", read, {"text": "я" * (longest + 1)}, status=400) == "bad-request"
        assert await anna.refused("POST", "/games/chess/actions/read", {"text": "e4"}, status=404) == "not-found"

    on_site(tmp_path, do)


def test_reading_and_describing_need_a_token(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        nobody = await site.http()
        for path, body in (("actions/read", {"text": "дом"}), ("events/words", {"events": []})):
            assert (await nobody.post(f"/games/{GAME}/{path}", json=body)).status_code == 401
        assert (await nobody.get(f"/games/{GAME}/labels")).status_code == 200

    on_site(tmp_path, do)


def test_half_a_character_is_refused(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        for path, body in (
            ("actions/read", b'{"text": "\\ud800"}'),
            ("events/words", b'{"events": [{"type": "began", "letter": "\\ud800"}]}'),
        ):
            headers = {"content-type": "application/json"}
            answer = await anna.http.post(f"/games/{GAME}/{path}", content=body, headers=headers)
            assert answer.status_code == 400, answer.text

    on_site(tmp_path, do)


def test_events_are_described_in_the_readers_language(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        assert await lines_for(anna, WORD_EVENT, LOST) == ["Борис: КОТ. Дальше на Т.", "Анна проигрывает: время вышло."]
        assert await lines_for(anna, WORD_EVENT, LOST, me=0) == [
            "Борис: КОТ. Дальше на Т.",
            "Вы проиграли: время вышло.",
        ]
        assert await lines_for(anna, {**WORD_EVENT, "seat": 7}) == ["8: КОТ. Дальше на Т."]
        english = await site.person(accept_language="en")
        [line] = await lines_for(english, WORD_EVENT)
        assert line == "Борис: КОТ. Next on Т."

    on_site(tmp_path, do)


def test_data_that_is_not_an_event_is_refused(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        words = f"/games/{GAME}/events/words"
        many = [WORD_EVENT] * (most(TellEvents, "events") + 1)
        wrong: tuple[list[Any], ...] = ([{"type": "shouted"}], [{**WORD_EVENT, "seat": "1"}], [{}], many)
        for events in wrong:
            assert await anna.refused("POST", words, {"events": events}, status=400) == "bad-request"

    on_site(tmp_path, do)


def test_labels_are_texts_without_variables(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        for language in LANGUAGES:
            person = await site.person(accept_language=language)
            labels = (await person.get(f"/games/{GAME}/labels"))["labels"]
            assert {"title", "field-letter", "seat-mover", "action-say", "window-turn", "over-time"} <= labels.keys()
            assert "stage-turn" not in labels, "it wants a name"
            assert not [text for text in labels.values() if "{" in text]

    on_site(tmp_path, do)


def test_reading_typed_lines_counts_as_requests(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        read = f"/games/{GAME}/actions/read"
        statuses = [(await anna.http.post(read, json={"text": "дом"})).status_code for _ in range(12)]
        assert statuses[0] == 200
        assert statuses[-1] == 429

    on_site(tmp_path, do, limits=Limits(requests=Rate(10, 600)))
