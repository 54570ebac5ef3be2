"""Settings from the command line and from the environment."""

from pathlib import Path

import pytest

from slovoteka.core.errors import Unreadable
from slovoteka.messages import refusal_text
from slovoteka.server.base.limits import Limits, Rate
from slovoteka.server.base.settings import Settings, read_settings


def test_settings_have_defaults() -> None:
    assert read_settings({}, {}) == Settings()


def test_variables_are_read_by_their_types() -> None:
    read = read_settings(
        {},
        {
            "SLOVOTEKA_PORT": "8123",
            "SLOVOTEKA_DB": "postgresql://db/slovoteka",
            "SLOVOTEKA_ORIGIN": "https://slova.example, http://localhost:5173",
            "SLOVOTEKA_PROXIES": "2",
            "SLOVOTEKA_SECURE_COOKIES": "true",
            "SLOVOTEKA_HEARTBEAT_S": "0.5",
            "SLOVOTEKA_LIMIT_CHAT_LINES": "7/60",
            "SLOVOTEKA_LIMIT_CONNECTIONS": "3",
            "SLOVOTEKA_NATS": "",
            "SLOVOTEKA_CACHE": "/not/ours",
            "SLOVOTEKA_DEBUG": "1",
            "HOME": "/not/ours",
        },
    )
    assert read == Settings(
        port=8123,
        db="postgresql://db/slovoteka",
        public_origins=("https://slova.example", "http://localhost:5173"),
        trust_proxy=2,
        secure_cookies=True,
        heartbeat_s=0.5,
        limits=Limits(chat_lines=Rate(7, 60), connections=3),
    )


def test_the_command_line_overrides_variables() -> None:
    environment = {"SLOVOTEKA_PORT": "1", "SLOVOTEKA_HOST": "0.0.0.0", "SLOVOTEKA_LIMIT_ROOMS": "1/1"}  # noqa: S104
    read = read_settings({"port": 2, "host": None, "limits": {"rooms": "5/5"}}, environment)
    assert (read.port, read.host, read.limits.rooms) == (2, "0.0.0.0", Rate(5, 5))  # noqa: S104


def test_limits_can_be_given_as_a_value() -> None:
    limits = Limits(body_bytes=1)
    assert read_settings({"limits": limits}, {}).limits is limits


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("SLOVOTEKA_PORT", "http", "setting"),
        ("SLOVOTEKA_PORT", "65536", "setting"),
        ("SLOVOTEKA_BOT_WORKERS", "-1", "setting"),
        ("SLOVOTEKA_SECURE_COOKIES", "perhaps", "setting"),
        ("SLOVOTEKA_ORIGIN", "slova.example", "setting-origin"),
        ("SLOVOTEKA_ORIGIN", "https://slova.example/path", "setting-origin"),
        ("SLOVOTEKA_NATS", "http://bus:4222", "setting-nats"),
        ("SLOVOTEKA_NATS", "nats://bus:4222,bus2", "setting-nats"),
        ("SLOVOTEKA_PROXIES", "17", "setting"),
        ("SLOVOTEKA_TRUST_PROXY", "1", "setting-unknown"),
        ("SLOVOTEKA_LIMITS", "1", "setting-unknown"),
        ("SLOVOTEKA_PROT", "8000", "setting-unknown"),
        ("SLOVOTEKA_HEARTBEAT_S", "0", "setting"),
        ("SLOVOTEKA_LIMIT_ROOMS", "5", "setting-rate"),
        ("SLOVOTEKA_LIMIT_ROOMS", "0/5", "setting"),
        ("SLOVOTEKA_LIMIT_CONNECTIONS", "0", "setting"),
        ("SLOVOTEKA_LIMIT_ROMS", "5/5", "setting-unknown"),
    ],
)
def test_a_wrong_setting_is_named(name: str, value: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_settings({}, {name: value})
    assert (caught.value.code, caught.value.params["name"]) == (code, name)
    assert name in refusal_text(caught.value)


@pytest.mark.parametrize(
    ("given", "name", "example"),
    [
        ({"public_origins": ["slova"]}, "--origin", "https://slova.example"),
        ({"nats": "http://bus"}, "--nats", "nats://"),
        ({"trust_proxy": -1}, "--proxies", "0"),
    ],
)
def test_options_are_named_as_they_were_typed(given: dict[str, object], name: str, example: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_settings(given, {})
    sentence = refusal_text(caught.value)
    assert f"Настройка {name} " in sentence
    assert example in sentence


def test_several_nats_servers_can_be_given() -> None:
    several = "nats://me:secret@one:4222,tls://two:4222"
    assert read_settings({"nats": several}, {}).nats == several


def test_every_setting_is_documented() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "operations.md").read_text("utf-8")
    for name in Settings.__struct_fields__:
        variable = "SLOVOTEKA_" + {"public_origins": "ORIGIN", "trust_proxy": "PROXIES", "limits": "LIMIT_…"}.get(
            name, name.upper()
        )
        assert f"| `{variable}` |" in manual
        if name != "limits":
            with pytest.raises(Unreadable) as caught:
                read_settings({}, {variable + "_": "1"})
            assert caught.value.params["name"] == variable + "_"
