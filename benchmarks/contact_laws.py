"""How exactly set-valued laws hold, in random mechanisms at all times of their results.

Chains of one to three bodies fall on a floor, some with a quaternion, meet stops and
slide under dry friction, by both laws of impact; four-bars meet stops.
At each time the forces of the results are put in the laws: a closed gap has a force and
no acceleration, an open one no force, friction is at its bound where it slips and below
it where it sticks. What is left is in relation to the parts of the sums. Spheres that
hit each other without gravity keep their momentum.
"""

from __future__ import annotations

import warnings
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from size import run

import symbody as sb
from symbody.model.contacts.contact import LawKind

Array = NDArray[np.float64]
QUIET = sb.Run(progress=False)
JOINTS: tuple[tuple[str, ...], ...] = (
    ("Ry",), ("Rx",), ("Tx",), ("Tx", "Tz", "Ry"), ("Tx", "Ty", "Tz"),
)  # fmt: skip
# How the first body falls: in a plane, without turning, freely.
FALLS: tuple[tuple[list[str] | str, tuple[float, ...]], ...] = (
    (["Tx", "Tz", "Ry"], (0, 0.8, 0.1)), (["Tx", "Ty", "Tz"], (0, 0, 0.8)),
    ("free", (0, 0, 0.8, 0.9, 0.1, 0.3, -0.3)),
)  # fmt: skip


# What is faster slips, with a direction; below the other one this is that of the
# acceleration, in the plane, as where slip begins [m/s].
SLIPS, BEGINS = 1e-6, 3e-5


class Size(NamedTuple):
    """How many mechanisms, and pairs of spheres, are random."""

    mechanisms: int
    pairs: int


FULL = Size(1000, 100)
SMALLEST = Size(3, 2)


def loop(rng: np.random.Generator) -> sb.Model:
    """Return a four-bar with dry friction and a stop in a hinge."""
    model = sb.library.four_bar(explicit=bool(rng.random() < 0.5))
    hinge = next(joint for joint in model.joints.values() if len(joint.v) == 1)
    dry = sb.contacts.DryFriction(hinge, 0.3, float(rng.uniform(0, 2)))
    model.add_contact("dry", dry)
    (start,) = hinge.q_start
    ends = start - rng.uniform(0.1, 0.4), start + rng.uniform(0.1, 0.4)
    e, law = float(rng.uniform(0, 0.6)), str(rng.choice(["newton", "poisson"]))
    stop = sb.contacts.JointStop(hinge, float(ends[0]), float(ends[1]))
    model.add_contact("stop", stop, restitution=e, law=law)
    return model


def mechanism(seed: int) -> sb.Model:
    """Return a chain above the floor, with stops and dry friction, or a loop.

    It falls in a plane, without turning, or freely with a quaternion.
    """
    rng = np.random.default_rng(seed)
    if seed % 10 == 9:
        return loop(rng)
    model, falls = sb.Model("chain"), seed % 3
    law = str(rng.choice(["newton", "poisson"]))
    place = model.world.origin
    for i in range(int(rng.integers(1, 4))):
        body = model.add_body(
            f"b{i}", rng.uniform(0.5, 2), com=tuple(rng.uniform(-0.1, 0.1, 3)),
            inertia=tuple(rng.uniform(0.02, 0.03, 3)),
        )  # fmt: skip
        kind, q = FALLS[falls] if not i else (list(JOINTS[int(rng.integers(0, 5))]), ())
        count = 6 if kind == "free" else len(kind)
        v = tuple(rng.normal(size=count) * 0.5)
        q = q or (0.0,) * count
        joint = model.add_joint(f"j{i}", place, body, kind, q=q, v=v)
        if len(kind) == 1 and rng.random() < 0.5:
            stop = sb.contacts.JointStop(joint, -0.4, 0.4)
            model.add_contact(f"s{i}", stop, restitution=float(rng.uniform(0, 0.6)))
        elif len(kind) == 1:
            dry = sb.contacts.DryFriction(joint, 0.3, float(rng.uniform(0, 5)))
            model.add_contact(f"d{i}", dry)
        place = body.add_frame(f"t{i}", at=tuple(rng.uniform(-0.2, 0.2, 3)))
        floor = sb.contacts.SphereOnPlane(place, model.world, 0.1)
        friction, e = float(rng.choice([0, 0.2, 0.5])), float(rng.choice([0, 0.3, 0.7]))
        more = {"friction": friction, "restitution": e}
        model.add_contact(f"c{i}", floor, law=law, **more)
    return model


