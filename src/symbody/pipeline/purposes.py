"""Which functions a model has, and what each takes and gives."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias, final

Groups: TypeAlias = Mapping[str, tuple[str, ...]]
_STATE: Groups = {"t": ("t",), "y": ("q", "v", "x"), "u": ("u",), "p": ("p",)}
_POSITION: Groups = {"t": ("t",), "q": ("q",), "u": ("u",), "p": ("p",)}
# The argument x is there only where a model has extra states.
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


@final
@dataclass(frozen=True)
class Purpose:
    """What one compiled function of a model is for.

    Attributes:
        equations: Which derivation it comes from.
        arguments: Groups of symbols by argument.
        results: Results of the equations by result of the function; None for all of
            them, one after another.
        quick: Whether it is called so seldom, as after a run at the asked times, that
            compiling it fast matters more than how fast it runs.
    """

    equations: str
    arguments: Groups
    results: Groups | None
    quick: bool = False


PURPOSES: dict[str, Purpose] = {
    "derivatives": Purpose("dynamics", _STATE, {"yd": ("qd", "vd", "xd")}),
    "forward_dynamics": Purpose("dynamics", _MOTION, {"vd": ("vd",)}),
    "mass_matrix": Purpose("matrices", _POSITION, {"M": ("M",)}),
    "bias": Purpose("matrices", _MOTION, {"c": ("c",)}),
    "joint_forces": Purpose("dynamics", _MOTION, {"tau": ("tau",)}),
    "inverse_dynamics": Purpose("inverse", _FORCES, {"tau": ("tau",)}),
    "sensors": Purpose("sensors", _STATE, None),
    "energy": Purpose(
        "energy", _STATE, {"energy": ("kinetic", "potential", "power")}, quick=True
    ),
    "balance": Purpose("balance", _STATE, {"yd": ("qd", "vd", "xd")}),
    "drives": Purpose("drives", _STATE, {"drives": ("drives",)}, quick=True),
    "scene": Purpose("scene", _STATE, {"scene": ("scene",)}, quick=True),
    "jacobian": Purpose("jacobian", _STATE, {"J": ("J",)}),
    "balance_jacobian": Purpose("balance jacobian", _STATE, {"J": ("J",)}),
    "dependents": Purpose(
        "dependents", _STATE, {"dependents": ("dependents",)}, quick=True
    ),
    "dependent_accelerations": Purpose(
        "dependent accelerations", _STATE_AND_RATE, {"vd": ("accelerations",)}
    ),
    "driven": Purpose("driven", _STATE, {"driven": ("driven",)}),
    "coincidences": Purpose("coincidences", _STATE, None),
    "range": Purpose("range", _STATE, {"state": ("q", "v", "x", "growth")}),
    "range_with_work": Purpose(
        "range with work", _STATE, {"state": ("q", "v", "x", "growth")}
    ),
}

# Of systems with constraints only.
OF_CONSTRAINTS: dict[str, Purpose] = {
    "multipliers": Purpose("dynamics", _STATE, {"lam": ("lam",)}, quick=True),
    "constraints": Purpose(
        "constraints", _STATE, {"residuals": ("phi", "rates")}, quick=True
    ),
    "constraint_jacobian": Purpose("constraints", _STATE, {"J": ("J",)}),
    "constraint_gamma": Purpose("constraints", _STATE, {"gamma": ("gamma",)}),
    "correction": Purpose("correction", _STATE, {"state": ("q", "v", "x", "growth")}),
    "closure": Purpose("closure", _STATE, {"state": ("q", "v", "x", "growth")}),
    "correction_with_work": Purpose(
        "correction with work", _STATE, {"state": ("q", "v", "x", "growth")}
    ),
    "closure_with_work": Purpose(
        "closure with work", _STATE, {"state": ("q", "v", "x", "growth")}
    ),
    "closed_derivatives": Purpose("closed", _STATE, {"yd": ("qd", "vd", "xd")}),
    "closed_balance": Purpose("closed balance", _STATE, {"yd": ("qd", "vd", "xd")}),
    "dae_residual": Purpose("dae", _DAE, {"residual": ("residual",)}),
    "dae_matrices": Purpose("dae", _DAE, {"matrices": ("A", "B")}),
    "reduced_mass_matrix": Purpose("matrices", _STATE, {"M_r": ("M_r",)}),
    "reduced_forces": Purpose("matrices", _STATE, {"F_r": ("F_r",)}),
}
PURPOSES |= OF_CONSTRAINTS
