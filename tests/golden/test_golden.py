"""Generated text, committed: a change of it is seen and judged.

After an intended change write the files again with SYMBODY_WRITE_GOLDEN=1 pytest.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from symbody.equations import Equations
from symbody.expr.functions import cos, sin
from symbody.expr.node import Symbol
from symbody.program.lower import lower
from symbody.writers import source_file
from symbody.writers.generate import WRITERS, generate

FOLDER = Path(__file__).parent / "texts"
LANGUAGES = (
    "c",
    "casadi",
    "cpp",
    "fortran",
    "jax",
    "julia",
    "latex",
    "matlab",
    "modelica",
    "numpy",
    "python",
    "rust",
    "torch",
)


def cart_with_pendulum():
    """Return forward dynamics of a pendulum on a cart, by hand."""
    t, force = Symbol("t"), Symbol("F")
    x, phi, vx, omega = (Symbol(s) for s in ("q_cart", "q_arm", "v_cart", "v_arm"))
    m1, m2, length = (Symbol(s, 1) for s in ("m_cart", "m_arm", "l"))
    g = Symbol("g")
    kinematics = Symbol("").serial
    s, c = sin(phi), cos(phi)
    centrifugal = m2 * length * omega * omega * s
    matrix = Symbol("").serial
    determinant = (m1 + m2) * (m2 * length**2) - (m2 * length * c) ** 2
    solution = Symbol("").serial
    right = force + centrifugal, -m2 * g * length * s
    ax = (m2 * length**2 * right[0] - m2 * length * c * right[1]) / determinant
    alpha = ((m1 + m2) * right[1] - m2 * length * c * right[0]) / determinant
    return Equations(
        "cart_with_pendulum",
        "by hand",
        {
            "t": (t,),
            "q": (x, phi),
            "v": (vx, omega),
            "u": (force,),
            "p": (m1, m2, length, g),
        },
        {"qd": np.array([vx, omega]), "vd": np.array([ax, alpha])},
        labels={"vd": ("a_cart", "alpha_arm")},
        marks=(
            (kinematics, "kinematics"),
            (matrix, "mass matrix"),
            (solution, "solution"),
        ),
    )


def texts():
    program = lower(
        cart_with_pendulum(),
        "derivatives",
        {"t": ("t",), "y": ("q", "v", "x"), "u": ("u",), "p": ("p",)},
        {"yd": ("qd", "vd", "xd")[:2]},
    )
    return {
        name if language != "numpy" else name.replace(".py", "_numpy.py"): text
        for language in LANGUAGES
        for name, text in generate([program], language).items()
    }


@pytest.fixture
def tool_without_version(monkeypatch):
    monkeypatch.setattr(source_file, "tool", lambda: "symbody")


@pytest.mark.parametrize("name", sorted(texts()))
def test_the_text_is_the_committed_one(name, tool_without_version):
    text = texts()[name]
    file = FOLDER / f"{name}.txt"
    if os.environ.get("SYMBODY_WRITE_GOLDEN"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(text)
    assert text == file.read_text()


HASHED = """
import hashlib
from symbody.library.chains import chain
from symbody.pipeline import derive
from symbody.program.lower import lower
from symbody.writers.generate import WRITERS, generate
equations = derive(chain(4), "recursive")
arguments = {"t": ("t",), "y": ("q", "v"), "u": ("u",), "p": ("p",)}
program = lower(equations, "f", arguments, {"yd": ("qd", "vd")})
for language in WRITERS:
    for name, text in generate([program], language).items():
        print(name, hashlib.sha256(text.encode()).hexdigest())
"""


def test_the_text_does_not_depend_on_chance():
    found = {
        subprocess.run(
            [sys.executable, "-c", HASHED],
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in range(3)
    }
    assert len(found) == 1
    assert len(next(iter(found)).splitlines()) >= len(WRITERS)
