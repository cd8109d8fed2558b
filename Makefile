# Kartentisch. Every target sets up all it needs; a machine with Python 3.11 or newer and make will do.

.DEFAULT_GOAL := help
.PHONY: help play terminal page gallery browser pictures wheel test check test-long mutants fuzz audit bench capacity soak chaos strength lock format clean
.DELETE_ON_ERROR:

BIN := .venv/bin
PLAY := .venv/.ready-play
DEV := .venv/.ready-dev
BOTS := .venv/.ready-bots
NODE := web/node_modules/.ready-play
TOOLS := web/node_modules/.package-lock.json
PAGE := src/kartentisch/server/page/index.html
GALLERY := build/gallery/gallery.html
PAGE_SOURCES := $(shell find web src/kartentisch/locale src/kartentisch/puzzles/shipped src/kartentisch/games/*/lessons.py -type f -not -path '*/node_modules/*' -not -path '*/packs/*' -not -path '*/public/puzzles/*' 2>/dev/null)
NPM := $(BIN)/python -m tools.npm
GAME ?=
ARENA ?=
CHAOS ?=
WORKERS := -n auto --maxprocesses 8

help: ## what can be made
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

play: $(PLAY) page ## open the table in the browser, for you, your friends and bots
	@$(BIN)/kartentisch serve --open

terminal: $(PLAY) $(BOTS) ## play a game of either kind in the terminal
	@$(BIN)/kartentisch play $(GAME)

page: $(PAGE) ## build the page that the server serves

gallery: $(GALLERY) ## build every state of the page, for pictures and tests

pictures: $(DEV) $(TOOLS) browser ## pictures of every screen in all sizes, and docs/gallery.md
	$(BIN)/python -m tools.pictures

browser: $(DEV) ## find or get a Chromium for the tests in the browser
	@$(BIN)/python -m tools.browser

test: check page gallery browser $(BOTS) ## make check, then all tests and the coverage of the rules
	$(NPM) test --silent
	$(BIN)/pytest $(WORKERS) tests/games --cov
	$(BIN)/pytest $(WORKERS) --ignore tests/games --ignore tests/end_to_end
	$(BIN)/pytest $(WORKERS) --dist worksteal tests/end_to_end

check: $(DEV) $(TOOLS) ## format, lint, strict types, import layers, no host names or machine paths; the page too
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.no_hosts
	$(BIN)/python -m tools.wire_types --check
	$(NPM) run --silent check

wheel: $(PLAY) page ## build dist/*.whl and the source archive, the page included
	$(BIN)/python -m hatchling build

test-long: $(DEV) ## the long tests, those of the server with PostgreSQL too, then mutation testing of both games' rules
	$(BIN)/pytest $(WORKERS) -m long --hypothesis-profile long
	KARTENTISCH_TEST_DATABASE=postgresql $(BIN)/pytest $(WORKERS) tests/server
	$(MAKE) mutants

mutants: $(DEV) ## change the rules in every small way and list the changes that no test notices
	$(BIN)/python -m tools.mutants

fuzz: $(DEV) ## a million messages of a grammar to a server while somebody plays, and as wild requests by HTTP
	$(BIN)/pytest -m long -s tests/fuzz/test_server.py

audit: $(DEV) ## known vulnerabilities of everything that is locked; says so where the advisories cannot be reached
	$(BIN)/python -m tools.audit

bench: $(DEV) page ## the speed of the rules and of the simulator, side by side with OpenSpiel, of many tables at once, and of the server, side by side with a bare echo
	$(BIN)/python benchmarks/rules.py
	$(BIN)/python benchmarks/simulator.py
	$(BIN)/python benchmarks/environments.py
	$(BIN)/python benchmarks/server.py
	$(BIN)/python benchmarks/crowd.py

capacity: $(DEV) $(BOTS) ## how many tables servers carry, on SQLite and on PostgreSQL; ten minutes on a quiet machine
	$(BIN)/python benchmarks/capacity.py --json docs/capacity/curve.json
	$(BIN)/python -m tools.capacity_page

soak: $(DEV) $(BOTS) ## an hour of people who come and go: what servers hold must not grow
	$(BIN)/python benchmarks/soak.py --json docs/capacity/soak.json
	$(BIN)/python -m tools.capacity_page

chaos: $(DEV) $(BOTS) ## kill servers and databases, cut them off and fill the disk while clients play; CHAOS="--kills 1000 --moves 100000" for longer
	@$(BIN)/python -m tools.chaos $(CHAOS)

strength: $(DEV) ## how strong the bots are: docs/strength.md; ARENA=NAME plays one comparison anew
	$(BIN)/python -m tools.strength $(ARENA)

lock: $(DEV) ## lock the newest versions of all dependencies
	$(BIN)/python -m tools.lock

format: $(DEV) $(TOOLS) ## put the code into form
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	$(NPM) run --silent format

clean: ## remove .venv and everything that can be made again
	rm -rf .venv web/node_modules src/kartentisch/server/page web/public/puzzles build dist mutants .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

$(PAGE): $(NODE) $(PAGE_SOURCES)
	@echo "Building the page …"
	@$(BIN)/python -m tools.lesson_packs
	@$(BIN)/python -m tools.puzzle_packs
	@$(NPM) run --silent build -- --logLevel warn

$(GALLERY): $(NODE) $(PAGE_SOURCES)
	@$(NPM) run --silent gallery -- --logLevel warn

# Whoever only plays gets what builds the page; where the tools are installed, they stay.
$(NODE): web/package-lock.json $(PLAY)
	@echo "Fetching what builds the page …"
	@$(NPM) install $$([ -d web/node_modules/eslint ] || echo --omit=dev)
	@touch $@

$(TOOLS): $(NODE) $(DEV)
	@echo "Fetching what checks the page …"
	@$(NPM) install
	@touch $@

$(BOTS): $(PLAY) $(shell find src/kartentisch/games -name '*.py' 2>/dev/null)
	@echo "Preparing the bots (once; about a minute) …"
	@$(BIN)/python -m kartentisch.bots.warm
	@touch $@

.venv/.ready-%: requirements/%.txt requirements/uv.txt pyproject.toml tools/set_up.py
	@for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			exec "$$python" tools/set_up.py $*; \
		fi; \
	done; \
	echo "kartentisch: Python 3.11 or newer is needed (tried: $(or $(PYTHON),python3 and its versions)); name one with PYTHON=…" >&2; \
	exit 1
