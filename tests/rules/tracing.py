"""Checks that rules, tests, pages and refusals name the same rules. Each pure check returns its complaints."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from slovoteka.cli.commands.rule_coverage import untested
from slovoteka.games.rulebook import Rule

HOST = "host"
"""The pseudo-rule of refusals that are in no rulebook: a stale window, a seat that is not invited."""
_ANCHOR = re.compile(r'<a id="([^"]+)"></a>|^#+ +([A-Z]{2}-G?\d+)\b', re.MULTILINE)


def rulebook_complaints(rules: Iterable[Rule], prefixes: Iterable[str]) -> list[str]:
    """Ids like ZS-24 from the game's own rulebooks, gaps marked as gaps, meaningful titles."""
    shape = re.compile(rf"(?:{'|'.join(prefixes)})-(G?)\d+")
    found = []
    for rule in rules:
        match = shape.fullmatch(rule.id)
        if match is None:
            found.append(f"{rule.id} is no id of this game")
        elif bool(match.group(1)) != (rule.tag == "G"):
            found.append(f"{rule.id} has tag {rule.tag}")
        if not rule.title.strip():
            found.append(f"{rule.id} has no title")
    return found


def untested_complaints(rules: Iterable[Rule], covered: Mapping[str, list[str]]) -> list[str]:
    """A rule without a test."""
    return [f"{rule.id} has no test" for rule in untested(rules, covered)]


def unknown_in_tests(known: set[str], covered: Mapping[str, list[str]]) -> list[str]:
    """A test that names a rule which does not exist."""
    return [f"{tests[0]} names {rule}" for rule, tests in covered.items() if rule not in known]


def page_complaints(rules: Iterable[Rule], page: str, prefixes: Iterable[str]) -> list[str]:
    """A page in docs/rules that lacks a rule, has it twice, or speaks of one that does not exist."""
    known = [rule.id for rule in rules]
    anchors = [match.group(1) or match.group(2) for match in _ANCHOR.finditer(page)]
    found = [f"the page lacks {rule}" for rule in known if rule not in anchors]
    found += [f"the page has {rule} twice" for rule in set(anchors) if anchors.count(rule) > 1]
    spoken_of = set(anchors) | set(mentions(page, prefixes))
    return found + [f"the page has {rule}" for rule in sorted(spoken_of) if rule not in known]


def code_complaints(known: set[str], sources: Mapping[str, str], prefixes: Iterable[str]) -> list[str]:
    """A refusal by, or any mention of, a rule that does not exist."""
    named = list(prefixes)
    found = []
    for path, text in sources.items():
        refused = {rule for rule in refusals(text) if rule != HOST}
        found += [f"{path} has {rule}" for rule in sorted(refused | set(mentions(text, named))) if rule not in known]
    return found


def mentions(text: str, prefixes: Iterable[str]) -> Iterator[str]:
    """Everything that looks like a rule id of these rulebooks, also in comments."""
    for match in re.finditer(rf"\b(?:{'|'.join(prefixes)})-[0-9A-Z]+\b", text):
        yield match.group()


def refusals(source: str) -> Iterator[str]:
    """The rules that `Illegal("ZS-15", …)` names. A rule in a variable is found as a mention."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "Illegal" and node.args:
            rule = node.args[0]
            if isinstance(rule, ast.Constant):
                yield str(rule.value)


def sources_of(folder: Path) -> dict[str, str]:
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in sorted(folder.rglob("*.py"))}
