"""larcin: five out-of-print games about thieves, brought back to life."""

__version__ = "0.1.0"
