"""Tools for who writes a game: what is made out of it, and what it still lacks.

They are the commands `larcin author …`. Each reads a game wherever its folder lies, writes into
that folder and nowhere else, and can also only say whether what lies there is current.
"""
