"""`lexicon` and `bench`: what is there, what it is made of, how fast it is."""

import json

from cli.conftest import Cli


def test_build_finds_what_is_there(cli: Cli) -> None:
    (told,) = json.loads(cli("lexicon", "build", "--json").out)
    assert told["language"] == "ru"
    assert told["built"]
    again = cli("lexicon", "build", "ru", "ru")
    assert again.code == 0
    assert again.out.count("ru: построен, лежит в") == 1


def test_info(cli: Cli) -> None:
    told = json.loads(cli("lexicon", "info", "--json").out)
    assert [about["language"] for about in told] == ["ru", "uk"]
    assert {source["package"] for source in told[0]["sources"]} >= {"pymorphy3-dicts-ru", "wordfreq"}
    said = cli("lexicon", "info").out
    assert "CC BY-SA" in said


def test_bench(cli: Cli) -> None:
    told = json.loads(cli("bench", "lexicon", "--json").out)
    assert {"name", "value", "unit", "limit"} == set(told[0])
    assert "warm-load" in {measured["name"] for measured in told}
    assert "µs" in cli("bench", "lexicon").out
