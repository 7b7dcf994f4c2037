"""Ray plays the same matches, also when one of its machines is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from larcin.arena import Contest, Journal, crew, play_match, settle
from larcin.arena.ray import play_on_ray
from larcin.bots.cluster import NoRay, connect
from tests.arena.matches import QUICK, timeless

ray = pytest.importorskip("ray", reason="Ray comes with the extra scale")
cluster_utils = pytest.importorskip("ray.cluster_utils")

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own warnings are not ours

SETTINGS = settle(QUICK, ["greedy", "random"])


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two machines of one core each, both on this one."""
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def test_a_machine_that_is_killed_loses_no_match(cluster: Any, tmp_path: Path) -> None:
    contest = Contest(SETTINGS, deals=100)
    killed = min(cluster.worker_nodes, key=id)
    with Journal(tmp_path / "journal", SETTINGS) as journal:
        playing = contest.play(journal, crew(address=cluster.address))
        while len(journal.results) < 20:
            next(playing)
        cluster.remove_node(killed, allow_graceful=False)
        assert len(contest.missing(journal)) > 0
        for _ in playing:
            pass
        played = contest.results(journal)
    assert not killed.any_processes_alive()
    here = [play_match(SETTINGS, fixture) for fixture in contest.fixtures]
    assert timeless(played) == timeless(here)


def test_an_arena_can_be_left_in_between(cluster: Any) -> None:
    connect(cluster.address)
    playing = play_on_ray(SETTINGS, Contest(SETTINGS, deals=50).fixtures)
    assert next(playing)
    playing.close()


def test_no_cluster_is_one_sentence() -> None:
    with pytest.raises(NoRay, match=r"^There is no Ray cluster at 127\.0\.0\.1:1\.$"):
        connect("127.0.0.1:1")
