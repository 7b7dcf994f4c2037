"""Whole matches on the boards: `python -m tests.web.whole [GAME ...] [--ways taps keys]`.

Two browsers and a robot play from the home page to the final score, with a reload and a lost
connection in the middle. Every move is made on the board itself, by taps or by the keyboard alone,
one language for each seat, one of them on a small phone. What no player should see is reported.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Literal

import msgspec
from playwright.sync_api import Browser, expect

from larcin.kernel.options import choices
from larcin.kernel.registry import find_game, games
from larcin.words import Words
from tests.web.browser import HURRIED, open_browser
from tests.web.hands import Player, Way
from tests.web.looking import violations
from tests.web.playing import scores
from tests.web.serving import served

LOCALES = {"fr": "fr-FR", "en": "en-GB", "de": "de-DE"}
SIZES = {"phone": (360, 740), "desk": (1280, 720)}
PAIRS = ("fr-en", "de-fr", "en-de")
"""Who sits at the phone, and who at the desk: each language once at both."""
RELOAD_AFTER, CUT_AFTER = 2, 4
PATIENCE = 120
"""Seconds in which somebody must have made a move."""

KNOWS = """
// Whoever plays here has been told what is new.
try {
  const kept = JSON.parse(localStorage.getItem("larcin") ?? "{}");
  localStorage.setItem("larcin", JSON.stringify({ ...kept, explains: false }));
} catch {} // a blank page keeps nothing
"""


class Person(msgspec.Struct, frozen=True):
    """Who plays how: in which language, by taps or keys, at a phone or at a desk."""

    language: str
    way: Way
    device: Literal["phone", "desk"]

    def __str__(self) -> str:
        return f"{self.language} {self.way} {self.device}"


class Played(msgspec.Struct, frozen=True):
    """One match."""

    game: str
    people: tuple[Person, Person]
    moves: int
    taps: int
    seconds: float
    result: tuple[str, ...]
    findings: tuple[str, ...]

    def __str__(self) -> str:
        who = f"{self.game:16}{' + '.join(map(str, self.people))}"
        how = f"{self.moves:4} moves by hand, {self.taps:4} taps, {self.seconds:4.0f} s"
        return "\n  ! ".join([f"{who} {how}: {', '.join(self.result)}", *self.findings])


def play_match(
    browser: Browser,
    address: str,
    slug: str,
    people: tuple[Person, Person],
    *,
    seed: int = 1,
    motion: bool = False,
    most: int = sys.maxsize,
) -> Played:
    """From the home page to the final score; after so many moves by hand, robots go on."""
    began = time.monotonic()
    with ExitStack() as stack:
        host, friend = players = tuple(
            stack.enter_context(_player(browser, each, f"{seed} {slug} {each}", motion))
            for each in people
        )
        link = set_up(host, address, slug)
        sit_down(friend, link)
        host.press(host.page.get_by_role("button", name=host.say("start"), exact=True))
        result = _play(host, friend, most)
        return Played(
            game=slug,
            people=people,
            moves=sum(each.moves for each in players),
            taps=sum(count * number for each in players for number, count in each.taps.items()),
            seconds=time.monotonic() - began,
            result=tuple(result),
            findings=tuple(
                f"{each.language}: {what} (x{count})"
                for each in players
                for what, count in each.findings.items()
            ),
        )


def set_up(host: Player, address: str, slug: str) -> str:
    """From the home page: a table for me, a friend and a robot, and the link for the friend."""
    page = host.page
    page.goto(address)
    title = Words(find_game(slug), host.language)("title")
    invite = host.say("home-invite", game=title)
    host.press(page.get_by_role("button", name=invite, exact=True))
    sheet = page.get_by_role("dialog")
    host.tick(sheet.get_by_role("radio", name="3", exact=True))
    host.choose(sheet.get_by_label(host.say("seat", number=3)), "End", "mastermind")
    options = sheet.locator("details")
    if options.count() > 0:
        host.press(options.locator("summary"))
        for each in _numbers(slug):
            label = Words(find_game(slug), host.language).option(each)
            host.choose(sheet.get_by_label(label), "Home", "1")
    host.press(sheet.get_by_role("button", name=host.say("table-make")))
    return page.get_by_test_id("invitation").input_value()


def _numbers(slug: str) -> Iterator[str]:
    """The options that say how long a match is: the least of them is the shortest."""
    for option in choices(find_game(slug).options):
        values = option.values
        if values[0] == 1 and all(isinstance(each, int) for each in values):
            yield option.name


def sit_down(friend: Player, link: str) -> None:
    """The friend opens the link and sits down."""
    friend.page.goto(link)
    seat = friend.page.get_by_role("button", name=friend.say("sit-down"), exact=True)
    friend.press(seat)
    expect(seat).to_have_count(0)


def _play(host: Player, friend: Player, most: int) -> list[str]:
    """The scores; nothing if somebody gave up, and has findings that say why."""
    host.page.get_by_test_id("ask").wait_for()
    friend.page.get_by_test_id("ask").wait_for()
    troubles = [lambda: _reload(friend), lambda: _cut_off(host)]
    after = [RELOAD_AFTER, CUT_AFTER]
    idle_since, moves_before = time.monotonic(), 0
    while (moves := host.moves + friend.moves) < most:
        if host.has_given_up or friend.has_given_up:
            return []
        if moves > moves_before:
            idle_since, moves_before = time.monotonic(), moves
        if troubles and moves >= after[0]:
            troubles.pop(0)()
            after.pop(0)
        looks = [(each, each.look()) for each in (host, friend)]
        if all(look.over for _, look in looks):
            break
        asked = [(each, look) for each, look in looks if look.asked and not look.over]
        for player, look in asked:
            player.play(look)
        if time.monotonic() - idle_since > PATIENCE:
            found = [*host.findings, *friend.findings]
            raise AssertionError(["no move is made", *(look.says for _, look in looks), *found])
        if not asked:
            host.page.wait_for_timeout(20)
    else:
        for each in (host, friend):
            _let_a_robot_play(each)
    return _see_the_end(host, friend)


def _see_the_end(host: Player, friend: Player) -> list[str]:
    """The scores, which both are told alike, after a deal that was fair."""
    for each in (host, friend):
        each.page.get_by_test_id("end").wait_for(timeout=PATIENCE * 1000)
        each.examine()
        each.findings.update(f"axe: {wrong}" for wrong in violations(each.page))
    host.press(host.page.get_by_role("button", name=host.say("fair-check")))
    fair = host.page.get_by_test_id("fair")
    fair.wait_for()
    if fair.get_attribute("data-kept") != "true":
        host.findings["the deal was not fair"] += 1
    told = [scores(each.page) for each in (host, friend)]
    if [line.split()[-1] for line in told[0]] != [line.split()[-1] for line in told[1]]:
        host.findings[f"two ends: {told}"] += 1
    return told[0]


def _reload(player: Player) -> None:
    player.page.reload()
    player.page.get_by_test_id("ask").wait_for()


def _cut_off(player: Player) -> None:
    """The line breaks, the page says so, and comes back by itself."""
    player.is_cut_off = True
    player.context.set_offline(True)
    expect(player.page.get_by_test_id("line")).to_be_visible(timeout=20_000)
    player.context.set_offline(False)
    expect(player.page.get_by_test_id("line")).to_be_hidden(timeout=20_000)
    player.is_cut_off = False


def _let_a_robot_play(player: Player) -> None:
    """Leave the seat, and come back to see the end; unless the last move has ended the match."""
    address = player.page.url
    leave = player.page.get_by_role("button", name=player.say("leave"), exact=True)
    leave.or_(player.page.get_by_test_id("end")).first.wait_for()
    if not leave.is_visible():
        return
    player.press(leave)
    player.press(player.page.get_by_role("dialog").get_by_role("button", name=player.say("leave")))
    player.page.wait_for_url(re.compile(r"/$"))
    player.page.goto(address)


@contextmanager
def _player(browser: Browser, person: Person, seed: str, motion: bool) -> Iterator[Player]:
    width, height = SIZES[person.device]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LOCALES[person.language],
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=person.device == "phone" and person.way == "taps",
        color_scheme="dark" if person.language == "de" else "light",
    )
    context.set_default_timeout(20_000)
    if not motion:
        context.add_init_script(HURRIED)
        context.add_init_script(KNOWS)
    try:
        yield Player(context, person.way, person.language, seed)
    finally:
        context.close()


def main(wanted: argparse.Namespace) -> int:
    """Play them all; 1 if something was found."""
    found = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        open_browser() as browser,
        served(Path(folder) / "whole.sqlite") as address,
    ):
        for slug in wanted.games:
            for way in wanted.ways:
                for phone, desk in (pair.split("-") for pair in wanted.pairs):
                    people = (Person(phone, way, "phone"), Person(desk, way, "desk"))
                    options = {"seed": wanted.seed, "motion": wanted.motion, "most": wanted.most}
                    played = play_match(browser, address, slug, people, **options)
                    print(played, flush=True)
                    found += len(played.findings)
    return 1 if found else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(games()))
    parser.add_argument("--ways", nargs="*", default=["taps", "keys"])
    parser.add_argument("--pairs", nargs="*", default=PAIRS, help="languages: phone-desk")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--motion", action="store_true", help="with everything that moves")
    parser.add_argument("--most", type=int, default=sys.maxsize, help="then robots go on")
    sys.exit(main(parser.parse_args()))
