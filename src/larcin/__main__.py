"""`python -m larcin` is the `larcin` command."""

from larcin.cli import main

if __name__ == "__main__":
    main()
