"""Every game as a PettingZoo environment: `env("SLUG", players=3, render_mode="ansi", tie=…)`.

Agents are called `seat_0`, `seat_1` and so on, and act one after another (AEC). An observation is
a dict: `observation` holds numbers, `action_mask` a 1 for each move that is legal now. The only
rewards come at the end: each seat's share of the victory, from 0 to 1.
"""

from __future__ import annotations

from typing import Any, Final

from larcin.adapters import MissingExtra
from larcin.adapters.setting import Setting
from larcin.kernel.errors import BadOption, IllegalMove
from larcin.kernel.game import Canvas
from larcin.kernel.pieces import Seat
from larcin.kernel.rng import SEED_BYTES
from larcin.kernel.table import Table
from larcin.words import Words

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra("PettingZoo") from error

ANSI: Final = "ansi"
PAPER: Final = Canvas(columns=100, rows=60)
"""What a rendered table is drawn on."""

FORFEIT: Final = -1.0
"""The reward of who makes an illegal move in `env`: the match is over for all."""


def env(
    slug: str, players: int | None = None, render_mode: str | None = None, **options: Any
) -> AECEnv[str, dict[str, Any], int]:
    """The environment with the usual wrappers: who makes an illegal move forfeits the match."""
    wrapped = wrappers.TerminateIllegalWrapper(
        raw_env(slug, players, render_mode, **options), illegal_reward=FORFEIT
    )
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name
    """The environment itself: it refuses an illegal move and stays as it was."""

    def __init__(
        self, slug: str, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        if render_mode not in (None, ANSI):
            raise BadOption("render_mode", f"What can be rendered is {ANSI}, not {render_mode}.")
        self.render_mode = render_mode
        self.setting = setting = Setting.read(slug, players, options)
        self.metadata = {
            "name": f"larcin_{slug}_v{setting.game.rules_version}",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: _seen(setting) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(setting.vocabulary)) for agent in self.possible_agents
        }
        self._generator, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Numbers and the mask of legal moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all moves there are."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match. Without a seed, the stream of deals goes on."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self._table: Table = self.setting.start(self._generator.bytes(SEED_BYTES))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know, and what it may do now: nothing, unless it is asked."""
        seat = self._seat_of[agent]
        mask = np.zeros(len(self.setting.vocabulary), np.int8)
        if agent == self.agent_selection:
            mask[self.setting.actions(self._table, seat)] = 1
        seen = self.setting.observe(self._table, seat)
        return {"observation": np.array(seen, np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected agent makes the move with this number; once it is over, none."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        if action not in self.setting.actions(self._table, seat):
            rule = self.setting.game.script.rule(self._table)
            raise IllegalMove(rule, "no-such-move")
        self.setting.act(self._table, seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.setting.mover(self._table) is None:
            self._finish()
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table, and what the seat that is asked holds, as text."""
        if self.render_mode is None:
            return None
        seat = self.setting.mover(self._table)
        return _draw(self.setting, self._table, seat)

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        mover = self.setting.mover(self._table)
        self.agent_selection = self.possible_agents[mover or 0]

    def _finish(self) -> None:
        shares = self.setting.shares(self._table)
        self.rewards = dict(zip(self.possible_agents, shares, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)


def _seen(setting: Setting) -> spaces.Dict:
    """The space of observations."""
    numbers = spaces.Box(-np.inf, np.inf, (setting.size,), np.float32)
    mask = spaces.Box(0, 1, (len(setting.vocabulary),), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask})


def _draw(setting: Setting, table: Table, seat: Seat | None) -> str:
    from rich.text import Text  # only who renders waits for it

    view = setting.view(table, seat)
    words, drawing = Words(setting.game, "en", me=seat), setting.game.drawing
    parts = [drawing.table(view, words, PAPER)]
    if seat is not None:
        parts.append(drawing.hand(view, words, PAPER))
    return "\n\n".join(Text.from_markup(part).plain for part in parts)
