"""Every public call answers wrong arguments itself: no name escapes the walk."""

import copy
import functools
import inspect
import math
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from symbody.model.field import required
from symbody.model.kinds import kinds, sample
from symbody.public_names import Later, by_name, spellings
from symbody.spatial.vectors import IDENTITY, ZERO_VEC
from symbody.system.coordinates import Partition as Choice

WRONG = {
    "5": 5,
    "'abc'": "abc",
    "None": None,
    "[]": [],
    "{}": {},
    "object": object(),
    "nan": float("nan"),
    "1j": 1j,
    "10**400": 10**400,
    "function": lambda: 0,
    "array": np.array([0.5, 1.5, 2.5]),
    "words": np.array(["a", "b"]),
}
# What other calls return: nobody makes one.
RETURNED = (
    sb.Body, sb.Frame, sb.Joint, sb.System, sb.CompiledModel, sb.visuals.Visual,
    *(getattr(sb.results, name) for name in sb.results.__all__),
)  # fmt: skip
WITH_METHODS = (
    sb.Model, sb.OptimalControl, sb.OptimalPhases, sb.Stepper, sb.Study, *RETURNED,
    sb.Curve, sb.ExternalFunction,
)  # fmt: skip
OPERATORS = ("__call__", "__getitem__", "__contains__")


def public_calls():
    """Return every public function, constructor and method by its name."""
    found = {}
    for name, spelling in spellings().items():
        if spelling.startswith(("elements.", "library.", "studies.")):
            continue
        thing = by_name(name)
        error = inspect.isclass(thing) and issubclass(thing, BaseException)
        if callable(thing) and not error and thing not in RETURNED:
            found[name] = thing
    for owner in WITH_METHODS:
        for name, method in inspect.getmembers(owner, callable):
            if name == "draw":
                continue  # kinds of results say by it what `plot` draws
            if not name.startswith("_") or (name in OPERATORS and name in vars(owner)):
                found[f"{owner.__name__}.{name}"] = method
    for name in sb.library.__all__:
        if name != "LIBRARY":
            found[f"library.{name}"] = getattr(sb.library, name)
    return found


def receiver(name, thing):
    """Return the name of the argument that stands before the dot, if there is one."""
    owners = {owner.__name__: owner for owner in WITH_METHODS}
    kind, _, last = name.partition(".")
    owner = vars(owners.get(kind, sb)).get(last)
    return next(iter(inspect.signature(thing).parameters)) if owner in LATER else "self"


PUBLIC = public_calls()
LATER = [
    one for owner in WITH_METHODS for one in vars(owner).values()
    if isinstance(one, Later)
]  # fmt: skip
WALK = [
    (name, parameter.name)
    for name, thing in PUBLIC.items()
    for parameter in inspect.signature(thing).parameters.values()
    if parameter.name != receiver(name, thing)
]
x, y, s = sb.symbol("x"), sb.symbol("y"), sb.symbol("s")
CALLS = {}


def call(name, make, /, **arguments):
    """Note a valid call: `make` returns what is called, or None for the name itself."""
    CALLS[name] = (make, arguments)


def described():
    """Return a model of the caller's own with one of each thing that calls need."""
    return copy.deepcopy(bench())


@functools.cache
def bench():
    model = sb.Model("bench")
    bodies = [model.add_body(n, mass=1, inertia=(1, 1, 1)) for n in "abc"]
    arm = bodies[0].add_frame("end", (0, 0.5, 0.7))
    model.add_joint("j", model.world, bodies[0], "Rx", q=0.3)
    model.add_joint("k", arm, bodies[1], ["Tx", "Ry"])
    model.add_joint("l", model.world, bodies[2], "Rx", q=0.1)
    model.add_load("motor", sb.loads.JointForce(model.joints["j"], 1.0))
    model.add_load("brake", sb.loads.TorsionalSpringDamper(model.joints["l"], 0, 0.1))
    model.add_load("strut", sample(sb.loads.Connector, model))
    model.add_state("charge", 1.0, -0.5)
    model.add_curve("cam", [0, 1], [0, 1])
    return model


def angle_drive(model):
    """Return two joints of the model whose axes cross."""
    if "across" not in model.joints:
        for name, axis, at in (
            ("across", "Rx", (1, 0, 0)),
            ("upright", "Rz", (0, 0, 1)),
        ):
            place = model.world.add_frame(f"{name}_at", at=at)
            wheel = model.add_body(f"{name}_gear", mass=1, inertia=(1, 1, 1))
            model.add_joint(name, place, wheel, axis)
        turned = sb.rotation("z", math.pi / 2)
        model.world.add_frame("teeth", at=(1, 0, 1), rotation=turned)
    found = {name: model.joints[name] for name in ("across", "upright")}
    return {**found, "teeth": model.world.frames["teeth"]}


