"""Draw the pictures of the documentation: python docs/make_pictures.py [name …].

The same package gives the same pictures, so a picture that changes belongs to the
change that caused it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import matplotlib as mpl
import numpy as np
from answer_pictures import (
    bicycle,
    bode,
    campbell,
    equilibrium,
    first_answer,
    modes,
    path,
    periodic,
    plans,
    residual_swing,
    suspension,
)
from connection_pictures import bridle
from contact_pictures import CONTACTS
from element_drawings import geometry, kinds, slug
from element_pictures import elements, machine_elements
from leg_picture import leg
from machine_pictures import MACHINES
from matplotlib.figure import Figure
from motion_pictures import MOTIONS
from numpy.typing import NDArray
from page_pictures import page_of_hexapod
from PIL import Image
from pump_pictures import PUMP
from textbook_pictures import textbook

import symbody as sb
from symbody.library import LIBRARY
from symbody.model.catalogue import GROUPS

FOLDER = Path(__file__).parent / "pictures"
DOTS_PER_INCH, SMALL = 80, 45
KINDS = ("loads", "constraints", "loops", "sensors", "sensors-more")
JOINTS = {
    'Revolute("z") or "Rz"': (sb.joints.Revolute("z"), [1.2]),
    'Prismatic("x") or "Tx"': (sb.joints.Prismatic("x"), [1.2]),
    'Cylindrical("z")': (sb.joints.Cylindrical("z"), [1.0, 1.2]),
    'Screw("z", pitch)': (sb.joints.Screw("z", 2.4), [2.4]),
    'Universal("x", "y")': (sb.joints.Universal("x", "y"), [0.7, 0.7]),
    'Planar("z")': (sb.joints.Planar("z"), [0.8, 0.7, 0.9]),
    'Spherical("cardan")': (sb.joints.Spherical("cardan"), [0.6, 0.5, 0.8]),
    'Free("cardan")': (sb.joints.Free("cardan"), [0.6, 0.6, 0.8, 0.5, 0.4, 0.6]),
}
BOX = np.array([0.8, 0.4, 0.24])  # edges of the drawn bodies [m]


def joints() -> Figure:
    """Draw what each joint lets the child do, from q = 0 (light) onwards (dark)."""
    figure = Figure(figsize=(8.5, 4.6), layout="constrained")
    for i, (title, (kind, end)) in enumerate(JOINTS.items()):
        ax = figure.add_subplot(2, 4, i + 1, projection="3d")
        for part in np.linspace(0, 1, 3):
            R, p = _attitude(kind, part * np.array(end))
            _draw_box(ax, R, p, 0.2 + 0.8 * part)
        for axis, color in zip(np.eye(3), ("C3", "C2", "C0"), strict=True):
            ax.plot(*np.outer(axis, (0, 0.9)), color=color, linewidth=2)
        ax.set_title(title, fontsize=9)
        ax.set(xlim=(-0.5, 1.5), ylim=(-0.6, 1.4), zlim=(-0.5, 1.5))
        ax.set_box_aspect((1, 1, 1), zoom=1.2)
        ax.set_axis_off()
    return figure


def _attitude(
    kind: object, q: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    model = sb.Model("joint")
    body = model.add_body("body", mass=1, inertia=(1, 1, 1))
    model.add_joint("joint", model.world, body, kind)
    model.add_sensor("R", sb.sensors.Orientation(body))
    model.add_sensor("p", sb.sensors.Position(body))
    compiled = sb.compile_model(model, backend="python")
    y = np.concatenate([q, np.zeros(len(compiled.system.v))])
    values = compiled.sensor_values(0.0, y)
    return np.array(values["R"]), np.array(values["p"])


def _draw_box(
    ax: mpl.axes.Axes, R: NDArray[np.float64], p: NDArray[np.float64], alpha: float
) -> None:
    signs = [[x, y, z] for x in (0, 1) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]
    corners = p + (BOX * signs) @ R.T
    for i in range(8):
        for bit in (1, 2, 4):
            if i < i ^ bit:
                ends = corners[[i, i ^ bit]].T
                ax.plot(*ends, color="0.2", alpha=alpha, linewidth=1)


def load_laws() -> Figure:
    """Draw the characteristics of the loads that have one."""
    figure = Figure(figsize=(8.5, 4.2), layout="constrained")
    axes = figure.subplots(2, 3).ravel()
    x = np.linspace(-1, 1, 201)
    slow, fast = np.tanh(x / 0.05), x / np.sqrt(x**2 + 0.1**2)
    laws = (
        ("SpringDamper", "length - free length", "force", [(x, -x, "")]),
        ("TorsionalSpringDamper", "angle", "torque", [(x, -x, "")]),
        ("Bushing", "angle about one axis [rad]", "torque",
         [(3 * x, -np.sin(3 * x) * np.cos(3 * x), "")]),
        ("CoulombFriction", "velocity", "force",
         [(x, -slow, "dry"), (x, -slow - 0.5 * x, "and viscous")]),
        ("CompliantContact: normal", "depth", "force",
         [(x, np.maximum(x, 0) ** 1.5 * 1.4, "going in"),
          (x, np.maximum(x, 0) ** 1.5 * 0.6, "coming out")]),
        ("CompliantContact: friction", "sliding velocity", "force", [(x, -fast, "")]),
    )  # fmt: skip
    for ax, (title, abscissa, ordinate, curves) in zip(axes, laws, strict=True):
        ax.set_title(title, fontsize=10)
        ax.set_xlabel(abscissa, fontsize=8)
        ax.set_ylabel(ordinate, fontsize=8)
        for horizontal, vertical, label in curves:
            ax.plot(horizontal, vertical, label=label)
        if len(curves) > 1:
            ax.legend(fontsize=7)
        ax.axhline(0, color="0.6", linewidth=0.8)
        ax.axvline(0, color="0.6", linewidth=0.8)
        ax.set(xticks=[0], yticks=[])
    return figure


def crane(control: bool) -> Figure:
    """Draw the motion of the tutorial's crane, free or controlled."""
    page = (FOLDER.parent / "tutorials" / "first-mechanism.md").read_text("utf-8")
    scope: dict[str, object] = {"__name__": "tutorial"}
    for block in page.split("```python\n")[1:]:
        code = block.split("```")[0]
        if "generate(" not in code:
            exec(code, scope)
    motion = scope["steered" if control else "motion"]
    names = ["q_rail", "q_rope", *(["F"] if control else [])]
    figure = Figure(figsize=(6.5, 1.7 * len(names)), layout="constrained")
    return motion.plot(names, figure=figure)  # type: ignore[attr-defined]


