import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_inertia
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse

FORMALISMS = ("kane", "tmt", "recursive", "composite", "articulated")
s, c = sb.symbol("s"), sb.symbol("c")


def equal_to(kind, other, q=0.4, v=0.7, formalism="auto", drive=None):
    """Return the rates of two models that differ by one joint in a chain."""
    rates = []
    for joint_kind in (kind, other):
        rng = np.random.default_rng(3)
        model = sb.Model("twin", gravity=(1.0, -2.0, -9.0))
        place = model.world
        for i, middle in enumerate(("Ry", joint_kind, ["Rz", "Tx"])):
            body = model.add_body(
                f"b{i}x", 1.0 + i, rng.normal(size=3), random_inertia(rng)
            )
            joint = model.add_joint(f"j{i}x", place, body, middle)
            place = body.add_frame("tip", at=rng.normal(size=3))
            if i == 1 and drive is not None:
                model.drive(joint, drive(model.t))
        compiled = sb.compile_model(model, formalism=formalism)
        n = len(compiled.system.q)
        y = np.concatenate([np.full(n, q), np.linspace(v, 1, len(compiled.system.v))])
        rates.append(compiled.derivatives(0.3, y))
    return rates


@pytest.mark.covering(1)
@pytest.mark.parametrize("formalism", FORMALISMS)
@pytest.mark.parametrize(
    ("law", "built_in"),
    [
        (lambda: sb.joints.CustomJoint([s], rotation=sb.rotation("z", s)), "Rz"),
        (lambda: sb.joints.CustomJoint([s], position=(0, s, 0)), "Ty"),
        (
            lambda: sb.joints.CustomJoint([s, c], (s, 0, 0), sb.rotation("x", c)),
            ["Tx", "Rx"],
        ),
        (
            lambda: sb.joints.CustomJoint(
                [s, c], rotation=sb.rotation("x", s) @ sb.rotation("y", c)
            ),
            sb.joints.Universal("x", "y"),
        ),
        (lambda: sb.joints.Screw("z", 0.0), "Rz"),
        (lambda: sb.joints.Cylindrical("y"), ["Ty", "Ry"]),
        (lambda: sb.joints.Planar("z"), ["Tx", "Ty", "Rz"]),
    ],
    ids=["turn", "slide", "cylinder", "universal", "screw", "cylindrical", "planar"],
)
@pytest.mark.filterwarnings("ignore:Screw.*the pitch is zero")
def test_a_joint_by_law_moves_as_the_built_in_one(law, built_in, formalism):
    actual, expected = equal_to(law(), built_in, formalism=formalism)
    np.testing.assert_allclose(actual, expected, rtol=1e-10, atol=1e-10)


@pytest.mark.parametrize("formalism", FORMALISMS)
def test_a_driven_law_moves_as_a_driven_built_in_joint(formalism):
    law = sb.joints.CustomJoint([s], rotation=sb.rotation("z", s))
    actual, expected = equal_to(
        law, "Rz", formalism=formalism, drive=lambda t: 0.3 * sb.sin(2 * t)
    )
    np.testing.assert_allclose(actual, expected, rtol=1e-10, atol=1e-10)


@pytest.mark.parametrize("formalism", FORMALISMS)
def test_a_law_of_time_moves_as_a_joint_that_is_driven_below(formalism):
    rates = []
    for rheonomic in (True, False):
        model = sb.Model("shaken")
        body = model.add_body("body", 2.0, (0.3, 0.1, 0.2), (0.1, 0.2, 0.25))
        lift, turn = 0.2 * sb.sin(3 * model.t), 0.5 * model.t**2
        if rheonomic:
            R = sb.rotation("x", turn) @ sb.rotation("z", s)
            kind = sb.joints.CustomJoint([s], position=(0, 0, lift), rotation=R)
            model.add_joint("all", model.world, body, kind)
        else:
            joint = model.add_joint("all", model.world, body, ["Tz", "Rx", "Rz"])
            model.drive(joint, [lift, turn, None])
        compiled = sb.compile_model(model, formalism=formalism)
        rates.append(compiled.derivatives(0.4, [0.5, 0.8]))
    np.testing.assert_allclose(rates[0], rates[1], rtol=1e-10)


def test_formalisms_agree_on_a_curved_guide():
    model = sb.Model("track")
    tangent = sb.rotation("y", -sb.atan(sb.cos(s)))
    kind = sb.joints.CustomJoint([s], (s, 0.1 * s**3, sb.sin(s)), tangent)
    car = model.add_body("car", 1.0, (0, 0.1, 0.2), (0.1, 0.2, 0.15))
    model.add_joint("guide", model.world, car, kind)
    arm = model.add_body("arm", 0.5, (0.3, 0, 0), (0.01, 0.02, 0.02))
    model.add_joint("elbow", car, arm, "Rz")
    system = sb.assemble(model)
    values = {x: 0.3 + 0.2 * i for i, x in enumerate((*system.q, *system.v))}
    results = [
        [sb.evaluate(a, values) for a in derive_by(system, name, merge=False).vd]
        for name in FORMALISMS
    ]
    for result in results:
        np.testing.assert_allclose(result, results[0], rtol=1e-11)
    values |= dict(zip(system.vd, results[0], strict=True))
    tau = [sb.evaluate(a, values) for a in derive_inverse(system).results["tau"]]
    np.testing.assert_allclose(tau, 0, atol=1e-11)


