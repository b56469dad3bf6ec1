"""Bodies without mass whose loads are in balance: against one spring, and nodes."""

import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-10, atol=1e-12)}
TIMES = np.linspace(0, 0.15, 6)
MOVES = "without mass body .* goes to where the loads on it are in balance"


def series(mass=0.0, soft=100):
    """Return a mass on two springs in series, with a body between them."""
    model = sb.Model("series", gravity=(0, 0, 0))
    middle = model.add_body("middle", mass)
    body = model.add_body("body", mass=1.0)
    model.add_joint("between", model.world, middle, "Tx", q=0.19 / 0.3)
    model.add_joint("slide", model.world, body, "Tx", q=1.0, v=0.2)
    if soft is None:
        soft = model.add_parameter("k", 1.0)
    spring = sb.loads.SpringDamper(model.world, middle, stiffness=soft, free_length=0.1)
    model.add_load("soft", spring)
    stiff = sb.loads.SpringDamper(middle, body, stiffness=200, free_length=0.1)
    model.add_load("stiff", stiff)
    return model


def exact(times):
    w = np.sqrt(200 / 3)
    return 0.2 + 0.8 * np.cos(w * times) + 0.2 / w * np.sin(w * times)


def test_springs_in_series_are_as_one_of_their_condensed_stiffness():
    with pytest.warns(sb.errors.ModelWarning, match=MOVES):
        motion = sb.simulate(series(), TIMES, **TIGHT)
    np.testing.assert_allclose(motion.array("q_slide"), exact(TIMES), atol=1e-9)
    stretched = 0.1 + 2 / 3 * (motion.array("q_slide") - 0.2)
    np.testing.assert_allclose(motion.array("q_between"), stretched, atol=1e-9)


def test_a_small_mass_comes_near_to_none():
    # The difference goes with the mass in the middle.
    for mass in (1e-3, 1e-5):
        motion = sb.simulate(series(mass), TIMES, **TIGHT)
        apart = motion.array("q_slide") - exact(TIMES)
        assert np.abs(apart).max() < 2 * mass


@pytest.mark.parametrize("formalism", ["kane", "composite", "articulated", "tmt"])
def test_formalisms_agree(formalism):
    with pytest.warns(sb.errors.ModelWarning, match=MOVES):
        compiled = sb.compile_model(series(), formalism=formalism)
    y = compiled.start_state()
    rates = compiled.derivatives(0.0, y)
    at = compiled.state_labels().index
    assert rates[at("v_slide")] == pytest.approx(-200 / 3 * 0.8, rel=1e-12)
    assert rates[at("v_between")] == pytest.approx(-400 / 9 * 0.8, rel=1e-12)


def bridle(kind):
    """Return a load on a knot of ropes: a node, or a body without mass."""
    model = sb.Model("bridle")
    load = model.add_body("load", mass=5.0)
    slides = ["Tx", "Ty", "Tz"]
    model.add_joint("hang", model.world, load, slides, q=(0.15, 0.1, -0.97))
    if kind == "node":
        knot = model.add_node("knot")
    else:
        knot = model.add_body("knot")
        model.add_joint("fly", model.world, knot, slides if kind == "T" else "free")
    for i, (x, y) in enumerate([(-0.6, -0.4), (0.6, -0.4), (0, 0.7)]):
        hook = model.world.add_frame(f"hook{i}", at=(x, y, 0))
        rope = sb.loads.SpringDamper(hook, knot, stiffness=900, free_length=0.8)
        model.add_load(f"rope{i}", rope)
    tail = sb.loads.SpringDamper(knot, load, stiffness=1200, free_length=0.5)
    model.add_load("tail", tail)
    model.add_sensor("place", sb.sensors.Position(knot))
    model.add_sensor("speed", sb.sensors.Velocity(knot))
    return model


