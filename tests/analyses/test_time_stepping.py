"""Time stepping with contacts against the loop of events, and sets of spheres.

Both loops obey the same laws, so that time stepping converges to the located events:
with order 1 over impacts, 2 in motions without.
"""

import pickle
import re

import numpy as np
import pytest

import symbody as sb
from symbody.errors import AnalysisError, ModelError
from symbody.view.computing import computing

G = 9.81
EXACT = sb.DP54(rtol=1e-11, atol=1e-12)


def bouncing(restitution=0.5, law="newton"):
    model = sb.Model("bouncing")
    ball = model.add_body("ball", 2.0)
    model.add_joint("j", model.world, ball, "Tz", q=1.1)
    contact = sb.contacts.SphereOnPlane(ball, model.world, 0.1)
    model.add_contact("c", contact, restitution=restitution, law=law)
    return model


def sliding():
    model = sb.Model("sliding")
    box = model.add_body("box", 2.0)
    model.add_joint("j", model.world, box, ["Tx", "Ty", "Tz"], v=(3, 4, 0))
    contact = sb.contacts.PointOnPlane(box, model.world)
    model.add_contact("c", contact, friction=0.3)
    return model


def loop_with_friction(explicit):
    """Return a four-bar with a spring, whose hinge has dry friction and a stop."""
    model = sb.library.four_bar(explicit=explicit)
    hinge = next(joint for joint in model.joints.values() if len(joint.v) == 1)
    model.add_contact("dry", sb.contacts.DryFriction(hinge, 0.4, 1.0))
    return model


def linked(count):
    """Return a plane chain that falls onto the floor."""
    model, length = sb.Model("chain"), 0.1
    place, floor = model.world, model.world
    for i in range(count):
        body = model.add_body(
            f"b{i}", 0.1, com=(0.05, 0, 0), inertia=(1e-6, 1e-4, 1e-4)
        )
        kind, q = (
            (["Tx", "Tz", "Ry"], (0, 0.3, 0.2)) if i == 0 else ("Ry", 0.4 * (-1) ** i)
        )
        model.add_joint(f"j{i}", place, body, kind, q=q)
        model.add_contact(f"c{i}", sb.contacts.PointOnPlane(body, floor, friction=0.4))
        place = body.add_frame("end", at=(length, 0, 0))
    model.add_contact("tip", sb.contacts.PointOnPlane(place, floor, friction=0.4))
    return model