def given(value, model):
    """Return an argument: places and joints are written by their names."""
    if isinstance(value, Sampled):
        return getattr(sample(value.kind, model), value.field)
    if isinstance(value, dict):
        return {key: given(one, model) for key, one in value.items()}
    if not isinstance(value, str) or not value.startswith("@"):
        return value
    name = value[1:]
    for table in (model.bodies, model.joints):
        if name in table:
            return table[name]
    j, l = model.joints["j"], model.joints["l"]
    # Each makes only what a call needs: there are some ten thousand calls.
    makers = {
        "model": lambda: model,
        "world": lambda: model.world,
        "end": lambda: model.bodies["a"].frames["end"],
        "ends": lambda: [model.world, model.bodies["a"].frames["end"]],
        "cart": cart,
        "compiled": compiled,
        "saved": lambda: stepper().save(),
        "motion": motion,
        "sprung": sprung,
        "swung": swung,
        "phases": lambda: {"first": planned(model), "second": planned(model)},
        "modes": vibrating,
        "design": lambda: sb.studies.rows({"F": [1.0, 2.0]}),
        "motor": lambda: model.loads["motor"].load,
        "gears": lambda: sb.loops.Transmission(j, l),
        "floor": lambda: sb.contacts.PointOnPlane(model.bodies["b"], model.world),
        "cut": lambda: sb.constraints.BallCut(model.bodies["b"], model.bodies["c"]),
        "difference": lambda: j.q[0] - l.q[0],
        "slip": lambda: j.v[0] - l.v[0],
        "angle": lambda: l.q[0],
    }
    crossing = ("across", "upright", "teeth")
    makers |= {one: lambda: angle_drive(model)[name] for one in crossing}
    return makers[name]()


@dataclass(frozen=True)
class Sampled:
    """What a sample of a kind has in a field."""

    kind: type
    field: str


def element(kind, use, **arguments):
    """Note the constructor of an element, and how it is used."""

    def make(model):
        return lambda **written: use(model, by_name(kind)(**written))

    call(kind, make, **arguments)


def load(model, it):
    model.add_load("x", it)
    sb.derive(model)


def sensor(model, it):
    model.add_sensor("x", it)
    sb.compile_model(model, backend="python").equations("sensors")


def multiplier(model, it):
    model.add_constraint("held", sb.constraints.Algebraic(model.joints["j"].q[0] - 0.3))
    sensor(model, it)


def constraint(model, it):
    model.add_constraint("x", it)
    sb.assemble(model)


def contact(model, it):
    model.add_contact("x", it)
    # Pairs of sets are looked for by time stepping alone.
    of = "contact steps" if isinstance(it, sb.contacts.Spheres) else "contacts"
    sb.compile_model(model, backend="python").equations(of)


def loop(model, it):
    model.add_loop("x", it)


def joint(model, it):
    body = model.add_body("new", mass=1, inertia=(1, 1, 1))
    model.add_joint("x", model.world, body, it)
    sb.assemble(model)


def visual(model, it):
    model.add_visual(model.bodies["a"], it)


def cart():
    model = sb.Model("cart")
    m = model.add_parameter("m", [1.0, 2.0])
    slide = model.add_joint("s", model.world, model.add_body("b", mass=m[0]), "Tx")
    model.add_load("push", sb.loads.JointForce(slide, model.add_input("F")))
    model.add_sensor("p", sb.sensors.Position(model.bodies["b"]))
    return model


def compiled(kept=[]):  # noqa: B006 (one for all calls, which do not change it)
    if not kept:
        kept.append(sb.compile_model(cart(), backend="python"))
    return kept[0]


def llvm(kept=[]):  # noqa: B006 (as above)
    if not kept:
        kept.append(sb.compile_model(cart()))
    return kept[0]


def stepper(kept=[]):  # noqa: B006 (one restores only what it has saved itself)
    if not kept:
        kept.append(
            sb.Stepper(
                sb.library.cart_pole(), 0.1, compile=sb.Compile(backend="python")
            )
        )
    return kept[0]


def study(kept=[]):  # noqa: B006 (as above)
    if not kept:
        keep = {"end": "q_s"}
        kept.append(sb.Study(cart(), {"F": [1.0]}, keep, duration=[0, 0.1]))
    return kept[0]


def motion(kept=[]):  # noqa: B006 (as above)
    if not kept:
        kept.append(sb.simulate(sb.compile_model(cart()), 1.0))
    return kept[0]


def sprung(kept=[]):  # noqa: B006 (as above)
    if not kept:
        model = sb.Model("sprung")
        k = model.add_parameter("k", 1.0)
        slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
        model.add_load("spring", sb.loads.JointForce(slide, 1 - k * slide.q[0]))
        kept.append(sb.compile_model(model))
    return kept[0]


def swung(kept=[]):  # noqa: B006 (as above)
    if not kept:
        model = sb.Model("swung")
        k, c = model.add_parameter("k", 0.2), model.add_parameter("c", 1.0)
        slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
        spring = -(k - c * sb.cos(2 * model.t)) * slide.q[0]
        model.add_load("spring", sb.loads.JointForce(slide, spring))
        kept.append(sb.compile_model(model))
    return kept[0]


