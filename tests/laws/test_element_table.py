"""What stands behind each element of the library: a table without holes.

With --write-tables the run writes it into the page of the reference.
"""

import re
from pathlib import Path

import pytest

from symbody.library.zoo import zoo
from symbody.model.catalogue import GROUPS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "elements-tested.md"
# Forces that users write, what PyMbs calls sets, and constraints with a page of theirs.
PLAIN = {"Force", "Torque", "JointForce", "PointToPoint", "Tire", "add_contact_slot",
         "add_tire", "add_hydraulic_cylinder", "add_motion_platform"}  # fmt: skip
NAMES = [
    name
    for title, names in GROUPS.items()
    for name in names
    if name not in PLAIN and title not in ("Kinematic", "Rotors and gears")
] + ["RollerCam", "FlatCam", "add_rotor", "add_bevel_gears"]
NAMES = [n for n in NAMES if n not in ("Algebraic", "Nonholonomic", "RigidConnector")]
# Where the law of an element is that of a set, or needs a contact: what holds it to
# its formulas, and its energy.
SETS = "tests/model/sets/test_"
LAWS = {
    "add_viscoelastic": f"{SETS}viscoelastic.py::test_a_hereditary_integral_is_what",
    "add_spring_mass": f"{SETS}spring_mass.py::test_energy_is_kept_with_that_of_the",
    "add_hydraulic_actuator": f"{SETS}hydraulic_actuator.py::test_it_moves_as_fast_as",
    "add_dc_motor": f"{SETS}motors.py::test_what_the_motor_takes_becomes_motion_heat",
    "add_position_servo": f"{SETS}motors.py::test_a_servo_takes_its_position",
    "add_filtered_drive": f"{SETS}filtered_drive.py::test_a_joint_follows_a_jump_as",
    "add_rotor": f"{SETS}rotor.py::test_a_geared_rotor_costs_no_coordinate_and_keeps",
    "add_bevel_gears": f"{SETS}bevel_gears.py::test_energy_is_kept_on_a_carrier",
    "add_muscle": "tests/model/loads/test_muscle.py::test_on_an_elastic_tendon_both",
    "RollerCam": "tests/model/constraints/test_cams.py::test_the_follower_lifts_as",
    "FlatCam": "tests/model/constraints/test_cams.py::test_the_follower_lifts_as",
}
# Figures that were found without the program, and the test that holds each.
PROOFS = [
    (
        (
            "a bar as variable and law moves two free bodies as `SpringDamper`, over "
            "2 s, to 1e-9"
        ),
        "tests/model/loads/test_connector.py",
        "test_a_bar_moves_its_bodies_as_a_spring_and_damper_does",
    ),
    (
        (
            "a beam (EA = 500, EI = 20, length 1) and three endpoints keep kinetic, "
            "potential and stored energy to 1e-8"
        ),
        "tests/model/loads/test_connector.py",
        "test_motion_and_stored_energy_stay_constant_in_sum",
    ),
    (
        (
            "a node between springs of 100 and 200 N/m moves 1 kg as x = 0.2 + 0.8 "
            "cos ωt + 0.2/ω sin ωt, ω² = 200/3"
        ),
        "tests/formalisms/tree/test_nodes.py",
        "test_a_node_between_two_springs_makes_them_one",
    ),
    (
        "all formalisms agree about a plane node with three bars",
        "tests/formalisms/tree/test_nodes.py",
        "test_formalisms_agree_about_bodies_that_meet_in_a_node",
    ),
    (
        (
            "spring (200 N/m) and damper (15 N s/m) at a node follow the differential"
            " equation of third order to 1e-9"
        ),
        "tests/formalisms/tree/test_nodes.py",
        "test_a_spring_and_a_damper_in_series_are_a_maxwell_element",
    ),
    (
        (
            "a block with traction that follows its normal force: N = "
            "16.64428961727444, a = 2.3932668528559"
        ),
        "tests/formalisms/quantities/test_algebraic_loops.py",
        "test_traction_follows_the_multiplier_that_it_changes",
    ),
    (
        (
            "the tip of a double pendulum on a line by `Lock` and by `Algebraic` has "
            "the same reactions, and no torque about free hinges"
        ),
        "tests/laws/test_reactions_of_formulas.py",
        "test_the_tip_of_a_double_pendulum_on_a_line_by_lock_and_by_formula",
    ),
    (
        "v - s = 0 with a state of rate 1 and 2 kg: acceleration 1, multiplier 2",
        "tests/formalisms/constraints/test_rows.py",
        "test_a_velocity_held_to_a_state_has_the_acceleration_of_its_rate",
    ),
    (
        "an inerter b beside a spring: ω² = k/(m + b)",
        "tests/formalisms/quantities/test_algebraic_loops.py",
        "test_an_inerter_beside_a_spring_is_mass_that_has_no_weight",
    ),
    (
        "springs in series are one of their condensed stiffness",
        "tests/formalisms/constraints/test_massless.py",
        "test_springs_in_series_are_as_one_of_their_condensed_stiffness",
    ),
    (
        "springs side by side are one of the sum of their stiffness",
        "tests/model/loads/test_bar.py",
        "test_bars_side_by_side_are_one_of_their_sum",
    ),
    (
        "curves of muscles pass published points",
        "tests/model/loads/test_muscle.py",
        "test_curves_pass_the_published_points",
    ),
    (
        "a cable lies on a cylinder along tangents and a helix",
        "tests/model/loads/test_cable.py",
        "test_it_wraps_along_tangents_and_a_helix",
    ),
    (
        "followers of cams lift as closed forms say",
        "tests/model/constraints/test_cams.py",
        "test_the_follower_lifts_as_the_closed_form_says",
    ),
    (
        "states of a viscoelastic element are its hereditary integral",
        "tests/model/sets/test_viscoelastic.py",
        "test_a_hereditary_integral_is_what_its_states_say",
    ),
    (
        "the stiff pump moves alike by a second integrator",
        "tests/library/test_fuel_injection_pump.py",
        "test_another_method_agrees",
    ),
]
COLUMNS = ("page", "figure", "example", "tests", "by hand", "languages")


