"""What all tests share: external tools, random numbers, plots without a screen."""

from __future__ import annotations

import gc
import os
import shutil
from collections.abc import Iterator

os.environ["MPLBACKEND"] = "Agg"

import hypothesis
import numpy as np
import pytest

import symbody

# The same examples in every run: a failure on CI is a failure at home.
hypothesis.settings.register_profile(
    "symbody", deadline=None, derandomize=True, database=None
)
hypothesis.settings.load_profile("symbody")

# The commands of which one is enough, by the name in @pytest.mark.compiler(name).
COMMANDS = {
    "c": (os.environ.get("CC", "cc").split()[0], "cc", "gcc", "clang"),
    "octave": ("octave-cli",),
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
}


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


def slow_tests_run(config: pytest.Config) -> bool:
    """Return whether slow tests are asked for: by option, marker, name, or on CI."""
    named = any("::" in argument for argument in config.args)
    asked = any(map(config.getoption, ("slow", "markexpr", "write_tables")))
    return asked or named or bool(os.environ.get("CI"))


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    if slow_tests_run(config):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    items[:] = [item for item in items if not item.get_closest_marker("slow")]
    config.hook.pytest_deselected(items=slow)


def pytest_collection_finish() -> None:
    """Let no collection of garbage look again at all modules and tests."""
    gc.collect()
    gc.freeze()


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
    """Keep compiled C code of tests and of the user apart."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SYMBODY_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(20)
