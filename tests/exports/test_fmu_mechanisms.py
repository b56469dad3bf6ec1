"""FMUs of the library's mechanisms move as our own simulation does.

With --write-tables the run takes all of them, and writes the table of the page on FMUs.
"""

from __future__ import annotations

import re
from pathlib import Path

import fmpy
import numpy as np
import pytest
from fmpy.validation import validate_fmu

import symbody as sb
from symbody.exports.packages import generate
from symbody.library.catalog import YARDSTICKS
from symbody.library.zoo import zoo

pytestmark = pytest.mark.compiler("c")

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "fmus.md"
ROW = re.compile(r"^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| (.+) \| (.+) \|$", re.M)
MECHANISMS = {**YARDSTICKS, "zoo": zoo}
# One with a quaternion, one with a loop, one with outputs of several kinds.
USUAL = ("quaternion_pendulum", "crank_slider", "excavator")
TIMES = np.linspace(0.0, 0.5, 6)
# FMPy's CVode takes at most 500 steps from one output to the next; these need more.
STEPS = 500
TOLERANCE = 1e-10
LIMITS = {"CoSimulation": 1e-6, "ModelExchange": 1e-6}


def row_of(name, folder):
    """Return the counts of a mechanism, and the worst difference by kind."""
    compiled = sb.compile_model(MECHANISMS[name]())
    (path,) = generate(MECHANISMS[name](), "fmu3", folder)
    assert validate_fmu(str(path)) == []
    description = fmpy.read_model_description(str(path))
    states = list(compiled.state_labels())
    outputs = [unknown.variable.name for unknown in description.outputs]
    motion = sb.simulate(compiled, TIMES, method=sb.DP54(rtol=1e-11, atol=1e-12))
    wanted = motion.to_dataframe()[[*states, *outputs]].to_numpy()
    scale = np.maximum(1.0, np.abs(wanted).max(axis=0))
    worst = {}
    for kind in LIMITS:
        try:
            found = simulated(str(path), kind, [*states, *outputs])
        except RuntimeError as error:
            if "mxstep" not in str(error):
                raise
            worst[kind] = None
        else:
            worst[kind] = float((np.abs(found - wanted) / scale).max())
    counts = len(states), len(outputs), description.numberOfEventIndicators
    return counts, worst


def simulated(path, kind, names):
    result = fmpy.simulate_fmu(
        path,
        fmi_type=kind,
        stop_time=TIMES[-1],
        output_interval=TIMES[1],
        output=names,
        relative_tolerance=TOLERANCE,
    )
    rows = [np.flatnonzero(np.abs(result["time"] - t) < 1e-9)[-1] for t in TIMES]
    return np.array([result[name][rows] for name in names]).T


def cell(worst):
    return f"more than {STEPS} steps" if worst is None else f"{worst:.1e}"


@pytest.mark.slow
def test_fmus_move_as_the_models_do(tmp_path, request):
    writing = request.config.getoption("--write-tables")
    lines = []
    for name in MECHANISMS if writing else USUAL:
        counts, worst = row_of(name, tmp_path)
        assert worst["CoSimulation"] <= LIMITS["CoSimulation"], name
        if worst["ModelExchange"] is not None:
            assert worst["ModelExchange"] <= LIMITS["ModelExchange"], name
        else:
            assert name not in USUAL
        cells = [name, *map(str, counts), *map(cell, worst.values())]
        lines.append(f"| {' | '.join(cells)} |\n")
    if writing:
        text = PAGE.read_text("utf-8")
        PAGE.write_text(
            re.sub(r"(?m)(^\|---.*\n)(\|.*\n)*", lambda m: m[1] + "".join(lines), text),
            "utf-8",
        )


def test_the_table_on_the_page_keeps_the_limits():
    rows = ROW.findall(PAGE.read_text("utf-8"))
    assert len(rows) >= 30
    assert {row[0] for row in rows} <= set(MECHANISMS)
    for name, *_, inside, outside in rows:
        assert float(inside) <= LIMITS["CoSimulation"], name
        if outside != cell(None):
            assert float(outside) <= LIMITS["ModelExchange"], name
