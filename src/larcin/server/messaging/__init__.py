"""What processes that serve the same tables tell each other, and which of them leads a table.

Alone, nobody is told. Not here: what news mean for a table; that is the table's to know.
"""
