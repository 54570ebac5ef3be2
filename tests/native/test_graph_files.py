"""Files of word graphs: what is refused when building and loading, and what damage may never do."""

import os
import random
import struct
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from slovoteka._native import FORMAT_VERSION, MAX_WORD, DamagedGraph, WordGraph, build_graph

RUSSIAN = "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
WORDS = ["ДОМ", "ДОМА", "ДЫМ", "ДЫМА", "ТОМ", "ТОМА", "ЁЖ"]
HEADER_BYTES = 512
EMPTY_STATE_BYTES = 16


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "words.graph"
    build_graph(WORDS, RUSSIAN, path)
    return path


def ask_everything(graph: WordGraph) -> None:
    """Answers of a damaged graph mean nothing; but nothing worse than DamagedGraph may come of asking."""
    questions: list[Callable[[], object]] = [
        lambda: [word in graph for word in WORDS],
        lambda: graph.has_prefix("ДОМ"),
        graph.words,
        lambda: graph.fits(RUSSIAN, 2),
        lambda: graph.fits_with("ДОМАТЫ", "М"),
        lambda: graph.count_fits(RUSSIAN, 3),
        lambda: graph.any_fit("ДОМ", min_length=5),
        lambda: graph.any_fit_each("ДМ", RUSSIAN),
        graph.verify,
    ]
    for question in questions:
        try:
            question()
        except DamagedGraph:
            continue


def test_words_come_as_strings_or_bytes(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("strings", "bytes", "shuffled")]
    assert build_graph(iter(WORDS), RUSSIAN, files[0]) == len(WORDS)
    assert build_graph("\n".join(WORDS).encode(), RUSSIAN, str(files[1])) == len(WORDS)
    assert build_graph(b"\n" + "\n\n".join(reversed(WORDS * 2)).encode() + b"\n", RUSSIAN, files[2]) == len(WORDS)
    assert len({file.read_bytes() for file in files}) == 1, "the same words are the same file"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("ДОМ\nДОМ1\n".encode(), r"line 2: 'ДОМ1': a letter outside the alphabet, '1'"),
        ("ДОМ\n\nдом".encode(), r"line 3: 'дом': a letter outside the alphabet, 'д'"),
        ("ДОМ\r\n".encode(), r"line 1: 'ДОМ\r': a letter outside the alphabet"),
        ("ДОM".encode(), r"line 1: 'ДОM': a letter outside the alphabet, 'M'"),
        ("А\n".encode() + b"\xd0", "line 2: not UTF-8"),
        (b"\xc0\x80", "line 1: not UTF-8"),
        (b"\xed\xa0\x80", "line 1: not UTF-8"),
        (b"\xf5\x80\x80\x80", "line 1: not UTF-8"),
        (("А" * (MAX_WORD + 1)).encode(), "longer than 64 letters"),
        (("Д" * 10_000 + "?").encode(), r"…': a letter outside the alphabet, '\?'"),
    ],
)
def test_bad_words_name_their_line(path: Path, text: bytes, message: str) -> None:
    before = path.read_bytes()
    with pytest.raises(ValueError, match=message):
        build_graph(text, RUSSIAN, path)
    assert path.read_bytes() == before, "the old file stays"
    assert list(path.parent.iterdir()) == [path]


def test_a_line_break_in_a_word_is_refused(path: Path) -> None:
    with pytest.raises(ValueError, match="word 2 holds a line break"):
        build_graph(["ДОМ", "ДО\nМ"], RUSSIAN, path)


