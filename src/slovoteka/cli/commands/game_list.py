"""`slovoteka games` and `slovoteka rules`: the games and their rules."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from slovoteka.cli.shared import options, output
from slovoteka.cli.shared.output import say, write
from slovoteka.core.errors import Unreadable
from slovoteka.core.kind import GameKind
from slovoteka.games import registry
from slovoteka.games.rulebook import Rule, rules_of

if TYPE_CHECKING:
    from slovoteka.cli.commands.rule_coverage import GameFaults, Proofs


def show_games(as_json: bool) -> None:
    kinds = list(registry.GAMES.values())
    if as_json:
        output.write_json([_as_object(kind) for kind in kinds])
        return
    for kind in kinds:
        _show_game(kind)


def _as_object(kind: GameKind) -> dict[str, Any]:
    info = kind.info
    return {
        "id": info.id,
        "title": registry.title_in(kind, output.language()),
        "seats": {"min": info.seats_min, "max": info.seats_max, "warn": info.seats_warn},
        "rulebooks": info.rulebooks,
        "rules_version": info.rules_version,
        "variants": {
            name: {"about": variant_text(kind, name), "seats": _seats(kind, name), "options": raw}
            for name, raw in kind.choices.variants.items()
        },
        "options": options.describe(kind),
    }


def _show_game(kind: GameKind) -> None:
    info = kind.info
    write(f"{info.id}  {say('games-title', title=registry.title_in(kind, output.language()))}")
    # As text, because Fluent would group digits over a thousand, and that code is slow to load.
    most = str(info.seats_max)
    write("  " + say("games-seats", least=info.seats_min, most=most, books=", ".join(info.rulebooks)))
    if info.seats_warn is not None:
        write("  " + game_text(kind, "seats-warn", warn=info.seats_warn))
    usual = _wrong_word(kind, {})
    if usual:
        write("  " + usual)
    write("  " + say("games-variants"))
    width = max(map(len, kind.choices.variants)) + 2
    for name in kind.choices.variants:
        about = say("games-variant", about=variant_text(kind, name), seats=_seats(kind, name))
        cost = _wrong_word(kind, kind.choices.variants[name])
        write(f"    {name.ljust(width)}{about}" + (f". {cost}" if cost != usual else ""), hang=4 + width)
    write("  " + say("games-options"))
    described = options.describe(kind)
    names = max(len(option.name) for option in described) + 2
    for option in described:
        values = f" ({' | '.join(option.values)})" if option.values else ""
        default = _default(option.default).ljust(12)
        write(f"    {option.name.ljust(names)}{default}{option.about}{values}", hang=4 + names + 12)


def _wrong_word(kind: GameKind, raw: Mapping[str, Any]) -> str:
    """What a wrong word costs with these options; empty if the game says nothing about it."""
    code = kind.choices.form.wrong_word_code(msgspec.structs.asdict(kind.rules.read_options(raw)))
    return "" if code is None else game_text(kind, code)


def game_text(kind: GameKind, code: str, **params: Any) -> str:
    """A sentence that every game has in its own catalogue."""
    return say(f"{kind.info.id}-{code}", **params)


def variant_text(kind: GameKind, name: str) -> str:
    """How this variant differs."""
    return say(f"{kind.info.id}-variant-{name}")


def _seats(kind: GameKind, variant: str) -> int:
    return kind.rules.seats(kind.rules.read_options(kind.choices.variants[variant]))


def _default(value: Any) -> str:
    if isinstance(value, bool):
        return say("yes") if value else say("no")
    return "–" if value in (None, (), "") else str(value)


def show_rules(game: str | None, with_tests: bool, as_json: bool) -> None:
    games = [registry.find(game).info.id] if game is not None else list(registry.GAMES)
    rules = {name: rules_of(name, output.language()) for name in games}
    proofs = _proofs() if with_tests else None
    if as_json:
        output.write_json([_rule_object(name, rule, proofs) for name in games for rule in rules[name]])
        return
    for name in games:
        write(f"«{registry.title_in(registry.GAMES[name], output.language())}»")
        if proofs is None:
            _show_rules(rules[name])
        else:
            _show_coverage(rules[name], proofs.tests, proofs.faults.get(name))


def _rule_object(game: str, rule: Rule, proofs: "Proofs | None") -> dict[str, Any]:
    fields = {"game": game, "id": rule.id, "tag": rule.tag, "title": rule.title}
    if proofs is None:
        return fields
    faults = proofs.faults_of(game, rule.id)
    return {
        **fields,
        "needs_test": rule.needs_test,
        "tests": proofs.tests.get(rule.id, []),
        "faults": None if faults is None else {"reached": faults.reached, "caught": faults.caught},
    }


def _show_rules(rules: tuple[Rule, ...]) -> None:
    for rule in rules:
        write(f"  {rule.id.ljust(8)}{rule.title}")


def _show_coverage(rules: tuple[Rule, ...], tests: dict[str, list[str]], faults: "GameFaults | None") -> None:
    width = max(len(rule.title) for rule in rules) + 2
    for rule in rules:
        proofs = tests.get(rule.id, [])
        mark = "✓" if proofs else "✗" if rule.needs_test else "·"
        first = f"{len(proofs):>3}  {_caught(rule.id, faults)}{proofs[0]}" if proofs else ""
        write(f"  {mark} {rule.id.ljust(8)}{rule.tag}  {rule.title.ljust(width)}{first}".rstrip())
    needing = [rule for rule in rules if rule.needs_test]
    missing = [rule.id for rule in needing if not tests.get(rule.id)]
    write(say("rules-coverage", rules=len(rules), needing=len(needing), proved=len(needing) - len(missing)))
    if missing:
        write(say("rules-untested", rules=", ".join(missing)))
    if faults is not None:
        write(say("rules-faults", planted=faults.planted, killed=faults.killed))


def _caught(rule: str, faults: "GameFaults | None") -> str:
    """Planted faults that the rule's tests catch, out of those that they reach."""
    if faults is None:
        return ""
    counted = faults.rules.get(rule)
    return ("–" if counted is None else f"{counted.caught}/{counted.reached}").ljust(7)


def _proofs() -> "Proofs":
    """Looks for the tests beside the sources, or else in the current directory."""
    from slovoteka.cli.commands.rule_coverage import read_proofs  # noqa: PLC0415  reads Python, which few commands need

    for folder in (Path.cwd(), Path(__file__).parents[3]):
        if (folder / "tests" / "rules").is_dir():
            return read_proofs(folder)
    raise Unreadable("no-tests")
