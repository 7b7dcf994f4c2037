"""A client of a larcin server, for programs."""

from larcin.client.client import Client, Refusal, Unreachable, read_observation
from larcin.client.playing import play

__all__ = ["Client", "Refusal", "Unreachable", "play", "read_observation"]