def vibrating(kept=[]):  # noqa: B006 (as above)
    if not kept:
        kept.append(sb.modal(sprung()))
    return kept[0]


def answer_of(analysis, kept={}):  # noqa: B006 (results do not change)
    if analysis not in kept:
        more = {"along": "k"} if analysis.endswith("_path") else {}
        more |= {"values": 2.0} if analysis == "equilibrium_path" else {}
        more |= {"values": [1, 2]} if analysis == "modal_path" else {}
        more |= {"sensitivities": ["k"]} if analysis == "equilibrium" else {}
        model = sprung() if more else compiled()
        kept[analysis] = getattr(sb, analysis)(model, **more)
    return kept[analysis]


def found_of(kind, kept={}):  # noqa: B006 (as above)
    if not kept:
        model, cost = compiled(), {"final": "kinetic", "duration": 0.1}
        data, times = {"q_s": [0, 0, 1]}, [0, 0.1, 0.2]
        kept["CostGradient"] = sb.cost_gradient(model, "m", **cost)
        linear = sb.linearize(model)
        kept["FrequencyResponse"] = linear.bode("q_s")
        kept["StepResponse"] = linear.step_response("q_s")
        kept["TransferFunction"] = linear.transfer_function("q_s", "F")
        moving = sb.simulate(model, 1.0, inputs={"F": 1.0})
        kept["Harmonics"] = moving.harmonics("q_s", 4.0)
        kept["Fit"] = sb.fit(model, data, "v_s", times)
        kept["InverseKinematics"] = sb.inverse_kinematics(model, {"q_s": 0.1})
        kept["Ensemble"] = sb.simulate_many(model, {"F": [0.0, 1.0]}, [0, 0.1])
        kept["OperationCounts"] = sb.operations_by_body(model)
        kept["Optimum"] = sb.optimize(model, "v_s", **cost)
        kept["PeriodicMotion"] = sb.periodic_motion(swung(), np.pi)
        kept["PeriodicPath"] = sb.periodic_path(swung(), "k", 1.0, np.pi)
        chart = {"k": [0.2, 0.3], "c": [1.0, 1.1]}
        kept["StabilityChart"] = sb.stability_chart(swung(), chart, np.pi)
        kept["Plan"] = planned(model).solve()
        kept["Sensitivities"] = sb.sensitivities(model, "p", "m", 0.1)
    return kept[kind]


def planned(_):
    model = compiled()
    F = model.system.inputs["F"].symbols.item()
    return sb.OptimalControl(model, 1.0, running=F**2, at_end={"q_s": 0.1})


def in_phases(model):
    return sb.OptimalPhases({"first": planned(model), "second": planned(model)})


def waiting(model):
    model.add_expression("later")
    return model.define


def of(thing, name):
    """Return what makes a method of a thing of the model."""
    return lambda model: getattr(thing(model), name)


for one in [
    "absolute",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atanh",
    "cos",
    "cosh",
    "exp",
    "floor",
    "log",
    "negate",
    "sign",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
]:
    call(one, None, a=x)
for one in ["atan2", "both", "either", "equal", "maximum", "minimum"]:
    call(one, None, a=x, b=y)
call("where", None, condition=x < y, a=x, b=y)
call("symbol", None, name="q")
call("substitute", None, roots=x * y, mapping={x: y})
call("evaluate", None, root=x * y, values={"x": 1.0, "y": 2.0})
call("derivative", None, root=x * y, wrt=x)
call("directional", None, roots=x * y, direction={x: 1})
call("time_derivative", None, roots=x * y, rates={x: 1})
call("implicit", None, residuals=[x * x + x - y], unknowns=[x], start=[1])
call("jacobian", None, roots=[x * y], wrt=[x])
call("gradient", None, root=x * y, wrt=[x])
call("text", None, formulas=x * y)
call("latex", None, formulas=x * y)
call("count_operations", None, roots=x * y)
call("to_sympy", None, formulas=x * y)
call("from_sympy", None, expression=sb.to_sympy(x * y))
call("rotation", None, axis="x", angle=0.1)
call("tmt", None, v=[1], F=[0], M=[[1]], u=[sb.to_sympy(x)], q=[sb.to_sympy(y)])
cam = described().curves["cam"]
call("Curve", None, name="c", definition=cam.definition)
call("Curve.__call__", lambda model: cam)
call("Curve.derivative", lambda model: cam.derivative)
drag = sb.ExternalFunction("drag", lambda v: v)
call("ExternalFunction", None, name="f", python=lambda a: a)
call("ExternalFunction.__call__", lambda model: drag)

