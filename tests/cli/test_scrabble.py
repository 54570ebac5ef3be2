"""`scrabble score` and `scrabble moves`; boards, tiles and words from files."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cli.conftest import Cli
from slovoteka.cli.shared import options as typed
from slovoteka.core.errors import Unreadable
from slovoteka.games.registry import GAMES
from slovoteka.games.scrabble.editions import Layout, boards, tile_sets
from slovoteka.games.scrabble.finder import best_move
from slovoteka.games.scrabble.options import read_options, word_policy
from slovoteka.games.scrabble.plays import faces_on, taken_from
from slovoteka.games.scrabble.position import read_cgp
from slovoteka.lexicon.dictionary import open_dictionary

Refused = Callable[..., str]

EMPTY = "/".join(["15"] * 15)
OPENING = f"{EMPTY} ЗОДЫРВО/ 0/0 0"
HEALTHY = "/".join([*["15"] * 7, "7ЗДОРОВЫ1", *["15"] * 7])
SECOND = f"{HEALTHY} ЕАНОВЕО/ 10/82 1"
UKRAINIAN = f"{EMPTY} П'ЯТЬКОД/ 0/0 0"
PLAIN_ROWS = ["." * 15] * 15


def scored(cli: Cli, cgp: str, move: str, *switches: str) -> dict[str, Any]:
    ran = cli("scrabble", "score", "--cgp", cgp, "--move", move, "--json", *switches)
    assert (ran.code, ran.err) == (0, "")
    answer: dict[str, Any] = json.loads(ran.out)
    return answer


# --- score ----------------------------------------------------------------------------------------------------------


def test_the_whole_answer(cli: Cli) -> None:
    assert scored(cli, OPENING, "З8 ЗДОРОВ", "--edition", "mattel") == {
        "move": "З8 ЗДОРОВ",
        "score": 24,
        "words": [
            {
                "word": "ЗДОРОВ",
                "face": 11,
                "premiums": [{"letter": "О", "factor": 2, "adds": 1}],
                "factors": [2],
                "score": 24,
            }
        ],
        "all_tiles": 0,
        "tiles_used": "ЗДОРОВ",
        "text": ["ЗДОРОВ: 11 + 1 (О×2) = 12 ×2 = 24", "Всего: 24"],
        "cgp_after": f"{EMPTY[:20]}/7ЗДОРОВ2/{EMPTY[:20]} /Ы 0/24 0",
    }


def test_for_people(cli: Cli) -> None:
    ran = cli("scrabble", "score", "--cgp", OPENING, "--move", "З8 ЗДОРОВЫ")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "З8 ЗДОРОВЫ",
        "ЗДОРОВЫ: 15 + 1 (О×2) = 16 ×2 = 32",
        "+50 (семь фишек)",
        "Всего: 82",
    ]
    assert "+50 (сім фішок)" in cli("scrabble", "score", "--cgp", OPENING, "--move", "З8 ЗДОРОВЫ", "--lang", "uk").out
    assert "Total: 82" in cli("scrabble", "score", "--cgp", OPENING, "--move", "З8 ЗДОРОВЫ", "--lang", "en").out


def test_tile_by_tile_and_blanks(cli: Cli) -> None:
    assert scored(cli, OPENING, "З8:З З9:Д З10:О З11:Р З12:О З13:В")["move"] == "З8 ЗДОРОВ"
    answer = scored(cli, f"{EMPTY} ?ОДЫРВО/", "З8 зДОРОВ")
    assert (answer["score"], answer["tiles_used"], answer["words"][0]["word"]) == (14, "?ДОРОВ", "зДОРОВ")
    assert answer["words"][0]["premiums"] == [{"letter": "О", "factor": 2, "adds": 1}]


def test_the_next_position(cli: Cli) -> None:
    """The next player comes first, and the count of scoreless turns is reset."""
    after = read_cgp(scored(cli, SECOND, "15Г НОВОЕ")["cgp_after"], tile_sets()["ru"])
    assert (after.racks, after.scores, after.scoreless) == (("", "АЕ"), (82, 76), 0)
    assert faces_on(after.grid).count("Е") == 1
    three = scored(cli, f"{HEALTHY} ЕАНОВЕО/АБ/ВГ 1/2/3 0", "15Г НОВОЕ")["cgp_after"]
    assert three.split()[1:] == ["АБ/ВГ/АЕ", "2/3/67", "0"]
    assert scored(cli, HEALTHY, "15Г НОВОЕ")["cgp_after"].split()[1:] == ["/", "0/66", "0"]


def test_editions(cli: Cli) -> None:
    assert scored(cli, OPENING, "З8 ЗДОРОВ", "--edition", "bilingual-ru")["score"] == 12
    assert scored(cli, OPENING, "З8 ЗДОРОВ", "--centre-plain")["score"] == 12
    assert scored(cli, OPENING, "З8 ЗДОРОВ", "--edition", "bilingual-ru", "--centre-doubles")["score"] == 24
    answer = scored(cli, UKRAINIAN.replace("КОД", ""), "З8 П’ЯТЬ", "--edition", "bilingual-uk")
    assert (answer["score"], answer["tiles_used"]) == (2 + 10 + 4 + 1 + 2 * 5, "П’ЯТЬ")


def test_without_racks_no_rack_is_asked_for(cli: Cli) -> None:
    for cgp in (EMPTY, f"{EMPTY} / 0/0 0"):
        assert scored(cli, cgp, "З8 ЩИЦ", "--no-dictionary")["score"] > 0


@pytest.mark.parametrize(
    ("cgp", "move", "message"),
    [
        (OPENING, "пас", "не ход словом"),
        (OPENING, "обмен ЗО", "не ход словом"),
        (OPENING, "Б7=В", "не ход словом"),
        (OPENING, "что-то", "не понять"),
        (OPENING, "Ъ8 ЗДОРОВ", "Клетки «Ъ8» нет"),
        (OPENING, "З8 ЗДОРОВ2", "цифра «2»"),
        (OPENING, "З8 ЗДОРІВ", "Фишки «І» в этом наборе нет"),
        (
            OPENING,
            "А1 ЗДОРОВ",
            "Первое слово проходит через центр, клетку З8: «ЗДОРОВ» до неё не достаёт. Правило SM-16.",
        ),
        (OPENING, "З8 ДОМ", "Буквы М на подставке не хватает: там ВДЗООРЫ. Правило SM-10."),
        (OPENING, "З8 ДОм", "Пустышки на подставке нет (там ВДЗООРЫ)"),
        (OPENING, "З8 ЗДОРЫВ", "Слово «ЗДОРЫВ» не годится: нет в словаре. Правило SM-20."),
        (SECOND, "А1 НОВОЕ", "лежит отдельно"),
        (SECOND, "З14 ЫЕ", "получится «ЗДОРОВЫЕ»"),
        (SECOND, "14З НО", "На клетке З14 уже лежит Ы, положить туда Н нельзя"),
        (SECOND, "И15:Н К14:О", "в один ряд или в один столбец"),
        (SECOND, "Ж8:Н К8:О", "пропуск"),
        (SECOND, "З8 ЗДОРОВЫ", "ничего не кладёт"),
        (SECOND, "З15 НОВОЕ", "выходит за край доски"),
        ("15/15", "З8 ЗДОРОВ", "рядов через «/» должно быть 15, а их 2"),
        (EMPTY[:-2] + "14", "З8 ЗДОРОВ", "В ряду 15 позиции должно быть 15 клеток, а их 14."),
        (f"{EMPTY} ЗОДЫРВОО/", "З8 ЗДОРОВ", "На подставке 8 фишек, а больше 7 не бывает. Правило SM-10."),
    ],
)
def test_refusals(refused: Refused, cgp: str, move: str, message: str) -> None:
    assert message in refused("scrabble", "score", "--cgp", cgp, "--move", move)
    assert message in refused("scrabble", "score", "--cgp", cgp, "--move", move, "--json")


@pytest.mark.parametrize(
    ("switches", "message"),
    [
        (["--edition", "hasbro"], "Издания «hasbro» нет. Есть: mattel, bilingual-ru, bilingual-uk."),
        (["--board", "round"], "Набора или доски «round» нет. Есть: standard."),
        (["--board", "nowhere.toml"], "Файла nowhere.toml нет."),
        (["--tiles", "uk"], "Одна партия – один язык: к изданию mattel украинский набор не подходит. Правило SU-G7."),
        (["--yo", "maybe"], "yo=maybe: такого значения нет. Есть: lenient, strict."),
        (["--lang", "xx"], "Языка «xx» нет"),
        (["--colour"], "Ключа --colour нет."),
    ],
)
def test_switches_that_make_no_sense(refused: Refused, switches: list[str], message: str) -> None:
    assert message in refused("scrabble", "score", "--cgp", OPENING, "--move", "З8 ЗДОРОВ", *switches)


def test_refusals_in_other_languages(refused: Refused) -> None:
    wrong = ("scrabble", "score", "--cgp", OPENING, "--move", "З8 ЗДОРЫВ")
    assert refused(*wrong, "--lang", "uk").startswith("Слово «ЗДОРЫВ» не годиться: ")
    assert refused(*wrong, "--lang", "en").startswith("The word “ЗДОРЫВ” does not count: ")


@pytest.mark.parametrize("command", [["scrabble"], ["scrabble", "score"], ["scrabble", "moves"]])
def test_help_is_in_russian(cli: Cli, command: list[str]) -> None:
    ran = cli(*command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Как вызвать: slovoteka scrabble")
    assert not {"Usage", "Options", "required", "default"} & set(ran.out.replace(":", " ").split())


def test_what_is_missing(refused: Refused) -> None:
    assert "Не хватает: --move." in refused("scrabble", "score", "--cgp", OPENING)
    assert "Не хватает: --cgp." in refused("scrabble", "moves")
    assert "--top: нужно целое число от 1." in refused("scrabble", "moves", "--cgp", OPENING, "--top", "0")


# --- moves ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cgp", [OPENING, SECOND, f"{HEALTHY} ТЕМ?/ 0/0 0"])
def test_the_best_moves_come_first(cli: Cli, cgp: str) -> None:
    ran = cli("scrabble", "moves", "--cgp", cgp, "--top", "30", "--json")
    assert (ran.code, ran.err) == (0, "")
    answer = json.loads(ran.out)
    moves = answer["moves"]
    assert len(moves) == 30 < answer["found"]
    points = [move["score"] for move in moves]
    assert points == sorted(points, reverse=True)
    options = read_options({})
    policy = word_policy(options)
    assert policy is not None
    position = read_cgp(cgp, options.tiles)
    best = best_move(options.layout(), position.grid, position.racks[0], open_dictionary(policy))
    assert best is not None
    assert (moves[0]["move"], moves[0]["score"]) == (f"{best.play.at} {best.play.word}", best.score)
    for move in moves[:5]:
        assert taken_from(answer["rack"], move["tiles_used"], options.book)
        assert scored(cli, cgp, move["move"])["score"] == move["score"]


def test_moves_for_people(cli: Cli) -> None:
    ran = cli("scrabble", "moves", "--cgp", SECOND, "--top", "3")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].split() == [str(column) for column in range(1, 16)]
    assert lines[8].split() == ["З", "3с", "·", "·", "2б", "·", "·", "·", *"ЗДОРОВЫ", "3с", "З"]
    assert lines[16].split() == ["А₁", "В₁", "Е₁", "Е₁", "Н₁", "О₁", "О₁"]
    assert lines[17].split() == ["очки", "ход", "ещё", "слова"]
    assert [line.split()[0] for line in lines[18:21]] == ["66", "66", "66"]
    assert "  66  15Г НОВОЕ  ЗДОРОВЫЕ" in lines
    assert lines[-1].endswith("показано 3.")


def test_no_moves(cli: Cli, refused: Refused) -> None:
    ran = cli("scrabble", "moves", "--cgp", f"{EMPTY} ЪЬ/ 0/0 0")
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "С этими фишками хода нет."
    assert "В позиции нет подставки" in refused("scrabble", "moves", "--cgp", EMPTY)
    assert "больше 7 не бывает" in refused("scrabble", "moves", "--cgp", f"{EMPTY} АБВГДЕЖЗ/")


# --- a finished game ------------------------------------------------------------------------------------------------

GOLDEN = Path(__file__).parents[1] / "golden"


def test_the_reverse_game_begins_where_another_ended(cli: Cli) -> None:
    record = str(GOLDEN / "scrabble-1-standard.jsonl")
    position = cli("scrabble", "position", record)
    assert (position.code, position.err) == (0, "")
    cgp = position.out.strip()
    assert json.loads(cli("scrabble", "position", record, "--json").out) == {"cgp": cgp}
    ran = cli(
        "selfplay", "scrabble", "--games", "1", "--json", "--option", "mode=reverse", "--option", f"position={cgp}"
    )
    assert json.loads(ran.out)["finished"] == 1


def test_records_without_such_a_position(refused: Refused) -> None:
    assert "другой игры" in refused("scrabble", "position", str(GOLDEN / "forbidden-1-standard.jsonl"))
    assert "обычной партии" in refused("scrabble", "position", str(GOLDEN / "scrabble-1-bingo.jsonl"))


# --- from files -----------------------------------------------------------------------------------------------------


@pytest.fixture
def plain_board(tmp_path: Path) -> Path:
    path = tmp_path / "доска.toml"
    path.write_text('title = "Пусто"\nrows = """\n' + "\n".join(PLAIN_ROWS) + '\n"""\n', "utf-8")
    return path


def test_a_board_in_a_file(cli: Cli, plain_board: Path, tmp_path: Path) -> None:
    assert scored(cli, OPENING, "З8 ЗДОРОВ", "--board", str(plain_board), "--centre-plain")["score"] == 11
    as_json = tmp_path / "board.JSON"
    as_json.write_text(json.dumps({"mine": {"rows": PLAIN_ROWS}}), "utf-8")
    assert scored(cli, OPENING, "З8 ЗДОРОВ", "--board", str(as_json))["score"] == 22
    assert scored(cli, OPENING, "З8 ЗДОРОВ", "--board", "standard")["score"] == 24


def test_tiles_in_a_file(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "набор.toml"
    path.write_text('language = "ru"\nblanks = 0\n[letters]\n1 = "А20"\n7 = "Д5 О5 М5"\n', "utf-8")
    assert scored(cli, f"{EMPTY} ДОМ/", "З8 ДОМ", "--tiles", str(path))["score"] == 42


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.toml", b"rows = [", "ошибка TOML в строке 1."),
        ("a.toml", b"title = 'x'\nrows == 5\n", "ошибка TOML в строке 2."),
        ("a.toml", b"rows = '\xff'", "это не текст в UTF-8"),
        ("a.toml", b"rows = " + b"[" * 5_000, "a.toml"),
        ("a.toml", b"", "нет поля rows"),
        ("a.toml", b"rows = 5", "в поле rows нужен список"),
        ("a.toml", b"rows = ['...']", "клеток 15 на 15"),
        ("a.toml", b"#" * 1_100_000, "слишком велик"),
        ("a.json", b"{", "текст обрывается"),
        ("a.json", b"nonsense", "это не JSON"),
        ("a.json", b"[]", "нужна таблица"),
        ("a.json", b"[" * 100_000, "a.json"),
        ("a.json", b'{"rows": "\xff"}', "это не текст в UTF-8"),
    ],
)
def test_files_that_are_no_board(refused: Refused, tmp_path: Path, name: str, content: bytes, message: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    assert message in refused("scrabble", "score", "--cgp", OPENING, "--move", "З8 ЗДОРОВ", "--board", str(path))


def test_a_folder_is_no_board(refused: Refused, tmp_path: Path) -> None:
    (tmp_path / "a.toml").mkdir()
    assert "папка" in refused(
        "scrabble", "score", "--cgp", OPENING, "--move", "З8 ЗДОРОВ", "--board", str(tmp_path / "a.toml")
    )


def test_options_of_a_table_out_of_files(plain_board: Path, tmp_path: Path) -> None:
    words = tmp_path / "слова.txt"
    words.write_text("# спорт\nмяч, гол\nворота  сетка # и не только\n\n", "utf-8")
    kind = GAMES["scrabble"]
    options = typed.read(kind, [f"board={plain_board}", "theme=спорт", f"theme_words={words}", "own_words=абв, где"])
    assert options.board.title == "Пусто"
    assert options.theme_words == ("МЯЧ", "ГОЛ", "ВОРОТА", "СЕТКА")
    assert options.own_words == ("АБВ", "ГДЕ")
    assert typed.read(kind, ["board=standard"]).board == boards()["standard"]
    assert isinstance(options.layout(), Layout)


def test_options_of_another_game_out_of_files(tmp_path: Path) -> None:
    """In every game, options with structured values can come from files."""
    kind = GAMES["forbidden"]
    deck, words = tmp_path / "deck.json", tmp_path / "words.TXT"
    flat = kind.rules.read_options({"deck": "flat"}).deck
    deck.write_bytes(msgspec.json.encode(flat.but(title="Своя")))
    words.write_text("чувак\n", "utf-8")
    options = typed.read(kind, [f"deck={deck}", "jargon=да", f"jargon_words={words}"])
    assert options.deck == flat.but(title="Своя")
    assert options.jargon_words == ("ЧУВАК",)


def test_a_list_of_words_that_is_not_there() -> None:
    with pytest.raises(Unreadable) as caught:
        typed.read(GAMES["scrabble"], ["own_words=nowhere.txt"])
    assert (caught.value.code, caught.value.params["reason"]) == ("file-not-read", "missing")
