"""`lexicon` and `bench`: what is built, what it is made of, how fast it is."""

import json

from cli.conftest import Cli


def test_build_finds_what_is_there(cli: Cli) -> None:
    (built,) = json.loads(cli("lexicon", "build", "--json").out)
    assert built["language"] == "ru"
    assert built["built"]
    again = cli("lexicon", "build", "ru", "ru")
    assert again.code == 0
    assert again.out.count("ru: построен, лежит в") == 1


def test_info(cli: Cli) -> None:
    dictionaries = json.loads(cli("lexicon", "info", "--json").out)
    assert [about["language"] for about in dictionaries] == ["ru", "uk"]
    assert {source["package"] for source in dictionaries[0]["sources"]} >= {"pymorphy3-dicts-ru", "wordfreq"}
    listing = cli("lexicon", "info").out
    assert "CC BY-SA" in listing


def test_bench(cli: Cli) -> None:
    figures = json.loads(cli("bench", "lexicon", "--json").out)
    assert {"name", "value", "unit", "limit"} == set(figures[0])
    assert "warm-load" in {measured["name"] for measured in figures}
    assert "µs" in cli("bench", "lexicon").out