call("Model", None, name="m")
method = partial(of, lambda model: model)
call("Model.add_parameter", method("add_parameter"), name="p", default=1.0)
call("Model.add_input", method("add_input"), name="p")
call("Model.add_state", method("add_state"), name="p")
call("Model.set_rate", method("set_rate"), state="charge", rate=1.0)
call("Model.add_range", method("add_range"), of="p", quantity="@angle", least=0.0)
call("Model.add_expression", method("add_expression"), name="p")
call("Model.define", waiting, expression="later", formula=1.0)
call("Model.add_curve", method("add_curve"), name="p", x=[0, 1], y=[0, 1])
call("Model.add_body", method("add_body"), name="p")
call("Model.add_node", method("add_node"), name="p")
call(
    "Model.add_joint", method("add_joint"),
    name="p", parent="@a", child="@b", kind="Ry",
)  # fmt: skip
call("Model.drive", method("drive"), joint="@j", formula=1.0)
call("Model.checked_drives", method("checked_drives"), joint="@j", formula=1.0)
call("Model.add_load", method("add_load"), name="p", load="@motor")
call("Model.to_html", method("to_html"), path="page.html")
call("Model.picture", method("picture"))
call("Model.to_usd", method("to_usd"), path="model.usda")
call("Model.to_gltf", method("to_gltf"), path="page.glb")
call("Model.show", method("show"), browser=False)
call("Model.widget", method("widget"))
call("Model.add_loop", method("add_loop"), name="p", loop="@gears")
call("Model.add_constraint", method("add_constraint"), name="p", constraint="@cut")
call("Model.add_contact", method("add_contact"), name="p", contact="@floor")
call("Model.add_discrete", method("add_discrete"), name="p")
call("Model.when", method("when"), condition="@angle", changes={"charge": 1.0})
call("Model.choose_independent", method("choose_independent"))
call("Model.start_at", method("start_at"), quantity="@angle", value=0.1)
call("solid", None, shape=sb.visuals.Sphere(1.0), density=1.0)
call("Model.fix_start", method("fix_start"))
call(
    "Model.add_sensor", method("add_sensor"), name="p", sensor=sb.sensors.CenterOfMass()
)
call("Model.add_visual", method("add_visual"), place="@a", shape=sb.visuals.Sphere(1.0))
call("Model.default_value", method("default_value"), formula=1.0)
call("Model.kinds_of_symbols", method("kinds_of_symbols"))
body = partial(of, lambda model: model.bodies["a"])
call("Body.add_frame", body("add_frame"), name="f")
call("Body.__getitem__", body("__getitem__"), name="end")
call("Body.__contains__", body("__contains__"), name="end")
call("Body.register_frame", body("register_frame"), name="f", p=ZERO_VEC, R=IDENTITY)
call("Frame.add_frame", of(lambda m: m.bodies["a"]["end"], "add_frame"), name="f")
call("add_contact_slot", None, model="@model", name="c", frame="@a")
call("add_tire", None, model="@model", name="c", carrier="@a", rim="@b")
call("add_motion_platform", None, model="@model", driver="@a")
call("add_hydraulic_cylinder", None, model="@model", name="c", a="@world", b="@end")
call(
    "add_dc_motor", None,
    model="@model", name="m", joint="@j", resistance=1.0, constant=1.0,
)  # fmt: skip
call(
    "add_position_servo", None,
    model="@model", name="m", joint="@j", gain=1.0, resistance=1.0, constant=1.0,
)  # fmt: skip
call(
    "add_viscoelastic", None, model="@model", name="m", a="@world", b="@end",
    elastic=1.0, relaxation=[(0.5, 1.0)], free_length=1.0,
)  # fmt: skip
call(
    "add_filtered_drive", None, model="@model", name="m", joint="@j", frequency=9.0
)  # fmt: skip
call(
    "add_spring_mass", None,
    model="@model", name="m", a="@world", b="@end", mass=1.0,
)  # fmt: skip
call("fit_relaxation", None, times=[0, 1, 2], tensions=[1, 0.9, 0.85])
call(
    "add_hydraulic_actuator", None, model="@model", name="m", a="@world", b="@end",
    areas=(1e-3, 1e-3), lengths=(0.5, 1.5),
)  # fmt: skip
call(
    "add_muscle", None, model="@model", name="m", ends="@ends",
    strength=1.0, fiber_length=0.4, tendon_length=0.4,
)  # fmt: skip
call(
    "add_bevel_gears", None, model="@model", name="p",
    joint1="@across", joint2="@upright", teeth1=20, teeth2=40,
)  # fmt: skip
call("add_rotor", None, model="@model", name="spin", carrier="@a", inertia=1.0)
call("quaternion", None, turn="z", angle=0.1)

# Functions that return elements, and kinds whose samples do not fit the bench.
for one in ("BallCut", "BodyCut", "HingeCut", "PlanarHingeCut", "PrismaticCut"):
    element(one, constraint, a="@b", b="@c")
