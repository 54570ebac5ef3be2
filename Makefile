# All commands for people and CI. A fresh machine needs python3.11, pip, make and g++; the rest is installed from here.
PYTHON ?= python3
BIN := .venv/bin
NODE := tools/node.sh
UV := $(BIN)/uv pip install -q --compile-bytecode -p .venv
PACKAGE := src/slovoteka
SITE := $(PACKAGE)/server/site/.vite/manifest.json
TYPES := web/src/types/wire.ts
TEXT_TYPES := web/src/types/texts.ts
NATIVE := $(foreach part,graph board search bindings,$(wildcard native/$(part)/*.?pp))
VECTORS := .venv/share/slovoteka/navec-0.10.0.tar.gz
FALLBACK_CHROMIUM := .venv/share/slovoteka/chromium/chromium
CHROMIUM ?= $(firstword $(wildcard /usr/bin/chromium) $(FALLBACK_CHROMIUM))
export CHROMIUM
export UV_NO_PROGRESS = 1
# Set, so that sorting and file names are the same on every machine.
export PYTHONUTF8 = 1

.DEFAULT_GOAL := help
.PHONY: help play ready lexicon web terminal setup test test-full soak hall-cost check screens mutants bench strength lock clean

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/:.*##/\t/' | expand -t 14

play:  ## the site at http://127.0.0.1:8000 (ARGS="--port 9000 …" for more)
	@$(MAKE) --no-print-directory -j3 ready
	@$(BIN)/slovoteka serve $(ARGS)

ready: lexicon web $(VECTORS)  # in parallel: the first needs the processor, the others the network

lexicon: .venv/.run
	@$(BIN)/slovoteka lexicon build ru >/dev/null  # progress is shown on standard error

web: $(SITE)  ## build the pages that the server sends

terminal: .venv/.run $(VECTORS)  ## games against bots in the terminal (ARGS="underwood …" begins one at once)
	@$(BIN)/slovoteka tui $(ARGS)

setup: .venv/.test $(SITE) $(CHROMIUM)  ## everything a developer needs, into .venv

test: check native-sanitized $(SITE) $(CHROMIUM)  ## checks and tests (about ten minutes on two cores)
	$(BIN)/slovoteka lexicon build ru uk
	$(BIN)/slovoteka codenames build
	$(BIN)/python -m pytest -n 2 -m "not full"

test-full: .venv/.test $(SITE) $(CHROMIUM)  ## heavier suites: clang-tidy, long conformance, sanitizer fuzzing
	$(MAKE) native-tidy
	$(BIN)/slovoteka lexicon build ru uk
	$(BIN)/slovoteka codenames build
	$(MAKE) native-fuzz
	$(BIN)/python -m pytest -n 2 -m full

soak: .venv/.test  ## a server killed 100 times under load: nothing acknowledged is lost; then the laws at length
	PYTHONPATH=tests $(BIN)/python tools/soak.py --kills 100
	EXPLORE=1 $(BIN)/python -m pytest -n 2 -m "not full" tests/conformance tests/games tests/core
	EXPLORE=1 LAWS_BATCHES=4 $(BIN)/python -m pytest -n 2 -m full tests/conformance

hall-cost: .venv/.test  ## processor time of duplicate halls of 1,000, 2,000 and 4,000 seats on one node and on two
	PYTHONPATH=tests $(BIN)/python tools/hall_cost.py --nodes 1
	PYTHONPATH=tests $(BIN)/python tools/hall_cost.py --nodes 2

check: .venv/.test $(TYPES) $(TEXT_TYPES)  ## linters, types, layers, unit tests of the web client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/clang-format --dry-run --Werror native/*/*.?pp
	cd web && ../$(NODE) npm run -s lint && ../$(NODE) npm run -s check && ../$(NODE) npm run -s test

screens: .venv/.test $(SITE) $(CHROMIUM)  ## pictures of every game into docs/screens
	PYTHONPATH=tests $(BIN)/python tools/screens.py docs/screens

mutants: .venv/.test requirements/mutants.txt  ## faults planted in the rules, and which tests find them (an hour)
	$(UV) --require-hashes -r requirements/mutants.txt
	PYTHONPATH=tools $(BIN)/python -m mutants $(ARGS)

bench: .venv/.test  ## measure; append the figures you keep to benchmarks/results.md
	$(BIN)/slovoteka bench lexicon
	$(BIN)/slovoteka bench scrabble
	$(BIN)/slovoteka bench underwood
	$(BIN)/slovoteka bench codenames
	$(BIN)/slovoteka bench server

strength: .venv/.run $(VECTORS)  ## strong bots against weaker ones, with seats swapped; Scrabble takes hours and goes on
	$(BIN)/slovoteka selfplay forbidden --games 400 --seats 2 --bots master,beginner --swap --seed 1
	$(BIN)/slovoteka selfplay underwood --games 300 --seats 2 --bots master,beginner --swap --seed 1
	$(BIN)/slovoteka selfplay codenames --games 300 --seats 4 --bots master,beginner,master,beginner --swap --seed 1
	$(BIN)/slovoteka bench ladder --state build/strength
	$(BIN)/slovoteka bench strength --state build/strength

# --- native code -------------------------------------------------------------------------------------------------------

.PHONY: native-tests native-sanitized native-fuzz native-tidy fuzz-graph fuzz-scrabble fuzz-endgame
SANITIZE = $(CXX) -std=c++20 -Wall -Wextra -g -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -Inative
SANITIZED = $(patsubst native/%.cpp,build/sanitized/%.o,$(filter-out native/bindings/%,$(filter %.cpp,$(NATIVE))))
NATIVE_TEST_SOURCES = $(wildcard native/tests/*.?pp)
NATIVE_TESTS = build/sanitized/test_graph build/sanitized/test_scrabble build/sanitized/test_endgame

build/sanitized/%.o: native/%.cpp $(filter %.hpp,$(NATIVE))
	@mkdir -p $(@D)
	$(SANITIZE) -c $< -o $@

$(NATIVE_TESTS): build/sanitized/%: native/tests/%.cpp $(wildcard native/tests/*.hpp) $(SANITIZED)
	$(SANITIZE) $< $(SANITIZED) -o $@

native-tests:
	@$(MAKE) --no-print-directory -j2 $(NATIVE_TESTS)

native-sanitized: native-tests
	build/sanitized/test_graph 200
	build/sanitized/test_scrabble 300
	build/sanitized/test_endgame 100

native-fuzz: native-tests  # more than 200,000 damaged graphs, and as many positions and plays
	@$(MAKE) --no-print-directory -j2 fuzz-graph fuzz-scrabble fuzz-endgame

fuzz-graph:
	build/sanitized/test_graph 20000
fuzz-scrabble:
	build/sanitized/test_scrabble 1200
fuzz-endgame:
	build/sanitized/test_endgame 1000

# Uses the C++ headers of $(CXX). No deprecation warnings: libstdc++ deprecates a function that its own stable_sort calls.
TIDY_FLAGS = -std=c++20 -Wall -Wextra -Wno-deprecated-declarations -Inative \
	$(patsubst %/libgcc.a,--gcc-install-dir=%,$(filter %/libgcc.a,$(shell $(CXX) -print-libgcc-file-name)))
TIDIED = $(patsubst native/%.cpp,build/tidy/%.done,$(filter %.cpp,$(NATIVE) $(NATIVE_TEST_SOURCES)))

build/tidy/bindings/%: TIDY_FLAGS += $(shell $(BIN)/python -c \
	'import nanobind, sysconfig; print("-isystem", nanobind.include_dir(), "-isystem", sysconfig.get_path("include"))')

build/tidy/%.done: native/%.cpp $(filter %.hpp,$(NATIVE) $(NATIVE_TEST_SOURCES)) native/.clang-tidy requirements/test.txt
	@mkdir -p $(@D)
	@echo "clang-tidy $<"
	@$(BIN)/clang-tidy --quiet $< -- $(TIDY_FLAGS) 2>$(@:.done=.log) || { cat $(@:.done=.log); false; }
	@touch $@

native-tidy: .venv/.test
	@$(MAKE) -s -j2 $(TIDIED)

# --- the web client ---------------------------------------------------------------------------------------------------

NPM_CI = npm ci --loglevel=error >/dev/null
WIRE := $(wildcard $(addprefix $(PACKAGE)/,core/*.py games/*/*.py games/*/*/*.py server/*/*.py jobs/*.py match/*.py store/*.py))
# What the server, the terminal and the pages say alike.
SHARED_TEXTS := $(wildcard $(PACKAGE)/messages/*/shared*.ftl \
	$(foreach name,events shared*,$(PACKAGE)/games/*/messages/*/$(name).ftl))
WEB := $(SHARED_TEXTS) $(shell find web/src web/public -type f -not -path 'web/src/types/*') \
	$(wildcard web/*.html web/*.json web/*.js web/*.ts docs/rules/*.md)

web/node_modules/.ready: web/package-lock.json | $(BIN)/uv
	cd web && ../$(NODE) $(NPM_CI)
	@touch $@

# TypeScript types are generated from the Python ones, so that svelte-check finds changes of the wire.
$(TYPES): $(WIRE) tools/web_types.py web/scripts/types.mjs web/node_modules/.ready .venv/.run
	$(BIN)/python tools/web_types.py build/web-types
	cd web && ../$(NODE) npm run -s types -- ../build/web-types
	@touch $@

# The keys of texts are generated from the catalogues.
$(TEXT_TYPES): $(wildcard web/src/texts/ru/*.ftl web/src/games/*/texts/ru/*.ftl) $(SHARED_TEXTS) tools/text_types.py .venv/.run
	@mkdir -p $(@D)
	$(BIN)/python tools/text_types.py $@

$(SITE): $(TYPES) $(TEXT_TYPES) $(WEB)
	cd web && ../$(NODE) npm run -s build -- --logLevel warn --outDir ../build/site
	@rm -rf $(PACKAGE)/server/site && mv build/site $(PACKAGE)/server/site  # quick, because a server may be reading it

# For tests on machines where chromium is missing and cannot be installed.
$(FALLBACK_CHROMIUM): tools/browser/package-lock.json tools/browser/unpack.mjs | $(BIN)/uv
	cd tools/browser && ../../$(NODE) $(NPM_CI)
	$(NODE) node tools/browser/unpack.mjs $(@D)
	@touch $@

# --- set-up ------------------------------------------------------------------------------------------------------------

$(BIN)/uv: requirements/uv.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

# Only navec's source package has its vectors. They are read from the package file, which is downloaded but not installed.
$(VECTORS): $(BIN)/uv requirements/vectors.txt
	@mkdir -p $(@D)
	$(BIN)/python -m pip download -q --disable-pip-version-check --no-deps --no-binary navec \
		--require-hashes -r requirements/vectors.txt -d $(@D)
	@touch $@

.venv/.run: $(BIN)/uv requirements/run.txt pyproject.toml CMakeLists.txt $(NATIVE)
	$(UV) --require-hashes -r requirements/run.txt
	$(UV) --no-build-isolation --no-deps -e .
	@$(BIN)/python -m compileall -q src  # otherwise every start would compile where Python cannot write its cache
	@touch $@

.venv/.test: .venv/.run $(VECTORS) requirements/test.txt
	$(UV) --require-hashes -r requirements/test.txt
	@touch $@

COMPILE = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock: $(BIN)/uv  ## renew requirements/*.txt from pyproject.toml
	$(COMPILE) requirements/uv.in -o requirements/uv.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt
	$(COMPILE) pyproject.toml --group build -o requirements/run.txt
	$(COMPILE) pyproject.toml --group build --group test -c requirements/run.txt -o requirements/test.txt
	$(COMPILE) --group mutants -c requirements/test.txt -o requirements/mutants.txt
	cd web && ../$(NODE) npm install --package-lock-only
	cd tools/browser && ../../$(NODE) npm install --package-lock-only

clean:  ## remove what was built here (the word graphs in the cache stay)
	rm -rf .venv build web/node_modules web/src/types tools/browser/node_modules src/slovoteka/server/site
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