@pytest.mark.parametrize("kind", ["T", pytest.param("free", marks=pytest.mark.slow)])
def test_a_body_that_springs_hold_is_a_node(kind):
    node = sb.simulate(bridle("node"), TIMES, **TIGHT)
    with pytest.warns(sb.errors.ModelWarning, match=MOVES):
        body = sb.simulate(bridle(kind), TIMES, **TIGHT)
    for name in ("q_hang_Tx", "q_hang_Tz", "place", "speed"):
        np.testing.assert_allclose(body.array(name), node.array(name), atol=1e-9)


def test_turns_that_nothing_feels_are_held_and_named():
    with pytest.warns(
        sb.errors.ModelWarning, match="No load depends on the turns fly_wx, fly_wy"
    ):
        system = sb.compile_model(bridle("free")).system
    assert "turns of these that nothing feels" in system.describe()
    assert "knot (along fly_Tx, fly_Ty, fly_Tz)" in system.describe()


def test_a_spring_and_a_damper_in_series_relax():
    models = []
    for kind in ("node", "body"):
        model = sb.Model("maxwell", gravity=(0, 0, 0))
        body = model.add_body("body", mass=1.0)
        model.add_joint("slide", model.world, body, "Tx", q=1.0)
        if kind == "node":
            middle = model.add_node("middle", at=(0.5, 0, 0), moves="x")
        else:
            middle = model.add_body("middle")
            model.add_joint("between", model.world, middle, "Tx", q=0.5)
        spring = sb.loads.SpringDamper(
            model.world, middle, stiffness=200, free_length=0.5
        )
        model.add_load("spring", spring)
        model.add_load("damper", sb.loads.SpringDamper(middle, body, damping=15))
        models.append(model)
    times = np.linspace(0, 1, 6)
    node = sb.simulate(models[0], times, **TIGHT)
    with pytest.warns(sb.errors.ModelWarning, match=MOVES):
        body = sb.simulate(models[1], times, **TIGHT)
    np.testing.assert_allclose(body.array("q_slide"), node.array("q_slide"), atol=1e-9)


def on_an_arm(kind):
    """Return a slider on a turning arm, on two springs in series, or on one."""
    model = sb.Model("arm")
    arm = model.add_body("arm", mass=2.0, inertia=(0.1, 0.1, 0.1))
    model.add_joint("hinge", model.world, arm, "Ry", v=1.0)
    slider = model.add_body("slider", mass=1.0)
    slide = model.add_joint("slide", arm, slider, "Tx", q=0.6)
    if kind == "one":
        model.add_load("one", sb.loads.JointForce(slide, -75 * (slide.q[0] - 0.5)))
        return model
    middle = model.add_body("middle")
    between = model.add_joint("between", arm, middle, "Tx", q=0.3)
    model.add_load("first", sb.loads.JointForce(between, -100 * (between.q[0] - 0.2)))
    second = sb.loads.SpringDamper(middle, slider, stiffness=300, free_length=0.3)
    model.add_load("second", second)
    return model


def test_a_body_without_mass_is_carried_by_one_that_moves():
    times = np.linspace(0, 1, 6)
    one = sb.simulate(on_an_arm("one"), times, **TIGHT)
    with pytest.warns(sb.errors.ModelWarning, match=MOVES):
        two = sb.simulate(on_an_arm("two"), times, **TIGHT)
    for name in ("q_slide", "q_hinge"):
        np.testing.assert_allclose(two.array(name), one.array(name), atol=1e-9)