element("RackAndPinion", constraint, rack="@j", pinion="@l", radius=1.0)
element("ScrewRelation", constraint, slider="@j", hinge="@l", pitch=1.0)
element("Algebraic", constraint, formula="@difference")
element("CustomJoint", joint, coordinates=[s], position=(s, 0, 0))
element(
    "GearPair", loop, joint1="@across", joint2="@upright", contact="@teeth", ratio=-1.0
)  # fmt: skip
element(
    "Membrane", load, a="@world", b="@end", c="@b",
    ab=1.0, bc=1.0, ca=1.0, modulus=1.0, thickness=1.0,
)  # fmt: skip
element("Mesh", visual, path="a.stl")
element("Multiplier", multiplier, constraint="held")
muscle = {name: Sampled(sb.loads.Muscle, name) for name in required(sb.loads.Muscle)}
element("Muscle", load, **(muscle | {"activation": 0.5}))
element("PointGravity", load, center="@end", parameter=1.0)
element("SpringDamper", load, a="@world", b="@end", stiffness=1.0, free_length=1.0)
element("TorsionalSpringDamper", load, joint="@j", stiffness=1.0)

element("Brake", contact, joint="@j", capacity=1.0)
element("JointStop", contact, joint="@j", least=-1.0)
element("Clutch", contact, driven="@j", driving="@l", capacity=1.0)
for one in ("Freewheel", "Backlash"):
    play = {"play": 0.1} if one == "Backlash" else {}
    element(one, contact, driven="@j", driving="@l", **play)
element(
    "RollerOnCam", contact, cam="@world", roller="@b", radius=0.1,
    profile=lambda angle: 9 + 0.05 * sb.cos(angle),
)  # fmt: skip
element("Gap", contact, formula="@angle")
# All others are called by their samples.
USES = {
    "load": load, "sensor": sensor, "constraint": constraint, "contact": contact,
    "loop": loop,
}  # fmt: skip
for group, use in {**USES, "joint": joint, "shape": visual}.items():
    for one, kind in kinds(group, own=False).items():
        if one not in CALLS:
            element(one, use, **{name: Sampled(kind, name) for name in required(kind)})

call("simulate", None, model="@compiled", duration=0.1)
for one in ("DP54", "DP853", "Taylor", "Radau", "Baumgarte"):
    call(one, None)
call("Projection", None)
call("Partition", None)
call("RK4", None, step=0.1)
call("Moreau", None, step=0.1, tolerance=1e-8, sweeps=100)
call("Sampled", None, function=lambda t: 0.0, period=0.1)
call("Stepper", None, model="@compiled", dt=0.1)
call("sensitivities", None, model="@compiled", of="p", wrt="m", duration=[0, 0.1])
call(
    "cost_gradient", None,
    model="@compiled", wrt="m", duration=0.1, final="kinetic", by="forward",
)  # fmt: skip
call(
    "fit", None,
    model="@compiled", data={"q_s": [0, 0, 1]}, free=["q_s"], times=[0, 0.1, 0.2],
)  # fmt: skip
call("optimize", None, model="@compiled", free="v_s", duration=0.1, final="kinetic")
call("periodic_motion", None, model="@swung", period=3.0)
call("periodic_path", None, model="@swung", along="k", values=0.21, period=3.0)
grid = {"k": [0.2], "c": [1.0]}
call("stability_chart", None, model="@swung", grid=grid, period=3.0)
call("OptimalControl", None, model="@compiled", duration=(0.1, 1), final="kinetic")
call("OptimalControl.solve", of(planned, "solve"))
call("OptimalControl.functions", of(planned, "functions"))
call("OptimalControl.controller", of(planned, "controller"), period=0.05)
call("OptimalPhases", None, phases="@phases")
call("OptimalPhases.solve", of(in_phases, "solve"))
call("Collocation", None)
call("Shooting", None)
call("inverse_kinematics", None, model="@compiled", targets={"p": (0.1, 0, 0)})
for one in ("energy_flow", "reactions"):
    call(one, None, model="@compiled", motion="@motion")
call(
    "to_gymnasium", None, model="@cart", step=0.1,
    reward=lambda measured, action: 0.0,
)  # fmt: skip
call("Study", None, model="@cart", vary={"F": [1.0]}, keep=["q_s"], duration=0.1)
call("simulate_many", None, model="@cart", vary={"F": [1.0]}, duration=0.1)
call("inverse_dynamics", None, model="@cart", motion={"s": 1.0}, times=[0, 1])
call("kinematics", None, model="@cart", prescribed={"s": 1.0}, duration=[0, 1])
for one in ("derive", "assemble", "compile_model"):
    call(one, None, model="@cart")
call("generate", None, model="@cart", language="python", force=True)
call("register_writer", None, language="zz", writer=lambda programs, name: {})
for one in ("to_casadi", "to_jax", "to_torch"):
    call(one, None, model="@compiled")
call("read", None, path="cart.json")
call("write", None, model="@cart", path="cart.json", force=True)
for one in (
    "andrews", "belt", "four_bar", "gantry", "geneva_drive", "hexapod", "humanoid",
    "jansen_walker", "umbrella",
):  # fmt: skip
    call(f"library.{one}", None)
