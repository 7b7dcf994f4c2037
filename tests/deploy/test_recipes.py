"""What stands in deploy/ and in docs/hosting.md is what the program knows: names, ports, limits."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from larcin import __version__, files
from larcin.cli import app
from larcin.server.api.status import HANDLERS
from larcin.server.common.limits import Limits
from larcin.server.running.open_files import RESERVE
from larcin.server.running.serve import GOODBYE
from larcin.server.running.settings import Settings, read_settings
from larcin.server.web.middleware import MOST_BYTES

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "hosting.md"
FILES = (*sorted(DEPLOY.iterdir()), PAGE)
PORT = str(Settings(database="").port)
LIMITS = Limits()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

OF_COMPOSE = {"LARCIN_DOMAIN", "LARCIN_UPSTREAM"}
"""Variables that compose.yaml hands to Caddy; larcin does not read them."""


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def found(pattern: str, text: str) -> set[str]:
    return set(re.findall(pattern, text, re.MULTILINE))


@cache
def options() -> dict[str, dict[str, str]]:
    """Each command, also of a group, and its flags with the variables that do the same."""
    return dict(_options(get_command(app)))


def _options(group: Any, before: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from _options(command, f"{name} ")
        else:
            yield (
                before + name,
                {
                    flag: str(each.envvar)
                    for each in command.params
                    for flag in (*each.opts, *each.secondary_opts)
                },
            )


def called(text: str) -> Iterator[list[str]]:
    """Each command of larcin that is called in these lines: its name, and the rest."""
    groups = {name.partition(" ")[0] for name in options() if " " in name}
    for line in re.sub(r"\\\n", " ", text).splitlines():
        for call in re.findall(r"(?:bin/|^|`|exec (?:-T )?larcin )larcin ([a-z][^`'|]*)", line):
            name, *rest = shlex.split(call.replace('"', ""))
            many = 1 if name in groups else 0
            yield [" ".join([name, *rest[:many]]), *rest[many:]]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_variables_have_names_that_are_read(file: Path) -> None:
    read_by_larcin = {variable for flags in options().values() for variable in flags.values()}
    known = {*read_by_larcin, files.STATE, *OF_COMPOSE}
    assert found(r"\b(LARCIN_[A-Z_]+)", file.read_text(encoding="utf-8")) <= known


def test_variables_of_the_compose_file_reach_the_proxy() -> None:
    for name in OF_COMPOSE:
        assert f"{name}: " in read("compose.yaml")
        assert f"{{${name}:" in read("Caddyfile")
    assert found(r"^([A-Z_]+)=", read("env.example")) == found(
        r"\$\{(\w+):\?", read("compose.yaml")
    )


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_commands_and_their_flags_exist(file: Path) -> None:
    for command, *arguments in called(file.read_text(encoding="utf-8")):
        given = {each.partition("=")[0] for each in arguments if each.startswith("--")}
        assert given <= options()[command].keys()


def test_commands_are_found_where_they_are() -> None:
    assert ["serve", "--config", "/etc/larcin/larcin.toml"] in called(read("larcin.service"))
    assert "backup" in [command for command, *_ in called(read("larcin-backup.service"))]
    assert ["reports"] in called(PAGE.read_text(encoding="utf-8"))


def test_the_settings_are_settings_those_for_a_crowd_too(tmp_path: Path) -> None:
    plain = read_settings({}, DEPLOY / "larcin.toml", {})
    assert plain.database.startswith("/var/lib/larcin/")
    assert plain.proxies == ("127.0.0.1",)
    crowded = tmp_path / "larcin.toml"
    text = re.sub(r"^database = .*\n", "", read("larcin.toml"), flags=re.MULTILINE)
    crowded.write_text(re.sub(r"^# (?=\[|\w+ = )", "", text, flags=re.MULTILINE))
    assert read_settings({}, crowded, {}).workers > 1


def test_everybody_means_the_same_port() -> None:
    image = read("Dockerfile")
    assert found(r"^EXPOSE (\d+)", image) == found(r"LARCIN_PORT=(\d+)", image) == {PORT}
    assert found(r"http://127\.0\.0\.1:(\d+)/", image) == {PORT}
    assert found(r"LARCIN_UPSTREAM(?:: larcin|:127\.0\.0\.1):(\d+)", read("compose.yaml")) == {PORT}
    assert found(r"LARCIN_UPSTREAM:127\.0\.0\.1:(\d+)", read("Caddyfile")) == {PORT}
    assert found(r"server 127\.0\.0\.1:(\d+);", read("nginx.conf")) == {PORT}
    assert tomllib.loads(read("larcin.toml"))["port"] == int(PORT)
    assert found(r"127\.0\.0\.1:(\d+)", PAGE.read_text(encoding="utf-8")) == {PORT}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_addresses_for_who_looks_after_it_exist(file: Path) -> None:
    paths = {path for handler in HANDLERS for path in handler.paths}
    named = found(
        r"(?:127\.0\.0\.1:\d+|handle |location = |https://club\.example)(/\w+)(?![\w/])",
        file.read_text(encoding="utf-8"),
    )
    assert named <= paths


def test_figures_are_for_nobody_outside() -> None:
    assert "handle /metrics {" in read("Caddyfile")
    assert "location = /metrics {" in read("nginx.conf")


def test_proxies_close_idle_connections_before_larcin_does() -> None:
    (caddy,) = found(r"keepalive (\d+)s", read("Caddyfile"))
    (nginx,) = found(r"keepalive_timeout (\d+)s;", read("nginx.conf"))
    assert max(int(caddy), int(nginx)) < LIMITS.idle_seconds


def test_limits_of_the_proxies_are_those_of_larcin() -> None:
    nginx, caddy = read("nginx.conf"), read("Caddyfile")
    assert found(r"limit_conn \w+ (\d+);", nginx) == {str(LIMITS.sockets_each)}
    assert found(r"client_max_body_size (\d+)k;", nginx) == {str(MOST_BYTES // 1024)}
    assert found(r"max_size (\d+)KiB", caddy) == {str(MOST_BYTES // 1024)}
    for name, seconds in (("header", LIMITS.header_seconds), ("body", LIMITS.body_seconds)):
        assert found(rf"client_{name}_timeout (\d+)s;", nginx) == {f"{seconds:.0f}"}
        assert found(rf"read_{name} (\d+)s", caddy) == {f"{seconds:.0f}"}


def test_there_are_open_files_for_all_connections_and_time_for_a_goodbye() -> None:
    needed = {str(LIMITS.sockets + RESERVE)}
    assert found(r"^LimitNOFILE=(\d+)", read("larcin.service")) == needed
    assert found(r"nofile: (\d+)", read("compose.yaml")) == needed
    (unit,) = found(r"^TimeoutStopSec=(\d+)", read("larcin.service"))
    (compose,) = found(r"stop_grace_period: (\d+)s", read("compose.yaml"))
    assert min(int(unit), int(compose)) > GOODBYE


def test_the_proxy_that_compose_believes_is_in_the_network_that_it_makes() -> None:
    compose = read("compose.yaml")
    assert found(r"LARCIN_PROXIES: (\S+)", compose) == found(r"- subnet: (\S+)", compose)


def test_files_that_the_page_names_are_there_and_all_are_named() -> None:
    page = PAGE.read_text(encoding="utf-8")
    named = found(r"deploy/([\w.-]+\w)", page) - {".env"}
    there = {path.name for path in DEPLOY.iterdir()} - {".env"}
    assert named == there


def test_the_version_is_the_present_one() -> None:
    versions = found(r"larcin-(\d[\d.]*\d)", PAGE.read_text(encoding="utf-8"))
    assert versions == {__version__}


def test_the_image_has_a_python_that_larcin_is_made_for() -> None:
    (version,) = found(r"^FROM python:([\d.]+)-", read("Dockerfile"))
    assert f"Programming Language :: Python :: {version}" in PROJECT["classifiers"]


def test_the_image_is_made_of_what_reaches_the_builder() -> None:
    (copied,) = found(r"^COPY (?!--from)(.+) /install/$", read("Dockerfile"))
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8")
    assert found(r"^!(.+)$", ignored) == set(copied.split())


def locked(name: str) -> dict[str, tuple[str, set[str]]]:
    """Each package of a lock, with its version and hashes."""
    text = (ROOT / name).read_text(encoding="utf-8")
    packages = re.findall(r"^([\w.-]+)==(\S+)(.*(?:\n    --hash.*)+)", text, re.MULTILINE)
    return {package: (version, found(r"sha256:(\w+)", rest)) for package, version, rest in packages}


def test_a_server_gets_what_the_tests_tried() -> None:
    server, tested = locked("requirements-server.lock"), locked("requirements-test.lock")
    extras = PROJECT["optional-dependencies"]
    wanted = [*PROJECT["dependencies"], *extras["postgres"], *extras["valkey"]]
    names = {re.split(r"[^\w.-]", each)[0].replace(".", "-") for each in wanted}
    assert names <= server.keys()
    assert server.items() <= tested.items()
