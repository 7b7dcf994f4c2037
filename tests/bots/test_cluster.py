"""Bots on a Ray cluster answer like bots in processes of this machine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from larcin.bots.cluster import Cluster, NoRay
from larcin.bots.workers import Workers
from larcin.kernel.codec import encode
from larcin.kernel.match import Match
from larcin.kernel.registry import games

ray = pytest.importorskip("ray", reason="Ray comes with the extra scale")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster("local", 2) as cluster:
        yield cluster
    ray.shutdown()


async def test_a_cluster_answers_like_a_worker(cluster: Cluster) -> None:
    game = next(iter(games().values()))
    match = Match(game, 2, seed=bytes(32))
    seat = match.to_act[0]
    question = ("a seat", "greedy", game.slug, encode(match.observe(seat)), 1.0, bytes(32))
    with Workers(1) as workers:
        assert await cluster.choose(*question) == await workers.choose(*question)


async def test_a_lost_process_is_replaced(cluster: Cluster) -> None:
    game = next(iter(games().values()))
    match = Match(game, 2, seed=bytes(32))
    seen = encode(match.observe(match.to_act[0]))
    question = ("a seat", "greedy", game.slug, seen, 1.0, bytes(32))
    before = await cluster.choose(*question)
    for thinker in cluster._thinkers:
        ray.kill(thinker, no_restart=False)
    assert await cluster.choose(*question) == before


def test_where_no_cluster_is_a_sentence_says_so() -> None:
    with pytest.raises(NoRay, match="no Ray cluster at 127"):
        Cluster("127.0.0.1:9")
