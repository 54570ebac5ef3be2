"""Builds the word lists and their graphs: two processes sort the words letter by letter, then the graphs are made.

The workers are `python -m slovoteka.lexicon.build <language> <folder>`. They read letters from standard input and
write the words of each list to files. Separate processes free their memory at once, need no guard in a main module,
and can be started from anywhere.
"""

import gc
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Final

import msgspec

from slovoteka._native import FORMAT_VERSION, DamagedGraph, WordGraph, build_graph
from slovoteka.lexicon.alphabet import ALPHABETS, Language
from slovoteka.lexicon.curation import BadData, load_curation
from slovoteka.lexicon.inputs import package_versions
from slovoteka.lexicon.lists import LISTS, Sorter, added_forms, sort_letter
from slovoteka.lexicon.progress import Progress, show_progress
from slovoteka.lexicon.sources import Survey, package_folder
from slovoteka.lexicon.store import LexiconManifest, ListEntry, Spelling

WORKERS: Final = min(2, os.cpu_count() or 1)
"""Two are fast enough, and each needs up to half a gigabyte."""
_HEAVY_FIRST: Final = "псонврзакдмбгту"
"""Letters with many words go first, so that no long one is left for the end."""


def build(language: Language, inputs: str, graphs: Path) -> LexiconManifest:
    """Builds everything for a language into the folder of graphs. Graphs that exist already are kept."""
    started = monotonic()
    load_curation(language)  # reports a bad line at once, not from a worker
    graphs.mkdir(parents=True, exist_ok=True)
    with _scratch(graphs.parent) as folder, show_progress(language) as progress:
        _sort_words(language, folder, progress)
        with ThreadPoolExecutor(WORKERS) as threads:
            wanted = [(name, spelling) for name in LISTS for spelling in _spellings(language)]
            progress.stage("graphs", len(wanted))
            made = [threads.submit(_make_graph, language, name, kind, folder, graphs) for name, kind in wanted]
            entries = []
            for future in made:
                entries.append(future.result())
                progress.advance(1)
    return LexiconManifest(
        language, inputs, package_versions(language), round(monotonic() - started, 1), tuple(entries)
    )


def _spellings(language: Language) -> tuple[Spelling, ...]:
    return ("strict", "both") if language == "ru" else ("strict",)


def _make_graph(language: Language, name: str, spelling: Spelling, folder: Path, graphs: Path) -> ListEntry:
    text = b"".join((folder / f"{name}.{letter}").read_bytes() for letter in ALPHABETS[language])
    if spelling == "both":
        text += b"".join((folder / f"{name}.{letter}.folded").read_bytes() for letter in ALPHABETS[language])
    digest = hashlib.sha256(text).hexdigest()[:40]
    path = graphs / f"{digest}.{FORMAT_VERSION}"
    try:
        graph = WordGraph(path)
        graph.verify()
    except (FileNotFoundError, DamagedGraph):
        build_graph(text, ALPHABETS[language], path)
        graph = WordGraph(path)
    return ListEntry(name, spelling, graph.word_count, graph.byte_size, digest)


def _sort_words(language: Language, folder: Path, progress: Progress) -> None:
    """Gives letters to whichever worker is free."""
    progress.stage("words", _records(language))
    letters: SimpleQueue[str] = SimpleQueue()
    for letter in sorted(ALPHABETS[language], key=lambda letter: _HEAVY_FIRST.find(letter.lower()) % 99):
        letters.put(letter)
    with ThreadPoolExecutor(WORKERS) as threads:
        for done in [threads.submit(_drive, language, folder, letters, progress) for _ in range(WORKERS)]:
            done.result()


def _drive(language: Language, folder: Path, letters: "SimpleQueue[str]", progress: Progress) -> None:
    """Feeds one worker until no letter is left."""
    command = [sys.executable, "-m", __spec__.name, language, str(folder)]
    with subprocess.Popen(  # noqa: S603  our own module, our own arguments
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as worker:
        if worker.stdin is None or worker.stdout is None:
            raise RuntimeError("pipes were asked for")
        try:
            while (letter := _take(letters)) is not None:
                with suppress(BrokenPipeError):  # the worker has ended, but its output must still be read
                    worker.stdin.write(letter + "\n")
                    worker.stdin.flush()
                _follow_letter(worker.stdout, progress)
        except BaseException:
            while _take(letters) is not None:  # leave no letters for the other worker
                pass
            worker.kill()
            raise


def _take(letters: "SimpleQueue[str]") -> str | None:
    try:
        return letters.get_nowait()
    except Empty:
        return None


def _follow_letter(lines: Iterable[str], progress: Progress) -> None:
    for line in lines:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "seen":
            progress.advance(int(rest))
        elif word == "done":
            return
        elif word == "bad":
            raise BadData(rest)
    raise RuntimeError("a process that sorts words has died; its last words are above")


def _records(language: Language) -> int:
    """How many readings of forms there are in all."""
    path = package_folder(f"pymorphy3_dicts_{language}") / "data" / "meta.json"
    meta: dict[str, int] = dict(msgspec.json.decode(path.read_bytes()))
    return meta["words_dawg_length"]


@contextmanager
def _scratch(folder: Path) -> Iterator[Path]:
    """A temporary folder on the disk of the graphs. Also removes those of interrupted builds."""
    for left in folder.glob("build-*"):
        shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="build-", dir=folder) as path:
        yield Path(path)


# --- the worker


def work(language: Language, folder: Path, letters: Iterator[str], tell: Callable[[str], object]) -> None:
    curation = load_curation(language)
    survey = Survey(language, lambda records: tell(f"seen {records}\n"))
    sorter = Sorter(language, curation, survey.morphology.noun_share)
    added = added_forms(survey, curation)
    for line in letters:
        letter = line.strip()
        for name, words in sort_letter(survey, sorter, added, curation, letter.lower()).items():
            _write_lines(folder / f"{name}.{letter}", words)
            if language == "ru":
                _write_lines(folder / f"{name}.{letter}.folded", [w.replace("Ё", "Е") for w in words if "Ё" in w])
        tell("done\n")


def _write_lines(path: Path, words: list[str]) -> None:
    path.write_text("".join(f"{word}\n" for word in words), encoding="utf-8")


def _main(language: Language, folder: str) -> None:
    def tell(line: str) -> None:
        sys.stdout.write(line)
        sys.stdout.flush()

    gc.disable()  # millions of values without cycles: the collector took a fifth of the time
    try:
        work(language, Path(folder), iter(sys.stdin.readline, ""), tell)
    except BadData as error:
        tell(f"bad {error}\n")
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os._exit(1)  # the parent has gone; a normal exit would try to write to it again


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    _main(msgspec.convert(sys.argv[1], Language), sys.argv[2])