def rods(kind):
    """Return a pendulum and a wall, two rods on balls with a spring between."""
    model = sb.Model("rods")
    body = model.add_body("body", mass=2.0, inertia=(0.1, 0.1, 0.1))
    model.add_joint("hinge", model.world, body, "Ry", v=1.0)
    eye = body.add_frame("eye", at=(0.3, 0, 0))
    wall = model.world.add_frame("wall", at=(1.5, 0.1, 0))
    if kind == "one":
        length = 0.5 + np.hypot(0.2, 0.05)
        one = sb.loads.SpringDamper(eye, wall, stiffness=100, free_length=length)
        model.add_load("spring", one)
        return model
    first, second = model.add_body("first"), model.add_body("second")
    turned = sb.quaternion("z", 0.3), sb.quaternion("z", 2.6)
    model.add_joint("ball1", eye, first, "spherical", q=turned[0])
    model.add_joint("ball2", wall, second, "spherical", q=turned[1])
    ends = (
        first.add_frame("a", at=(0.2, 0.05, 0)),
        second.add_frame("b", at=(0.3, 0, 0)),
    )
    model.add_load(
        "spring", sb.loads.SpringDamper(*ends, stiffness=100, free_length=0.2)
    )
    return model


def test_rods_on_balls_with_a_spring_between_lie_in_its_line():
    times = np.linspace(0, 1, 6)
    one = sb.simulate(rods("one"), times, **TIGHT)
    with pytest.warns(sb.errors.ModelWarning, match="ball2_wx, ball1_wx with ball1_wy"):
        two = sb.simulate(rods("two"), times, **TIGHT)
    np.testing.assert_allclose(two.array("q_hinge"), one.array("q_hinge"), atol=1e-9)


def between_beams(kind):
    """Return a body at the end of two beams in a row."""
    model = sb.Model("beams")
    tip = model.add_body("tip", mass=1.0, inertia=(0.02, 0.03, 0.04))
    start = (2, 0, 0, *sb.quaternion("y", 0.05))
    model.add_joint("fly", model.world, tip, "free", q=start)
    if kind == "node":
        middle = model.add_node("middle", at=(1, 0, 0), turns=True)
    else:
        middle = model.add_body("middle")
        begin = (1, 0, 0, 1, 0, 0, 0)
        model.add_joint("between", model.world, middle, "free", q=begin)
    stiff = {"axial": 500, "bending_y": 20, "bending_z": 25, "torsion": 10}
    model.add_load("root", sb.loads.Beam(model.world, middle, 1.0, **stiff))
    model.add_load("end", sb.loads.Beam(middle, tip, 1.0, **stiff))
    return model


@pytest.mark.slow
def test_a_body_that_turns_between_beams_is_a_node_that_turns():
    node = sb.simulate(between_beams("node"), TIMES, **TIGHT)
    with pytest.warns(sb.errors.ModelWarning, match=MOVES):
        body = sb.simulate(between_beams("body"), TIMES, **TIGHT)
    for name in ("q_fly_Tz", "v_fly_wy"):
        np.testing.assert_allclose(body.array(name), node.array(name), atol=1e-9)


def test_modes_are_those_of_the_condensed_stiffness():
    with pytest.warns(sb.errors.ModelWarning, match=MOVES):
        compiled = sb.compile_model(series())
    found = sb.modal(compiled, at=sb.equilibrium(compiled))
    frequencies = np.abs(np.asarray(found.eigenvalues).imag)
    np.testing.assert_allclose(frequencies, np.sqrt(200 / 3), rtol=1e-9)


def test_other_stiffness_may_be_given_at_a_run():
    with pytest.warns(sb.errors.ModelWarning, match=MOVES):
        compiled = sb.compile_model(series(soft=None))
    motion = sb.simulate(compiled, TIMES, parameters={"k": 100.0}, **TIGHT)
    np.testing.assert_allclose(motion.array("q_slide"), exact(TIMES), atol=1e-9)


def refusal(model):
    with pytest.raises(
        sb.errors.DerivationError, match="the mass matrix is singular"
    ) as error:
        sb.simulate(model, 0.1)
    return str(error.value)


def pushed(force):
    """Return the model of springs in series with a force in place of one."""
    model = sb.Model("pushed", gravity=(0, 0, 0))
    middle = model.add_body("middle")
    body = model.add_body("body", mass=1.0)
    between = model.add_joint("between", model.world, middle, "Tx", q=0.5)
    model.add_joint("slide", model.world, body, "Tx", q=1.0)
    model.add_load("push", sb.loads.JointForce(between, force(model, between)))
    return model


