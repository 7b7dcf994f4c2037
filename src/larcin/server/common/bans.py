"""Who is not welcome: persons, names and addresses, as this process has read them last."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from larcin.server.common.errors import BadAddress, BadName, Banned
from larcin.server.common.limits import address_key
from larcin.server.common.models import StoredBan, now
from larcin.server.common.names import Looks, looks

Network = IPv4Network | IPv6Network

WIDEST: Final = {4: 16, 6: 32}
"""How short the prefix of a network may be: a slip of the pen should not ban everybody."""


class Bans:
    """All bans that hold. Looking costs nothing where there are none."""

    def __init__(self) -> None:
        self._read: list[StoredBan] = []
        self._users: dict[str, StoredBan] = {}
        self._names: list[tuple[Looks, StoredBan]] = []
        self._networks: list[tuple[Network, StoredBan]] = []

    def read(self, bans: Iterable[StoredBan]) -> None:
        """These hold from now on, and no others."""
        found = list(bans)
        if found == self._read:
            return
        self._read = found
        self._users = {each.who: each for each in found if each.kind == "user"}
        self._names = [(looks(each.who), each) for each in found if each.kind == "name"]
        self._networks = [(ip_network(each.who), each) for each in found if each.kind == "address"]

    def check_user(self, user: str, name: str) -> None:
        """Refuse whoever is banned, or called as nobody may be."""
        ban = self._users.get(user)
        if ban is not None and _holds(ban):
            raise Banned(f"You are banned from this server{_until(ban)}.")
        if self._is_banned(name):
            raise Banned("Nobody may be called as you are; take another name.")

    def check_name(self, name: str) -> None:
        """Refuse a name that nobody may have."""
        if self._is_banned(name):
            raise BadName("Nobody may be called so here.")

    def check_address(self, host: str) -> None:
        """Refuse whoever comes from there."""
        for network, ban in self._networks:
            if _holds(ban) and _is_in(host, network):
                raise Banned(f"Your address is banned from this server{_until(ban)}.")

    def _is_banned(self, name: str) -> bool:
        if not self._names:
            return False
        look = looks(name)
        return any(
            _holds(ban) and (look.small == other.small or look.written == other.written)
            for other, ban in self._names
        )


def network_of(text: str) -> str:
    """An address or a network as it is kept; of an IPv6 address its network, as it is counted."""
    try:
        network = ip_network(text if "/" in text else address_key(text), strict=False)
    except ValueError:
        raise BadAddress(f"This is no address and no network: {text}.") from None
    if network.version == 6 and network.prefixlen == 128:
        network = network.supernet(new_prefix=64)
    if network.prefixlen < WIDEST[network.version]:
        raise BadAddress(f"{network} is too large to be banned at once.")
    if network.is_loopback:
        sentence = "everybody behind a proxy that was not named in the settings comes from there"
        raise BadAddress(f"{network} is this machine: {sentence}.")
    return str(network)


def _is_in(host: str, network: Network) -> bool:
    try:
        return ip_address(address_key(host)) in network
    except ValueError:
        return False


def _holds(ban: StoredBan) -> bool:
    return ban.until is None or ban.until > now()


def _until(ban: StoredBan) -> str:
    if ban.until is None:
        return ""
    days = -(-(ban.until - now()) // 86_400_000)
    return f" for {days} more day{'' if days == 1 else 's'}"
