"""`slovoteka scrabble perft`: its files, and its refusals of unreadable files."""

import json
import lzma
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Cli
from slovoteka.cli.games.scrabble.positions import COLUMNS, Case, PlacementTally, read_cases
from slovoteka.cli.shared.lists import read_list
from slovoteka.cli.shared.word_lists import read_word_list
from slovoteka.core.errors import Refusal
from slovoteka.games.scrabble.options import Options, read_options
from slovoteka.games.scrabble.plays import EMPTY_GRID
from slovoteka.messages import LANGUAGES, refusal_text

MATTEL: Options = read_options({})
HEADER = "\t".join(COLUMNS)
EMPTY = "/".join(["15"] * 15)
OPENING = f"{EMPTY} ЗОДЫРВО/ 0/0 0"


def saved(tmp_path: Path, content: str | bytes, name: str = "list.txt") -> Path:
    path = tmp_path / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def refusal_message(read: Callable[[], object], language: str = "ru") -> str:
    """What a person reads when this is refused."""
    with pytest.raises(Refusal) as caught:
        read()
    return refusal_text(caught.value, language)


# --- positions ------------------------------------------------------------------------------------------------------


def positions(tmp_path: Path, *lines: str) -> Path:
    return saved(tmp_path, "\n".join([HEADER, *lines]) + "\n", "positions.tsv")


def test_positions_are_read(tmp_path: Path) -> None:
    second = OPENING.replace("ЗОДЫРВО/", "ЗОДЫРВ?/АБ")
    cases = read_cases(positions(tmp_path, f"{OPENING}\t482\t35\t4349", f"{second}\t0\t0\t0"), MATTEL)
    assert cases[0] == Case(
        line=2,
        cgp=OPENING,
        grid=EMPTY_GRID,
        rack="ЗОДЫРВО",
        expected=PlacementTally(placements=482, best_score=35, sum_of_scores=4349),
    )
    assert (cases[1].line, cases[1].rack) == (3, "ЗОДЫРВ?")


def test_columns_may_stand_in_any_order(tmp_path: Path) -> None:
    header = "\t".join(["note", *reversed(COLUMNS)])
    path = saved(tmp_path, f"\ufeff{header}\r\nsome\t3\t2\t1\t{OPENING}\r\n\r\n")
    (case,) = read_cases(path, MATTEL)
    assert case.expected == PlacementTally(placements=1, best_score=2, sum_of_scores=3)


def test_packed_positions(tmp_path: Path) -> None:
    content = lzma.compress(f"{HEADER}\n{OPENING}\t1\t2\t3".encode())
    packed, nameless = saved(tmp_path, content, "positions.tsv.xz"), saved(tmp_path, content, "positions")
    assert read_cases(packed, MATTEL) == read_cases(nameless, MATTEL)
    assert len(read_cases(packed, MATTEL)) == 1


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (f"{EMPTY}/15 ЗОДЫРВО/\t1\t2\t3", "рядов через «/» должно быть 15, а их 16."),
        (f"{EMPTY[:-2]}14 ЗОДЫРВО/\t1\t2\t3", "В ряду 15 позиции должно быть 15 клеток, а их 14."),
        (f"{EMPTY} ЗОДЫРВІ/\t1\t2\t3", "Фишки «І» в этом наборе нет."),
        (f"{EMPTY} ЗОДЫРВ2/\t1\t2\t3", "цифра «2»"),
        (f"{EMPTY[:-2]}14W ЗОДЫРВО/\t1\t2\t3", "«W»"),
        (f"{EMPTY} ЗОДЫРВОО/\t1\t2\t3", "На подставке 8 фишек, а больше 7 не бывает. Правило SM-10."),
        (f"{EMPTY} ЗО/ЗОДЫРВОО\t1\t2\t3", "На подставке 8 фишек, а больше 7 не бывает. Правило SM-10."),
        (f"{EMPTY} ЪЪ/\t1\t2\t3", "Фишек Ъ в позиции больше, чем в наборе: там их 1. Правило SM-05."),
        (f"{EMPTY} ???/\t1\t2\t3", "Фишек ? в позиции больше, чем в наборе: там их 2. Правило SM-05."),
        (f"{EMPTY} /ЗОДЫРВО\t1\t2\t3", "В позиции нет подставки"),
        (f"{EMPTY}\t1\t2\t3", "В позиции нет подставки"),
        ("\t1\t2\t3", "Позиция не читается"),
        (f"{OPENING}\t1\t2", "здесь 3 столбца, а нужно 4, через Tab."),
        (OPENING, "здесь 1 столбец, а нужно 4, через Tab."),
        ("", "здесь 1 столбец, а нужно 4, через Tab."),
        (f"{OPENING}\tмного\t2\t3", "«много» в столбце placements – не целое число"),
        (f"{OPENING}\t1\t2.5\t3", "«2.5» в столбце best_score – не целое число"),
        (f"{OPENING}\t1\t2\t-3", "«-3» в столбце sum_of_scores – не целое число"),
        (f"{OPENING}\t1\t2\t", "«» в столбце sum_of_scores – не целое число"),
        (f"{OPENING}\t1\t2\t{'9' * 5000}", "«99999999999999999999…» в столбце sum_of_scores"),
        (f"{OPENING}\t1\t٢\t3", "в столбце best_score – не целое число"),
    ],
)
def test_the_line_that_is_wrong_is_named(tmp_path: Path, line: str, reason: str) -> None:
    path = positions(tmp_path, f"{OPENING}\t1\t2\t3", line, f"{OPENING}\t1\t2\t3")
    message = refusal_message(lambda: read_cases(path, MATTEL))
    assert message.startswith("Файл ")
    assert f"{path.name}, строка 3: " in message
    assert reason in message


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "нет ни одной позиции"),
        ("\n\n", "нет ни одной позиции"),
        (f"{HEADER}\n", "нет ни одной позиции: под строкой заголовка (cgp placements best_score sum_of_scores)"),
        (f"{OPENING}\t1\t2\t3\n{OPENING}\t1\t2\t3\n", "строка 1: в заголовке нет столбца cgp."),
        (f"cgp\tplacements\tbest_score\n{OPENING}\t1\t2\n", "строка 1: в заголовке нет столбца sum_of_scores."),
        (f"{HEADER}\n{OPENING}\t1\t2\t3\n".encode() + b"\xff\n", "строка 3: это не текст в UTF-8"),
    ],
)
def test_files_that_hold_no_positions(tmp_path: Path, content: str | bytes, reason: str) -> None:
    assert reason in refusal_message(lambda: read_cases(saved(tmp_path, content), MATTEL))


