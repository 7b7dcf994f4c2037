"""The open API over HTTP, a file for each subject: handlers that decode, ask, and answer.

A handler says who may ask and calls what it needs below. Not here: SQL, what a table does, and
anything that two doors need.
"""
