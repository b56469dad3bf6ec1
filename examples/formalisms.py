"""One robot arm by every formalism: the same accelerations, other amounts of work."""

import numpy as np

import symbody as sb
from symbody.typing import Formalism

NAMES: tuple[Formalism, ...] = (
    "kane",
    "tmt",
    "recursive",
    "composite",
    "articulated",
)

if __name__ == "__main__":
    reference = None
    for name in NAMES:
        compiled = sb.compile_model(sb.library.double_pendulum(), formalism=name)
        y = compiled.start_state() + 0.1
        rates = compiled.derivatives(0.0, y)
        reference = rates if reference is None else reference
        difference = np.abs(rates - reference).max()
        counts = compiled.program("derivatives").counts
        print(f"{name:12} {counts}; differs by {difference:.0e}")
    best = sb.compile_model(sb.library.arm7())
    print("7-axis arm, chosen by itself:", best.equations().formalism)
    print(best.program("derivatives").counts)
