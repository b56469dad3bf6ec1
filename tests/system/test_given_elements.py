"""Elements refuse at given values of parameters what they refuse at the defaults."""

import pytest

import symbody as sb


def hanging():
    """Return a weight on a bar whose length is half of a parameter."""
    model = sb.Model("hanging")
    weight = model.add_body("weight", mass=1)
    rope, steel = model.add_parameter("rope", 2.0), model.add_parameter("steel", 1e3)
    rest = model.add_parameter("rest", rope / 2)
    half = model.add_expression("half", rope / 2)
    model.add_joint("way", model.world, weight, ["Tx", "Tz"], q=(0.1, -1.0))
    model.add_load("bar", sb.loads.Bar(model.world, weight, steel, rope / 2))
    bend = sb.loads.SpringDamper(model.world, weight, half, 0, rest)
    model.add_load("bend", bend)
    return model


REFUSED = [
    ({"rope": -2.0}, r"load 'b\w+': the (free_)?length is .*-1; it "),
    ({"steel": 0.0}, r"load 'bar': the stiffness axial is steel = 0; it must be pos"),
    ({"rest": -1.0}, r"load 'bend': the free_length is rest = -1; it cannot be neg"),
]


@pytest.mark.parametrize(("given", "words"), REFUSED)
def test_a_value_that_no_element_takes_is_refused_where_it_is_given(given, words):
    model = hanging()
    with pytest.raises(sb.errors.ModelError, match=words):
        sb.simulate(model, 0.1, parameters=given)
    compiled = sb.compile_model(model, backend="python")
    with pytest.raises(sb.errors.ModelError, match=words):
        compiled.with_parameters(given)
    with pytest.raises(sb.errors.ModelError, match=words):
        sb.linearize(compiled, parameters=given)


def test_other_values_are_taken():
    motion = sb.simulate(hanging(), 0.1, parameters={"rope": 1.0, "steel": 2e3})
    assert motion.status.completed


def test_runs_of_a_study_with_such_values_are_told():
    study = sb.Study(
        hanging(), duration=0.1, keep=["q_way_Tz"], vary={"rope": [2.0, -1.0, 1.0, 1.5]}
    )
    rows = study.run()
    assert rows.completed_runs.tolist() == [0, 2, 3]
    assert "load 'b" in str(rows.arrays["message"][1])


def test_a_gear_of_given_radius_zero_is_refused():
    model = sb.Model("mesh")
    size = model.add_parameter("size", 0.1)
    joints = []
    for name in ("one", "two"):
        body = model.add_body(name, mass=1, inertia=(1, 1, 1))
        joints.append(model.add_joint(f"j_{name}", model.world, body, "Rz"))
    model.add_load("teeth", sb.loads.GearMesh(*joints, size, 0.2, 1e4))
    with pytest.raises(sb.errors.ModelError, match="load 'teeth': radius1"):
        sb.compile_model(model, backend="python").with_parameters({"size": 0.0})