call("library.fuel_injection_pump", None)
call("library.rattleback", None)
call("library.spherical_pendulum", None)
call("library.chain", None, joints=2)
call("library.loop_chain", None, loops=2)
call("library.planar_pendulums", None, links=2)

method = partial(of, lambda model: compiled())
state, q = [0.0, 0.0], [0.0]
CHOICE = Choice(1)
call("CompiledModel.equations", method("equations"))
call("CompiledModel.program", method("program"), purpose="derivatives")
call("CompiledModel.function", method("function"), purpose="derivatives")
call("CompiledModel.batch", of(lambda model: llvm(), "batch"), purpose="derivatives")
call("CompiledModel.outputs", method("outputs"), names=["energy"])
for kind in ("jacobian", "jvp", "vjp", "hessian"):
    call(f"CompiledModel.{kind}", method(kind), of="qd", wrt="v")
call("CompiledModel.time_switches", method("time_switches"), purpose="derivatives")
call("CompiledModel.with_parameters", method("with_parameters"), values={"m": [1, 2]})
call("CompiledModel.derivatives", method("derivatives"), t=0.0, y=state)
call("CompiledModel.forward_dynamics", method("forward_dynamics"), t=0.0, q=q, v=q)
call(
    "CompiledModel.inverse_dynamics", method("inverse_dynamics"),
    t=0.0, q=q, v=q, vd=q,
)  # fmt: skip
call("CompiledModel.regressor", method("regressor"), t=0.0, q=q, v=q, vd=q)
call("CompiledModel.inertial_parameters", method("inertial_parameters"))
call("CompiledModel.mass_matrix", method("mass_matrix"), q=q)
call("CompiledModel.pose", method("pose"), frame="b", q=q)
call("CompiledModel.frame_jacobian", method("frame_jacobian"), frame="b", q=q)
call("CompiledModel.bias", method("bias"), t=0.0, q=q, v=q)
call("CompiledModel.sensor_values", method("sensor_values"), t=0.0, y=state)
call("CompiledModel.settled", method("settled"), y=state)
call("CompiledModel.posture", method("posture"), y=state)
call("CompiledModel.settled_start", method("settled_start"), y=state, start={})
call("CompiledModel.repartitioned", method("repartitioned"), t=0.0, y=state)
call("CompiledModel.with_partition", method("with_partition"), partition=CHOICE)
call("CompiledModel.stabilized", method("stabilized"), alpha=1.0, beta=1.0)
call("CompiledModel.undefined_loads", method("undefined_loads"), t=0.0, y=state)
for one in ("loops_without_value", "loops_with_several"):
    call(f"CompiledModel.{one}", method(one), t=0.0, y=state)
