"""Mistakes that somebody makes who writes a first model, and what is answered."""

import pytest

import symbody as sb


def arm():
    model = sb.Model("m", gravity=(0, 0, -9.81))
    body = model.add_body("a", mass=1.0, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.01))
    return model, body, model.add_joint("j", model.world, body, "Ry", q=0.3)


def _set_parameter(model, body, joint):
    model.add_parameter("k", 1.0)
    model.parameters["k"] = 3.0
    sb.simulate(model, 1.0)


def _torque(model, joint, torque):
    model.add_load("drive", sb.loads.JointForce(joint, torque))


def _input(model, joint, function):
    _torque(model, joint, model.add_input("F"))
    sb.simulate(model, 1.0, inputs={"F": function})


def _block_on_a_belt():
    """Friction along a slide that holds the block itself, so that nothing presses."""
    model = sb.Model("belt")
    block = model.add_body("block", mass=1.0)
    model.add_joint("x", model.world, block, "Tx", v=1.0)
    touching = sb.contacts.PointOnPlane(block, model.world)
    model.add_contact("rub", touching, friction=0.3)
    sb.simulate(model, 1.0)


SOLID = sb.solid(sb.visuals.Box((1, 1, 1)), density=1000)
MISTAKES = {
    "a constraint as a load": (
        lambda m, b, j: m.add_load("c", sb.constraints.BallCut(b, m.world)),
        r"load 'c': .* is not a load. It is a constraint: model.add_constraint",
    ),
    "a letter for a stiffness": (
        lambda m, b, j: sb.loads.SpringDamper(b, m.world, k=10, c=1, l0=1),
        r"option 'k' is unknown. .* Did you mean 'stiffness'\?",
    ),
    "a letter for a mass": (
        lambda m, b, j: m.add_body("b", m=1),
        r"option 'm' is unknown. .* Did you mean 'mass'\?",
    ),
    "an end of time": (
        lambda m, b, j: sb.simulate(m, t_end=1),
        r"option 't_end' is unknown. .* Did you mean 'duration'\?",
    ),
    "where a frame is": (
        lambda m, b, j: b.add_frame("tip", position=(0, 0, 1)),
        r"add_frame: the option 'position' is unknown. .* Did you mean 'at'\?",
    ),
    "gravity without a direction": (
        lambda m, b, j: sb.Model("x", gravity=-9.81),
        r"a vector of 3 is needed here. .* such as \(0, 0, -9.81\)",
    ),
    "angles for a rotation": (
        lambda m, b, j: b.add_frame("tip", rotation=(0, 0, 1.57)),
        r"a 3x3 matrix is needed here. .*sb.rotation\('x', angle\)",
    ),
    "a tuple times a number": (
        lambda m, b, j: _torque(m, j, -3 * j.q),
        r"joint.q is no formula but a tuple of them, .* Write joint.q\[0\]\.",
    ),
    "a function in place of its value": (
        lambda m, b, j: m.drive(j, lambda t: t),
        r"of type function cannot stand .* as f\(model.t\)\.",
    ),
    "a solid as a mass": (
        lambda m, b, j: m.add_body("b", SOLID),
        r"of type dict cannot stand .* \*\*sb.solid\(…\)\.",
    ),
    "a value of a parameter in its table": (
        _set_parameter,
        r"parameters\['k'\]=3.0: it must be a Parameter. .* parameters=\{name: value\}",
    ),
    "formulas by names of coordinates": (
        lambda m, b, j: sb.inverse_dynamics(m, {"q_j": 0.1 * m.t}, 1.0),
        r"'q_j' is prescribed. .* formulas by names of joints. Did you mean 'j'\?",
    ),
    "values over time without their times": (
        lambda m, b, j: _input(m, j, [0.0, 1.0, 2.0]),
        r"shape \(3,\), .* values over time are a table: \(times, values\)\.",
    ),
    "a start where a drive is": (
        lambda m, b, j: (m.drive(j, m.t), sb.simulate(m, 1.0, start={"q_j": 0.1})),
        r"Known states: none \(drives move all\)\.",
    ),
    "an axis beside the kind of a joint": (
        lambda m, b, j: m.add_joint("k", b, m.add_body("c", 1.0), "Rz", axis=(0, 1, 0)),
        r"option 'axis' is unknown. .* the kind of a joint: sb.joints.Revolute",
    ),
    "a place beside the body": (
        lambda m, b, j: sb.loads.Force(b, (1, 0, 0), position=(0, 0, 1)),
        r"option 'position' is unknown. .* A place is a frame, .* body.add_frame",
    ),
    "a step of the answers": (
        lambda m, b, j: sb.simulate(m, 1.0, dt=0.01),
        r"option 'dt' is unknown. .* in place of the duration: np.linspace",
    ),
    "a force on the world": (
        lambda m, b, j: m.add_load("f", sb.loads.Force(m.world, (1, 0, 0))),
        r"load 'f': its force is on the world, which nothing moves\. Put it on a body",
    ),
    "a contact along what a joint holds": (
        lambda m, b, j: _block_on_a_belt(),
        r"contact 'rub': no velocity .* changes its gap.*guide is DryFriction",
    ),
    "a quantity that is not measured": (
        lambda m, b, j: _input(m, j, lambda t, measured: measured["q"]),
        r"Did you mean 'q_j'\? The integration stopped there",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_first_mistake_has_a_remedy(mistake):
    make, answer = MISTAKES[mistake]
    with pytest.raises(sb.errors.SymbodyError, match=answer):
        make(*arm())


def test_friction_where_a_constraint_holds_the_normal_is_warned_of():
    model = sb.Model("held")
    block = model.add_body("block", mass=1.0)
    slide = model.add_joint("x", model.world, block, ["Tx", "Tz"], v=(1.0, 0))
    touching = sb.contacts.PointOnPlane(block, model.world)
    model.add_contact("rub", touching, friction=0.3)
    assert sb.simulate(model, 0.1).array("v_x_Tx")[-1] < 0.8
    model.add_constraint("line", sb.constraints.Algebraic(slide.q[1]))
    with pytest.warns(sb.errors.ModelWarning, match="'rub': joints and constraints ho"):
        sb.simulate(model, 0.1)


def test_a_center_of_mass_without_mass_is_warned_of():
    model, *_ = arm()
    with pytest.warns(sb.errors.ModelWarning, match=r"body 'c': com=.* has no effect"):
        model.add_body("c", inertia=(1, 1, 1), com=(0, 0, -1))


def test_values_of_what_no_formula_holds_are_noted():
    model, body, joint = arm()
    model.add_input("F"), model.add_parameter("k", 1.0)
    slip = model.add_parameter("slip", 1.0)
    model.add_load("rub", sb.loads.JointForce(joint, -slip * joint.v[0]))
    given = {"k": 2.0, "slip": 0.5}
    motion = sb.simulate(model, 0.1, inputs={"F": 1.0}, parameters=given)
    (note,) = motion.notes_of("inputs")
    assert note.startswith("The values of F, k have no effect: no load, drive or other")
    push = sb.loads.Force(body, (model["F"], 0, 0))
    model.add_load("push", push)
    motion = sb.simulate(model, 0.1, inputs={"F": 1.0}, parameters={"slip": 0.5})
    assert motion.notes == ()


def test_degrees_are_warned_of_in_limits_and_starts():
    model, body, _ = arm()
    other = model.add_body("b", mass=1.0, com=(0, 0, 1))
    with pytest.warns(sb.errors.ModelWarning, match=r"a limit is q_k = -90 rad, whi"):
        model.add_joint("k", body, other, "Ry", limits=(-90, 90))
    for start, warned in (({"q_j": 45}, 1), ({"v_j": 45}, 0), ({"q_j": 6.5}, 0)):
        with sb.errors.collected_warnings() as texts:
            sb.simulate(model, 0.01, start=start)
        assert any("math.radians(45)" in text for text in texts) == warned


@pytest.mark.parametrize(
    ("likely", "field"),
    [
        (lambda j: sb.loads.JointStops(j, -90, 90.0, stiffness=9), "least = -90"),
        (lambda j: sb.contacts.JointStop(j, least=-45), "least = -45"),
        (lambda j: sb.loads.TorsionalSpringDamper(j, 9, 0, 30), "free_angle = 30"),
    ],
)
def test_degrees_are_warned_of_in_angles_of_elements(likely, field):
    for kind, warned in (("Ry", True), ("Ty", False)):
        model, body, _ = arm()
        end = model.add_body("b", mass=1.0, inertia=(1, 1, 1))
        joint = model.add_joint("k", body, end, kind)
        element = likely(joint)
        is_contact = type(element) is sb.contacts.JointStop
        add = model.add_contact if is_contact else model.add_load
        with sb.errors.collected_warnings() as texts:
            add("e", element)
        assert any(f"{field} rad, which is" in text for text in texts) == warned


def test_degrees_are_warned_of_in_constant_drives():
    model, _, joint = arm()
    with pytest.warns(sb.errors.ModelWarning, match="drive of joint 'j': q_j = 90 rad"):
        model.drive(joint, 90.0)


def test_lengths_and_turns_are_no_degrees():
    model, *_ = arm()
    with sb.errors.collected_warnings() as texts:
        winch = model.add_body("winch", mass=1.0, inertia=(1, 1, 1))
        model.add_joint("w", model.world, winch, "Ry", limits=(0, float("inf")))
        rod = model.add_body("rod", mass=1.0, inertia=(1, 1, 1))
        model.add_joint("x", winch, rod, "Ry", limits=(-100, 100))
        slide = model.add_body("slide", mass=1.0)
        model.add_joint("s", winch, slide, "Tx", limits=(-90, 90))
    assert texts == []


def test_a_study_of_what_no_formula_holds_is_noted():
    model, *_ = arm()
    model.add_parameter("k", 1.0)
    study = sb.Study(model, {"k": [1.0, 2.0]}, {"end": "q_j"}, duration=0.01)
    (note,) = study.run().notes
    assert note.startswith("The value of k has no effect")


def test_a_parameter_of_the_formula_of_an_input_has_an_effect():
    model, _, joint = arm()
    size = model.add_parameter("size", 1.0)
    model.add_load("push", sb.loads.JointForce(joint, model.add_input("F")))
    formula = size * sb.sin(model.t)
    motion = sb.simulate(model, 0.1, inputs={"F": formula}, parameters={"size": 2.0})
    assert motion.notes == ()
