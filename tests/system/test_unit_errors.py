"""Errors of units, put into any field of any element and mechanism, are all found."""

import json
import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from symbody.model.field import field_units
from symbody.model.kinds import kinds, sample
from symbody.model.units import dimension_of
from symbody.system.unit_check import unit_flaws

pytestmark = pytest.mark.filterwarnings("ignore::symbody.errors.ModelWarning")
REFERENCE = Path(__file__).parents[2] / "docs" / "reference" / "elements.md"
WRONG = ("m", "s", "kg", "N", "m/s", "N m", "kg m²", "N/m", "N s/m", "A", "Pa", "1")
GROUPS = ("load", "constraint", "loop", "shape")


def units_in_reference():
    """Return the units that stand in the reference, by kind and field."""
    found = {}
    kind = ""
    for line in REFERENCE.read_text("utf-8").splitlines():
        if line.startswith("### "):
            kind = line[4:]
        row = re.match(r"\| `(\w+)` \|.*\|[^|]*?\[([^\]]+)\][^|]*\|$", line)
        if row:
            found[kind, row[1]] = row[2].replace("\\", "")
    return found


def judged(model):
    """Return what is certainly wrong with the units of a model."""
    try:
        flaws = unit_flaws(sb.assemble(model))
    except sb.errors.ModelError as error:
        return [line for line in str(error).splitlines() if " Correct " in line]
    return [flaw.text for flaw in flaws if flaw.is_certain]


def model_of_three():
    model = sb.Model("three", gravity=(0, 0, -9.81))
    below = model.world
    for name, kind in (("a", "Rz"), ("b", "Tx"), ("c", "Ry")):
        body = model.add_body(name, mass=1.0, inertia=(1.0, 1.0, 1.0))
        model.add_joint(f"to_{name}", below, body, kind)
        below = body
    return model


def gears(model):
    """Return two gears on the world, of radii 1 and 2 m."""
    turned = model.add_body("d", mass=1.0, inertia=(1.0, 1.0, 1.0))
    foot = model.world.add_frame("foot", at=(0, 3, 0))
    other = model.add_joint("to_d", foot, turned, "Rz")
    contact = model.world.add_frame("contact", at=(0, 1, 0))
    return sb.loops.GearPair(model.joints["to_a"], other, contact, -0.5, 0.1, 0.3)


def with_element(kind, field, unit):
    """Return a model with an element one field of which is a parameter in a unit."""
    model = model_of_three()
    element = sample(kind, model)
    if kind is sb.loads.Muscle:
        element = replace(element, activation=0.5, pennation=0.2)
    if kind is sb.loops.GearPair:
        element = gears(model)
    given = getattr(element, field)
    p = model.add_parameter("p", given if isinstance(given, float) else 0.5, unit=unit)
    value = {1: lambda a: p + p * sb.cos(a), 2: lambda a, b: p}
    value[3] = lambda x, y, z: p * sb.cos(x / y)
    is_vector = np.shape(given) == (3,) or (kind, field) == (sb.visuals.Line, "to")
    value[0] = [p, p, p] if is_vector else p
    element = replace(element, **{field: value[len(field_units(kind)[field]) - 1]})
    group = next(g for g in GROUPS if kind in kinds(g).values())
    if group == "shape":
        model.add_visual(model.bodies["c"], element)
    else:
        getattr(model, f"add_{group}")("probe", element)
    return model


FIELDS = [
    (kind, field)
    for group in GROUPS
    for kind in kinds(group, own=False).values()
    for field in field_units(kind)
]
IDS = [f"{kind.__name__}.{field}" for kind, field in FIELDS]


# In a model whose first joint turns and whose second one slides.
COUPLED = {
    ("Gear", "ratio"): "1/m",
    ("Gear", "offset"): "rad",
    ("GearPair", "ratio"): "1",
    ("GearPair", "offset"): "rad",
    ("Transmission", "ratio"): "m",
    ("Transmission", "offset"): "m",
    ("CompliantContact", "stiffness"): "N/m^1.75",
    ("CoulombFriction", "normal_force"): "N m",
    ("JointStops", "stiffness"): "N m",
}


