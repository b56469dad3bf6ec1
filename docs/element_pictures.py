"""Pictures of what elements do, computed by them, for docs/make_pictures.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure
from numpy.typing import NDArray

import symbody as sb

Axes = mpl.axes.Axes
Array = NDArray[np.float64]
Add = Callable[[sb.Model, Any], object]


def elements() -> Figure:
    """Draw the forces of elements over what they depend on."""
    return _panels(
        _bar, _beam, _membrane, _bushing, _cable,
        _wrapped_cable, _stops, _mesh, _spheres, _bearings,
    )  # fmt: skip


def machine_elements() -> Figure:
    """Draw what films, muscles, tissues, cams and actuators do."""
    return _panels(
        _traction, _muscle_lengths, _muscle_speeds, _viscoelastic,
        _cams, _hydraulics, _motor, _servo,
    )  # fmt: skip


def _panels(*panels: Callable[[Axes], Sequence[str]]) -> Figure:
    columns = (len(panels) + 1) // 2
    figure = Figure(figsize=(2.2 * columns, 4.6), layout="constrained")
    for ax, draw in zip(figure.subplots(2, columns).ravel(), panels, strict=True):
        title, abscissa, ordinate = draw(ax)
        ax.set_title(title, fontsize=9)
        ax.set_xlabel(abscissa, fontsize=7)
        ax.set_ylabel(ordinate, fontsize=7)
        ax.tick_params(labelsize=6)
        if ax.get_legend_handles_labels()[0]:
            ax.legend(fontsize=6)
    return figure


def _swept(
    kind: str, add: Add, q: Array, v: float = 0.0, entry: int = 0, show: str = "shown"
) -> Array:
    """Return what a load shows where a joint of one freedom is at many places."""
    model = sb.Model("element", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0, inertia=(1.0, 1.0, 1.0))
    joint = model.add_joint("joint", model.world, body, kind)
    load = model.add_load("load", add(model, joint))
    sensor = (
        sb.sensors.Deformation(load) if show == "length" else sb.sensors.LoadValue(load)
    )
    model.add_sensor("shown", sensor)
    compiled = sb.compile_model(model, backend="python")
    found = (compiled.sensor_values(0.0, [x, v])["shown"] for x in q)
    return np.array([np.ravel(one)[entry] for one in found])


def _ends(model: sb.Model) -> tuple[Any, Any]:
    return model.world, model.bodies["body"]


def _bar(ax: Axes) -> Sequence[str]:
    q = np.linspace(0.45, 0.55, 11)
    for v in (0.0, 1.0):
        F = _swept("Tx", lambda m, j: sb.loads.Bar(*_ends(m), 5e4, 0.5, 0.01), q, v)
        ax.plot(1e3 * (q - 0.5), 1e-3 * F, label=f"{v:g} m/s")
    return "Bar", "stretch [mm]", "tension [kN]"


def _beam(ax: Axes) -> Sequence[str]:
    def beam(model: sb.Model, joint: object) -> sb.loads.Beam:
        base = model.world.add_frame("base", at=(-0.8, 0, 0))
        stiff = {"axial": 5e4, "bending_y": 20, "bending_z": 20, "torsion": 12}
        return sb.loads.Beam(base, model.bodies["body"], 0.8, **stiff)

    q = np.linspace(-0.05, 0.05, 11)
    for entry, words in ((4, "force [N]"), (2, "moment [N m]")):
        ax.plot(1e3 * q, _swept("Ty", beam, q, entry=entry), label=words)
    return "Beam", "deflection of the end [mm]", "on the end"


def _membrane(ax: Axes) -> Sequence[str]:
    def sheet(model: sb.Model, joint: object) -> sb.loads.Membrane:
        corners = [
            model.world.add_frame(name, at=(0, y, 0))
            for name, y in (("low", -0.5), ("high", 0.5))
        ]
        sides = (1.0, np.sqrt(0.5), np.sqrt(0.5))
        return sb.loads.Membrane(*corners, model.bodies["body"], *sides, 2e6, 1e-3)

    q = np.linspace(0.48, 0.52, 11)
    for entry, words in ((0, "across the pull"), (1, "along it")):
        ax.plot(1e3 * (q - 0.5), _swept("Tx", sheet, q, entry=entry), label=words)
    return "Membrane", "stretch [mm]", "force along a side [N]"


def _bushing(ax: Axes) -> Sequence[str]:
    q = np.linspace(-1.2, 1.2, 41)
    for kind, entry, words in (("Tx", 3, "force [N]"), ("Rx", 0, "torque [N m]")):
        F = _swept(
            kind, lambda m, j: sb.loads.Bushing(*_ends(m), 80, 100), q, entry=entry
        )
        ax.plot(q, F, label=words)
    return "Bushing", "shift [m], angle [rad]", "on B"


def _cable(ax: Axes) -> Sequence[str]:
    q = np.linspace(0.9, 1.1, 41)
    for v in (0.0, 0.5, -0.5):
        F = _swept(
            "Tx", lambda m, j: sb.loads.Cable([*_ends(m)], 5e3, 1.0, 200.0), q, v
        )
        ax.plot(q, F, label=f"{v:g} m/s")
    return "Cable", "length [m]", "tension [N]"


def _wrapped_cable(ax: Axes) -> Sequence[str]:
    def cable(model: sb.Model, joint: object) -> sb.loads.WrappedCable:
        far = model.world.add_frame("far", at=(1, 0, 0))
        tip = model.bodies["body"].add_frame("tip", at=(0.8, 0, 0))
        return sb.loads.WrappedCable(model.world, far, tip, 0.3, 1.0, 0.5)

    q = np.linspace(0.2, 4, 77)
    length = _swept("Rz", cable, q, show="length")
    ax.plot(np.degrees(q), length, label="around the cylinder")
    straight = np.sqrt(1 + 0.8**2 - 1.6 * np.cos(q))
    ax.plot(np.degrees(q), straight, "--", color="0.6", label="through it")
    return "WrappedCable", "angle between the ends [°]", "length [m]"


def _stops(ax: Axes) -> Sequence[str]:
    q = np.linspace(-1.2, 1.2, 121)
    for v, words in ((0.5, "forward"), (-0.5, "back")):
        F = _swept("Rz", lambda m, j: sb.loads.JointStops(j, -1, 1, 100, 1.0), q, v)
        ax.plot(q, F, label=words)
    return "JointStops", "angle [rad]", "torque [N m]"


def _mesh(ax: Axes) -> Sequence[str]:
    def mesh(model: sb.Model, joint: Any) -> sb.loads.GearMesh:
        other = model.add_body("other", mass=1, inertia=(1, 1, 1))
        fixed = model.add_joint("other_joint", model.world, other, "Rz")
        model.drive(fixed, 0.0)
        return sb.loads.GearMesh(joint, fixed, 0.02, 0.05, 1e6, backlash=1e-4)

    q = np.linspace(-0.01, 0.01, 201)
    ax.plot(1e3 * q, _swept("Rz", mesh, q))
    return "GearMesh", "angle of gear 1 [mrad]", "force of the teeth [N]"


def _spheres(ax: Axes) -> Sequence[str]:
    q = np.linspace(0.0595, 0.0605, 101)
    for v, words in ((-0.3, "going in"), (0.3, "coming out")):
        F = _swept(
            "Tx",
            lambda m, j: sb.loads.SphereContact(*_ends(m), 0.03, 0.03, 1e9, 1.0),
            q,
            v,
        )
        ax.plot(1e3 * (0.06 - q), F, label=words)
    return "SphereContact", "depth [mm]", "force [N]"


def _bearings(ax: Axes) -> Sequence[str]:
    """Draw the load that a steady journal carries, by both laws."""
    size = {"radius": 0.02, "clearance": 2e-5, "viscosity": 0.02}
    e = np.linspace(0.02, 0.9, 45)
    for kind, style in (
        (sb.loads.JournalBearing, "--"),
        (sb.loads.FiniteJournalBearing, "-"),
    ):
        for length, color in ((0.02, "C0"), (0.04, "C1")):
            words = "short" if kind is sb.loads.JournalBearing else "finite"
            F = _carried(kind, length, size, e)
            label = f"{words}, L/D = {length / 0.04:g}"
            ax.semilogy(e, 1e-3 * F, style, color=color, label=label)
    return "(Finite)JournalBearing", "eccentricity", "carries [kN]"


def _carried(kind: Any, length: float, size: dict[str, float], e: Array) -> Array:
    model = sb.Model("bearing", gravity=(0, 0, 0))
    shaft = model.add_body("shaft", mass=1.0, inertia=(1.0, 1.0, 1.0))
    model.add_joint("way", model.world, shaft, ["Tx", "Rz"])
    load = model.add_load("film", kind(model.world, shaft, length=length, **size))
    model.add_sensor("F", sb.sensors.LoadValue(load))
    compiled = sb.compile_model(model, backend="python")
    states = [[x * size["clearance"], 0.0, 0.0, 300.0] for x in e]
    found = [compiled.sensor_values(0.0, y)["F"] for y in states]
    return np.hypot(*np.array(found)[:, :2].T)


def _traction(ax: Axes) -> Sequence[str]:
    """Draw it over the slip of a roller on a turning cylinder."""
    model = sb.Model("rollers", gravity=(0, 0, 0))
    cam, roller = (model.add_body(n, 1.0, inertia=(1, 1, 1)) for n in ("cam", "roller"))
    model.add_joint("cam_joint", model.world, cam, "Rz")
    axle = model.world.add_frame("axle", at=(0.03, 0, 0))
    model.add_joint("roller_joint", axle, roller, "Rz")
    N = model.add_parameter("N", 1.0)
    film = sb.loads.LineTraction(
        cam, roller, lambda a: sb.cos(0 * a) * 0.03, 0.012, 0.02, N
    )
    model.add_sensor("F", sb.sensors.LoadValue(model.add_load("film", film)))
    slips = np.linspace(0, 40, 41)
    for load in (300.0, 600.0, 1000.0):
        compiled = sb.compile_model(model, backend="python").with_parameters(
            {"N": load}
        )
        states = [[0, 0, 200.0, -300.0 + x] for x in slips]
        found = np.array([compiled.sensor_values(0.0, y)["F"] for y in states])
        ax.plot(np.abs(found[:, 1]), np.abs(found[:, 0]), label=f"{load:g} N")
    return "LineTraction", "slip [m/s]", "traction [N]"


def _muscle(activation: float) -> Add:
    size = {"strength": 1.0, "fiber_length": 1.0, "tendon_length": 0.2, "damping": 0.0}
    return lambda m, j: sb.loads.Muscle([*_ends(m)], activation, **size)


def _muscle_lengths(ax: Axes) -> Sequence[str]:
    q = np.linspace(0.6, 1.9, 66)
    for activation in (1.0, 0.5, 0.0):
        F = _swept("Tx", _muscle(activation), q)
        ax.plot(q - 0.2, F, label=f"activation {activation:g}")
    return "Muscle: lengths", "fiber length / optimal", "force / strength"


def _muscle_speeds(ax: Axes) -> Sequence[str]:
    v = np.linspace(-10, 10, 81)
    for activation in (1.0, 0.5):
        F = [_swept("Tx", _muscle(activation), np.array([1.2]), x)[0] for x in v]
        ax.plot(v / 10, F, label=f"activation {activation:g}")
    return "Muscle: speeds", "lengthening / greatest speed", "force / strength"


def _viscoelastic(ax: Axes) -> Sequence[str]:
    """Draw tensions after a quick stretch of 10 mm, held from then on."""
    kinds = {
        "Maxwell": [(1.0, 0.5)],
        "standard linear": [(0.5, 0.5)],
        "Fung": [(0.3, 0.05), (0.2, 0.5), (0.2, 2.0)],
    }
    times = np.linspace(0, 2, 401)
    for name, relaxation in kinds.items():
        model = sb.Model("relaxing", gravity=(0, 0, 0))
        body = model.add_body("body", mass=1.0)
        joint = model.add_joint("joint", model.world, body, "Tx", q=0.5)
        sb.add_viscoelastic(
            model, "tissue", model.world, body,
            elastic=1e3, relaxation=relaxation, free_length=0.5,
        )  # fmt: skip
        model.drive(joint, 0.5 + sb.minimum(model.t, 0.02) / 2)
        motion = sb.simulate(model, times)
        ax.plot(times, motion.array("F_tissue"), label=name)
    return "add_viscoelastic", "time [s]", "tension [N]"


def _cams(ax: Axes) -> Sequence[str]:
    """Draw the lifts by one eccentric disc."""
    times = np.linspace(0, 2 * np.pi, 121)
    for kind, label in (
        (sb.constraints.RollerCam, "roller"),
        (sb.constraints.FlatCam, "flat follower"),
    ):
        model = sb.Model("cam", gravity=(0, 0, 0))
        cam, follower = (model.add_body(n, 1.0, inertia=(1, 1, 1)) for n in "cf")
        turn = model.add_joint("turn", model.world, cam, "Rz")
        model.add_joint("lift", model.world, follower, "Tx", q=0.04)
        model.drive(turn, model.t)
        shape = kind(cam, follower, _disc_of(kind))
        model.add_constraint("cam", shape)
        motion = sb.simulate(model, times)
        lift = 1e3 * (motion.array("q_lift") - 0.03)
        ax.plot(np.degrees(times), lift, label=label)
    return "RollerCam, FlatCam", "angle of the cam [°]", "lift [mm]"


def _disc_of(kind: Any) -> Callable[[Any], Any]:
    """Return the profile of a disc of 30 mm, 10 mm off its center."""
    if kind is sb.constraints.FlatCam:
        return lambda a: 0.03 + 0.01 * sb.cos(a)
    return lambda a: 0.01 * sb.cos(a) + sb.sqrt(0.03**2 - (0.01 * sb.sin(a)) ** 2)


def _hydraulics(ax: Axes) -> Sequence[str]:
    model = sb.Model("ram", gravity=(0, 0, 0))
    body = model.add_body("body", mass=500.0)
    model.add_joint("joint", model.world, body, "Tx", q=0.8)
    oil = {"areas": (1e-3, 8e-4), "lengths": (0.5, 1.5), "leakage": 1e-11}
    sb.add_hydraulic_actuator(model, "ram", model.world, body, **oil)
    times = np.linspace(0, 0.3, 301)
    opened = {"x_ram": sb.minimum(0.4, 8 * model.t)}
    motion = sb.simulate(model, times, inputs=opened, method="Radau")
    for i in (1, 2):
        ax.plot(times, 1e-5 * motion.array(f"p_ram_{i}"), label=f"chamber {i}")
    return "add_hydraulic_actuator", "time [s], valve opens", "pressure [bar]"


def _turning(gravity: float = 0.0) -> tuple[sb.Model, Any]:
    model = sb.Model("motor", gravity=(0, 0, -gravity))
    arm = model.add_body("arm", 0.3, com=(0.1, 0, 0), inertia=(0.01, 0.01, 0.01))
    return model, model.add_joint("joint", model.world, arm, "Rz")


_COIL = {"resistance": 2.0, "constant": 0.3, "inductance": 0.02}


def _motor(ax: Axes) -> Sequence[str]:
    model, joint = _turning()
    sb.add_dc_motor(model, "motor", joint, **_COIL)
    times = np.linspace(0, 1, 201)
    motion = sb.simulate(model, times, inputs={"u_motor": 12.0})
    ax.plot(times, motion.array("i_motor"), label="current [A]")
    ax.plot(times, motion.array("v_joint") / 10, label="speed [10 rad/s]")
    return "add_dc_motor", "time [s]", "after 12 V"


def _servo(ax: Axes) -> Sequence[str]:
    model, joint = _turning()
    sb.add_position_servo(model, "servo", joint, gain=20.0, **_COIL)
    brake = sb.loads.TorsionalSpringDamper(joint, damping=0.05)
    model.add_load("brake", brake)
    times = np.linspace(0, 1, 201)
    motion = sb.simulate(model, times, inputs={"w_servo": 1.0})
    ax.axhline(1.0, color="0.6", lw=0.8, label="command")
    ax.plot(times, motion.array("q_joint"), label="angle")
    return "add_position_servo", "time [s]", "[rad]"