def heap(count, radius=0.05, friction=0.3, restitution=0.0):
    """Return spheres above a floor between two walls, and their names."""
    model = sb.Model("heap")
    rng = np.random.default_rng(7)
    bodies = []
    for i in range(count):
        body = model.add_body(f"b{i}", 1.0, inertia=(0.4 * radius**2,) * 3)
        place = np.array([i % 2, (i // 2) % 2, i // 4]) * 2.3 * radius + 1.4 * radius
        place += rng.uniform(-0.05, 0.05, 3) * radius
        model.add_joint(f"j{i}", model.world, body, "free", q=(*place, 1, 0, 0, 0))
        bodies.append(body)
    across = np.array([[0, 0, 1], [1, 0, 0], [0, 1, 0]])
    walls = [model.world]
    for name, turned, far in (("x", across, (0, 0, 0)), ("y", across.T, (0, 0, 0))):
        walls.append(model.world.add_frame(name, at=far, rotation=turned))
    contact = sb.contacts.Spheres(bodies, radius, walls, restitution, friction)
    model.add_contact("s", contact)
    return model


def errors(model, times, steps, q=slice(None)):
    """Return mean errors of coordinates against located events."""
    exact = sb.simulate(model, times, method=EXACT).q[:, q]
    far = []
    for step in steps:
        motion = sb.simulate(model, times, method=sb.Moreau(step))
        far.append(float(np.abs(motion.q[:, q] - exact).mean()))
    return np.array(far)


def test_a_bouncing_ball_converges_with_order_1():
    # Errors depend on where in a step impacts are: look at a wide range.
    far = errors(bouncing(), np.linspace(0, 1.5, 301), (5e-3, 5e-5))
    assert 0.8 <= np.log(far[0] / far[1]) / np.log(100) <= 1.3


def test_a_sliding_box_converges_faster_and_holds():
    far = errors(sliding(), np.linspace(0, 3, 31), (1e-2, 1e-4))
    assert np.log(far[0] / far[1]) / np.log(100) >= 1.5
    motion = sb.simulate(sliding(), 3, method=sb.Moreau(1e-3))
    (stick,) = motion.events.of(kind="stick")
    assert abs(stick.time - 5 / (0.3 * G)) <= 1e-3
    assert np.abs(motion.v[-1]).max() <= 1e-14
    force = np.asarray(motion["F_c"])
    np.testing.assert_allclose(
        force[5], (2 * G, -0.18 * 2 * G, -0.24 * 2 * G), rtol=1e-9
    )
    np.testing.assert_allclose(force[-1], (2 * G, 0, 0), atol=1e-11)


@pytest.mark.parametrize("explicit", [True, False])
def test_loops_converge_with_order_2_until_they_stick(explicit):
    model = loop_with_friction(explicit)
    times = np.linspace(0, 0.3, 31)
    # Steps that divide the times: 2.00 and 2.00 were measured.
    far = errors(model, times, (2e-3, 5e-4, 1.25e-4))
    orders = np.log(far[:-1] / far[1:]) / np.log(4)
    np.testing.assert_allclose(orders, 2.0, atol=0.02)
    assert far[-1] <= 3e-8
    motion = sb.simulate(
        model, times, method=sb.Moreau(1e-3), save=sb.Save(constraints=not explicit)
    )
    if not explicit:
        assert np.asarray(motion["constraint_residual"]).max() <= 1e-9


def test_stops_ropes_clutches_and_freewheels_are_rows_as_well():
    model = sb.Model("machines")
    shaft, rotor = (model.add_body(n, 1.0, inertia=(0.1, 0.1, 0.1)) for n in ("s", "r"))
    a = model.add_joint("a", model.world, shaft, "Rz", v=10.0)
    b = model.add_joint("b", model.world, rotor, "Rz")
    model.add_contact("clutch", sb.contacts.Clutch(b, a, capacity=2.0))
    mass = model.add_body("m", 1.0)
    slide = model.add_joint("c", model.world, mass, "Tx", v=1.0)
    model.add_contact(
        "stop", sb.contacts.JointStop(slide, greatest=0.2, restitution=0.5)
    )
    times = np.linspace(0, 0.6, 61)
    far = errors(model, times, (1e-3, 1e-4))
    assert far[0] <= 1e-3
    assert far[1] <= 1e-4
    motion = sb.simulate(model, times, method=sb.Moreau(1e-3))
    np.testing.assert_allclose(motion.v[-1], (5, 5, -0.5), atol=1e-9)


def test_energy_never_rises_and_laws_hold_where_few_are_closed():
    model = linked(8)
    for step in (5e-3, 1e-3):
        motion = sb.simulate(model, 1.0, method=sb.Moreau(step))
        energy = np.asarray(motion["total_energy"])
        # Smooth motion is of order 2, and a lift of what penetrates of order 1.
        # So much of it in a second is less than twice of what was measured.
        assert np.diff(energy).max() <= 0.05 * step * energy[0]
        (note,) = [str(n) for n in motion.notes if "Time stepping" in str(n)]
        residual = float(re.search(r"hold to (\S+) of", note)[1])
        assert residual <= 1e-10
    weight = 8 * 0.1 * G
    forces = [np.asarray(motion[f"F_c{i}[n]"])[-1] for i in range(8)]
    total = sum(forces) + np.asarray(motion["F_tip[n]"])[-1]
    assert abs(total - weight) <= 1e-6 * weight


def test_work_of_contacts_closes_the_balance_of_energy():
    motion = sb.simulate(
        bouncing(), 1.0, method=sb.Moreau(1e-3), save=sb.Save(work=True)
    )
    total = np.asarray(motion["total_energy"])
    error = np.asarray(motion["energy_error"])
    assert total[0] - total[-1] > 10.0
    # Steps of one length in free fall, and the laws, are exact but for rounding.
    assert np.abs(error).max() <= 1e-12 * total[0]
    assert motion.events.energy == pytest.approx(total[0] - total[-1], rel=1e-12)


def drawn(seed):
    """Return two bodies above a floor with stops, friction and contacts by chance."""
    rng = np.random.default_rng(seed)
    model = sb.Model("drawn")
    place = model.world.origin
    for i in range(2):
        com, inertia = rng.uniform(-0.1, 0.1, 3), rng.uniform(0.02, 0.03, 3)
        body = model.add_body(f"b{i}", rng.uniform(0.5, 2), com=com, inertia=inertia)
        kind, q = ("free", (0, 0, 0.7, 1, 0, 0, 0)) if i == 0 else ("Ry", 0.1)
        joint = model.add_joint(f"j{i}", place, body, kind, q=q)
        tip = body.add_frame("tip", at=rng.uniform(-0.2, 0.2, 3))
        contact = sb.contacts.SphereOnPlane(tip, model.world, 0.1)
        own = {"friction": rng.choice([0, 0.4]), "restitution": rng.choice([0, 0.5])}
        model.add_contact(f"c{i}", contact, **own)
        if i:
            model.add_contact("stop", sb.contacts.JointStop(joint, -0.4, 0.4))
            model.add_contact("dry", sb.contacts.DryFriction(joint, 0.3, 1.0))
        place = body.add_frame("next", at=rng.uniform(-0.2, 0.2, 3))
    return model


@pytest.mark.parametrize("seed", range(8))
def test_mechanisms_by_chance_converge_and_keep_their_balance(seed):
    compiled, times = sb.compile_model(drawn(seed)), np.linspace(0, 0.6, 61)
    exact = sb.simulate(compiled, times, method=EXACT)
    far, balance = [], []
    for step in (2e-3, 2e-5):
        motion = sb.simulate(
            compiled, times, method=sb.Moreau(step), save=sb.Save(work=True)
        )
        far.append(np.abs(motion.q - exact.q).mean())
        balance.append(np.abs(np.asarray(motion["energy_error"])).max())
        (note,) = [str(n) for n in motion.notes if "Time stepping" in str(n)]
        assert float(re.search(r"hold to (\S+) of", note)[1]) <= 1e-8
    # Of order 1, where no two impacts share a step that do not belong together. The end
    # of a series of impacts of a stop, beside others, may leave 1e-4.
    assert far[1] <= max(0.1 * far[0], 2e-4)
    assert balance[1] <= max(0.1 * balance[0], 1e-3)


def test_a_heap_of_spheres_falls_apart_and_its_spheres_roll():
    model = heap(8)
    motion = sb.simulate(model, 3.0, method=sb.Moreau(2e-3, sweeps=2000))
    assert motion["total_energy"][-1] < motion["total_energy"][0]
    # Two walls hold nothing: after the last impact all roll on at their speeds.
    late = motion.time > 1.5
    assert 0.5 < motion.events.times.max() < 1.5
    v = motion.v.reshape(len(motion.time), 8, 6)[late, :, :3]
    assert np.abs(v - v[-1]).max() <= 1e-13
    assert np.abs(v[-1]).max() > 0.1
    np.testing.assert_allclose(motion.q[-1, 2::7], 0.05, atol=2e-9)
    floor = np.asarray(motion["F_s[8,fz]"])[late]
    np.testing.assert_allclose(-floor, 8 * G, rtol=1e-10)


def test_a_set_is_what_its_pairs_are():
    def falling(as_set):
        model = sb.Model("two")
        bodies = []
        for i, place in enumerate([(0, 0, 0.05), (0.01, 0.02, 0.3)]):
            body = model.add_body(f"b{i}", 1.0 + i, inertia=(1e-3,) * 3)
            model.add_joint(f"j{i}", model.world, body, "free", q=(*place, 1, 0, 0, 0))
            bodies.append(body)
        own = {"restitution": 0.3, "friction": 0.2}
        if as_set:
            contact = sb.contacts.Spheres(bodies, 0.05, [model.world])
            model.add_contact("s", contact, **own)
            return model
        model.add_contact(
            "p", sb.contacts.SphereOnSphere(*bodies[::-1], 0.05, 0.05, **own)
        )
        for i, body in enumerate(bodies):
            model.add_contact(
                f"w{i}", sb.contacts.SphereOnPlane(body, model.world, 0.05, **own)
            )
        return model

    a, b = (
        sb.simulate(falling(one), 0.5, method=sb.Moreau(1e-3)) for one in (True, False)
    )
    np.testing.assert_allclose(a.q, b.q, atol=1e-8)
    assert len(a.events.of(kind="impact")) >= 1
    assert a.events.of("s")[0].contact == "s[1,0]"


def test_free_spheres_need_as_many_evaluations_as_one():
    counts = [
        sb.simulate(heap(n), 0.3, method=sb.Moreau(5e-3)).statistics.evaluations
        for n in (4, 16)
    ]
    # Six for all columns, and four for the step; none while all are in the air.
    assert counts[1] <= 1.2 * counts[0]


def test_an_estimate_is_told():
    motion = sb.simulate(sliding(), 1.0, method=sb.Moreau(1e-2, estimate=True))
    (note,) = [str(n) for n in motion.notes if "Half the step" in str(n)]
    told = float(re.search(r"by up to (\S+),", note)[1])
    exact = sb.simulate(sliding(), 1.0, method=EXACT)
    assert told <= np.abs(motion.q - exact.q).max() * 1.5 + 1e-9


def test_files_keep_sets_of_spheres(tmp_path):
    model = heap(3)
    again = sb.read(sb.write(model, tmp_path / "heap.json"))
    a, b = (sb.simulate(m, 0.2, method=sb.Moreau(5e-3)) for m in (model, again))
    np.testing.assert_array_equal(a.q, b.q)


def test_a_stepper_of_a_set_of_spheres_begins_elsewhere():
    sim = sb.Stepper(heap(3), 1e-3, method="Moreau")
    first = next(iter(sim.state))
    sim.step()
    begun = sim.reset({first: 0.25})
    assert begun[0] == sim.state[first] == 0.25
    assert sim.reset().tolist() != begun.tolist()


def overlapping():
    model = sb.Model("overlap")
    for i in range(2):
        body = model.add_body(f"b{i}", 1.0, inertia=(1e-3,) * 3)
        model.add_joint(
            f"j{i}", model.world, body, "free", q=(0.01 * i, 0, 1, 1, 0, 0, 0)
        )
    contact = sb.contacts.Spheres(list(model.bodies.values())[-2:], 0.05)
    model.add_contact("s", contact)
    return model


@pytest.mark.parametrize(
    ("make", "method", "error", "text"),
    [
        (sb.library.pendulum, sb.Moreau(1e-3), ModelError, "has no contacts"),
        (sliding, "Moreau", ModelError, "object with its step"),
        (lambda: heap(3), "Radau", ModelError, "set of spheres"),
        (lambda: heap(3), "DP54", ModelError, "Moreau"),
        (overlapping, sb.Moreau(1e-3), AnalysisError, r"'s\[1,0\]'.*overlap"),
        (lambda: bouncing(0.9), sb.Moreau(0.6), AnalysisError, "shorter step"),
        (lambda: bouncing(law="poisson"), sb.Moreau(1e-3), ModelError, "Newton's law"),
    ],
)
def test_what_cannot_be_stepped_is_refused(make, method, error, text):
    with pytest.raises(error, match=text):
        sb.simulate(make(), 2.0, method=method)


@pytest.mark.parametrize("damping", [10.0, 100.0])
def test_dampers_too_stiff_for_a_step_are_told_in_place_of_a_contact(damping):
    model = sb.library.quadruped()
    for name, joint in model.joints.items():
        if len(joint.v) == 1:
            load = sb.loads.JointForce(joint, -damping * joint.v[0])
            model.add_load(f"damper_{name}", load)
    for name in ("front_left", "hind_right"):
        foot = model.sensors[f"foot_{name}"].sensor.of
        model.add_contact(name, sb.contacts.PointOnPlane(foot, model.world))
    text = r"(diverges|grows without bound).*'v_.*steps of Moreau.*Radau"
    with pytest.raises(AnalysisError, match=text) as error:
        sb.simulate(model, 0.1, method=sb.Moreau(1e-3))
    assert "pass through" not in str(error.value)


def test_work_of_drives_in_impacts_is_that_of_means_over_steps():
    model = sb.Model("plate")
    plate, ball = model.add_body("plate", 1.0), model.add_body("ball", 1.0)
    lift = model.add_joint("lift", model.world, plate, "Tz")
    model.drive(lift, 0.05 * sb.sin(20 * model.t))
    model.add_joint("fall", model.world, ball, "Tz", q=0.3)
    contact = sb.contacts.SphereOnPlane(ball, plate, 0.1)
    model.add_contact("c", contact, restitution=0.5)
    save = sb.Save(work=True)
    steps = [
        sb.simulate(model, 1.0, method=sb.Moreau(step), save=save)
        for step in (1e-3, 1e-4)
    ]
    errors = [np.abs(motion.array("energy_error")).max() for motion in steps]
    assert errors[1] < 0.02 * errors[0] < 1e-6  # as the square of the step
    exact = sb.simulate(model, 1.0, save=save)
    # Contacts take in impacts what the means take in steps.
    expected = exact.array("work")[-1] - exact.array("impact_loss")[-1]
    np.testing.assert_allclose(steps[1].array("work")[-1], expected, atol=0.02)


def test_sets_are_refused_where_pairs_are_not_looked_for(tmp_path):
    with pytest.raises(ModelError, match="set of spheres"):
        sb.compile_model(heap(2)).function("contacts")
    with pytest.raises(ModelError, match=r"set of spheres|'s'"):
        sb.generate(heap(2), "fmu2", tmp_path)
    with pytest.raises(sb.errors.CallError, match="times decrease"):
        sb.simulate(bouncing(), [1.0, 0.0], method=sb.Moreau(1e-3))


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        ({"step": 0.0}, "step"),
        ({"step": 1e-3, "tolerance": 0.0}, "tolerance"),
        ({"step": 1e-3, "sweeps": 0}, "sweeps"),
        ({"step": 1e-3, "estimate": 2}, "estimate"),
    ],
)
def test_options_out_of_range_are_refused(arguments, text):
    with pytest.raises(sb.errors.CallError, match=text):
        sb.Moreau(**arguments)


def test_sets_that_touch_nothing_are_refused():
    model = sb.Model("one")
    body = model.add_body("b", 1.0)
    with pytest.raises(ModelError, match="touches nothing"):
        model.add_contact("s", sb.contacts.Spheres([body], 0.1))
    with pytest.raises(ModelError, match="twice"):
        model.add_contact("s", sb.contacts.Spheres([body, body], 0.1))
    with pytest.raises(ModelError, match="radius"):
        model.add_contact("s", sb.contacts.Spheres([body], -0.1, [model.world]))


def test_pages_of_sets_are_there_and_say_why_they_do_not_compute(tmp_path):
    model = heap(2)
    motion = sb.simulate(model, 0.1, method=sb.Moreau(5e-3))
    motion.to_html(tmp_path / "heap.html")
    assert (tmp_path / "heap.html").stat().st_size > 0
    made = computing(sb.compile_model(model), sb.DP853())
    assert made.module is None
    assert "Moreau" in made.obstacle


def hopping():
    """Return a block that is pushed along a floor, onto which it falls."""
    model = sb.Model("hopping", gravity=(0, 0, -G))
    body, F = model.add_body("b", 1.0), model.add_input("F", unit="N")
    start = {"q": (0, 0.5), "v": (1.0, 0)}
    model.add_joint("j", model.world, body, ["Tx", "Tz"], **start)
    model.add_load("push", sb.loads.Force(body, (F, 0, 0)))
    contact = sb.contacts.PointOnPlane(body, model.world, 0.3, 0.4)
    model.add_contact("c", contact)
    return model


def test_a_stepper_steps_through_contacts_as_a_run_does():
    compiled = sb.compile_model(hopping())
    for method, dt in ((sb.Moreau(0.01), 0.05), ("Moreau", 0.01)):
        motion = sb.simulate(compiled, [0, 1.0], method=sb.Moreau(0.01))
        stepper = sb.Stepper(compiled, dt, method=method)
        while stepper.t < 1.0 - 1e-9:
            stepper.step()
        np.testing.assert_allclose(stepper.y[:2], motion.q[-1], atol=1e-13)
        assert [e.kind for e in stepper.events] == [e.kind for e in motion.events]
    stepper = sb.Stepper(compiled, 0.05, method=sb.Moreau(0.01))
    for _ in range(8):
        stepper.step({"F": 6.0})
    saved, copy = stepper.save(), pickle.loads(pickle.dumps(stepper))
    for one in (stepper, copy):
        for _ in range(8):
            one.step({"F": -2.0})
    np.testing.assert_array_equal(copy.y, stepper.y)
    stepper.restore(saved)
    for _ in range(8):
        stepper.step({"F": -2.0})
    np.testing.assert_array_equal(copy.y, stepper.y)


def test_inputs_that_change_at_instants_go_on_where_bodies_overlap():
    model, times = hopping(), [0, 0.3, 0.3, 1.0]
    pushed = sb.Sampled(lambda t: 6.0 * (t > 0.29), 0.1)
    tables = {"F": (times, [0, 0, 6.0, 6.0])}
    method = sb.Moreau(5e-4)
    ends = [
        sb.simulate(model, [0, 1.0], method=method, inputs=one).q[-1]
        for one in (tables, {"F": pushed})
    ]
    np.testing.assert_allclose(ends[1], ends[0], atol=1e-12)
    exact = sb.simulate(model, [0, 1.0], method=EXACT, inputs=tables)
    np.testing.assert_allclose(ends[0], exact.q[-1], atol=2e-3)


def test_the_contact_whose_law_is_farthest_from_solved_is_told():
    few = sb.Moreau(0.01, sweeps=3)
    motion = sb.simulate(linked(30), 0.5, method=few)
    (note,) = motion.notes_of("contacts")[:1]
    assert re.search(r"at t = [\d.]+ s, of (c\d+|tip), more than the tolerance", note)


@pytest.mark.parametrize("driven", [True, False])
def test_forces_at_the_start_are_those_of_the_first_step(driven):
    """They were zero there; where all is driven, at all times."""
    model = sb.Model("rubs")
    box = model.add_body("box", 2.0)
    way = model.add_joint("way", model.world, box, "Tx", **({} if driven else {"v": 1}))
    if driven:
        model.drive(way, 1.0 * model.t)
    model.add_contact("rub", sb.contacts.DryFriction(way, 0.5, 20.0))
    motion = sb.simulate(model, np.linspace(0, 0.02, 5), method=sb.Moreau(1e-3))
    np.testing.assert_allclose(motion.array("F_rub"), -10.0, rtol=1e-12)
    sim = sb.Stepper(model, 0.01, method=sb.Moreau(1e-3))
    np.testing.assert_allclose(sim.u, -10.0, rtol=1e-12)
