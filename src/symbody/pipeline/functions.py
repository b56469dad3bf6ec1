"""Functions of a model: one list for runtime, exports and documents."""

from __future__ import annotations

from collections.abc import Mapping

from symbody.pipeline.function_spec import FunctionSpec, Groups, Need, Output

_STATE: Groups = {"t": ("t",), "y": ("q", "v", "x"), "u": ("u",), "p": ("p",)}
_POSITION: Groups = {"t": ("t",), "q": ("q",), "u": ("u",), "p": ("p",)}
_MOTION: Groups = {
    "t": ("t",), "q": ("q",), "v": ("v",), "x": ("x",), "u": ("u",), "p": ("p",)
}  # fmt: skip
_FORCES: Groups = {
    "t": ("t",), "q": ("q",), "v": ("v",), "vd": ("vd",), "x": ("x",), "u": ("u",),
    "p": ("p",),
}  # fmt: skip
# The accelerations of the state beside it.
_STATE_AND_RATE: Groups = {
    "t": ("t",), "y": ("q", "v", "x", "vd"), "u": ("u",), "p": ("p",)
}  # fmt: skip
_DAE: Groups = {
    "t": ("t",), "y": ("y",), "yd": ("yd",), "u": ("u",), "p": ("p",)
}  # fmt: skip

_Y = "nq + nv + nx"
_RATES = Output("yd", ("qd", "vd", "xd"), (_Y,))
_RATES_AND_POWER = Output("yd", ("qd", "vd", "xd"), (f"{_Y} + 1",))
_KEPT = Output("state", ("q", "v", "x", "growth"), (f"{_Y} + 1",))
_KEPT_WITH_WORK = Output("state", ("q", "v", "x", "growth"), (f"{_Y} + 2",))
_CONSTRAINTS = Need(
    lambda system: bool(system.constraints),
    "constraints",
    "Add them with add_constraint",
)


def _array(name: str, *shape: str) -> Output:
    """Return a result that is called as in the equations."""
    return Output(name, (name,), shape)


