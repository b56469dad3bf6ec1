"""What all tests share: external tools, random numbers, plots without a screen."""

from __future__ import annotations

import gc
import itertools
import os
import shutil
import signal
import sys
from collections.abc import Generator, Iterator

os.environ["MPLBACKEND"] = "Agg"

import hypothesis
import numpy as np
import pytest

import symbody
from symbody.expr.node import sweep
from symbody.expr.operation import Operation
from symbody.library.catalog import LIBRARY

# Of tests that go through the library, those of other mechanisms are slow: these have
# every kind of joint, load, drive and loop among them.
REPRESENTATIVES = {
    "andrews", "branching_tree", "crane_crab", "cross_pendulum", "driven_pendulum",
    "four_bar", "free_body", "loader", "planar_body", "quaternion_pendulum", "scara",
    "skew_chain", "spherical_pendulum",
}  # fmt: skip
# A test of fewer mechanisms has chosen them.
WHOLE_LIBRARY = 14
# Of random mechanisms by their `seed`, the others are slow.
SEEDS = range(2)


def choose_examples(of_formulas: int, of_mechanisms: int) -> None:
    """Say how many examples Hypothesis tries: by default, and by "mechanisms".

    A mechanism takes some tenths of a second, a formula milliseconds. The examples are
    the same in every run: a failure on CI is a failure at home.
    """
    same = {"deadline": None, "derandomize": True, "database": None}
    register = hypothesis.settings.register_profile
    register("mechanisms", max_examples=of_mechanisms, **same)
    register("symbody", max_examples=of_formulas, **same)
    hypothesis.settings.load_profile("symbody")


choose_examples(12, 4)

# The commands of which one is enough, by the name in @pytest.mark.compiler(name).
COMMANDS = {
    "c": (os.environ.get("CC", "cc").split()[0], "cc", "gcc", "clang"),
    "octave": ("octave-cli",),
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
}

ENDED = pytest.StashKey[int]()
# Operations that were left when forgotten ones were dropped.
HELD = pytest.StashKey[int]()
# A few models have a hundred; that of a long chain has thousands.
MANY_OPERATIONS = 300


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--write-tables",
        action="store_true",
        help="write the tables of the documentation anew; needs -n 0",
    )
    parser.addoption("--slow", action="store_true", help="run slow tests, too")


def pytest_report_header(config: pytest.Config) -> list[str]:
    left_out = "" if slow_tests_run(config) else "left out; --slow runs them, too"
    return [f"symbody: {symbody.__file__}", f"slow tests: {left_out or 'run'}"]


def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis look deeper where slow tests run."""
    if slow_tests_run(config):
        choose_examples(100, 30)


def slow_tests_run(config: pytest.Config) -> bool:
    """Return whether slow tests are asked for: by option, marker or name."""
    named = any("::" in argument for argument in config.args)
    asked = any(map(config.getoption, ("slow", "markexpr", "write_tables")))
    return asked or named


def parameters_of(item: pytest.Item) -> dict[str, object]:
    return item.callspec.params if hasattr(item, "callspec") else {}


def mechanism_of(item: pytest.Item) -> str | None:
    """Return the mechanism of the library that a case is about, if there is one."""
    values = parameters_of(item).values()
    firsts = [v[0] if isinstance(v, tuple) and v else v for v in values]
    return next((f for f in firsts if isinstance(f, str) and f in LIBRARY), None)


def cover(cases: list[dict[str, int]], together: int) -> set[int]:
    """Choose few cases that have each value of a parameter among them.

    Args:
        cases: Of each case, what tells its values apart by parameter.
        together: Of how many parameters all combinations are chosen: of 1, each value;
            of 2, each pair of values.
    """
    held = [{*itertools.combinations(sorted(c.items()), together)} for c in cases]
    missing = set().union(*held)
    chosen = set()
    while missing:
        best = max(range(len(cases)), key=lambda i: len(held[i] & missing))
        chosen.add(best)
        missing -= held[best]
    return chosen


def mark_depth(items: list[pytest.Item]) -> None:
    """Let most cases be slow where tests go through products, the library or seeds."""
    tests = [item.nodeid.partition("[")[0] for item in items]
    mechanisms: dict[str, set[str | None]] = {test: set() for test in tests}
    for item, test in zip(items, tests, strict=True):
        mechanisms[test].add(mechanism_of(item))
    for item, test in zip(items, tests, strict=True):
        goes_through = len(mechanisms[test]) > WHOLE_LIBRARY
        other = mechanism_of(item) not in {None, *REPRESENTATIVES}
        seed = parameters_of(item).get("seed", 0)
        late = isinstance(seed, int) and seed not in SEEDS
        if late or (goes_through and other):
            item.add_marker(pytest.mark.slow)
    products: dict[str, list[pytest.Item]] = {}
    for item, test in zip(items, tests, strict=True):
        if item.get_closest_marker("covering") and not item.get_closest_marker("slow"):
            products.setdefault(test, []).append(item)
    for cases in products.values():
        (together,) = cases[0].get_closest_marker("covering").args
        values = [parameters_of(case).items() for case in cases]
        chosen = cover([{k: id(v) for k, v in one} for one in values], together)
        for i, case in enumerate(cases):
            if i not in chosen:
                case.add_marker(pytest.mark.slow)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    mark_depth(items)
    if slow_tests_run(config):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    items[:] = [item for item in items if not item.get_closest_marker("slow")]
    config.hook.pytest_deselected(items=slow)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Let few collections of garbage begin, and none look again at all tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, *gc.get_threshold()[1:])
        gc.enable()


def pytest_runtest_teardown(item: pytest.Item) -> None:
    """Rebuild tables of nodes that hold little of what they held, now and then.

    A walk over a table takes as long as that took when it was fullest. Operations that
    only forgotten models have leave before, as every derivation walks over all tables.
    """
    ended = item.session.stash[ENDED] = item.session.stash.get(ENDED, 0) + 1
    if ended % 4:
        return
    held = min(item.session.stash.get(HELD, 0), len(Operation.known))
    if len(Operation.known) > held + MANY_OPERATIONS:
        gc.collect()
        sweep()
        held = len(Operation.known)
    item.session.stash[HELD] = held
    for operation in list(Operation.known):
        nodes = operation.nodes
        if sys.getsizeof(nodes) > 2**18 + 500 * len(nodes):
            left = dict(nodes)
            nodes.clear()
            nodes.update(left)


def pytest_runtest_setup(item: pytest.Item) -> None:
    for mark in item.iter_markers("compiler"):
        (name,) = mark.args
        commands = COMMANDS.get(name, (name,))
        if any(shutil.which(command) for command in commands):
            continue
        message = f"needs one of {', '.join(commands)} on the path"
        if os.environ.get("CI"):
            pytest.fail(f"{message}, and CI must have it", pytrace=False)
        pytest.skip(message)


@pytest.fixture(scope="session", autouse=True)
def cache_of_the_session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep compiled code of tests and of the user apart; workers share theirs."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    folder /= "cache_of_the_session"
    folder.mkdir(mode=0o700, exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SYMBODY_CACHE_DIR", str(folder))
        # What tests write need not outlast a loss of power.
        patch.setattr(os, "fsync", lambda file: None)
        yield


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(20)


@pytest.fixture
def ctrl_c():
    """Make SIGINT mean Ctrl-C even where the tests' parent process ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
