"""Words that all rooms use: errors, values that are stored, names, metrics, limits, tasks.

Nothing here knows another room, and nothing here does anything by itself.
"""