def test_a_screw_keeps_energy_and_advances_by_its_pitch():
    model = sb.Model("spindle")
    nut = model.add_body("nut", 1.0, (0.05, 0, 0), (0.01, 0.01, 0.02))
    model.add_joint("thread", model.world, nut, sb.joints.Screw("z", 0.1))
    model.add_sensor("place", sb.sensors.Position(nut))
    motion = sb.simulate(model, 3.0, method=sb.DP54(rtol=1e-11, atol=1e-12))
    np.testing.assert_allclose(
        motion["place"].sel(axis="z"),
        0.1 / (2 * np.pi) * motion["q_thread"],
        atol=1e-12,
    )
    total = motion["total_energy"].to_numpy()
    np.testing.assert_allclose(total, total[0], atol=1e-9)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: sb.joints.CustomJoint([]), "at least one"),
        (lambda: sb.joints.CustomJoint(["s"]), "must be symbols"),
        (lambda: sb.joints.CustomJoint([s, s], (s, 0, 0)), "given twice"),
        (lambda: sb.joints.CustomJoint([s]), "would move nothing"),
        (lambda: sb.joints.CustomJoint([s], (s, 0)), "vector of three"),
        (lambda: sb.joints.CustomJoint([s], (s, 0, 0), [[1, 0], [0, 1]]), "3x3"),
        (
            lambda: sb.joints.CustomJoint(
                [s], (s, 0, 0), [[1, s, 0], [0, 1, 0], [0, 0, 1]]
            ),
            "not a rotation",
        ),
        (lambda: sb.joints.CustomJoint([s], (s, 0, 0), start=(1, 2)), "2 start values"),
        (lambda: sb.joints.Screw((0, 0, 0), 1), "length 0"),
        (lambda: sb.joints.Planar((1, 1, 0)), "normal must be"),
        (lambda: sb.joints.Universal("x", "w"), "axis must be"),
    ],
)
def test_a_joint_that_cannot_be_is_refused(make, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        make()


def test_a_law_with_a_foreign_symbol_names_it():
    model = sb.Model("odd")
    body = model.add_body("body", 1.0)
    kind = sb.joints.CustomJoint([s], (s * sb.symbol("alien"), 0, 0))
    with pytest.raises(sb.errors.ModelError, match=r"joint 'j': .*'alien'"):
        model.add_joint("j", model.world, body, kind)


def with_law(law, **options):
    model = sb.Model("own")
    body = model.add_body("body", 1, inertia=(1, 1, 1))
    model.add_joint("j", model.world, body, law, **options)
    return model


def euler(q=0.0, **options):
    """Angles about z, x, z, of which the outer two are one where the middle is zero."""
    names = [sb.symbol(n) for n in ("a", "b", "c")]
    turns = [sb.rotation(axis, angle) for axis, angle in zip("zxz", names, strict=True)]
    law = sb.joints.CustomJoint(names, rotation=turns[0] @ turns[1] @ turns[2])
    return with_law(law, q=(0.2, q, 0.3), **options)


def test_freedoms_that_depend_on_each_other_are_named():
    law = sb.joints.CustomJoint([s, c], position=(s + 2 * c, 0, 0))
    text = r"joint 'j': q_j_s and q_j_c move it in the same way wherever it is: a depen"
    with pytest.warns(sb.errors.ModelWarning, match=text):
        sb.assemble(with_law(law))


@pytest.mark.filterwarnings("ignore:joint 'j'.*dependent freedom")
def test_where_they_make_a_singular_mass_matrix_the_error_names_the_formulas():
    law = sb.joints.CustomJoint([s, c], position=(s + c, 2 * (s + c), 0))
    words = "singular: j_s together with j_c .* joint 'j', whose formulas have a lower"
    with pytest.raises(sb.errors.DerivationError, match=words):
        sb.simulate(with_law(law), 0.1)


@pytest.mark.parametrize("way", [lambda t: c**3, lambda t: c * t])
def test_a_freedom_that_moves_nothing_at_the_start_is_named(way):
    model = sb.Model("own")
    body = model.add_body("body", 1, inertia=(1, 1, 1))
    law = sb.joints.CustomJoint([s, c], position=(s, way(model.t), 0))
    model.add_joint("j", model.world, body, law)
    with pytest.warns(
        sb.errors.ModelWarning, match="'j': q_j_c moves it in no way where it"
    ):
        sb.assemble(model)


def test_freedoms_that_are_one_at_the_start_are_named():
    text = "q_j_a and q_j_c move it in the same way where it starts, a singular pos"
    with pytest.warns(sb.errors.ModelWarning, match=text):
        sb.assemble(euler())
    assert sb.assemble(euler(0.5)).name == "own"


def test_freedoms_with_rotors_or_drives_may_be_alike():
    assert sb.assemble(euler(armature=0.1)).name == "own"
    model = euler()
    model.drive(model.joints["j"], [None, None, model.t])
    assert sb.assemble(model).name == "own"
