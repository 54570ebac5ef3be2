"""Identities: tokens that cannot be forged, codes that work once, and decent names."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from slovoteka.core.errors import Unreadable
from slovoteka.lexicon.alphabet import Language
from slovoteka.lexicon.sources import Morphology
from slovoteka.messages import LANGUAGES, name_text
from slovoteka.messages.names import guest_key, is_key
from slovoteka.server.base import friendly_names
from slovoteka.server.base.cleaning import LONGEST_NAME, Cleaner
from slovoteka.server.base.identity import (
    CODE_LIFETIME_MS,
    Claim,
    Identities,
    Presented,
    Tokens,
    new_id,
    presented_token,
    token_cookie,
)
from slovoteka.server.base.problems import NotSignedIn
from slovoteka.store.people import Identity
from slovoteka.store.sqlite import SqliteStore

TOKENS = Tokens(b"k" * 32)
ANNA = Identity(id="A" * 22, name="Анна", created_ms=0, epoch=3)
TOKEN = TOKENS.write(ANNA)
SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."


class Clock:
    def __init__(self) -> None:
        self.now_s = 1_000_000.0

    def seconds(self) -> float:
        return self.now_s

    def ms(self) -> int:
        return int(self.now_s * 1000)


def with_people(folder: Path, do: Callable[[Identities, SqliteStore, Clock], Awaitable[None]]) -> None:
    async def run() -> None:
        clock = Clock()
        store = SqliteStore(folder / "people.sqlite", clock.ms)
        await store.open()
        try:
            await do(Identities(store, Tokens(await store.secret("tokens")), clock.seconds), store, clock)
        finally:
            await store.close()

    asyncio.run(run())


# --- tokens -------------------------------------------------------------------------------------------------------


def test_a_token_is_read_back() -> None:
    assert TOKENS.read(TOKEN) == Claim(ANNA.id, 3)


@given(st.text() | st.text(alphabet=SIGNS, min_size=60, max_size=90))
def test_nonsense_is_not_a_token(text: str) -> None:
    assert TOKENS.read(text) is None


@given(st.integers(0, len(TOKEN) - 1), st.sampled_from(SIGNS) | st.characters())
def test_a_changed_token_is_invalid(at: int, sign: str) -> None:
    changed = TOKEN[:at] + sign + TOKEN[at + 1 :]
    assert (TOKENS.read(changed) is None) == (changed != TOKEN)


def test_a_part_of_a_token_is_invalid() -> None:
    assert not any(TOKENS.read(TOKEN[:end]) for end in range(len(TOKEN)))
    assert TOKENS.read(TOKEN + "A") is None
    assert TOKENS.read(TOKEN + "\n") is None


def test_a_token_of_another_site_is_invalid() -> None:
    assert Tokens(b"x" * 32).read(TOKEN) is None


def test_ids_fit_into_tokens_and_addresses() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    for made in ids:
        assert len(made) == 22
        assert TOKENS.read(TOKENS.write(replace(ANNA, id=made))) == Claim(made, 3)


# --- how it travels -----------------------------------------------------------------------------------------------


def test_a_token_is_read_from_the_header_or_the_cookie() -> None:
    cookie = (b"cookie", f"theme=dark; slovoteka={TOKEN}; slovoteka2=x".encode())
    assert presented_token([cookie]) == Presented(TOKEN, "cookie")
    assert presented_token([cookie, (b"authorization", b"Bearer other")]) == Presented("other", "bearer")
    assert presented_token([(b"authorization", b"Basic abc"), cookie]) == Presented(TOKEN, "cookie")
    assert presented_token([(b"cookie", b"xslovoteka=1"), (b"referer", TOKEN.encode())]) is None


@given(st.lists(st.tuples(st.sampled_from([b"cookie", b"authorization"]), st.binary()), max_size=4))
def test_any_headers_can_be_searched_for_a_token(headers: list[tuple[bytes, bytes]]) -> None:
    found = presented_token(headers)
    assert found is None or TOKENS.read(found.token) is None


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites() -> None:
    header = token_cookie(TOKEN, secure=True).to_header(header="").lower()
    assert {"httponly", "samesite=lax", "secure", "path=/"} <= {part.strip() for part in header.split(";")}
    assert "secure" not in token_cookie(TOKEN, secure=False).to_header(header="").lower()
    assert "max-age=0" in token_cookie(None, secure=True).to_header(header="").lower()


# --- people -------------------------------------------------------------------------------------------------------


def test_a_returning_visitor_is_recognised(tmp_path: Path) -> None:
    async def do(people: Identities, store: SqliteStore, _: Clock) -> None:
        newcomer, token = await people.visit(None)
        assert token is not None
        assert await store.identity(newcomer.id) == newcomer
        assert await people.visit(token) == (newcomer, None)
        another_node = await Identities.open(store)
        assert await another_node.visit(token) == (newcomer, None)
        stranger, other_token = await people.visit(token[:-1])
        assert stranger.id != newcomer.id
        assert other_token is not None
        assert await people.recognise(None) is None

    with_people(tmp_path, do)


def test_changes_on_other_nodes_are_noticed_after_a_while(tmp_path: Path) -> None:
    async def do(people: Identities, store: SqliteStore, clock: Clock) -> None:
        anna, token = await people.visit(None)
        other_node = await Identities.open(store)
        await other_node.rename(anna.id, "Анна")
        assert (await people.visit(token))[0].name == anna.name  # the identity is cached for a few seconds
        clock.now_s += 10.1
        assert (await people.visit(token))[0].name == "Анна"
        await store.save_identity(replace(anna, epoch=2))
        clock.now_s += 10.1
        assert await people.recognise(token) is None

    with_people(tmp_path, do)


def test_a_deleted_person_is_not_recognised(tmp_path: Path) -> None:
    async def do(people: Identities, store: SqliteStore, _: Clock) -> None:
        anna, token = await people.visit(None)
        code = await people.make_code(anna.id)
        await people.forget(anna.id)
        assert await people.recognise(token) is None
        assert (await people.visit(token))[0].id != anna.id
        with pytest.raises(NotSignedIn):
            await people.rename(anna.id, "Анна")
        with pytest.raises(Unreadable):
            await people.take_code(code.text)
        assert await store.identity(anna.id) is None

    with_people(tmp_path, do)


def test_the_cache_of_identities_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("slovoteka.server.base.identity._KNOWN_MOST", 3)

    async def do(people: Identities, _: SqliteStore, __: Clock) -> None:
        visitors = [await people.visit(None) for _ in range(5)]
        assert list(people._known) == [identity.id for identity, _ in visitors[2:]]
        for identity, token in visitors:
            assert await people.recognise(token) == identity
        assert len(people._known) == 3

    with_people(tmp_path, do)


# --- codes --------------------------------------------------------------------------------------------------------


def test_a_code_works_once_however_it_is_typed(tmp_path: Path) -> None:
    async def do(people: Identities, _: SqliteStore, clock: Clock) -> None:
        anna, _token = await people.visit(None)
        for typed in (str, str.lower, lambda text: text.replace("-", ""), with_a_russian_keyboard):
            code = await people.make_code(anna.id)
            assert code.expires_ms == clock.ms() + CODE_LIFETIME_MS
            taken, token = await people.take_code(typed(code.text))
            assert taken == anna
            assert await people.recognise(token) == anna
            with pytest.raises(Unreadable, match="identity-code"):
                await people.take_code(code.text)

    with_people(tmp_path, do)


def with_a_russian_keyboard(code: str) -> str:
    return code.translate(str.maketrans("ABCEHKMPTX0", "АВСЕНКМРТХО"))


def test_a_code_expires_after_ten_minutes(tmp_path: Path) -> None:
    async def do(people: Identities, _: SqliteStore, clock: Clock) -> None:
        anna, _token = await people.visit(None)
        codes = [await people.make_code(anna.id) for _ in range(2)]
        clock.now_s += 599
        assert (await people.take_code(codes[0].text))[0] == anna
        clock.now_s += 2
        with pytest.raises(Unreadable, match="identity-code"):
            await people.take_code(codes[1].text)

    with_people(tmp_path, do)


def test_a_code_is_stored_as_a_hash_only(tmp_path: Path) -> None:
    async def do(people: Identities, _: SqliteStore, __: Clock) -> None:
        anna, _token = await people.visit(None)
        code = await people.make_code(anna.id)
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert anna.id.encode() in stored
        assert code.text.encode() not in stored
        assert code.text.replace("-", "").encode() not in stored

    with_people(tmp_path, do)


def test_text_that_is_not_a_code_is_refused(tmp_path: Path) -> None:
    async def do(people: Identities, _: SqliteStore, __: Clock) -> None:
        anna, token = await people.visit(None)
        await people.make_code(anna.id)
        for text in ("", "-", "0" * 28, anna.id, str(token), "\ud800", "\x00", "ß" * 5000, "' OR 1=1 --"):
            with pytest.raises(Unreadable, match="identity-code"):
                await people.take_code(text)

    with_people(tmp_path, do)


# --- names --------------------------------------------------------------------------------------------------------


OBLIQUE = frozenset({"gent", "datv", "accs", "ablt", "loct", "voct", "plur", "Surn"})
"""Not the form that is looked for. Of some words the Ukrainian dictionary does not name the nominative."""


def given_names(language: str) -> Iterator[str]:
    for adjective in friendly_names.ADJECTIVES:
        for animal in friendly_names.ANIMALS:
            yield name_text(guest_key(adjective, animal, 99), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_given_names_are_names_that_could_be_chosen(language: str) -> None:
    cleaner = Cleaner(profanity_filter=True)
    for name in given_names(language):
        assert len(name) <= LONGEST_NAME
        assert cleaner.name(name) == name


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_given_names_agree_in_gender(language: Language) -> None:
    morphology = Morphology(language)

    def genders(word: str, part: str) -> set[str]:
        parses = morphology.parses(word.lower().replace("’", "'"), e_may_be_yo=False)
        tags = [tag for _, tag, _ in parses if part in tag and not tag & OBLIQUE]
        return {gender for tag in tags for gender in tag & {"masc", "femn", "neut"}}

    for name in given_names(language):
        described, called, _ = name.split()
        assert genders(described, "ADJF") & genders(called, "NOUN"), name


def test_given_names_vary() -> None:
    names = {friendly_names.friendly_name() for _ in range(200)}
    assert len(names) > 150
    assert all(is_key(name) for name in names)
