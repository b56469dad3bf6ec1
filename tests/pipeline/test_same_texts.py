"""Texts and values of a model's functions, whatever else the process has built."""

from __future__ import annotations

import hashlib
import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from symbody.expr.node import sweep
from symbody.library import LIBRARY
from symbody.writers.generate import generate

LANGUAGES = ("c", "python", "fortran")
FUNCTIONS = {"branching_tree": "derivatives", "chain": "jacobian"}


def texts(name, languages=LANGUAGES):
    """Return a checksum of the texts in some languages, in their order."""
    program = sb.compile_model(LIBRARY[name]()).program(FUNCTIONS[name])
    by_language = {language: generate([program], language) for language in languages}
    content = repr([by_language[language] for language in LANGUAGES])
    return hashlib.sha256(content.encode()).hexdigest()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_text_is_the_same_in_a_process_that_has_built_more(name):
    line = f"from test_same_texts import texts; print(texts({name!r}))"
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    fresh = subprocess.run(
        [sys.executable, "-c", line], cwd=Path(__file__).parent, env=environment,
        capture_output=True, text=True, check=True,
    ).stdout.strip()  # fmt: skip
    other = sb.compile_model(sb.library.chain(3))
    other.program("jacobian")
    assert texts(name) == fresh
    assert texts(name, LANGUAGES[::-1]) == fresh
    sweep()
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(texts, name).result() == fresh


@pytest.mark.parametrize("name", ["branching_tree", "double_pendulum", "four_bar"])
def test_what_was_made_before_changes_neither_counts_nor_bits(name, rng):
    one, two = (sb.compile_model(LIBRARY[name]()) for _ in range(2))
    two.program("mass_matrix")
    two.program("sensors")
    three = pickle.loads(pickle.dumps(one))
    counts = [c.program("derivatives").counts for c in (one, two, three)]
    assert counts == counts[:1] * 3
    y, u = one.start_state(), np.zeros(len(one.system.u))
    for state in y + 0.1 * rng.normal(size=(20, len(y))):
        functions = [c.function("derivatives") for c in (one, two, three)]
        rates = [np.array(function(0.1, state, u)) for function in functions]
        assert np.array_equal(rates[0], rates[1])
        assert np.array_equal(rates[0], rates[2])
