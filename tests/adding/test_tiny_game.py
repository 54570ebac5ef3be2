"""docs/adding-a-game.md proved: a tiny game joins, and every part of the house plays it."""

import asyncio
import json
import typing
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest
from slovoteka_chain.actions import GiveUp
from slovoteka_chain.kind import KIND

from adding.joining import GAME, PACKAGE, SOURCES, joined, sentences
from cli.scripted import play
from conformance.laws import check_laws
from conformance.play import random_record
from rules.tracing import code_complaints, page_complaints, rulebook_complaints, sources_of, untested_complaints
from server.driving import Site, on_site
from slovoteka.bots.bot import Level
from slovoteka.cli.commands import selfplay as selfplay_command
from slovoteka.cli.commands.rule_coverage import coverage
from slovoteka.cli.main import main
from slovoteka.core.inputs import Draw
from slovoteka.core.record import lines, parse
from slovoteka.games.rulebook import rules_hash, rules_of
from slovoteka.match.replay import moments, verify
from slovoteka.match.selfplay import play_many, play_one
from slovoteka.messages import LANGUAGES
from slovoteka.review.run import review

LEVELS: tuple[Level, ...] = ("beginner", "amateur", "expert", "master")


@pytest.fixture(autouse=True)
def _joined(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with joined(monkeypatch):
        yield


# --- steps 1 to 7: the rules ----------------------------------------------------------------------------------------


def test_rules_tests_page_and_code_speak_of_the_same_rules() -> None:
    rules = rules_of(GAME)
    page, prefixes = (PACKAGE / "rules.md").read_text("utf-8"), KIND.info.rulebooks
    assert len(rules) == 6
    assert rulebook_complaints(rules, prefixes) == []
    assert untested_complaints(rules, coverage(PACKAGE / "tests")) == []
    assert page_complaints(rules, page, prefixes) == []
    assert code_complaints({rule.id for rule in rules}, sources_of(SOURCES), prefixes) == []
    assert len(rules_hash(GAME)) == 64


@pytest.mark.parametrize("variant", KIND.choices.variants)
def test_it_obeys_the_laws(variant: str) -> None:
    for seed in range(3):
        chance = Random(seed)
        record = random_record(KIND, KIND.choices.variants[variant], chance, f"{GAME}-{variant}-{seed}")
        check_laws(KIND, record, chance)


# --- step 8: sentences ----------------------------------------------------------------------------------------------


def test_it_has_its_sentences_in_every_language() -> None:
    events = [f"{GAME}-event-{event.__struct_config__.tag}" for event in typing.get_args(KIND.types.event)]
    options = [f"{GAME}-option-{field.name}" for field in msgspec.structs.fields(KIND.types.options)]
    variants = [f"{GAME}-variant-{variant}" for variant in KIND.choices.variants]
    stages = [f"{GAME}-stage-{stage.value}" for stage in typing.get_type_hints(KIND.types.state)["stage"]]
    for language in LANGUAGES:
        assert sentences(language).keys() == sentences("ru").keys()
        assert {f"{GAME}-title", *events, *options, *variants, *stages} <= sentences(language).keys()
        assert {f"rule-{rule.id.lower()}" for rule in rules_of(GAME)} <= sentences(language).keys()


# --- step 9: a bot --------------------------------------------------------------------------------------------------


def test_bots_play_it_to_the_end_through_the_host() -> None:
    result = play_one(KIND, KIND.rules.read_options({}), LEVELS[:2], 1)
    assert result.failure is None
    assert result.outcome is not None
    assert result.record is not None
    record = parse(lines(result.record))
    assert verify(record) == sum(isinstance(entry.input, Draw) for entry in record.entries) == 1
    *_, last = moments(record)
    words = last.table.state.words
    assert len(words) > 3
    assert len(set(words)) == len(words)
    assert play_one(KIND, KIND.rules.read_options({}), LEVELS[:2], 1).record == result.record


# --- step 10: the command line --------------------------------------------------------------------------------------


def commanded(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    code = main(list(arguments))
    captured = capsys.readouterr()
    assert code == 0, captured.err
    return captured.out


def test_commands_know_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    [listed] = [game for game in json.loads(commanded(capsys, "games", "--json")) if game["id"] == GAME]
    assert listed["variants"].keys() == KIND.choices.variants.keys()
    assert "Цепочка" in commanded(capsys, "games")
    assert "WC-05" in commanded(capsys, "rules", GAME)
    assert "WC-03   No word is said twice" in commanded(capsys, "rules", GAME, "--lang", "en")

    # In this process: others are started afresh, and do not know what has joined only here.
    monkeypatch.setattr(selfplay_command, "play_many", partial(play_many, workers=1))
    summary = commanded(capsys, "selfplay", GAME, "--games", "2", "--records", str(tmp_path), "--json")
    assert (json.loads(summary)["finished"], json.loads(summary)["failures"]) == (2, 0)
    record, _ = sorted(map(str, tmp_path.glob("*.jsonl")))
    commanded(capsys, "verify", record)
    assert "Первая буква" in commanded(capsys, "replay", record)
    assert "Next on" in commanded(capsys, "replay", record, "--seat", "1", "--lang", "en")
    picture = tmp_path / "chain.svg"
    commanded(capsys, "replay", record, "--picture", str(picture))
    assert "<title>Цепочка</title>" in picture.read_text("utf-8")
    assert GAME in commanded(capsys, "export", record, "--to", "csv")


def test_a_person_plays_it_in_the_terminal() -> None:
    match, paper, has_left = asyncio.run(play(KIND, {}, ("Вы", "Бот"), None))
    assert match.outcome is not None
    assert not has_left
    assert any("Первая буква" in line for line in paper.printed)
    assert any("Слово на" in prompt for prompt in paper.asked)


# --- step 11: the site ----------------------------------------------------------------------------------------------


def test_two_people_play_it_over_http(tmp_path: Path) -> None:
    async def do(site: Site) -> None:
        room, anna, boris = await site.two_in({"game": GAME, "rated": True})
        view = await anna.get(f"/rooms/{room}/view", seat=0)
        [window], letter = view["mine"], view["table"]["public"]["letter"]
        wrong = {"seat": 0, "window": window, "action": {"type": "say", "word": "ЫЫЫ"}}
        refused = await anna.post(f"/rooms/{room}/acts", wrong, status=422)
        assert (refused["code"], refused["rule"]["id"]) == ("chain-wrong-letter", "WC-02")
        assert letter in refused["title"]
        right = {**wrong, "action": {"type": "say", "word": f"{letter}{letter}"}}
        previewed = await anna.post(f"/rooms/{room}/preview", right)
        assert previewed["preview"] == {"letter": letter, "stands": None}  # in a rated game the dictionary says nothing
        match = site.match(room)
        _, word, *_ = match.game.moves(match.table.state, 0, match.windows[0])
        for person, seat, action in ((anna, 0, word), (boris, 1, GiveUp())):
            [window] = (await person.get(f"/rooms/{room}/view", seat=seat))["mine"]
            act = {"seat": seat, "window": window, "action": msgspec.to_builtins(action)}
            await person.post(f"/rooms/{room}/acts", act)

        record = parse((await boris.http.get(f"/rooms/{room}/record")).text.splitlines())
        assert verify(record) == 1
        assert record.header.game == GAME
        outcome = (await boris.get(f"/rooms/{room}/view", seat=1))["table"]["outcome"]
        assert (outcome["places"], outcome["scores"]) == ([1, 2], [1, 0])
        [listed] = [game for game in (await anna.get("/games"))["games"] if game["id"] == GAME]
        assert [option["name"] for option in listed["options"]] == ["seats", "shortest", "longest_chain", "turn_ms"]
        assert [level["name"] for level in listed["levels"]] == list(LEVELS)

    on_site(tmp_path, do)


# --- step 12: after the game ----------------------------------------------------------------------------------------


def test_giving_up_is_reviewed() -> None:
    record = random_record(KIND, {}, Random(2), "reviewed")
    reviewed = review(parse(lines(record)))
    assert [one.mark for one in reviewed.judged] == ["blunder"]
    assert reviewed.judged[0].alternatives[0].written[0] == next(reversed(list(moments(record)))).table.state.letter
