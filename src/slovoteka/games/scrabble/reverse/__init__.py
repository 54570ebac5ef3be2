"""The reverse game (SM-76..79): a finished board is taken apart again."""