def mechanism(name: str) -> Figure:
    """Draw a mechanism of the library at its start, as everywhere."""
    return LIBRARY[name]().picture()


def spins() -> Figure:
    """Draw how a rattleback turns, spun in either sense."""
    figure = Figure(figsize=(3.2, 2.6), layout="constrained")
    ax = figure.add_subplot(xlabel="time [s]", ylabel="spin [rad/s]")
    for spin in (5.0, -5.0):
        motion = sb.simulate(sb.library.rattleback(spin=spin), 8.0)
        ax.plot(motion.time, motion["w"].sel(axis="z"))
    ax.grid(True, alpha=0.3)
    return figure


def belt_start() -> Figure:
    """Draw the speeds of a belt's pulleys after the motor's torque is switched on."""
    figure = Figure(figsize=(3.2, 2.6), layout="constrained")
    ax = figure.add_subplot(xlabel="time [s]", ylabel="speed [rad/s]")
    motion = sb.simulate(sb.library.belt(), 0.3, inputs={"tau": 1.0})
    for name in ("v_motor", "v_load"):
        ax.plot(motion.time, motion[name], label=name)
    ax.legend(fontsize=7)
    ax.grid(True, alpha=0.3)
    return figure


def study() -> Figure:
    """Draw the response of a cart with a pole, of the page on studies."""
    vary = {"q_hinge": np.linspace(-1.5, 1.5, 40), "m_pole": [0.05, 0.1, 0.4]}
    keep = {"reach": sb.studies.Maximum("q_rail")}
    result = sb.Study(sb.library.cart_pole(), vary, keep, duration=4.0).run()
    figure = Figure(figsize=(6.4, 3.4), layout="constrained")
    ax = figure.add_subplot()
    result.draw(ax)
    ax.grid(True, alpha=0.3)
    return figure


