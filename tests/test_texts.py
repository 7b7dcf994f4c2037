"""Everything has words in every language: the shell's catalogues, and those of every game."""

from __future__ import annotations

import ast
import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl

import larcin
from larcin.authoring.needs import STARTS, refusal_reasons, sources
from larcin.authoring.telling import listeners, told_endings, told_in_a_match
from larcin.authoring.words import (
    LATER,
    idle_keys,
    is_said,
    long_messages,
    missing_keys,
    strings_in,
    untold_facts,
)
from larcin.bots import BOTS
from larcin.kernel.errors import IllegalMove
from larcin.kernel.game import AnyGame
from larcin.kernel.laws import random_start
from larcin.kernel.ledger import KINDS, read_ledger
from larcin.kernel.match import Match
from larcin.kernel.options import choices, draw_options
from larcin.kernel.registry import LANGUAGES, games
from larcin.kernel.rng import QuickRng
from larcin.kernel.vocabulary import vocabulary_of
from larcin.words import Words
from larcin.words.catalogue import SHELL, message_file
from larcin.words.words import LEDGER_LANGUAGE

PACKAGE = Path(larcin.__file__).parent
SPEAKERS = tuple(path for each in ("words", "terminal", "cli") for path in sources(PACKAGE / each))
"""Where the shell's own words are said."""

SPEAKING = ("words", "self")
"""What the code calls the words that it asks for a message."""

LEDGER_KEYS = ("rule-", "chapter-")
RAW_KEY = re.compile(r"\b(event|move|ask|pick|option|ending|refusal|rule|chapter)-[A-Za-z]")
MATCHES = 2

each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(params=games().values(), ids=lambda game: game.slug)
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Every registered game."""
    found: AnyGame = request.param
    return found


# -- Reading catalogues and code ------------------------------------------------------------


@cache
def parse(folder: Path, language: str) -> ftl.Resource:
    return FluentParser().parse(message_file(folder, language).read_text(encoding="utf-8"))


@cache
def keys_of(folder: Path, language: str) -> tuple[str, ...]:
    """Every message of a catalogue, and `key.attribute` for every attribute."""
    keys = []
    for entry in parse(folder, language).body:
        if isinstance(entry, ftl.Message):
            name = entry.id.name
            keys += [name, *(f"{name}.{attribute.id.name}" for attribute in entry.attributes)]
    return tuple(keys)


def keys_said_in(*files: Path) -> set[str]:
    """The keys that this code asks for by name: `words("yes")`."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    speaking = [call for call in calls if ast.unparse(call.func).split(".")[-1] in SPEAKING]
    keys = [call.args[0] for call in speaking if call.args]
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


# -- Catalogues -----------------------------------------------------------------------------


@each_language
def test_the_shells_catalogue_is_sound(language: str) -> None:
    assert_sound(SHELL, language)


@each_language
def test_a_games_catalogue_is_sound(game: AnyGame, language: str) -> None:
    assert_sound(game.folder, language)


def assert_sound(folder: Path, language: str) -> None:
    junk = [entry.content for entry in parse(folder, language).body if isinstance(entry, ftl.Junk)]
    keys = keys_of(folder, language)
    assert junk == []
    assert sorted(keys) == sorted(set(keys))


def test_the_shell_has_the_same_keys_in_every_language() -> None:
    assert len({frozenset(keys_of(SHELL, language)) for language in LANGUAGES}) == 1


def test_a_game_has_the_same_keys_in_every_language(game: AnyGame) -> None:
    """Paragraphs apart: their English is the ledger itself."""
    without_ledger = {
        frozenset(key for key in keys_of(game.folder, language) if not key.startswith(LEDGER_KEYS))
        for language in LANGUAGES
    }
    assert len(without_ledger) == 1
    assert not any(key.startswith(LEDGER_KEYS) for key in keys_of(game.folder, LEDGER_LANGUAGE))


@each_language
def test_a_game_has_words_for_everything(game: AnyGame, language: str) -> None:
    missing = missing_keys(game, language)
    assert not missing, (
        f"{message_file(game.folder, language)} lacks {', '.join(missing)}: "
        f"`larcin author words {game.slug}` writes them as lines to fill in"
    )


@each_language
def test_a_game_has_no_words_that_nobody_says(game: AnyGame, language: str) -> None:
    idle = idle_keys(game, language)
    assert not idle, f"{message_file(game.folder, language)} has words that nobody says: {idle}"


@each_language
def test_a_game_says_only_what_it_is_told(game: AnyGame, language: str) -> None:
    """Also where no match of the tests comes to."""
    assert untold_facts(game, language) == []


@each_language
def test_who_is_new_is_told_in_few_words(game: AnyGame, language: str) -> None:
    assert long_messages(game, language) == []


def test_thirty_seconds_have_all_their_words_and_drawings(game: AnyGame) -> None:
    """Or none of them."""
    drawings = [key.removeprefix("start-").title() for key in STARTS]
    has = [(game.folder / "ui" / "start" / f"{each}.svelte").is_file() for each in drawings]
    said = [key in keys_of(game.folder, LEDGER_LANGUAGE) for key in STARTS]
    assert len({*has, *said}) == 1


def test_a_game_does_not_say_the_shells_words_anew(game: AnyGame) -> None:
    assert (
        set(keys_of(game.folder, LEDGER_LANGUAGE)) & set(keys_of(SHELL, LEDGER_LANGUAGE)) == set()
    )


