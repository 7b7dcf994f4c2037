"""One match beside its log: carried out, timed, followed later, and read again.

Plain computing: no database, no asyncio. What must be stored is answered, and whoever calls
stores it.
"""