def sampled() -> Figure:
    """Draw a cart under a continuous and two sampled controllers, and their forces."""
    model = sb.Model("cart", gravity=(0, 0, 0))
    joint = model.add_joint("x", model.world, model.add_body("body", mass=2), "Tx", q=1)
    model.add_load("push", sb.loads.JointForce(joint, model.add_input("F")))

    def law(t: float, measured: Mapping[str, float]) -> float:
        return -8.0 * measured["q_x"] - 5.0 * measured["v_x"]

    figure = Figure(figsize=(6.4, 3.4), layout="constrained")
    upper = figure.add_subplot(2, 1, 1, ylabel="x [m]")
    lower = figure.add_subplot(2, 1, 2, xlabel="time [s]", ylabel="F [N]")
    for label, given in (
        ("continuous", law),
        ("every 0.2 s", sb.Sampled(law, 0.2)),
        ("every 0.2 s, acts 0.2 s later", sb.Sampled(law, 0.2, 0.2)),
    ):
        times = np.linspace(0, 5, 1001)
        motion = sb.simulate(
            model, times, inputs={"F": given}, method=sb.DP54(input_times=[])
        )
        upper.plot(times, motion.q[:, 0], label=label)
        lower.plot(times, motion.array("F"), linewidth=1)
    upper.legend(fontsize=7)
    for ax in (upper, lower):
        ax.grid(True, alpha=0.3)
    return figure


VIEWS: dict[str, Callable[[], Figure]] = {
    f"library-{name}": partial(mechanism, name)
    for name in LIBRARY
    if name not in ("planar_body", "zoo")  # one rests, the other is no sight
}
PICTURES: dict[str, Callable[[], Figure]] = {
    "joints": joints,
    **{name: partial(kinds, name) for name in KINDS},
    "bridle": bridle,
    "page": page_of_hexapod,
    "elements": elements,
    "elements-of-machines": machine_elements,
    "load-laws": load_laws,
    "sampled": sampled,
    "equilibrium": equilibrium,
    "first-answer": first_answer,
    "modes": modes,
    "bode": bode,
    "equilibrium-path": path,
    "bicycle": bicycle,
    "periodic": periodic,
    "plans": plans,
    "crane-without-swing": residual_swing,
    "campbell": campbell,
    "suspension": suspension,
    "study": study,
    "textbook": textbook,
    **{slug(title): partial(geometry, title) for title in GROUPS},
    "leg": leg,
    **MACHINES,
    **MOTIONS,
    **PUMP,
    **CONTACTS,
    "crane-free": partial(crane, control=False),
    "crane-steered": partial(crane, control=True),
    **VIEWS,
    "library-rattleback": spins,
    "library-belt": belt_start,
}


def main(names: list[str]) -> None:
    """Draw the pictures of these names, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or PICTURES:
        path = FOLDER / f"{name}.png"
        # Without the version of Matplotlib, equal pictures are equal files.
        metadata = {"Software": None}
        is_view = PICTURES[name] in VIEWS.values()
        dpi = SMALL if is_view else DOTS_PER_INCH
        PICTURES[name]().savefig(path, dpi=dpi, metadata=metadata)
        if is_view:
            # In fewer colors the file is half as large.
            Image.open(path).convert("RGB").quantize(160).save(path, optimize=True)
        print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