def test_what_no_balance_determines_is_refused_with_the_reason():
    bare = refusal(pushed(lambda model, joint: 1.0))
    assert "balance of 'middle' does not say how it moves" in bare
    followed = refusal(pushed(lambda model, j: model.add_input("F") - 100 * j.q[0]))
    assert "balance of 'middle' depends on F" in followed
    rubbed = refusal(pushed(lambda model, joint: -sb.tanh(joint.v[0])))
    assert "velocities otherwise than linearly" in rubbed
    away = refusal(pushed(lambda model, joint: 100 * joint.q[0]))
    assert "its loads push on" in away


def test_a_damper_to_a_damped_node_is_refused_with_the_reason():
    model = pushed(lambda model, joint: -joint.v[0])
    knot = model.add_node("knot", at=(0.3, 0, 0), moves="x")
    for end in (model.world, model.bodies["middle"]):
        load = sb.loads.SpringDamper(end, knot, 10, damping=3, free_length=0.3)
        model.add_load(f"of_{end.name}", load)
    assert "factors that follow the states knot_x" in refusal(model)


def test_a_body_on_one_spring_is_refused():
    model = series(1.0)
    loose = model.add_body("loose")
    model.add_joint("fly", model.world, loose, ["Tx", "Ty", "Tz"], q=(2, 0.1, 0))
    spring = sb.loads.SpringDamper(
        loose, model.bodies["body"], stiffness=10, free_length=1
    )
    model.add_load("string", spring)
    assert "comes to rest, nothing holds it" in refusal(model)


def test_turns_that_loads_feel_by_other_parameters_are_not_held():
    model = series(1.0)
    twist = model.add_parameter("twist", 0.0)
    bodies = list(model.bodies.values())
    middle = model.add_body("turning")
    model.add_joint("turn", model.world, middle, ["Tx", "Rx"])
    for name, end in (("near", model.world), ("far", bodies[-1])):
        model.add_load(name, sb.loads.Bushing(end, middle, (50,) * 3, (twist,) * 3))
    assert "default parameters no load changes" in refusal(model)


def test_a_body_that_nothing_touches_is_refused():
    model = series(1.0)
    bare = model.add_body("bare")
    model.add_joint("loose", model.world, bare, "free")
    assert "balance of 'bare': no load acts on it" in refusal(model)


@pytest.mark.filterwarnings("ignore:model 'weathercock'")
@pytest.mark.parametrize("turns", [{}, {"v_turn": 2.0}])
def test_a_damped_body_without_mass_rests_where_a_small_one_does(turns):
    rest = []
    for mass in (None, 1e-6):
        model = sb.Model("weathercock")
        arm = model.add_body("arm", mass=1.3, inertia=(0.3, 0.35, 0.4))
        table = model.add_body("table", mass=1, inertia=(1, 1, 1))
        model.add_joint("turn", model.world, table, "Rz")
        hinge = model.add_joint("hinge", table, arm, "Rx", q=0.3)
        model.add_load("spring", sb.loads.TorsionalSpringDamper(hinge, 6, 0.6))
        own = {"mass": mass, "inertia": (mass, mass, mass)} if mass else {}
        slider = model.add_body("slider", **own)
        rail = model.add_joint(
            "rail", arm.add_frame("e", at=(0, 0.3, -0.4)), slider, "Ty"
        )
        model.add_load("damped", sb.loads.TorsionalSpringDamper(rail, 30, 2))
        push = sb.loads.Force(slider, (0, 3, 1), expressed_in=table)
        model.add_load("push", push)
        rest.append(sb.equilibrium(model, speeds=turns))
    assert rest[0].status == rest[1].status
    for name in ("q_hinge", "q_rail", "v_rail"):
        assert rest[0][name] == pytest.approx(rest[1][name], abs=1e-5)
