"""The `larcin` command."""


def main() -> None:
    """Run it."""
