"""Measurements of the lexicon, for `slovoteka bench lexicon`."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter, sleep
from typing import Final, NamedTuple

from slovoteka.core.words import WordPolicy
from slovoteka.lexicon.alphabet import ALPHABETS, Language
from slovoteka.lexicon.dictionary import Dictionary, open_dictionary
from slovoteka.lexicon.store import find_manifest

COLD_LIMITS: Final[dict[Language, float]] = {"ru": 60, "uk": 90}
_MEMORY_LIMIT: Final = 1500
_NOUNS: Final = WordPolicy(kind="nouns", yo="fold", min_length=3)
_FORMS: Final = WordPolicy(kind="forms", yo="lenient")

_LOAD = """
from time import perf_counter
from slovoteka.core.words import WordPolicy
from slovoteka.lexicon.dictionary import open_dictionary
started = perf_counter()
"СЛОВО" in open_dictionary(WordPolicy(kind="forms", yo="lenient"))
print((perf_counter() - started) * 1000)
"""
_BUILD = "import sys; from slovoteka.lexicon.store import manifest; manifest(sys.argv[1])"


class Measurement(NamedTuple):
    name: str
    value: float
    unit: str
    limit: float | None
    """The upper target; None if there is none."""


def measure(cold: tuple[Language, ...] = ()) -> list[Measurement]:
    """`cold` has languages that are also built from scratch in a separate folder, which takes a minute each."""
    measured = [m for language in cold for m in _cold_build(language)]
    nouns, forms = open_dictionary(_NOUNS), open_dictionary(_FORMS)
    measured.append(Measurement("warm-load", _warm_load_ms(), "ms", 20))
    measured += _look_ups(nouns, forms)
    measured += _searches(nouns)
    found = find_manifest("ru")
    if found is not None:
        sizes = {entry.file: entry.bytes for entry in found.lists}
        measured.append(Measurement("graph-files", len(sizes), "", None))
        measured.append(Measurement("graph-size", sum(sizes.values()) / 1e6, "MB", None))
    return measured


def _look_ups(nouns: Dictionary, forms: Dictionary) -> Iterator[Measurement]:
    words = nouns.words()
    known, unknown = words[:: len(words) // 2000], [word[::-1] for word in words[:: len(words) // 2000]]
    for name, dictionary in (("nouns", nouns), ("forms", forms)):
        yield Measurement(f"look-up-{name}", _microseconds(dictionary.__contains__, known + unknown), "µs", 2)
    forms.verdict("СЛОВО")  # opens the grammar
    yield Measurement("verdict", _microseconds(forms.verdict, known), "µs", None)


def _searches(nouns: Dictionary) -> Iterator[Measurement]:
    twenties = [_letters(number, 20) for number in range(500)]
    consonants = ["".join(letter for letter in letters if letter not in "АЕИОУЫЭЮЯ") for letters in twenties]
    yield Measurement("any-noun-of-20-letters", _microseconds(nouns.any_fit, twenties), "µs", 200)
    slowest = max(_microseconds(nouns.any_fit, [letters]) for letters in [*twenties, *consonants])
    yield Measurement("any-noun-of-20-letters-slowest", slowest, "µs", 200)
    each = _microseconds(lambda letters: nouns.any_fit_each(letters[:9], ALPHABETS["ru"]), consonants)
    yield Measurement("which-letter-gives-a-noun", each, "µs", None)
    yield Measurement("all-nouns-of-10-letters", _microseconds(nouns.fits, [t[:10] for t in twenties]), "µs", None)


def _microseconds(ask: Callable[[str], object], questions: list[str]) -> float:
    """The time of one question in the fastest of five rounds, which other processes disturb least."""
    rounds = []
    for _ in range(5):
        started = perf_counter()
        for question in questions:
            ask(question)
        rounds.append(perf_counter() - started)
    return min(rounds) / len(questions) * 1e6


def _letters(number: int, count: int) -> str:
    """Pseudo-random letters, the same on every machine."""
    alphabet = ALPHABETS["ru"].replace("Ё", "")
    return "".join(alphabet[byte % len(alphabet)] for byte in sha256(str(number).encode()).digest()[:count])


def _warm_load_ms() -> float:
    """Measured in separate processes, as in a worker, without the import of the module."""
    times = []
    for _ in range(5):
        finished = subprocess.run([sys.executable, "-c", _LOAD], check=True, capture_output=True, text=True)  # noqa: S603
        times.append(float(finished.stdout))
    return median(times)


def _cold_build(language: Language) -> Iterator[Measurement]:
    with tempfile.TemporaryDirectory() as folder:
        started, peak = monotonic(), 0
        environment = {**os.environ, "SLOVOTEKA_CACHE": folder}
        with subprocess.Popen([sys.executable, "-c", _BUILD, language], env=environment) as builder:  # noqa: S603
            while builder.poll() is None:
                peak = max(peak, sum(_resident(pid) for pid in _family(builder.pid)))
                sleep(0.1)
        if builder.returncode:
            raise RuntimeError(f"the build has failed with {builder.returncode}")
        yield Measurement(f"cold-build-{language}", monotonic() - started, "s", COLD_LIMITS[language])
        if peak:
            yield Measurement(f"cold-build-memory-{language}", peak / 1e6, "MB", _MEMORY_LIMIT)


def _family(pid: int) -> Iterator[int]:
    """A process and all its descendants, if the system tells (Linux)."""
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            for child in children.read_text().split():
                yield from _family(int(child))
        except OSError:  # it has ended meanwhile
            continue


def _resident(pid: int) -> int:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
