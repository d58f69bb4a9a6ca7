# Every target has one line of help; `make` alone prints them.
.DEFAULT_GOAL := help
.PHONY: help run build test lint format record bench fuzz fuzz-smoke names mutants corpus docs release install clean check

PREFIX ?= /usr/local
THEME ?= Tokens/Themes/harbourTokens.json
BENCH ?= 100000
FUZZ_SECONDS ?= 60
MUTATIONS ?= 200000
SEED ?= 1
COUNT ?= 150
JOBS ?= 2

# A static executable starts four times as fast as a dynamic one; only Linux has it.
ifeq ($(shell uname -s),Linux)
STATIC := --static-swift-stdlib -Xswiftc -static-executable -Xlinker -s
else
XCODE := xcrun
SDK = -sdk "$$(xcrun --show-sdk-path)"
endif

help: ## list the targets
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' $(MAKEFILE_LIST) | awk -F'\t' '{ printf "make %-12s %s\n", $$1, $$2 }'

run: ## build tokenc and print what THEME leads to over the defaults
	@swift build -q --product tokenc
	@.build/debug/tokenc resolve $(THEME)

build: ## build everything; warnings are errors
	swift build --build-tests

test: ## run all tests
	swift test --disable-xctest

lint: ## hold the sources to the format and its rules
	swift format lint --strict --recursive --parallel Sources Tests Package.swift

format: ## rewrite the sources in the format
	swift format format --in-place --recursive --parallel Sources Tests Package.swift

check: lint build test ## what has to pass before a commit

record: ## write the golden files anew (the tests fail; look at what changed)
	-TOKENC_RECORD=1 swift test --disable-xctest

bench: ## time each phase on BENCH tokens from a seed
	swift build -q -c release --product tokenc-bench
	.build/release/tokenc-bench $(BENCH)

fuzz: ## feed libFuzzer's inputs to the whole path for FUZZ_SECONDS
	swift build -q --sanitize=fuzzer --sanitize=address -Xswiftc -DFUZZING --product tokenc-fuzz --scratch-path .build/fuzz
	@mkdir -p .build/fuzz/corpus
	SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 .build/fuzz/debug/tokenc-fuzz -max_total_time=$(FUZZ_SECONDS) -timeout=10 -max_len=65536 .build/fuzz/corpus Tokens/Themes

fuzz-smoke: ## read MUTATIONS random mutations of the files under Tokens and Tests
	swift build -q -c release --product tokenc-fuzz
	find Tokens Tests -name '*.json' -size -200k -print | sort | xargs .build/release/tokenc-fuzz --mutations $(MUTATIONS)

names: ## compile Swift for 20,000 random names and descriptions
	TOKENC_NAMES=20000 swift test --disable-xctest --filter RandomNamesTests

mutants: ## change COUNT conditions, constants and calls from SEED; which does no test notice?
	swift build -q --product tokenc-mutants
	.build/debug/tokenc-mutants $(SEED) $(COUNT) $(JOBS)

corpus: ## put each system of the folder CORPUS through Swift, DTCG and format
	TOKENC_CORPUS="$(abspath $(CORPUS))" swift test --disable-xctest --filter 'CorpusTests|CorpusRewritingTests'

docs: ## write the library's documentation to .build/docs; warnings are errors
	swift build -q --product TokencKit
	@rm -rf .build/docs && mkdir -p .build/docs/symbols
	$(XCODE) swift-symbolgraph-extract -module-name TokencKit -minimum-access-level public \
	  -target "$$(swiftc -print-target-info | sed -nE 's/^ *"triple": "(.*)",/\1/p')" $(SDK) \
	  -I .build/debug/Modules -I Sources/CTokencMalloc \
	  -Xcc -fmodule-map-file=.build/debug/TokencDefaults.build/module.modulemap \
	  -output-dir .build/docs/symbols
	$(XCODE) docc convert Sources/TokencKit/TokencKit.docc --warnings-as-errors \
	  --additional-symbol-graph-dir .build/docs/symbols \
	  --output-path .build/docs/TokencKit.doccarchive

release: ## make the static binary .build/release/tokenc
	swift build -c release --product tokenc $(STATIC)

install: release ## install the binary under PREFIX
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/release/tokenc "$(DESTDIR)$(PREFIX)/bin/tokenc"

clean: ## remove what was built
	swift package clean