call("CompiledModel.without_inertia", method("without_inertia"), t=0.0, y=state)
call("CompiledModel.check_inertia", method("check_inertia"), t=0.0, y=state)
call("CompiledModel.stepper", method("stepper"), dt=0.1)
method = partial(of, lambda model: stepper())
call("Stepper.reset", method("reset"), start={})
call("Stepper.step", method("step"))
call("Stepper.restore", method("restore"), saved="@saved")
method = partial(of, lambda model: study())
call("Study.run", method("run"), progress=False)
call("Study.rerun", method("rerun"), run=0)
call("Study.of_design", method("of_design"), design="@design")
method = partial(of, lambda model: vibrating())
call("Modes.show", method("show"), browser=False)
call("Modes.to_html", method("to_html"), path="modes.html")
method = partial(of, lambda model: motion())
call("Motion.at", method("at"), t=0.5)
call("Motion.plot", method("plot"))
call("Motion.to_html", method("to_html"), path="motion.html")
call("Motion.plot_phase", method("plot_phase"), x="q_s")
call("Motion.plot_poincare", method("plot_poincare"), x="q_s", period=0.1)
call("Motion.plot_spectrum", method("plot_spectrum"), names="q_s")
call("Motion.harmonics", method("harmonics"), names="q_s", frequency=4.0)
call("Motion.plot_energy", method("plot_energy"))
call("compare", None, motions={"one": "@motion"}, names="q_s")
call("together", None, motions={"one": "@motion"})
scene = partial(of, lambda model: sb.together({"one": motion()}))
call("Together.picture", scene("picture"))
call("Together.to_video", scene("to_video"), path="runs.gif", fps=2.0)
call("Together.to_html", scene("to_html"), path="runs.html")
call("Together.show", scene("show"), browser=False)
call("Motion.picture", method("picture"))
call("Motion.to_usd", method("to_usd"), path="motion.usda")
call("Motion.to_gltf", method("to_gltf"), path="motion.glb")
call("Motion.to_video", method("to_video"), path="motion.gif", fps=2.0)
call("Motion.show", method("show"), browser=False)
call("Motion.widget", method("widget"))
call("Motion.to_netcdf", method("to_netcdf"), path="motion.nc")
call("Motion.to_csv", method("to_csv"), path="motion.csv")
call("Motion.from_netcdf", method("from_netcdf"), path="motion.nc")
call("Motion.save", method("save"), path="motion.nc")
call("Motion.load", method("load"), path="motion.nc")
call("Motion.notes_of", method("notes_of"), kind="limits")
call("Motion.__getitem__", method("__getitem__"), name="q_s")
call("Motion.array", method("array"), name="q_s")
call("Motion.named", method("named"), name="q_s")
call("Motion.__contains__", method("__contains__"), name="q_s")
call(
    "Motion.from_arrays",
    lambda model: partial(
        sb.results.Motion.from_arrays,
        status=motion().status, statistics=motion().statistics,
    ),
    time=[0.0, 1.0], quantities=[], model="m",
)  # fmt: skip
call("Model.table", lambda model: model.table)
call("Model.__getitem__", lambda model: model.__getitem__, name="a")
call("Model.__contains__", lambda model: model.__contains__, name="a")
ANSWERS = {
    "Equilibrium": "equilibrium", "LinearSystem": "linearize", "Modes": "modal",
    "EquilibriumPath": "equilibrium_path", "ModePaths": "modal_path",
    "BaseParameters": "base_parameters",
}  # fmt: skip
for kind, analysis in ANSWERS.items():
    method = partial(of, lambda model, analysis=analysis: answer_of(analysis))
    call(f"{kind}.plot", method("plot"))
    call(f"{kind}.save", method("save"), path=f"{kind}.npz")
    call(f"{kind}.load", method("load"), path=f"{kind}.npz")
    call(f"{kind}.notes_of", method("notes_of"), kind="result")
    if kind in ("Equilibrium", "EquilibriumPath"):
        call(f"{kind}.__getitem__", method("__getitem__"), name="q_s")
    if kind == "Equilibrium":
        call(f"{kind}.sensitivity", method("sensitivity"), of="q_s", by="k")
    if kind == "EquilibriumPath":
        call(f"{kind}.start", method("start"), point=0)
    if kind == "LinearSystem":
        call(f"{kind}.table", method("table"))
        call(f"{kind}.to_model", method("to_model"))
        for one in ("bode", "step_response", "transfer_function"):
            call(f"{kind}.{one}", method(one), of="q_s", by="F")
    if kind == "BaseParameters":
        call(f"{kind}.text_of", method("text_of"), k=0)
    if kind == "Modes":
        for one in ("shape", "kind", "mainly"):
            call(f"{kind}.{one}", method(one), mode=0)
FOUND = {
    "CostGradient": {"slope": {"column": "m[0]"}},
    "Ensemble": {
        "__getitem__": {"name": "q_s"}, "start": {"run": 0}, "events": {"run": 0},
    },
    "FrequencyResponse": {},
    "StepResponse": {},
    "TransferFunction": {},
    "Harmonics": {"ratio": {"of": "q_s", "by": "q_s"}},
    "Fit": {"value": {"name": "v_s"}, "interval": {"name": "v_s"}},
    "InverseKinematics": {"value": {"name": "q_s"}},
    "PeriodicMotion": {"__getitem__": {"name": "q_s"}},
    "PeriodicPath": {
        "__getitem__": {"name": "q_s"}, "start": {"point": 0}, "branch": {"number": 0},
    },
    "StabilityChart": {},
    "OperationCounts": {},
    "Optimum": {"value": {"name": "v_s"}},
    "Plan": {
        "value": {"name": "q_s"}, "__getitem__": {"name": "q_s"}, "plot_states": {}
    },
    "Sensitivities": {
        "value": {"row": "p[x]"}, "slope": {"row": "p[x]", "column": "m[0]"}
    },
}  # fmt: skip
for kind, methods in FOUND.items():
    method = partial(of, lambda model, kind=kind: found_of(kind))
    call(f"{kind}.plot", method("plot"))
    call(f"{kind}.save", method("save"), path=f"{kind}.npz")
    call(f"{kind}.load", method("load"), path=f"{kind}.npz")
    call(f"{kind}.notes_of", method("notes_of"), kind="result")
    for one, arguments in methods.items():
        call(f"{kind}.{one}", method(one), **arguments)
call("equilibrium_path", None, model="@sprung", along="k", values=1.1)
call("library.five_bar_suspension", None)
call("mode_motion", None, model="@sprung", modes="@modes", mode=0)
call("modal_path", None, model="@sprung", along="k", values=[1, 2])
call("check", None, model="@cart")
call("linear_formulas", None, model="@sprung")
call("operations_by_body", None, model="@sprung", function="derivatives")
call("Compile", None)
call("linearize_along", None, model="@compiled", motion="@motion", times=[0.1])

