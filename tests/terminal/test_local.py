"""A person and bots at a table, without a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from larcin.kernel.errors import BadRecord, IllegalMove, StaleAnswer
from larcin.kernel.game import AnyGame
from larcin.kernel.record import verify
from larcin.terminal.local import ME, LocalSession, Plan, resume_session
from larcin.terminal.saving import load


def sit_down(game: AnyGame, folder: Path, *bots: str) -> LocalSession:
    return Plan(game, "Anna", bots or ("greedy",), game.options(), bytes(32)).start(folder)


def let_bots_play(session: LocalSession) -> None:
    while (seat := session.next_bot()) is not None:
        question = session.question_for(seat)
        session.answer(question, question.think())


def play_first(session: LocalSession) -> None:
    """The person plays the first legal move."""
    observation = session.observe()
    session.play(observation.moves[0], observation.question)


def test_a_whole_match_is_saved(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder, "greedy", "random")
    while session.outcome is None:
        play_first(session)
        let_bots_play(session)
    saved = load(session.path)
    assert saved.seats == ("Anna", "Arsène (greedy)", "Irma (random)")
    assert verify(saved).outcome == session.outcome


def test_every_move_is_saved_at_once(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder)
    assert load(session.path).moves == ()
    play_first(session)
    assert len(load(session.path).moves) == 1
    session.take_back()
    assert load(session.path).moves == ()


def test_a_match_is_resumed_where_it_was_left(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder, "greedy", "random")
    play_first(session)
    let_bots_play(session)
    resumed = resume_session(session.path)
    assert resumed.observe() == session.observe()
    assert resumed.players == session.players
    assert resumed.path == session.path


def test_an_interruption_changes_nothing(sixth: AnyGame, folder: Path) -> None:
    """Bots draw the same chance again after a match was resumed."""
    session = sit_down(sixth, folder, "random", "random")
    play_first(session)
    resumed = resume_session(session.path)
    let_bots_play(session)
    let_bots_play(resumed)
    assert resumed.match.log == session.match.log


def test_bots_wait_for_the_person(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder, "greedy", "greedy")
    assert session.match.to_act == (0, 1, 2)
    assert session.next_bot() is None
    play_first(session)
    assert session.next_bot() == 1


def test_a_choice_can_be_taken_back_until_the_last_one_is_in(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder)
    before = session.observe()
    play_first(session)
    session.take_back()
    assert session.observe().view == before.view
    assert session.observe().moves == before.moves
    play_first(session)
    let_bots_play(session)
    with pytest.raises(IllegalMove) as refused:
        session.take_back()
    assert refused.value.reason == "not-face-down"


def test_a_stale_answer_is_refused_and_nothing_is_lost(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder)
    question = session.observe().question
    play_first(session)
    let_bots_play(session)
    before = session.observe()
    with pytest.raises(StaleAnswer):
        session.play(before.moves[0], question)
    assert session.observe() == before


def test_play_goes_on_unsaved(sixth: AnyGame, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = sit_down(sixth, tmp_path / "file")
    assert session.unsaved is not None
    assert "cannot be written" in session.unsaved
    play_first(session)
    assert session.observe().chosen is not None


def test_saving_recovers(sixth: AnyGame, tmp_path: Path) -> None:
    place = tmp_path / "place"
    place.write_text("")
    session = sit_down(sixth, place)
    place.unlink()
    play_first(session)
    assert session.unsaved is None
    assert len(load(session.path).moves) == 1


def test_a_finished_match_is_not_resumed(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder)
    while session.outcome is None:
        play_first(session)
        let_bots_play(session)
    with pytest.raises(BadRecord, match="This match is over; `larcin replay` shows it"):
        resume_session(session.path)


def test_a_tampered_match_is_not_resumed(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder)
    text = session.path.read_text()
    session.path.write_text(text.replace("VG-1.2", "VG-1.1", 1))
    with pytest.raises(BadRecord, match="it tells what did not happen"):
        resume_session(session.path)


def test_the_same_again_is_dealt_anew(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder, "random", "greedy")
    again = session.plan_again()
    assert (again.name, again.bots, again.options) == (
        "Anna",
        ("random", "greedy"),
        sixth.options(),
    )
    assert again.start(folder).match.seed != session.match.seed


def test_a_bots_chance_does_not_tell_the_seed(sixth: AnyGame, folder: Path) -> None:
    session = sit_down(sixth, folder, "greedy", "greedy")
    first, second = (session.question_for(seat).rng for seat in (1, 2))
    assert first != second
    assert session.match.seed not in (first.seed, second.seed)  # type: ignore[attr-defined]


def test_the_person_sits_first(sixth: AnyGame, folder: Path) -> None:
    assert sit_down(sixth, folder).words("en").player(ME) == "Anna"
