"""The terminal client. Of its modules only those behind `app` import Textual."""