@pytest.mark.parametrize("words", ["ДОМ", [b"x"], [1], 5])
def test_what_is_no_list_of_words_is_refused(path: Path, words: object) -> None:
    with pytest.raises(TypeError):
        build_graph(words, RUSSIAN, path)  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("alphabet", "message"),
    [
        ("", "1 to 64 letters"),
        ("".join(map(chr, range(0x400, 0x441))), "1 to 64 letters"),
        ("АБА", "twice"),
        ("А Б", "spaces"),
        ("А\nБ", "spaces"),
        ("А\ud800", "surrogates"),
    ],
)
def test_bad_alphabets_are_refused(path: Path, alphabet: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        build_graph(b"", alphabet, path)


def test_what_the_system_refuses_is_an_oserror(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="absent"):
        WordGraph(tmp_path / "absent")
    with pytest.raises(FileNotFoundError, match="absent"):
        build_graph(WORDS, RUSSIAN, tmp_path / "absent" / "words")
    with pytest.raises(IsADirectoryError):
        WordGraph(tmp_path)
    with pytest.raises(IsADirectoryError):
        build_graph(WORDS, RUSSIAN, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_pipe_is_not_waited_on(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="pipe"):
        WordGraph(tmp_path / "pipe")


def test_what_a_crash_left_behind_is_no_obstacle(path: Path) -> None:
    for serial in range(2000):
        path.with_name(f"{path.name}.{os.getpid()}-{serial}.tmp").touch()
    assert build_graph(["НОВЫЙ"], RUSSIAN, path) == 1


def test_an_open_graph_outlives_its_file(path: Path) -> None:
    old = WordGraph(path)
    build_graph(["НОВЫЙ"], RUSSIAN, path)
    assert old.words() == sorted(WORDS, key=lambda word: [RUSSIAN.index(letter) for letter in word])
    path.unlink()
    assert "ДОМ" in old
    old.verify()


def test_truncated_anywhere_is_refused(path: Path) -> None:
    whole = path.read_bytes()
    for size in range(len(whole)):
        path.write_bytes(whole[:size])
        with pytest.raises(DamagedGraph, match=r"words\.graph: (too short|cut short)"):
            WordGraph(path)
    path.write_bytes(whole + b"\0")
    with pytest.raises(DamagedGraph, match="grown"):
        WordGraph(path)


@pytest.mark.parametrize(
    ("contents", "message"),
    [
        (b"", "too short for a word graph: 0 bytes"),
        (b"PK\x03\x04" * 500, "not a word graph"),
        (b"\0" * 5000, "not a word graph"),
        (b"SLOVOGRF" + struct.pack("<I", FORMAT_VERSION + 1) + b"\0" * 5000, f"of format {FORMAT_VERSION + 1}"),
        (b"SLOVOGRF" + struct.pack("<I", FORMAT_VERSION) + b"\0" * 5000, "the header is damaged"),
    ],
)
def test_other_files_are_refused(path: Path, contents: bytes, message: str) -> None:
    path.write_bytes(contents)
    with pytest.raises(DamagedGraph, match=message):
        WordGraph(path)


def test_every_changed_byte_is_noticed(path: Path) -> None:
    """In the header and the empty state when the file is opened, elsewhere by `verify`."""
    whole = path.read_bytes()
    rng = random.Random(3)
    for place in range(len(whole)):
        damaged = bytearray(whole)
        damaged[place] ^= rng.randint(1, 255)
        path.write_bytes(damaged)
        if place < HEADER_BYTES + EMPTY_STATE_BYTES:
            with pytest.raises(DamagedGraph):
                WordGraph(path)
        else:
            graph = WordGraph(path)
            ask_everything(graph)
            with pytest.raises(DamagedGraph):
                graph.verify()


def test_noise_behind_a_good_header_harms_nobody(path: Path) -> None:
    whole = path.read_bytes()
    rng = random.Random(4)
    kept = HEADER_BYTES + EMPTY_STATE_BYTES
    for _ in range(300):
        path.write_bytes(whole[:kept] + rng.randbytes(len(whole) - kept))
        ask_everything(WordGraph(path))


def test_many_threads_ask_one_graph(path: Path) -> None:
    graph = WordGraph(path)
    expected = graph.fits("ДОМАТЫ")
    wrong: list[list[str]] = []

    def ask() -> None:
        wrong.extend(answer for _ in range(200) if (answer := graph.fits("ДОМАТЫ")) != expected)

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
