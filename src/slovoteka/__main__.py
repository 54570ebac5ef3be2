"""`python -m slovoteka` is the same as `slovoteka`."""

from slovoteka.cli.main import run

if __name__ == "__main__":
    run()
