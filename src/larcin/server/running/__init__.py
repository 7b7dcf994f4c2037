"""Running the server: settings, the application put together, processes, logs, maintenance.

Here is whatever happens once, when the server starts or stops, and whatever is a command of
`larcin`. Not here: anything that is done for a request.
"""
