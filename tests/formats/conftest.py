"""Commands are run here as they are in the tests of commands."""

from cli.conftest import cli, refused

__all__ = ["cli", "refused"]
