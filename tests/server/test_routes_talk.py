"""Consent, chat and reports over HTTP."""

from pathlib import Path

from server.driving import FORBIDDEN, Person, Site, on_site
from slovoteka.server.base.limits import Limits, Rate


def test_a_pause_needs_consent(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        offers = f"/rooms/{room}/offers"
        asked = await anna.post(offers, {"seat": 0, "kind": "pause"})
        (offered,) = asked["room"]["offers"]
        answer = {"seat": 1, "offer": offered.pop("id")}
        assert offered == {"kind": "pause", "by": 0, "agreed": [0], "number": asked_at(site, room)}
        assert await anna.refused("POST", f"{offers}/pause/agree", answer, status=403) == "not-your-chair"
        assert not (await anna.get(f"/rooms/{room}/view"))["table"].get("paused")
        done = await boris.post(f"{offers}/pause/agree", answer)
        assert done["room"].get("offers", []) == []
        assert (await anna.get(f"/rooms/{room}/view"))["table"]["paused"]
        await boris.post(offers, {"seat": 1, "kind": "resume"})
        assert not (await anna.get(f"/rooms/{room}/view"))["table"].get("paused")

    on_site(tmp_path, do)


async def offered(person: Person, offers: str, kind: str, **more: str) -> int:
    """Makes an offer for seat 0 and returns its id."""
    asked = await person.post(offers, {"seat": 0, "kind": kind, **more})
    return next(int(held["id"]) for held in asked["room"]["offers"] if held["kind"] == kind)


def asked_at(site: Site, room: str) -> int:
    return site.match(room).table.number


def test_offers_can_be_declined_and_impossible_ones_are_refused(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        offers = f"/rooms/{room}/offers"
        answer = {"seat": 1, "offer": await offered(anna, offers, "abort")}
        declined = await boris.post(f"{offers}/abort/decline", answer)
        assert declined["room"].get("offers", []) == []
        assert await boris.refused("POST", f"{offers}/abort/agree", answer, status=409) == "no-offer"
        assert await boris.refused("POST", f"{offers}/wishes/agree", answer, status=400) == "bad-request"
        assert await anna.refused("POST", offers, {"seat": 0, "kind": "wishes"}, status=400) == "bad-request"
        assert await anna.refused("POST", offers, {"seat": 0, "kind": "rematch"}, status=409) == "still-playing"
        assert await anna.refused("POST", offers, {"seat": 1, "kind": "pause"}, status=403) == "not-your-chair"

    on_site(tmp_path, do)


def test_a_word_by_consent_and_a_rematch(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        offers = f"/rooms/{room}/offers"
        answer = {"seat": 1, "offer": await offered(anna, offers, "word", word="абырвалг")}
        agreed = await boris.post(f"{offers}/word/agree", answer)
        assert agreed["room"]["words"] == ["АБЫРВАЛГ"]
        await anna.post(f"/rooms/{room}/leave", {"seat": 0})
        answer = {"seat": 1, "offer": await offered(anna, offers, "rematch")}
        done = await boris.post(f"{offers}/rematch/agree", answer)
        fresh = await boris.get(f"/rooms/{done['room']['next']}")
        assert fresh["room"]["previous"] == room
        assert fresh["mine"] == [0]

    on_site(tmp_path, do)


def test_chat_reaches_only_its_audience(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        watcher, chat = await site.person(), f"/rooms/{room}/chat"
        written = await anna.post(chat, {"text": " Привет,\n\u202eвсем! "}, status=201)
        assert (written["text"], written["seat"], written["audience"], written["number"]) == (
            "Привет, всем!",
            0,
            "table",
            1,
        )
        await watcher.post(chat, {"text": "ходи буквой Я"}, status=201)
        assert [line["text"] for line in (await boris.get(chat))["lines"]] == ["Привет, всем!"]
        assert len((await watcher.get(chat))["lines"]) == 2
        assert [line["number"] for line in (await watcher.get(chat, after=1))["lines"]] == [2]
        to_table = {"text": "эй", "audience": "table"}
        assert await watcher.refused("POST", chat, to_table, status=409) == "only-to"
        assert await anna.refused("POST", chat, {"text": "\u200b"}, status=400) == "line-empty"
        assert await anna.refused("POST", chat, {"text": "я" * 501}, status=400) == "line-too-long"
        assert await anna.refused("POST", chat, {"text": "a", "audience": "all"}, status=400) == "bad-request"

    on_site(tmp_path, do)


def test_the_owner_can_mute_a_person(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        mute = f"/rooms/{room}/mutes/{boris.id}"
        assert await boris.refused("PUT", f"/rooms/{room}/mutes/{anna.id}", status=403) == "not-owner"
        await anna.ask("PUT", mute, status=204)
        assert await boris.refused("POST", f"/rooms/{room}/chat", {"text": "эй"}, status=409) == "muted"
        await anna.ask("DELETE", mute, status=204)
        await boris.post(f"/rooms/{room}/chat", {"text": "эй"}, status=201)

    on_site(tmp_path, do)


def test_chat_is_limited(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        for _ in range(2):
            await anna.post(f"/rooms/{room}/chat", {"text": "эй"}, status=201)
        assert (await anna.post(f"/rooms/{room}/chat", {"text": "эй"}, status=429))["limit"] == "chat-lines"
        await boris.post(f"/rooms/{room}/chat", {"text": "тише"}, status=201)

    on_site(tmp_path, do, limits=Limits(chat_lines=Rate(2, 600)))


def test_complaints_and_reports_of_words_are_stored(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in(FORBIDDEN)
        complaint = {"about": boris.id, "reason": "ругается", "line": 3}
        await anna.ask("POST", f"/rooms/{room}/complaints", complaint, status=204)
        [kept] = await site.node.store.complaints(10)
        assert (kept.by, kept.about, kept.room, kept.reason, kept.line) == (anna.id, boris.id, room, "ругается", 3)

        report = {"word": "зёв", "game": "forbidden", "wrong": False, "note": "есть у Ожегова", "room": room}
        assert await anna.post("/words/reports", report, status=201) == {"word": "ЗЁВ"}
        [word] = await site.node.store.word_reports(10)
        assert (word.word, word.by, word.room, word.wrong) == ("ЗЁВ", anna.id, room, False)
        assert word.lexicon == site.node.rooms[room].room.agreement.lexicon is not None
        bare = {"word": "півень", "game": "scrabble", "language": "uk", "wrong": True}
        assert await anna.post("/words/reports", bare, status=201) == {"word": "ПІВЕНЬ"}
        for wrong, status in (
            ({**report, "word": "c++"}, 400),
            ({**report, "game": "chess"}, 400),
            ({**report, "language": "en"}, 400),
            ({**report, "room": "A" * 22}, 404),
        ):
            await anna.refused("POST", "/words/reports", wrong, status=status)
        assert len(await site.node.store.word_reports(10)) == 2

    on_site(tmp_path, do)


def test_reports_are_limited(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        anna = await site.person()
        report = {"word": "кот", "game": "forbidden", "wrong": True}
        await anna.post("/words/reports", report, status=201)
        assert (await anna.post("/words/reports", report, status=429))["limit"] == "reports"
        assert len(await site.node.store.word_reports(10)) == 1

    on_site(tmp_path, do, limits=Limits(reports=Rate(1, 600)))
