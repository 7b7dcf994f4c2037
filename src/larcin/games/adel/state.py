"""What lies on the table: data and queries, never changes."""

from __future__ import annotations

from typing import Literal

from larcin.kernel import table as kernel
from larcin.kernel.pieces import Seat

from .data import (
    CELLS,
    COLOUR_OF,
    LONG_TRACK,
    SHORT_TRACK,
    Castle,
    Cheque,
    Colour,
    Object,
    Place,
    Thief,
    chairs,
)
from .moves import Action, Exhibit, Sneak, Watch


class Options(kernel.Options, frozen=True):
    """[AV-R66] What the players may agree on, in any combination."""

    family: bool = True
    """[AV-12.1] Six to ten may play, too, with more series and objects."""

    long_track: bool = False
    """[AV-10.1] Each castle counts its two or three squares."""

    seventy_five: bool = False
    """[AV-11.2] Each object of the 1900s makes one's oldest object 75 years older at the end."""

    leaders_castle: bool = False
    """[AV-R13b] The fraction of the leader's castle counts for everybody."""

    final_exhibition: bool = False
    """[AV-R55b] The bonus goes to the best final collections, not to the oldest objects."""

    blind: bool = False
    """[AV-R33b] Collections are chosen before the actions are turned over."""

    cells: Literal["five", "all"] = "five"
    """[AV-R50] The most cells of the prison; [AV-R50b] `all`: one for each player."""


class Table(kernel.Table):
    """The truth.

    An object in a hand is `hidden` until everybody has seen it, and `known` from then on; both
    are kept in the order of letters and years. Squares are counted from the salon, 0.
    """

    options: Options
    colours: tuple[Colour, ...] = ()
    round: int = 0
    pawns: list[int] = []
    hidden: list[tuple[Object, ...]] = []
    known: list[tuple[Object, ...]] = []
    cheques: list[tuple[Cheque, ...]] = []
    thieves: list[tuple[Thief, ...]] = []
    """Thieves at large; [AV-R10] what lies face down is not taken off, or it would be betrayed."""

    houses: list[tuple[Object, ...]] = []
    """From the bottom card to the top card, which is face up."""

    till: tuple[Cheque, ...] = ()
    prison: tuple[Thief, ...] = ()
    """From cell 1 on."""

    barren: list[tuple[str, ...]] = []
    """[AV-R74] Letters that, with what is hidden in this hand, made no collection."""

    places: list[Place] = []
    actions: list[Action] = []
    considered: int = 0
    """How many objects of their hands the exhibitors have gone through."""

    picked: list[tuple[Object, ...]] = []
    """What each of them puts into the collection so far: secret."""

    exhibits: list[tuple[Seat, tuple[Object, ...]]] = []
    """What is on show, the best collection first."""

    thefts: list[tuple[Seat, Seat]] = []
    """Thief and victim of each theft to come, in their order."""

    stopped: bool = False
    """[AV-R60] Whether the last round ended with nobody at the table."""

    # -- Hands ------------------------------------------------------------------------------

    def hand(self, seat: Seat) -> tuple[Object, ...]:
        """All objects of this seat, by letter and year."""
        return tuple(sorted(self.hidden[seat] + self.known[seat]))

    def size(self, seat: Seat) -> int:
        """How many objects this seat has; everybody can count them."""
        return len(self.hidden[seat]) + len(self.known[seat])

    def owner(self, thief: Thief) -> Seat:
        """The seat whose colour this thief has."""
        return self.colours.index(COLOUR_OF[thief])

    # -- The board --------------------------------------------------------------------------

    def track(self) -> tuple[Castle, ...]:
        """The castle of every square before the table."""
        return LONG_TRACK if self.options.long_track else SHORT_TRACK

    def last_square(self) -> int:
        """The best place at the table."""
        return len(self.track()) - 1 + chairs(self.seats)

    def cells(self) -> int:
        """[AV-7.33] [AV-R50] [AV-R50b] How many thieves the prison holds."""
        return self.seats if self.options.cells == "all" else min(self.seats, CELLS)

    # -- The round --------------------------------------------------------------------------

    def exhibitors(self) -> list[Seat]:
        """Who laid the exhibition."""
        return [seat for seat, action in enumerate(self.actions) if isinstance(action, Exhibit)]

    def detectives(self) -> list[Seat]:
        """Who laid the detective."""
        return [seat for seat, action in enumerate(self.actions) if isinstance(action, Watch)]

    def sneaking(self, place: Place) -> list[tuple[Thief, Seat]]:
        """The thieves that were sent to this place, the least skilful first."""
        return sorted(
            (action.thief, seat)
            for seat, action in enumerate(self.actions)
            if isinstance(action, Sneak) and self.places[seat] == place
        )
