"""What others read is held to their own checks, where those are installed: the tests bring none."""

from __future__ import annotations

import re
import shutil
import subprocess
from itertools import count
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"


def run(command: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    found = shutil.which(command)
    if found is None:
        pytest.skip(f"{command} is not installed")
    return subprocess.run(
        [found, *map(str, arguments)], capture_output=True, text=True, check=False
    )


def test_the_image_pleases_hadolint() -> None:
    done = run("hadolint", DEPLOY / "Dockerfile")
    assert (done.returncode, done.stdout) == (0, "")


def test_the_compose_file_fits_the_schema_of_compose_files() -> None:
    schema = "vendor.compose-spec"
    done = run("check-jsonschema", "--builtin-schema", schema, DEPLOY / "compose.yaml")
    assert done.returncode == 0, done.stdout


def test_the_units_please_systemd(tmp_path: Path) -> None:
    """With a program that is there: what they start is not installed on this machine."""
    for unit in DEPLOY.glob("larcin*.[st]*"):
        text = unit.read_text(encoding="utf-8")
        (tmp_path / unit.name).write_text(text.replace("/opt/larcin/bin/larcin", "/bin/true"))
    units = sorted([*tmp_path.glob("*.service"), *tmp_path.glob("*.timer")])
    assert len(units) == 3
    done = run("systemd-analyze", "verify", *units)
    about_ours = [line for line in done.stderr.splitlines() if "larcin" in line]
    assert about_ours == []


def test_caddy_takes_its_settings() -> None:
    done = run("caddy", "adapt", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile")
    assert done.returncode == 0, done.stderr
    assert '"warn"' not in done.stderr


def test_nginx_takes_its_settings(tmp_path: Path) -> None:
    """With a certificate of nobody's, and sockets instead of ports, which need rights."""
    openssl = run(
        *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=club.example"),
        *("-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem"),
    )
    assert openssl.returncode == 0, openssl.stderr
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = text.replace("/etc/letsencrypt/live/club.example", str(tmp_path))
    doors = (f"listen unix:{tmp_path}/{number}" for number in count())
    text = re.sub(r"listen (\[::\]:)?(80|443)", lambda _: next(doors), text)
    (tmp_path / "site").write_text(text)
    whole = (
        f"pid {tmp_path}/pid; error_log stderr; events {{}}\nhttp {{ include {tmp_path}/site; }}"
    )
    (tmp_path / "nginx.conf").write_text(whole)
    done = run("nginx", "-t", "-p", tmp_path, "-c", tmp_path / "nginx.conf")
    assert done.returncode == 0, done.stderr


def test_the_script_pleases_shellcheck() -> None:
    done = run("shellcheck", DEPLOY / "larcin.sh")
    assert (done.returncode, done.stdout) == (0, "")