def right_unit(kind, field):
    """Return the unit that the reference asks for, in a joint that turns."""
    key = kind.__name__, field
    if key in COUPLED:
        return COUPLED[key]
    first, *more = units_in_reference().get(key, "1").split(" or ")
    if len(field_units(kind)[field]) > 1:
        return field_units(kind)[field][0].partition(" or ")[0]
    return next((u for u in (first, *more) if "rad" in u or "N m" in u), first)


# With one wrong unit a field, this is a law in tests/laws/test_kinds.py.
@pytest.mark.slow
@pytest.mark.parametrize(("kind", "field"), FIELDS, ids=IDS)
def test_a_field_takes_its_unit_of_the_reference_and_no_other(kind, field):
    right = right_unit(kind, field)
    assert judged(with_element(kind, field, right)) == []
    others = [u for u in WRONG if dimension_of(u) != dimension_of(right)]
    missed = [unit for unit in others if not judged(with_element(kind, field, unit))]
    assert missed == []


def units_swapped(name, rng, folder):
    """Yield a mechanism of the library again and again, one unit replaced each time."""
    file = folder / f"{name}.json"
    sb.write(sb.library.LIBRARY[name](), file)
    data = json.loads(file.read_text("utf-8"))
    for entry in [*data.get("parameters", []), *data.get("inputs", [])]:
        right = entry.get("unit", "")
        others = [u for u in WRONG if dimension_of(u) != dimension_of(right)]
        for wrong in rng.choice(others, 2, replace=False) if right else ():
            entry["unit"] = str(wrong)
            file.write_text(json.dumps(data), "utf-8")
            yield f"{name}: {entry['name']} in {wrong}", sb.read(file)
        entry["unit"] = right


# That of the humanoid takes as long to read as all others together.
ALL_BUT_ONE = [name for name in sb.library.LIBRARY if name != "humanoid"]


@pytest.mark.parametrize(
    ("names", "least"),
    [
        (["crane_crab", "four_bar", "cart_pole", "double_pendulum", "loader"], 90),
        pytest.param(ALL_BUT_ONE, 500, marks=pytest.mark.slow),
    ],
    ids=["some", "all"],
)
def test_wrong_units_of_parameters_and_inputs_of_the_library_are_all_found(
    names, least, rng, tmp_path
):
    refused, told, missed = 0, 0, []
    for name in names:
        for what, model in units_swapped(name, rng, tmp_path):
            try:
                flaws = unit_flaws(sb.assemble(model))
            except sb.errors.ModelError:
                refused += 1
                continue
            told += bool(flaws)
            missed += [] if flaws else [what]
    assert missed == []
    assert refused + told >= least
    assert refused > 0.9 * (refused + told)


@pytest.mark.parametrize(
    ("put", "said"),
    [
        (lambda m, p: setattr(m, "gravity", (0, 0, p)), "gravity"),
        (lambda m, p: m.bodies["a"].add_frame("f", at=(p, 0, 0)), "frame 'a.f', at"),
        (lambda m, p: m.drive(m.joints["to_b"], p), "drive of joint 'to_b'"),
        (lambda m, p: add_joined(m, sb.joints.Screw("z", p)), "pitch of joint 'to_d'"),
        (lambda m, p: add_joined(m, "Rx", armature=p), "joint 'to_d', armature"),
        (lambda m, p: m.add_node("n", at=(p, 0, 0)), "node 'n', at"),
        (lambda m, p: m.add_state("s", rate=p, unit="m"), "rate of state 's'"),
    ],
    ids=["gravity", "frame", "drive", "pitch", "armature", "node", "state"],
)
def test_what_stands_in_no_element_must_be_in_its_unit_too(put, said):
    model = model_of_three()
    put(model, model.add_parameter("p", 0.5, unit="mol"))
    with pytest.raises(
        sb.errors.ModelError, match=f"{re.escape(said)}: .* is in .*mol"
    ):
        sb.assemble(model)


def add_joined(model, kind, **options):
    body = model.add_body("d", mass=1.0, inertia=(1.0, 1.0, 1.0))
    model.add_joint("to_d", model.world, body, kind, **options)


def test_an_exponent_that_is_a_parameter_leaves_the_stiffness_unjudged():
    model = model_of_three()
    k = model.add_parameter("k", 1e4, unit="N/m")
    exponent = model.add_parameter("n", 1.5)
    contact = sb.loads.CompliantContact(model.bodies["c"], model.world, k, exponent)
    model.add_load("contact", contact)
    assert judged(model) == []
