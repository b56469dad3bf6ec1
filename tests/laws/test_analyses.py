"""One list of laws over all analyses: a public one is held to it."""

import inspect
from pathlib import Path
from typing import get_args

import numpy as np
import pytest

import symbody as sb
from symbody.io.json.write import write_json
from symbody.notes import Note, NoteKind
from symbody.public_names import by_name, spellings
from symbody.results.result import Result

TIMES = [0.0, 0.1, 0.2]


def cart():
    """Return a cart on a spring, pushed by an input."""
    model = sb.Model("cart")
    m = model.add_parameter("m", 1.5, positive=True, unit="kg")
    k = model.add_parameter("k", 20.0, unit="N/m")
    F = model.add_input("F", unit="N")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=m), "Tx", v=0.3)
    model.add_load(
        "push", sb.loads.JointForce(slide, F - k * slide.q[0] - 0.1 * slide.v[0])
    )
    model.add_sensor("p", sb.sensors.Position(model.bodies["b"]))
    return model


def pushed(model):
    """Return the input F as a wave of a second."""
    return {"F": sb.cos(2 * np.pi * getattr(model, "system", model).t)}


# What an analysis must be given beside the model; where a function stands, its result.
ARGUMENTS = {
    "cost_gradient": {"wrt": "m", "duration": 0.1, "final": "kinetic"},
    "energy_flow": {"motion": lambda model: sb.simulate(model, TIMES)},
    "equilibrium_path": {"along": "k", "values": 21.0},
    "fit": {"data": {"q_s": [0, 0.03, 0.06]}, "free": "k", "times": TIMES},
    "inverse_dynamics": {"motion": {"s": 1.0}, "times": TIMES},
    "inverse_kinematics": {"targets": {"p": (0.1, 0, 0)}},
    "kinematics": {"prescribed": {"s": 0.5}, "duration": TIMES},
    "linearize_along": {
        "motion": lambda model: sb.simulate(model, TIMES), "times": [0.1],
    },
    "modal_path": {"along": "k", "values": [20.0, 21.0]},
    "mode_motion": {"modes": sb.modal, "mode": 0},
    "optimize": {"free": "v_s", "duration": 0.1, "final": "kinetic"},
    "periodic_motion": {"period": 1.0, "inputs": pushed},
    "periodic_path": {"along": "k", "values": 20.5, "period": 1.0, "inputs": pushed},
    "reactions": {"motion": lambda model: sb.simulate(model, TIMES)},
    "sensitivities": {"of": "p", "wrt": "m", "duration": TIMES},
    "simulate": {"duration": TIMES},
    "stability_chart": {
        "grid": {"k": [20.0, 21.0], "m": [1.5]}, "period": 1.0, "inputs": pushed,
    },
    "simulate_many": {"vary": {"k": [20.0, 21.0]}, "duration": TIMES},
}  # fmt: skip
# Laws that an analysis cannot keep, with the reason; one that it does keep fails.
EXEMPT = {
    "inverse_dynamics": {"compiled": "a motion by formulas makes another model"},
    "kinematics": {"compiled": "what is prescribed makes another model"},
    "linear_formulas": {"result": "it gives formulas"},
    "linearize_along": {"result": "it gives a result for each time"},
    "mobility": {
        "compiled": "it looks at joints before loops are closed",
        "result": "it counts, and has no state to begin from",
    },
}
PUBLIC = {name: by_name(name) for name in spellings()}
ANALYSES = [
    name
    for name, thing in PUBLIC.items()
    if inspect.isfunction(thing)
    and thing.__module__.startswith(("symbody.analyses.", "symbody.studies.ensemble"))
]


def result_of(name, model, **more):
    """Return the result of an analysis; one that needs a duration only is given it."""
    analysis = PUBLIC[name]
    known = ARGUMENTS.get(name, {})
    if not known and "duration" in inspect.signature(analysis).parameters:
        known = {"duration": TIMES}
    written = {k: v(model) if callable(v) else v for k, v in known.items()}
    return analysis(model, **written, **more)


def figures(result):
    """Return what a result shows of its numbers."""
    parts = result if isinstance(result, tuple) else (result,)
    tables = [getattr(part, "table", part) for part in parts]
    return [str(table() if callable(table) else table) for table in tables]


def state_of(model, compiled):
    """Return all that a model holds, as its file does, and what a compiled one does."""
    text = write_json(model, Path("cart.json"))
    return text, compiled.parameters.tolist(), dict(compiled.overrides)


def broken_laws(name):
    """Return the laws that an analysis breaks."""
    model, compiled = cart(), sb.compile_model(cart())
    before = state_of(model, compiled)
    first, second = (result_of(name, model) for _ in range(2))
    broken = set()
    if figures(first) != figures(second):
        broken.add("again")
    try:
        if figures(result_of(name, compiled)) != figures(first):
            broken.add("compiled")
    except sb.errors.SymbodyError:
        broken.add("compiled")
    if state_of(model, compiled) != before:
        broken.add("changes")
    if not isinstance(first, Result | sb.results.Motion) or "0x" in str(first):
        broken.add("result")
    notes = getattr(first, "notes", ())
    if not all(isinstance(n, Note) and n.kind in get_args(NoteKind) for n in notes):
        broken.add("notes")
    if "parameters" in inspect.signature(PUBLIC[name]).parameters:
        try:
            result_of(name, model, parameters={"stiffness": 1.0})
            broken.add("parameters")
        except sb.errors.SymbodyError as error:
            if "parameter 'stiffness': not in model 'cart'. Known" not in str(error):
                broken.add("parameters")
    return broken


@pytest.mark.parametrize("name", ANALYSES)
def test_an_analysis_keeps_the_laws_of_all_analyses(name):
    """It gives the same again, and of a compiled model; it changes neither.

    Its answer shows itself, its notes have kinds, and it knows parameters by name.
    """
    assert broken_laws(name) == EXEMPT.get(name, {}).keys()
