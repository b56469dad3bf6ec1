"""The suite of writers finds what is wrong with one."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import symbody as sb
from runners.numpy import run as run_numpy
from symbody.errors import WriterError
from symbody.testing import check_writer
from symbody.testing.cases import GROUPS, cases
from symbody.writers.generate import WRITERS
from symbody.writers.numpy import write as write_numpy


@cache
def suite():
    return [*cases()[:9], *(case for case in cases() if case.group == "blocks")]


@pytest.fixture
def _registry():
    yield
    WRITERS.pop("mine", None)


def changed(change, at=4):
    """Return a runner that changes one result of one case."""
    name = suite()[at].program.name

    def run(programs, inputs, folder):
        outputs = run_numpy(programs, inputs, folder)
        outputs[name][0]["out"] = change(outputs[name][0]["out"])
        return outputs

    return run


def test_a_right_writer_passes_and_its_table_says_how_well():
    checked = check_writer("numpy", run_numpy, suite=suite())
    assert checked.wrong == ()
    assert checked.refused == ()
    assert checked.worst("operations") < 1e-13
    assert checked.worst("curves") is None
    assert [line.split("  ")[0] for line in str(checked).splitlines()] == [
        "numpy", *GROUPS,
    ]  # fmt: skip


@pytest.mark.parametrize(
    "change",
    [
        lambda x: x * (1 + 1e-12),
        lambda x: -x,
        lambda x: x * np.nan,
        lambda x: x[..., None],
    ],
    ids=["digits", "sign", "no number", "shape"],
)
def test_a_wrong_result_is_named(change):
    with pytest.raises(WriterError, match=f"1 of {len(suite())} cases") as caught:
        check_writer("numpy", changed(change), suite=suite())
    assert f"  {suite()[4].name}: difference" in str(caught.value)
    assert "and 1 more" not in str(caught.value)


def test_a_number_where_there_is_none_is_wrong():
    at = next(i for i, case in enumerate(suite()) if case.name == "singular system")
    with pytest.raises(WriterError, match="singular system: difference inf"):
        check_writer("numpy", changed(np.zeros_like, at), suite=suite())


def test_what_a_writer_refuses_is_counted_and_not_run():
    def write(programs, name):
        if any(program.bodies for program in programs):
            raise WriterError("no Newton blocks yet")
        return write_numpy(programs, name)

    checked = check_writer("mine", run_numpy, writer=write, suite=suite())
    assert {c.case.name for c in checked.refused} == {
        case.name for case in suite() if case.program.bodies
    }
    assert {c.refused for c in checked.refused} == {"no Newton blocks yet"}


def test_a_writer_that_refuses_everything_is_no_writer():
    def write(programs, name):
        raise WriterError("not today")

    with pytest.raises(WriterError, match=rf"none of {len(suite())} cases.*not today"):
        check_writer("mine", run_numpy, writer=write, suite=suite())


@pytest.mark.usefixtures("_registry")
def test_a_registered_writer_is_known_to_generate(tmp_path):
    sb.register_writer("mine", lambda programs, name: {f"{name}.txt": "mine"})
    (path,) = sb.generate(sb.library.pendulum(), "mine", tmp_path)
    assert path.read_text() == "mine"
    for taken in ("c", "fmu2"):
        with pytest.raises(WriterError, match=f"'{taken}' is a language or format"):
            sb.register_writer(taken, write_numpy)
