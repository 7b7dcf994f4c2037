"""The docs site: pages of `docs/`, ledgers, examples and docstrings, made into one folder of files.

`python3 run.py docs` installs what it needs and builds; `python -m docsite` builds alone. Zensical
makes HTML of Markdown. What it cannot do is done before (pages that are made of the code) and
after (no script, style, font or picture from elsewhere, or inline).
"""
