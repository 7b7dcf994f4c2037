"""A game and its states by the names that OpenSpiel asks for.

The first nodes of a match are chance nodes: each draws one byte of the seed, from which every
shuffle and every die of the match follows. So chance is explicit, cheap to draw, and there are
256 to the power of `seed_bytes` deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from larcin.adapters.setting import Setting
from larcin.kernel.codec import encode
from larcin.kernel.errors import BadOption, BrokenGame
from larcin.kernel.game import AnyGame
from larcin.kernel.options import choices
from larcin.kernel.pieces import Seat
from larcin.kernel.registry import find_game, games
from larcin.kernel.rng import SEED_BYTES, QuickRng
from larcin.kernel.table import Table, encode_table

PLAYERS: Final = "players"
SEED_LENGTH: Final = "seed_bytes"
"""What can be set for every game, besides its own options."""

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
"""Who moves when no seat does."""

ANY_BYTE: Final = [(byte, 1 / 256) for byte in range(256)]
"""The outcomes of a chance node."""


class LarcinGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options; `register_games` derives a class for each game."""

    slug: ClassVar[str]

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        given = dict(parameters)
        self.seed_bytes = _check_seed_bytes(given.pop(SEED_LENGTH))
        self.setting = Setting.read(self.slug, given.pop(PLAYERS), given)
        super().__init__(_game_type(self.setting.game), _game_info(self.setting), parameters)

    def new_initial_state(self) -> LarcinState:
        """Before anything is drawn."""
        state = LarcinState(self)
        if self.seed_bytes == 0:
            state.deal()
        return state

    def state_of(self, table: Table) -> LarcinState:
        """A state in the middle of a match. It has no history, since a table has none."""
        state = LarcinState(self)
        state.put(table)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its name, which has all parameters in it; C++ would lose the setting."""
        return pyspiel.load_game, (str(self),)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """What C++ asks for strings and tensors."""
        if parameters:
            raise BadOption("observer", f"Observers take no parameters, and not {parameters}.")
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))


class World:
    """The table of a state. OpenSpiel copies and pickles states part by part: this is how."""

    __slots__ = ("setting", "table")

    def __init__(self, setting: Setting, table: Table | None = None) -> None:
        self.setting = setting
        self.table = table

    def __deepcopy__(self, memo: object) -> World:
        copied = None if self.table is None else self.setting.game.copy(self.table)
        return World(self.setting, copied)

    def __reduce__(self) -> tuple[Any, ...]:
        setting = self.setting
        return _same_world, (setting.game.slug, setting.seats, setting.options, self.table)


def _same_world(slug: str, seats: int, options: Any, table: Table | None) -> World:
    return World(Setting(find_game(slug), seats, options), table)


class LarcinState(pyspiel.State):  # type: ignore[misc]
    """One moment of a match; until the seed is drawn there is no table."""

    # Whatever is kept here is copied at every clone, so it is little: the game is not among it.

    def __init__(self, game: LarcinGame) -> None:
        super().__init__(game)
        self._world = World(game.setting)
        self._player = CHANCE  # kept, because it is asked for several times a move
        self._missing = game.seed_bytes
        self._seed = b""

    @property
    def setting(self) -> Setting:
        """The game, its seats and its options."""
        return self._world.setting

    @property
    def table(self) -> Table | None:
        """The truth; `None` before it is dealt."""
        return self._world.table

    def deal(self) -> None:
        """Start the match from the bytes drawn."""
        self.put(self.setting.start(self._seed.ljust(SEED_BYTES, b"\0")))

    def put(self, table: Table) -> None:
        """Go on from this table, which is not copied."""
        self._world.table = table
        self._find_player(table)

    def _find_player(self, table: Table) -> None:
        mover = self._world.setting.mover(table)
        self._player = TERMINAL if mover is None else mover

    # -- What OpenSpiel asks, by its names --------------------------------------------------

    def current_player(self) -> int:
        """Whose turn it is; of several who are asked at once, the first that has not answered."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self._player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        world = self._world
        assert world.table is not None
        return world.setting.actions(world.table, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any byte of the seed."""
        assert self._world.table is None
        return ANY_BYTE

    def _apply_action(self, action: int) -> None:
        world = self._world
        if world.table is None:
            self._draw(action)
        else:
            world.setting.act(world.table, self._player, action)
            self._find_player(world.table)

    def _draw(self, byte: int) -> None:
        self._seed += bytes((byte,))
        self._missing -= 1
        if not self._missing:
            self.deal()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"Draw {action}"
        return repr(self.setting.vocabulary.moves[action])

    def returns(self) -> list[float]:
        """1 for who wins alone, less where victory is shared; all of it sums to 0."""
        world = self._world
        if world.table is None or self._player != TERMINAL:
            return [0.0] * world.setting.seats
        return list(map(partial(utility, world.setting.seats), world.setting.shares(world.table)))

    def resample_from_infostate(self, player: int, sampler: Any) -> LarcinState:
        """A state that this player cannot tell from this one, imagined from its view alone."""
        table = self._world.table
        if table is None:
            return self.clone()  # type: ignore[no-any-return]
        rng = QuickRng.numbered(int(sampler() * (1 << 53)))
        world = self.setting.game.imagine(self.setting.view(table, player), rng)
        return self.get_game().state_of(world)  # type: ignore[no-any-return]

    def information_state_string(self, player: int | None = None) -> str:
        """The player's view as JSON; C++ gets the same from the observer."""
        return self.seen_by(self._player if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """The same: a view remembers all."""
        return self.information_state_string(player)

    def __str__(self) -> str:
        """The whole truth as JSON, or the seed as far as it is drawn."""
        return self._seed.hex() if self.table is None else encode_table(self.table).decode()

    # -- What is seen -----------------------------------------------------------------------

    def seen_by(self, seat: Seat | None) -> str:
        """The view of this seat, or a spectator's, as JSON; nothing before the table is dealt."""
        table = self._world.table
        return "" if table is None else encode(self.setting.view(table, seat)).decode()


class Observer:
    """A seat's view as text and as numbers; without private information, a spectator's as text."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._is_whole = kind.public_info
        self.tensor = None if self._is_public else np.zeros(setting.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: LarcinState, player: int) -> None:
        """Fill the tensor; before the table is dealt there is nothing to see."""
        if self.tensor is None:
            return
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.setting.observe(state.table, player)

    def string_from(self, state: LarcinState, player: int) -> str | None:
        """The view as JSON. Views are not parted into what is public and what is private."""
        if not self._is_whole:
            return None
        return state.seen_by(None if self._is_public else player)


def utility(seats: int, share: float) -> float:
    """A share of the victory so that all of them sum to 0: from -1 / (seats - 1) to 1."""
    return (seats * share - 1) / max(1, seats - 1)


# -- Registering ----------------------------------------------------------------------------


def name_of(game: AnyGame) -> str:
    """What OpenSpiel calls a game."""
    return f"larcin_{game.slug}"


def register_games() -> None:
    """Make every game known to OpenSpiel; one that is already known stays as it is."""
    known = set(pyspiel.registered_names())
    for slug, game in games().items():
        if name_of(game) not in known:
            # A class and nothing lighter: OpenSpiel lets go of it only after Python has ended,
            # and Python aborts if that is the end of a function or an object.
            kind = type(f"LarcinGame_{slug}", (LarcinGame,), {"slug": slug})
            pyspiel.register_game(_game_type(game), kind)


def _game_type(game: AnyGame) -> Any:
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(game),
    )


def _parameters(game: AnyGame) -> dict[str, Any]:
    """What can be set, with the values by default."""
    common = {PLAYERS: game.players[0], SEED_LENGTH: 4}
    options = {choice.name: choice.default for choice in choices(game.options)}
    for name in common.keys() & options.keys():
        raise BrokenGame(f"An option of {game.title} may not be called {name}.")
    return common | options


def _game_info(setting: Setting) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=len(setting.vocabulary),
        max_chance_outcomes=len(ANY_BYTE),
        num_players=setting.seats,
        min_utility=utility(setting.seats, 0.0),
        max_utility=utility(setting.seats, 1.0),
        utility_sum=0.0,
        max_game_length=setting.bound,
    )


def _check_seed_bytes(number: int) -> int:
    if number not in range(SEED_BYTES + 1):
        raise BadOption(SEED_LENGTH, f"A seed has from 0 to {SEED_BYTES} bytes, not {number}.")
    return number
