# Every command a person or CI types. A fresh machine needs python3.11, pip, make and g++; the rest comes by itself.
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv pip install -q --compile-bytecode -p .venv
export UV_NO_PROGRESS = 1
# Pinned, so that sorting and file names mean the same on every machine.
export PYTHONUTF8 = 1

.DEFAULT_GOAL := help
.PHONY: help play terminal setup test test-full soak check bench strength lock clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/:.*##/\t/' | expand -t 14

play: .venv/.run  ## the site at http://127.0.0.1:8000 (ARGS="--port 9000 …" for more)
	@$(BIN)/slovoteka lexicon build ru >/dev/null  # how far it has come is shown on standard error
	@$(BIN)/slovoteka serve $(ARGS)

terminal: .venv/.run  ## a game against bots in the terminal (ARGS="underwood …" for another)
	@$(BIN)/slovoteka play $(ARGS)

setup: .venv/.test  ## everything a developer needs, into .venv

test: check native-sanitized  ## checks and tests (≤ 25 minutes on two cores)
	$(BIN)/slovoteka lexicon build ru uk
	$(BIN)/slovoteka codenames build
	$(BIN)/python -m pytest -n 2 -m "not full"

test-full: .venv/.test  ## heavier suites: long conformance, sanitizer fuzzing
	$(BIN)/slovoteka lexicon build ru uk
	$(BIN)/slovoteka codenames build
	$(MAKE) native-fuzz
	$(BIN)/python -m pytest -n 2 -m full

soak: .venv/.test  ## a server killed 100 times under load: nothing acknowledged is lost; then the laws at length
	PYTHONPATH=tests $(BIN)/python tools/soak.py --kills 100
	LAWS_BATCHES=4 $(BIN)/python -m pytest -n 2 -m full tests/conformance

check: .venv/.test  ## linters, types, layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/.test  ## measure; append the figures you keep to benchmarks/results.md
	$(BIN)/slovoteka bench lexicon
	$(BIN)/slovoteka bench scrabble
	$(BIN)/slovoteka bench underwood
	$(BIN)/slovoteka bench codenames
	$(BIN)/slovoteka bench server

strength: .venv/.run  ## master against beginner, with seats swapped
	$(BIN)/slovoteka selfplay forbidden --games 400 --seats 2 --bots master,beginner --swap --seed 1
	$(BIN)/slovoteka selfplay underwood --games 300 --seats 2 --bots master,beginner --swap --seed 1
	$(BIN)/slovoteka selfplay codenames --games 300 --seats 4 --bots master,beginner,master,beginner --swap --seed 1

# --- native code -------------------------------------------------------------------------------------------------------

.PHONY: native-sanitized native-fuzz
SANITIZE = $(CXX) -std=c++20 -Wall -Wextra -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -Inative
NATIVE_TEST = native/tests/test_graph.cpp $(filter-out native/module.cpp,$(wildcard native/*.cpp))
build/native-test: native/tests/test_graph.cpp $(wildcard native/*.cpp native/*.hpp)
	@mkdir -p build
	$(SANITIZE) $(NATIVE_TEST) -o $@

native-sanitized: build/native-test
	build/native-test 200

native-fuzz: build/native-test
	build/native-test 20000

# --- set-up ------------------------------------------------------------------------------------------------------------

$(BIN)/uv: requirements/uv.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

# The vectors of navec are in its source package only, and are read from it as it is: it is fetched and never installed.
VECTORS := .venv/share/slovoteka/navec-0.10.0.tar.gz
$(VECTORS): $(BIN)/uv requirements/vectors.txt
	@mkdir -p $(@D)
	$(BIN)/python -m pip download -q --disable-pip-version-check --no-deps --no-binary navec \
		--require-hashes -r requirements/vectors.txt -d $(@D)
	@touch $@

.venv/.run: $(BIN)/uv $(VECTORS) requirements/run.txt pyproject.toml CMakeLists.txt $(wildcard native/*.cpp native/*.hpp)
	$(UV) --require-hashes -r requirements/run.txt
	$(UV) --no-build-isolation --no-deps -e .
	@$(BIN)/python -m compileall -q src  # where Python may not write it by itself, every start would compile anew
	@touch $@

.venv/.test: .venv/.run requirements/test.txt
	$(UV) --require-hashes -r requirements/test.txt
	@touch $@

COMPILE = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock: $(BIN)/uv  ## renew requirements/*.txt from pyproject.toml
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) pyproject.toml --group build -o requirements/run.txt
	$(COMPILE) pyproject.toml --group build --group test -c requirements/run.txt -o requirements/test.txt

clean:  ## remove what was built here (the word graphs in the cache stay)
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