def residuals_of(
    compiled: sb.CompiledModel, motion: sb.results.Motion
) -> tuple[float, float]:
    """Return how far the laws are from being obeyed, at the worst of all times.

    The second is that of directions of slip in the plane that begins.
    """
    system, worst, begins = compiled.system, 0.0, 0.0
    states = np.column_stack([motion[n].values for n in compiled.state_labels()])
    forces = np.column_stack([motion[s.name].values for s in system.contact_forces])
    laws = [rows for one in system.contacts for rows in one.contact.rows]
    L, m = len(laws), forces.shape[1]
    sizes, u = np.cumsum([L, m, m, m * m]), np.zeros(len(system.u))
    acting = [list(system.u).index(s) for s in system.contact_forces]
    for t, y, f in zip(motion.time.tolist(), states, forces, strict=True):
        u[acting] = f
        values = np.array(compiled.function("contacts")(t, y, u)).ravel()
        gap, speeds, offset, A, strength = np.split(values, sizes)
        own = A.reshape(m, m)
        a = own @ f + offset
        parts = np.abs(own) @ np.abs(f) + np.abs(offset)
        scale, most, row = parts.max() + 1e-300, np.abs(f).max(), 0
        for k, law in enumerate(laws):
            tangents = np.arange(row, row + len(law.entries))
            kinetic, bound = strength[3 * k : 3 * k + 2]
            if law.kind != LawKind.FRICTION:
                n, tangents = row, tangents[1:]
                kinetic, bound = kinetic * f[n], bound * f[n]
                closed = f[n] > 1e-9 * most
                left = [max(0.0, -f[n]) / max(most, 1e-300)]
                left += [abs(a[n]) / scale, abs(gap[k])] if closed else []
                worst = max(worst, *left)
            row += len(law.entries)
            slip, pull = speeds[tangents], f[tangents]
            fast = float(np.linalg.norm(slip))
            over = max(0.0, float(np.linalg.norm(pull)) - bound)
            if fast > SLIPS and kinetic > 0:
                over = float(np.linalg.norm(pull + kinetic * slip / fast))
            over /= max(most, 1e-300)
            if SLIPS < fast < BEGINS and len(tangents) > 1:
                begins = max(begins, over)
            else:
                worst = max(worst, over)
    return worst, begins


def laws(size: Size) -> None:
    """Print the residuals of random mechanisms, and which were refused."""
    residuals, events, refused = [], 0, 0
    for seed in range(size.mechanisms):
        compiled = sb.compile_model(mechanism(seed))
        try:
            motion = sb.simulate(compiled, 1.5, run=QUIET)
        except sb.errors.AnalysisError as error:
            print(f"  {seed}: {str(error)[:90]}")
            refused += 1
            continue
        residuals.append(residuals_of(compiled, motion))
        events += len(motion.events)
    worst, begins = np.transpose(residuals)
    print(
        f"{len(worst)} mechanisms, {events} events: residual at most "
        f"{worst.max():.1e}, median {np.median(worst):.1e}; of directions of slip that "
        f"begins {begins.max():.1e}; {refused} ended by name"
    )


def momenta(size: Size) -> None:
    """Print how momentum changes where spheres hit each other."""
    rng, worst, hits = np.random.default_rng(0), 0.0, 0
    model = sb.Model("spheres", gravity=(0, 0, 0))
    masses, bodies = (1.0, 2.5, 0.7), []
    for i, mass in enumerate(masses):
        bodies.append(model.add_body(f"b{i}", mass))
        model.add_joint(f"j{i}", model.world, bodies[-1], ["Tx", "Ty", "Tz"])
    for i in range(len(bodies)):
        for j in range(i):
            pair = sb.contacts.SphereOnSphere(bodies[i], bodies[j], 0.1, 0.1)
            model.add_contact(f"c{i}{j}", pair, restitution=0.6, friction=0.3)
    compiled = sb.compile_model(model)
    names = compiled.state_labels()
    for _ in range(size.pairs):
        places = 0.6 * np.eye(3) + rng.uniform(-0.05, 0.05, (3, 3))
        speeds = -places + rng.uniform(-0.02, 0.02, (3, 3))
        start = dict(zip(names, [*places.ravel(), *speeds.ravel()], strict=True))
        motion = sb.simulate(compiled, 1.2, start=start, run=QUIET)
        v = motion.v.reshape(-1, 3, 3)
        total = np.einsum("i,tij->tj", masses, v)
        parts = np.einsum("i,tij->tj", masses, np.abs(v)).max()
        worst = max(worst, float(np.abs(total - total[0]).max() / parts))
        hits += len(motion.events.of(kind="impact"))
    print(f"{hits} impacts of spheres: momentum changes by {worst:.1e} of its parts")


def main(size: Size) -> None:
    """Print residuals and momenta."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        laws(size)
        momenta(size)


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
