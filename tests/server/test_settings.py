"""Settings from the command line and from the environment."""

import pytest

from slovoteka.core.errors import Unreadable
from slovoteka.messages import refusal_text
from slovoteka.server.limits import Limits, Rate
from slovoteka.server.settings import Settings, read_settings


def test_without_anything_there_are_defaults() -> None:
    assert read_settings({}, {}) == Settings()


def test_variables_are_read_by_their_types() -> None:
    read = read_settings(
        {},
        {
            "SLOVOTEKA_PORT": "8123",
            "SLOVOTEKA_DB": "postgresql://db/slovoteka",
            "SLOVOTEKA_PUBLIC_ORIGINS": "https://slova.example, http://localhost:5173",
            "SLOVOTEKA_SECURE_COOKIES": "true",
            "SLOVOTEKA_HEARTBEAT_S": "0.5",
            "SLOVOTEKA_LIMIT_CHAT_LINES": "7/60",
            "SLOVOTEKA_LIMIT_CONNECTIONS": "3",
            "SLOVOTEKA_NATS": "",
            "SLOVOTEKA_CACHE": "/not/ours",
        },
    )
    assert read == Settings(
        port=8123,
        db="postgresql://db/slovoteka",
        public_origins=("https://slova.example", "http://localhost:5173"),
        secure_cookies=True,
        heartbeat_s=0.5,
        limits=Limits(chat_lines=Rate(7, 60), connections=3),
    )


def test_the_command_line_comes_first() -> None:
    environment = {"SLOVOTEKA_PORT": "1", "SLOVOTEKA_HOST": "0.0.0.0", "SLOVOTEKA_LIMIT_ROOMS": "1/1"}  # noqa: S104
    read = read_settings({"port": 2, "host": None, "limits": {"rooms": "5/5"}}, environment)
    assert (read.port, read.host, read.limits.rooms) == (2, "0.0.0.0", Rate(5, 5))  # noqa: S104


def test_limits_can_be_given_whole() -> None:
    limits = Limits(body_bytes=1)
    assert read_settings({"limits": limits}, {}).limits is limits


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("SLOVOTEKA_PORT", "http", "setting"),
        ("SLOVOTEKA_PORT", "65536", "setting"),
        ("SLOVOTEKA_BOT_WORKERS", "-1", "setting"),
        ("SLOVOTEKA_SECURE_COOKIES", "perhaps", "setting"),
        ("SLOVOTEKA_PUBLIC_ORIGINS", "slova.example", "setting"),
        ("SLOVOTEKA_PUBLIC_ORIGINS", "https://slova.example/path", "setting"),
        ("SLOVOTEKA_HEARTBEAT_S", "0", "setting"),
        ("SLOVOTEKA_LIMIT_ROOMS", "5", "setting-rate"),
        ("SLOVOTEKA_LIMIT_ROOMS", "0/5", "setting"),
        ("SLOVOTEKA_LIMIT_CONNECTIONS", "0", "setting"),
        ("SLOVOTEKA_LIMIT_ROMS", "5/5", "setting-unknown"),
    ],
)
def test_what_is_wrong_is_named(name: str, value: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_settings({}, {name: value})
    assert (caught.value.code, caught.value.params["name"]) == (code, name)
    assert name in refusal_text(caught.value)