def test_the_shell_has_words_for_everything() -> None:
    needed = {
        *(keys_said_in(*SPEAKERS) - {"title", "blurb", "score"}),  # every game has these
        *(f"refusal-{reason}" for reason in refusal_reasons(PACKAGE / "kernel")),
        *(f"bot-{bot}" for bot in BOTS),
        *(f"bot-help-{bot}" for bot in BOTS),
        *(f"language-{language}" for language in LANGUAGES),
        *(f"kind-{kind}" for kind in KINDS),
    }
    assert needed - set(keys_of(SHELL, LEDGER_LANGUAGE)) == set()


def test_the_shell_has_no_words_that_nobody_says() -> None:
    strings = strings_in(*SPEAKERS)
    reasons = {f"refusal-{reason}" for reason in refusal_reasons(PACKAGE / "kernel")}
    keys = [key for key in keys_of(SHELL, LEDGER_LANGUAGE) if key not in reasons]
    assert [key for key in keys if not is_said(key, strings)] == []


# -- Sentences ------------------------------------------------------------------------------


def assert_spoken(text: str) -> None:
    """Whole words, nothing left to fill in, no key. (What cannot be said warns, and fails.)"""
    assert text.strip() not in ("", LATER)
    assert "{" not in text
    assert RAW_KEY.search(text) is None


def names(seats: int) -> list[str]:
    return ["Anna", "Bruno", "Clara", "Dora", "Emil"][:seats]


@pytest.mark.slow
@pytest.mark.parametrize("fewest", [True, False])
def test_every_move_and_event_of_a_match_is_told(game: AnyGame, fewest: bool) -> None:
    """In every language: each move to who may make it, each event to players and spectators."""
    seats = game.players[0 if fewest else -1]
    for sentence in told_in_a_match(game, seats, game.options()):
        assert_spoken(sentence)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(MATCHES))
def test_matches_with_other_options_are_told(game: AnyGame, number: int) -> None:
    options = draw_options(game, game.players[0], QuickRng(number))
    for sentence in told_in_a_match(game, game.players[0], options, number):
        assert_spoken(sentence)


def test_every_offered_move_of_a_position_has_a_sentence_of_its_own(game: AnyGame) -> None:
    match = Match(game, names(game.players[0]), seed=bytes(32))
    seat = match.to_act[0]
    offered = match.observe(seat)
    for language in LANGUAGES:
        words = Words(game, language, match.names, seat)
        assert len({words.move(offered.view, move) for move in offered.moves}) == len(offered.moves)


def test_every_ending_is_told_to_winners_and_losers(game: AnyGame) -> None:
    for sentence in told_endings(game):
        assert_spoken(sentence)


def test_every_paragraph_is_told_in_every_language(game: AnyGame) -> None:
    ledger = read_ledger(game.folder)
    for language in LANGUAGES:
        words = Words(game, language)
        for rule in (*ledger.chapters, *ledger.paragraphs):
            for passage in words.passages(rule):
                assert_spoken(passage.title + passage.says)


def test_every_option_is_told_in_every_language(game: AnyGame) -> None:
    for language in LANGUAGES:
        words = Words(game, language)
        for choice in choices(game.options):
            assert_spoken(words.option(choice.name))
            assert_spoken(words.option_help(choice.name))
            for value in choice.values:
                assert_spoken(words.option_value(choice.name, value))


def test_refusals_are_told_in_every_language(game: AnyGame) -> None:
    match = Match(game, names(2), seed=bytes(32))
    told = {(error.rule, error.reason, repr(error.facts)): error for error in refusals_of(match)}
    for error in told.values():
        for words in listeners(game, match.names):
            assert_spoken(words.refusal(error))


def test_whatever_is_refused_can_be_said(game: AnyGame) -> None:
    """At every step, some of all the moves there are."""
    moves = vocabulary_of(game).moves
    seen = Counter[str]()
    for number in range(MATCHES):
        match, rng = random_start(game, number)
        words = Words(game, "en", match.names)
        while match.outcome is None:
            seat, step = match.to_act[0], game.script.rule(match.table)
            seen[step] += 1
            for move in [rng.choice(moves) for _ in range(20 if seen[step] < 20 else 0)]:
                refusal = match.why_not(seat, move)
                if refusal is not None:
                    assert_spoken(words.refusal(refusal))
            match.play(seat, rng.choice(match.moves(seat)))


def refusals_of(match: Match) -> Iterator[IllegalMove]:
    """Playing a whole match, the latest moves are also tried where they cannot be made."""
    seen: deque[object] = deque(maxlen=4)
    while match.outcome is None:
        for seat in range(-1, match.seats):
            yield from refused(match, seat, seen)
        seat = match.to_act[-1]
        yield from stale(match, seat)
        move = match.moves(seat)[0]
        seen.append(move)
        match.play(seat, move)
    yield from refused(match, 0, seen)


def refused(match: Match, seat: int, moves: Iterable[object]) -> Iterator[IllegalMove]:
    for move in [each for each in moves if each not in match.game.moves(match.table, seat)]:
        with pytest.raises(IllegalMove) as caught:
            match.play(seat, move)
        yield caught.value
    with pytest.raises(IllegalMove) as caught:
        match.take_back(seat if seat not in match.table.chosen else -1)
    yield caught.value


def stale(match: Match, seat: int) -> Iterator[IllegalMove]:
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, match.moves(seat)[0], question=10**6)
    yield caught.value