def test_other_editions(tmp_path: Path) -> None:
    line = f"{EMPTY} П'ЯТЬ/\t1\t2\t3"
    ukrainian = read_options({"edition": "bilingual-uk"})
    assert read_cases(positions(tmp_path, line), ukrainian)[0].rack == "П’ЯТЬ"
    assert "строка 2: Фишки «’» в этом наборе нет." in refusal_message(
        lambda: read_cases(positions(tmp_path, line), MATTEL)
    )
    long = positions(tmp_path, f"{EMPTY} П'ЯТЬКОД/\t1\t2\t3")
    assert "Правило SU-05." in refusal_message(lambda: read_cases(long, ukrainian))


# --- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("ДОМ\nЁЖ\n", "ДОМ\nЁЖ\n"),
        ("дом\nёж", "ДОМ\nЁЖ\n"),
        ("\ufeffДОМ\r\n\r\n ёж \r\n", "ДОМ\n\nЁЖ\n"),
        ("е\u0308ж\nКОТ\nи\u0306од\n", "ЁЖ\nКОТ\nЙОД\n"),
    ],
)
def test_words_are_read(tmp_path: Path, content: str, words: str) -> None:
    assert read_word_list(saved(tmp_path, content), "ru").decode() == words
    packed = saved(tmp_path, lzma.compress(content.encode()), "words.txt.xz")
    assert read_word_list(packed, "ru").decode() == words


def test_ukrainian_apostrophes(tmp_path: Path) -> None:
    path = saved(tmp_path, "п'ять\nм’яч\nїжак\n")
    assert read_word_list(path, "uk").decode() == "П’ЯТЬ\nМ’ЯЧ\nЇЖАК\n"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("ДОМ\nКОТ\nДОМ2\nЁЖ\n", "строка 3: В слове «ДОМ2» цифра «2» на месте 4"),
        ("ДОМ\n\nКІТ\n", "строка 3: В слове «КІТ» на месте 2"),
        ("ДОМ\nДВА СЛОВА\n", "строка 2: В слове «ДВА СЛОВА» пробел на месте 4"),
        ("\u0043ОН\n", "строка 1: В слове «\u0043ОН» на месте 1 чужая буква"),
        ("дом\n" * 999 + "Ы" * 65, "строка 1000: "),
        ("", "нет ни одного слова"),
        ("\n \n\r\n", "нет ни одного слова"),
        ("а\nи\n", "нет ни одного слова хотя бы из двух букв"),
        (b"\xd0\x94\n\xd0\n", "строка 2: это не текст в UTF-8"),
    ],
)
def test_invalid_words_are_refused(tmp_path: Path, content: str | bytes, reason: str) -> None:
    path = saved(tmp_path, content, "words.txt")
    message = refusal_message(lambda: read_word_list(path, "ru"))
    assert path.name in message
    assert reason in message


# --- files ----------------------------------------------------------------------------------------------------------


