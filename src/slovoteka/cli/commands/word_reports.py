"""`slovoteka words reports`: players' reports on words, for the editors of the dictionary."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from slovoteka.cli.commands.site_store import db_address, opened, run
from slovoteka.cli.commands.word_policies import words_of
from slovoteka.cli.shared import output
from slovoteka.cli.shared.output import printable, say, write
from slovoteka.core.errors import Unreadable
from slovoteka.core.value import Value
from slovoteka.core.words import Verdict
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.dictionary import open_dictionary
from slovoteka.messages import verdict_text
from slovoteka.store.people import WordReport

_MOST: Final = 100_000


class Reported(Value, frozen=True, kw_only=True):
    """All reports on one word."""

    word: str
    language: Language
    wrong: bool
    times: int
    people: int
    games: tuple[str, ...]
    """Most frequent first."""
    notes: tuple[str, ...]


def word_reports(db: str | None, top: int, as_json: bool) -> None:
    async def read(address: str) -> tuple[WordReport, ...]:
        async with opened(address) as store:
            return await store.word_reports(_MOST)

    found = gathered(run(read(db_address(db))))
    if as_json:
        output.write_json([_as_object(reported) for reported in found[:top]])
        return
    for reported in found[:top]:
        _show(reported)
    write(say("reports-found", found=len(found), shown=min(top, len(found))))


def gathered(reports: Iterable[WordReport]) -> list[Reported]:
    """Reports by word; words reported by most people come first."""
    by_word: dict[tuple[str, Language, bool], list[WordReport]] = {}
    for report in reports:
        by_word.setdefault((report.word, report.language, report.wrong), []).append(report)
    found = [
        Reported(
            word=word,
            language=language,
            wrong=wrong,
            times=len(reports_of_word),
            people=len({report.by for report in reports_of_word}),
            games=tuple(game for game, _ in Counter(report.game for report in reports_of_word).most_common()),
            notes=tuple(dict.fromkeys(report.note for report in reports_of_word if report.note)),
        )
        for (word, language, wrong), reports_of_word in by_word.items()
    ]
    return sorted(found, key=lambda reported: (-reported.people, -reported.times, reported.word))


def _verdict(reported: Reported, game: str) -> Verdict | None:
    """The verdict of the current dictionary. None if the game has no words in this language, or is gone."""
    try:
        asked = words_of(game, reported.language)
    except Unreadable:
        return None
    if asked.policy.language != reported.language:
        return None
    return open_dictionary(asked.policy, asked.rules).verdict(reported.word)


def _as_object(reported: Reported) -> dict[str, Any]:
    verdicts = []
    for game in reported.games:
        if (verdict := _verdict(reported, game)) is not None:
            reason = verdict_text(verdict, output.language(), reported.language)
            verdicts.append({"game": game, "allowed": verdict.allowed, "code": verdict.why.value, "reason": reason})
    return {**msgspec.structs.asdict(reported), "verdicts": verdicts}


def _show(reported: Reported) -> None:
    code = "report-wrong" if reported.wrong else "report-missing"
    write(say(code, word=printable(reported.word), times=reported.times, people=reported.people), hang=2)
    for game in reported.games:
        verdict = _verdict(reported, game)
        mark = "" if verdict is None else "✓ " if verdict.allowed else "✗ "
        text = "–" if verdict is None else verdict_text(verdict, output.language(), reported.language)
        write(f"  {mark}{printable(game)}: {text}", hang=4)
    for note in reported.notes:
        write(f"  «{printable(note)}»", hang=4)
