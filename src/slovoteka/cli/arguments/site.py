"""The commands that run the site and manage its data. The code of a command is imported when it is called."""

# ruff: noqa: PLC0415  see main.py

from pathlib import Path
from typing import Annotated

import typer

from slovoteka.cli.arguments.common import AsJson, Lang, group, ungrouped
from slovoteka.cli.shared import output
from slovoteka.cli.shared.usage import TranslatedCommand

site = ungrouped()
records = group("Записи партий сайта: выгрузить, загрузить.")
store = group("База сайта.")
site.add_typer(records, name="records")
site.add_typer(store, name="store")

Db = Annotated[
    str | None, typer.Option("--db", metavar="БАЗА", help="файл или postgresql://…; иначе SLOVOTEKA_DB или своя папка")
]
Nats = Annotated[
    str | None, typer.Option("--nats", metavar="АДРЕС", help="nats://…: связь между машинами; без неё сервер один")
]


@site.command(cls=TranslatedCommand)
def serve(
    host: Annotated[
        str | None, typer.Option("--host", metavar="АДРЕС", help="где слушать; иначе только эта машина, 127.0.0.1")
    ] = None,
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, metavar="N", help="порт, иначе 8000; 0 – любой свободный")
    ] = None,
    db: Db = None,
    nats: Nats = None,
    bot_workers: Annotated[
        int | None,
        typer.Option("--bot-workers", min=0, max=256, metavar="N", help="в скольких процессах думают боты, иначе 1"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="АДРЕС", help="чужой сайт, страницам которого можно; можно много раз"),
    ] = None,
    proxies: Annotated[
        int | None,
        typer.Option("--proxies", min=0, max=16, metavar="N", help="сколько своих прокси перед сервером, иначе 0"),
    ] = None,
    build: Annotated[
        bool | None,
        typer.Option("--build/--no-build", help="строить недостающие словари рядом с сервером, иначе да"),
    ] = None,
    profanity_filter: Annotated[
        bool | None,
        typer.Option("--profanity-filter/--no-profanity-filter", help="закрывать брань в именах и разговорах"),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="адрес, базу и номер процесса одним документом JSON")] = False,
    lang: Lang = "ru",
) -> None:
    """Запустить сайт. Всё это, а ещё ограничения, можно задать переменными SLOVOTEKA_…"""
    output.speak(lang)
    from slovoteka.cli.commands.serve import serve

    given = {
        "host": host,
        "port": port,
        "db": db,
        "nats": nats,
        "bot_workers": bot_workers,
        "public_origins": origin or None,
        "trust_proxy": proxies,
        "build": build,
        "profanity_filter": profanity_filter,
    }
    serve(given, as_json)


@site.command(cls=TranslatedCommand)
def bots(
    nats: Nats = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, max=256, metavar="N", help="в скольких процессах думать, иначе 1")
    ] = None,
    lang: Lang = "ru",
) -> None:
    """Думать за ботов сайта на этой машине."""
    output.speak(lang)
    from slovoteka.cli.commands.serve import bots

    bots(nats, workers)


@site.command(cls=TranslatedCommand)
def backup(
    file: Annotated[Path, typer.Argument(metavar="ФАЙЛ", help="куда положить копию")],
    db: Db = None,
    replace: Annotated[bool, typer.Option("--replace", help="заменить файл, если он есть")] = False,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Копия всего, что хранит сайт, одним файлом SQLite. Сервер можно не останавливать."""
    output.speak(lang)
    from slovoteka.cli.commands.site_store import backup

    backup(file, db, as_json, replace=replace)


@site.command(cls=TranslatedCommand)
def complaints(
    db: Db = None,
    limit: Annotated[int, typer.Option("--limit", min=1, max=100_000, metavar="N", help="сколько показать")] = 50,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """На кого жалуются игроки и за что, последние жалобы первыми."""
    output.speak(lang)
    from slovoteka.cli.commands.complaints import complaints

    complaints(db, limit, as_json)


@records.command(cls=TranslatedCommand)
def export(
    target: Annotated[Path, typer.Argument(metavar="ПАПКА|ФАЙЛ.jsonl", help="куда; файл – для одной партии")],
    match: Annotated[
        list[str] | None, typer.Option("--match", metavar="ID", help="только эта партия; можно много раз")
    ] = None,
    db: Db = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Оконченные партии, каждая своим файлом."""
    output.speak(lang)
    from slovoteka.cli.commands.site_records import export

    export(target, match or (), db, as_json)


@records.command("import", cls=TranslatedCommand)
def import_records(
    files: Annotated[list[Path], typer.Argument(metavar="ЗАПИСЬ…", help="файлы с записями партий")],
    db: Db = None,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Записи в базу сайта. Каждая сначала проверяется; те, что уже есть, пропускаются."""
    output.speak(lang)
    from slovoteka.cli.commands.site_records import import_records

    import_records(files, db, as_json)


@store.command("copy", cls=TranslatedCommand)
def copy_store(
    source: Annotated[str, typer.Option("--from", metavar="БАЗА", help="откуда: файл или postgresql://…")],
    target: Annotated[str, typer.Option("--to", metavar="БАЗА", help="куда: новая или пустая")],
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """Перенести всё из одной базы в другую: из SQLite в PostgreSQL и обратно."""
    output.speak(lang)
    from slovoteka.cli.commands.site_store import copy

    copy(source, target, as_json)


def word_reports(
    db: Db = None,
    top: Annotated[int, typer.Option("--top", min=1, metavar="N", help="сколько слов показать")] = 50,
    as_json: AsJson = False,
    lang: Lang = "ru",
) -> None:
    """На какие слова жалуются игроки и что о них говорит словарь."""
    output.speak(lang)
    from slovoteka.cli.commands.word_reports import word_reports

    word_reports(db, top, as_json)
