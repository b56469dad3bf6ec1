import numpy as np
import pytest
import scipy

from symbody.errors import ScriptError
from symbody_pymbs import scipy_names

ARM = """
from PyMbs.Input import *
{imports}
world = MbsSystem([0, 0, -1])
arm = world.addBody(mass={mass}, inertia=diag([1, 1, 1]), name="arm")
world.addJoint(world, arm, "Ry", startVals={start})
world.genEquations.Recursive()
"""


@pytest.fixture
def start(reported):
    """Return the start value of a script that computes it with SciPy's functions."""

    def of(imports, value, mass="1"):
        text = ARM.format(imports=imports, start=value, mass=mass)
        return reported(text)["y0"][0]

    return of


def test_functions_of_numbers_are_those_that_scipy_had(start):
    names = "from scipy import arctan, pi, sin, sqrt"
    assert start(names, "sin(pi/6) + arctan(1)*sqrt(4)") == pytest.approx(
        0.5 + np.pi / 2
    )
    assert start("import scipy", "scipy.arctan2(1, 1)") == pytest.approx(np.pi / 4)
    assert start("from scipy import *", "float(linspace(0, 2, 3)[1])") == 1
    assert start("import scipy as sp", "sp.sqrt(-4).imag") == 2


def test_names_that_numpy_has_no_more_are_known(start):
    names = "from scipy import alltrue, Inf, product"
    assert start(names, "product([2, 3]) if alltrue([1 < Inf]) else 0") == 6


def test_what_scipy_has_itself_stays(start):
    before = dict(vars(scipy)), list(scipy.__all__)
    names = "from scipy import *\nfrom scipy.linalg import norm\nimport scipy.optimize"
    assert start(names, "norm([3, 4]) + linalg.norm([1]) + fft.fft([0])[0].real") == 6
    assert "sin" not in vars(scipy)
    assert scipy.__all__ == before[1]
    assert vars(scipy).keys() - before[0].keys() <= set(before[1])


def test_names_are_gone_after_a_script_that_fails(run):
    with pytest.raises(ScriptError, match="ZeroDivisionError"):
        run("from scipy import sin\n1/0\n")
    assert not hasattr(scipy, "sin")


def test_a_name_that_scipy_never_had_is_refused(run):
    with pytest.raises(ScriptError, match="sinus"):
        run("from scipy import sinus\n")


def test_programs_of_ones_own_import_them_from_here():
    assert scipy_names.arctan(1.0) == pytest.approx(np.pi / 4)
    assert {"sin", "pi", "zeros", "rand"} <= set(scipy_names.__all__)
    with pytest.raises(AttributeError, match="SciPy had no such name"):
        scipy_names.sinus  # noqa: B018
