"""What the client reads is what the server says."""

from typing import Any

import msgspec
import pytest

from slovoteka.client import model
from slovoteka.client.problems import Problem, _ProblemDocument
from slovoteka.core.inputs import TakeBack
from slovoteka.core.situation import SeatHistory
from slovoteka.match.history import Message
from slovoteka.server.base import problems, wire
from slovoteka.server.http import bodies
from slovoteka.store.rooms import TableTerms

PAIRS: list[tuple[Any, Any]] = [
    (model.Myself, bodies.Myself),
    (model.Token, bodies.Token),
    (model.Chair, wire.ChairView),
    (model.Agreement, TableTerms),
    (model.Room, wire.RoomView),
    (model.RoomAnswer, bodies.RoomAnswer),
    (model.ChairAnswer, bodies.ChairAnswer),
    (model.RoomEntry, bodies.RoomEntry),
    (model.RoomList, bodies.RoomList),
    (model.WindowView, wire.WindowView),
    (model.TableView, wire.TableView),
    (model.Message, Message),
    (model.OwnAnswer, wire.OwnAnswer),
    (model.Told, wire.Told),
    (model.Seated, wire.Seated),
    (model.Done, wire.Done),
    (model.Refused, wire.Refused),
    (model.Bye, wire.Bye),
    (_ProblemDocument, problems.Problem),
]


@pytest.mark.parametrize(("read", "written"), PAIRS, ids=lambda kind: kind.__name__)
def test_no_field_is_made_up(read: Any, written: Any) -> None:
    """Those that the server may leave out have the value here that it leaves out."""
    theirs = {field.encode_name: field for field in msgspec.structs.fields(written)}
    for field in msgspec.structs.fields(read):
        if (read, field.name) == (model.Room, "mine"):  # it comes beside the room
            continue
        assert field.encode_name in theirs
        if written.__struct_config__.omit_defaults and theirs[field.encode_name].default is not msgspec.NODEFAULT:
            assert field.default == theirs[field.encode_name].default


def test_news_of_tomorrow_are_passed_over() -> None:
    assert model.read_news('{"t": "weather", "sun": true}') is None
    assert model.read_news('{"t": "seated", "room": "?", "seats": [1], "since_ms": 5}') == model.Seated(seats=(1,))


def test_what_a_proxy_says_is_a_problem_too() -> None:
    problem = Problem.of("<html>Bad Gateway</html>", 502)
    assert (problem.status, problem.code, problem.retry_after_s) == (502, "not-a-problem", None)


def test_what_was_taken_back_is_forgotten() -> None:
    heard = SeatHistory()
    for number in (1, 2, 3):
        heard.add(number, [f"event {number}", "and more"])
    heard.add(4, (), TakeBack(number=2))
    heard.add(5, ["event 5"])
    assert heard.events == ["event 1", "and more", "event 5"]
    assert heard.number == 5