# Analyses that ask for a model and for times at most are called so.
FREELY = {"model": "@cart", "duration": 0.1}
for one, thing in PUBLIC.items():
    if one not in CALLS and thing.__module__.startswith("symbody.analyses."):
        parameters = inspect.signature(thing).parameters.values()
        needed = [p.name for p in parameters if p.default is p.empty]
        if {*needed} <= {*FREELY}:
            call(one, None, **{name: FREELY[name] for name in needed})


# What needs a package that may be missing, or more geometry than a bench has; their own
# tests show that they work.
ELSEWHERE = {
    "to_casadi", "to_jax", "to_torch",
    "CrankSlider", "FourBar", "FourBarTrans", "HexapodLeg", "OffsetHexapodLeg",
    "Steering", "ThreeBarTrans",
}  # fmt: skip


@pytest.fixture(autouse=True)
def files(tmp_path, monkeypatch):
    """Leave the files that calls read in the current folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.stl").write_text("solid\n")
    (tmp_path / "cart.json").write_text(cart_file(), "utf-8")


@functools.cache
def cart_file():
    sb.write(cart(), "cart.json")
    return Path("cart.json").read_text("utf-8")


@pytest.mark.parametrize("name", [name for name in CALLS if name not in ELSEWHERE])
def test_the_call_that_is_spoiled_is_valid(name):
    if name in ("Motion.from_netcdf", "Motion.load"):
        motion().to_netcdf("motion.nc")
    kind, _, last = name.partition(".")
    if kind in ANSWERS and last == "load":
        answer_of(ANSWERS[kind]).save(f"{kind}.npz")
    if kind in FOUND and last == "load":
        found_of(kind).save(f"{kind}.npz")
    make, arguments = CALLS[name]
    model = described()
    function = make(model) if make else PUBLIC[name]
    positional = [1.0] * name.endswith("__call__")
    written = {key: given(value, model) for key, value in arguments.items()}
    function(*positional, **written)


def test_every_public_call_with_arguments_is_walked():
    assert {name for name, _ in WALK} - {*CALLS} == set()
    assert {*CALLS} - {*PUBLIC} == set()


def is_numbers(value):
    return np.asarray(value).dtype.kind in "if" and np.size(value) > 0


def masked(value):
    """Yield an argument with one of its numbers masked."""
    if isinstance(value, dict):
        yield from ({**value, k: m} for k, v in value.items() for m in masked(v))
    elif not isinstance(value, (bool, str)) and is_numbers(value):
        numbers = np.ma.array(value, dtype=float)
        numbers[(0,) * numbers.ndim] = np.ma.masked
        yield numbers
        if numbers.ndim:
            yield list(numbers)
    elif isinstance(value, (list, tuple)):
        for i, entry in enumerate(value):
            for m in masked(entry):
                yield type(value)([*value[:i], m, *value[i + 1 :]])


def parameters_of(call):
    return [parameter for name, parameter in WALK if name == call]


every_call = pytest.mark.parametrize("name", dict.fromkeys(name for name, _ in WALK))


@every_call
def test_a_masked_number_is_refused(name):
    make, arguments = CALLS[name]
    for parameter in parameters_of(name):
        # Data of a fit are left out where they are masked.
        if parameter not in arguments or (name, parameter) == ("fit", "data"):
            continue
        for wrong in masked(given(arguments[parameter], described())):
            model = described()
            function = make(model) if make else PUBLIC[name]
            written = {key: given(value, model) for key, value in arguments.items()}
            positional = [1.0] * name.endswith("__call__")
            with pytest.raises(sb.errors.SymbodyError):
                function(*positional, **(written | {parameter: wrong}))


# Of the wrong arguments, a parameter meets a sixth, which goes round along the walk;
# the others are slow.
SIXTHS = [pytest.param(k, marks=[pytest.mark.slow] * (k > 0)) for k in range(6)]


@every_call
@pytest.mark.parametrize("sixth", SIXTHS)
def test_a_wrong_argument_is_answered(name, sixth, answer):
    flaws = {one: flaws_of(name, one, sixth, answer) for one in parameters_of(name)}
    assert {parameter: found for parameter, found in flaws.items() if found} == {}


def flaws_of(name, parameter, sixth, answer):
    """Return what is wrong with the answers to wrong arguments, by the argument."""
    make, arguments = CALLS[name]
    kind = inspect.signature(PUBLIC[name]).parameters[parameter].kind
    found = {}
    first = (WALK.index((name, parameter)) + sixth) % 6
    for label, wrong in [*WRONG.items()][first::6]:
        model = described()
        function = make(model) if make else PUBLIC[name]
        written = {key: given(value, model) for key, value in arguments.items()}
        if kind is kind.VAR_POSITIONAL:
            attempt = partial(function, wrong)
        else:
            key = "zz" if kind is kind.VAR_KEYWORD else parameter
            attempt = partial(function, **(written | {key: wrong}))
        found[label] = answer(attempt, PUBLIC[name], parameter, wrong)
    return {label: flaw for label, flaw in found.items() if flaw}