def texts(folder, pattern):
    paths = sorted((ROOT / folder).rglob(pattern))
    return {p.relative_to(ROOT).as_posix(): p.read_text("utf-8") for p in paths}


def row(name, found):
    """Return what is found of an element, an empty text for what is missing."""
    pages, blocks, pictures, tests, elements, sets, there = found
    call = re.compile(rf"\b{name}\(")
    users = [path for path, text in tests.items() if call.search(text)]
    if name in elements:
        by_hand = "forces, operations, energy"
    else:
        path, _, test = LAWS.get(name, "").partition("::")
        by_hand = "law" if path and f"def {test}" in tests.get(path, "") else ""
        if by_hand and name in sets:
            by_hand = "law, operations"
    in_sets = call.search(tests["tests/laws/test_sets_in_languages.py"])
    where = "all" if name in there else "C, Python, LLVM" if in_sets else ""
    return (
        "yes"
        if any(re.search(rf"\b{name}\b", text) for text in pages.values())
        else "",
        "yes" if re.search(rf"\b{name}\b", "".join(pictures.values())) else "",
        "yes" if call.search(blocks) else "",
        "yes" if users else "",
        by_hand,
        where,
    )


@pytest.fixture(scope="module")
def table():
    pages = texts("docs/reference", "*.md")
    for written in ("elements.md", PAGE.name):
        pages.pop(f"docs/reference/{written}", None)
    tests = texts("tests", "test_*.py")
    tests.pop("tests/laws/test_element_table.py")
    del tests["tests/doors/test_wrong_arguments.py"]
    docs = "".join(texts("docs", "*.md").values())
    blocks = "".join(re.findall(r"```python\n(.*?)```", docs, re.DOTALL))
    blocks += "".join(texts("examples", "*.py").values())
    blocks += (ROOT / "src/symbody/library/fuel_injection_pump.py").read_text("utf-8")
    model = zoo()
    there = {type(named.load).__name__ for named in model.loads.values()}
    there |= {type(n.constraint).__name__ for n in model.constraints.values()}
    own = re.findall(r'^    "(\w+)": \(', tests["tests/laws/test_elements.py"], re.M)
    sets = re.findall(
        r'^    "(\w+)": \(', tests["tests/laws/test_sets_by_hand.py"], re.M
    )
    pictures = texts("docs", "*pictures.py")
    found = pages, blocks, pictures, tests, set(own), set(sets), there
    return {name: row(name, found) for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_missing_of_an_element(name, table):
    missing = [c for c, cell in zip(COLUMNS, table[name], strict=True) if not cell]
    assert not missing, f"{name}: add {missing}"


@pytest.mark.parametrize(("path", "name"), [proof[1:] for proof in PROOFS])
def test_a_known_answer_has_its_test(path, name):
    assert re.search(rf"^def {name}\(", (ROOT / path).read_text("utf-8"), re.M)


def written(table):
    text = (
        "# Elements, and what holds them\n\nOf each element of the library: its page, "
        "a figure, an example that tests run, whether tests\ncall it, what it is "
        "compared with, and the languages that give its values. This\npage is written "
        "by `pytest tests/laws/test_element_table.py --write-tables`; a test fails\n"
        "where a cell would be empty.\n\n- *forces, operations, energy*: against the "
        "same formulas written by hand, which must not\n  cost less, "
        "virtual work by symmetric\n  "
        "slopes, and the balance of work along a motion: `tests/laws/test_elements.py`"
        ".\n- *law*: against a closed form or its own equations, in its own tests;\n  "
        "*operations*: against states, plain forces and conditions by hand, which must "
        "not cost less:\n  `tests/laws/test_sets_by_hand.py`.\n- *all*: in the model "
        "with one of everything, which every language runs.\n\n"
    )
    text += f"| element | {' | '.join(COLUMNS)} |\n{'|---' * (len(COLUMNS) + 1)}|\n"
    text += "".join(f"| `{n}` | {' | '.join(r)} |\n" for n, r in table.items())
    text += (
        "\n## Known answers\n\nWhat was found without the program, and the test that "
    )
    text += "holds it.\n\n| known | test |\n|---|---|\n"
    return text + "".join(f"| {k} | `{p}::{name}` |\n" for k, p, name in PROOFS)


def test_the_page_is_that_of_the_table(table, request):
    if request.config.getoption("--write-tables"):
        assert not hasattr(request.config, "workerinput"), "tables are written by -n 0"
        PAGE.write_text(written(table), "utf-8")
    assert PAGE.read_text("utf-8") == written(table), "run with --write-tables"