PACKED = lzma.compress("ДОМ\nКОТ\n".encode())


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_that_are_not_there(tmp_path: Path, language: str) -> None:
    folder, nowhere = refusal_message(lambda: read_list(tmp_path), language), tmp_path / "nowhere.xz"
    assert str(tmp_path) in folder
    missing = refusal_message(lambda: read_list(nowhere), language)
    assert str(nowhere) in missing
    assert folder != missing.replace(str(nowhere), str(tmp_path))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty.xz", b""),
        ("plain.xz", "ДОМ\n".encode()),
        ("cut.xz", PACKED[:-8]),
        ("torn.xz", PACKED[:-20] + bytes(20)),
        ("packed-by-its-first-bytes.txt", PACKED[:10]),
    ],
)
def test_broken_xz(tmp_path: Path, name: str, content: bytes) -> None:
    path = saved(tmp_path, content, name)
    assert refusal_message(lambda: read_list(path)) == f"Файл {path} не распаковать: он не xz или оборван."


@pytest.mark.parametrize("pack", [bytes, lzma.compress])
def test_large_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pack: Callable[[bytes], bytes]) -> None:
    """A packed file counts by its content, because a small one may unpack to a large one."""
    megabyte = 1024 * 1024
    monkeypatch.setattr("slovoteka.cli.shared.lists.LARGEST", megabyte)
    assert len(read_list(saved(tmp_path, pack(b"\n" * megabyte), "enough"))) == megabyte
    more = saved(tmp_path, pack(b"\n" * (megabyte + 1)), "more")
    assert refusal_message(lambda: read_list(more)) == f"Файл {more} слишком велик: текста в нём больше 1 МБ."


# --- the command ----------------------------------------------------------------------------------------------------


def test_help(cli: Cli) -> None:
    ran = cli("scrabble", "perft", "--help")
    assert (ran.code, ran.err) == (0, "")
    for key in ("--positions ФАЙЛ", "--words ФАЙЛ", "--edition", "--board", "--tiles", "--json", "Код выхода"):
        assert key in ran.out


@pytest.mark.parametrize("key", ["--positions", "--words"])
def test_both_files_are_needed(refused: Callable[..., str], key: str) -> None:
    given = {"--positions": "p.tsv", "--words": "w.txt"}
    del given[key]
    assert f"Не хватает: {key}." in refused("scrabble", "perft", *(word for pair in given.items() for word in pair))


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """Openings with a list of four words. Each word can be laid in as many ways as it has letters, across and down."""
    words = saved(tmp_path, lzma.compress("кот\nток\nёж\nеж\n".encode()), "words.xz")
    path = positions(tmp_path, f"{EMPTY} КОТ/ 0/0 0\t12\t8\t96", f"{EMPTY} ЖЁ/ 0/0 0\t4\t16\t64")
    return ["--positions", str(path), "--words", str(words)]


def test_everything_agrees(cli: Cli, files: list[str]) -> None:
    ran = cli("scrabble", "perft", *files, "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out) == {"positions": 2, "mismatches": 0, "first": None}
    assert cli("scrabble", "perft", *files).out == "2 позиции: всё сходится.\n"


def test_the_first_mismatch_is_reported(cli: Cli, files: list[str], tmp_path: Path) -> None:
    wrong = f"{EMPTY} ЖЁ/ 0/0 0"
    positions(tmp_path, f"{EMPTY} КОТ/ 0/0 0\t12\t8\t96", f"{wrong}\t4\t16\t65", f"{wrong}\t3\t16\t64")
    ran = cli("scrabble", "perft", *files, "--json")
    assert (ran.code, ran.err) == (1, "")
    tally = {"placements": 4, "best_score": 16, "sum_of_scores": 64}
    first = {"line": 3, "cgp": wrong, "expected": tally | {"sum_of_scores": 65}, "found": tally}
    assert json.loads(ran.out) == {"positions": 3, "mismatches": 2, "first": first}
    ran = cli("scrabble", "perft", *files)
    assert ran.code == 1
    assert ran.out.splitlines() == [
        "Не сходится позиций: 2 из 3. Первая в строке 3:",
        wrong,
        "  ходов: в файле 4, нашлось 4",
        "  лучший ход: в файле 16, нашлось 16",
        "  сумма очков: в файле 65, нашлось 64",
    ]


def test_switches_change_what_is_counted(cli: Cli, files: list[str]) -> None:
    """Without a double centre every move scores half."""
    ran = cli("scrabble", "perft", *files, "--centre-plain", "--json")
    assert ran.code == 1
    half = {"placements": 12, "best_score": 4, "sum_of_scores": 48}
    assert json.loads(ran.out)["first"]["found"] == half


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_files_are_one_line(refused: Callable[..., str], files: list[str], tmp_path: Path, language: str) -> None:
    _, positions_file, _, words_file = files
    broken = str(saved(tmp_path, "ДОМ2\n", "broken"))
    for pair in ((broken, words_file), (positions_file, broken), (str(tmp_path), words_file), ("nowhere", words_file)):
        refused("scrabble", "perft", "--positions", pair[0], "--words", pair[1], "--lang", language)
