"""`slovoteka words reports`: what players say of words, for whoever looks after the dictionary."""

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
    """Everything that was said against one word, or for it."""

    word: str
    language: Language
    wrong: bool
    times: int
    people: int
    games: tuple[str, ...]
    """The most frequent first."""
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
    """By word; what most people name comes first."""
    by_word: dict[tuple[str, Language, bool], list[WordReport]] = {}
    for report in reports:
        by_word.setdefault((report.word, report.language, report.wrong), []).append(report)
    found = [
        Reported(
            word=word,
            language=language,
            wrong=wrong,
            times=len(said),
            people=len({report.by for report in said}),
            games=tuple(game for game, _ in Counter(report.game for report in said).most_common()),
            notes=tuple(dict.fromkeys(report.note for report in said if report.note)),
        )
        for (word, language, wrong), said in by_word.items()
    ]
    return sorted(found, key=lambda reported: (-reported.people, -reported.times, reported.word))


def _verdict(reported: Reported, game: str) -> Verdict | None:
    """As the dictionary is now. None where the game knows no words in this language, or is gone."""
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
        said = "–" if verdict is None else verdict_text(verdict, output.language(), reported.language)
        write(f"  {mark}{printable(game)}: {said}", hang=4)
    for note in reported.notes:
        write(f"  «{printable(note)}»", hang=4)