_SPECS = (
    FunctionSpec("derivatives", "dynamics", _STATE, _RATES, rolled=True),
    FunctionSpec(
        "forward_dynamics", "dynamics", _MOTION, _array("vd", "nv"), rolled=True
    ),
    FunctionSpec("mass_matrix", "matrices", _POSITION, _array("M", "nv", "nv")),
    FunctionSpec("bias", "matrices", _MOTION, _array("c", "nv")),
    FunctionSpec("joint_forces", "dynamics", _MOTION, _array("tau", "nv")),
    FunctionSpec(
        "inverse_dynamics", "inverse", _FORCES, _array("tau", "nv"), rolled=True
    ),
    FunctionSpec(
        "regressor", "regressor", _FORCES, _array("Y", "nv", "10 bodies"), seldom=True
    ),
    FunctionSpec(
        "reduced_inverse_dynamics", "actuation", _STATE_AND_RATE, _array("needed", "ni")
    ),
    FunctionSpec("velocity_map", "actuation", _STATE, _array("B", "tv", "ni")),
    FunctionSpec(
        "input_forces", "input forces", _STATE_AND_RATE, _array("forces", "ni", "nu")
    ),
    FunctionSpec("sensors", "sensors", _STATE, Output("sensors", (), ("sensors",))),
    FunctionSpec(
        "energy",
        "energy",
        _STATE,
        Output("energy", ("kinetic", "potential", "power"), ("3",)),
        seldom=True,
        rolled=True,
    ),
    FunctionSpec(
        "energy_flow",
        "energy flow",
        _STATE,
        Output("energy_flow", (), ("flows",)),
        seldom=True,
    ),
    FunctionSpec(
        "reactions",
        "reactions",
        _STATE,
        Output("reactions", (), ("6 bodies",)),
        seldom=True,
    ),
    FunctionSpec(
        "element_forces",
        "element forces",
        _STATE,
        Output("element_forces", (), ("forces",)),
        seldom=True,
    ),
    FunctionSpec(
        "arrows",
        "arrows",
        _STATE,
        _array("arrows", "arrows", "6"),
        seldom=True,
    ),
    FunctionSpec("balance", "balance", _STATE, _RATES_AND_POWER),
    FunctionSpec("drives", "drives", _STATE, _array("drives", "dv"), seldom=True),
    FunctionSpec(
        "scene",
        "scene",
        _STATE,
        _array("scene", "visuals", "15"),
        seldom=True,
    ),
    FunctionSpec("jacobian", "jacobian", _STATE, _array("J", _Y, _Y)),
    FunctionSpec(
        "balance_jacobian",
        "balance jacobian",
        _STATE,
        _array("J", f"{_Y} + 1", f"{_Y} + 1"),
    ),
    FunctionSpec(
        "dependents",
        "dependents",
        _STATE,
        _array("dependents", "eq + ev"),
        seldom=True,
    ),
    FunctionSpec(
        "dependent_accelerations",
        "dependent accelerations",
        _STATE_AND_RATE,
        Output("vd", ("accelerations",), ("ev",)),
    ),
    FunctionSpec("driven", "driven", _STATE, _array("driven", "3 dq")),
    FunctionSpec(
        "coincidences", "coincidences", _STATE, Output("coincidences", (), ("4 loads",))
    ),
    FunctionSpec("nodes", "nodes", _STATE, Output("places", (), ("3 nodes",))),
    FunctionSpec("holding", "holding", _STATE, Output("holding", (), ("slopes",))),
    FunctionSpec("range", "range", _STATE, _KEPT),
    FunctionSpec("range_with_work", "range with work", _STATE, _KEPT_WITH_WORK),
    FunctionSpec(
        "multipliers",
        "dynamics",
        _STATE,
        _array("lam", "nc"),
        _CONSTRAINTS,
        seldom=True,
        rolled=True,
    ),
    FunctionSpec(
        "constraints",
        "constraints",
        _STATE,
        Output("residuals", ("phi", "rates"), ("nh + nc",)),
        _CONSTRAINTS,
        seldom=True,
    ),
    FunctionSpec(
        "constraint_jacobian",
        "constraints",
        _STATE,
        _array("J", "nc", "nv"),
        _CONSTRAINTS,
    ),
    FunctionSpec(
        "constraint_gamma",
        "constraints",
        _STATE,
        _array("gamma", "nc"),
        _CONSTRAINTS,
    ),
    FunctionSpec("correction", "correction", _STATE, _KEPT, _CONSTRAINTS, rolled=True),
    FunctionSpec("closure", "closure", _STATE, _KEPT, _CONSTRAINTS),
    FunctionSpec(
        "correction_with_work",
        "correction with work",
        _STATE,
        _KEPT_WITH_WORK,
        _CONSTRAINTS,
    ),
    FunctionSpec(
        "closure_with_work", "closure with work", _STATE, _KEPT_WITH_WORK, _CONSTRAINTS
    ),
    FunctionSpec("closed_derivatives", "closed", _STATE, _RATES, _CONSTRAINTS),
    FunctionSpec(
        "closed_balance", "closed balance", _STATE, _RATES_AND_POWER, _CONSTRAINTS
    ),
    FunctionSpec(
        "dae_residual",
        "dae",
        _DAE,
        _array("residual", "unknowns"),
        _CONSTRAINTS,
    ),
    FunctionSpec(
        "dae_matrices",
        "dae",
        _DAE,
        Output("matrices", ("A", "B"), ("2 unknowns unknowns",)),
        _CONSTRAINTS,
    ),
    FunctionSpec(
        "reduced_mass_matrix",
        "matrices",
        _STATE,
        _array("M_r", "nf", "nf"),
        _CONSTRAINTS,
    ),
    FunctionSpec(
        "reduced_forces",
        "matrices",
        _STATE,
        _array("F_r", "nf"),
        _CONSTRAINTS,
    ),
)

FUNCTIONS: Mapping[str, FunctionSpec] = {spec.name: spec for spec in _SPECS}
