import pytest

from symbody.errors import ModelError
from symbody.model.model import Model
from symbody.system import assemble


def model_of(*joints):
    """Return a model with bodies a, b, … and joints given as "world-a", "a-b", …."""
    model = Model("m")
    for i, joint in enumerate(joints):
        parent, child = joint.split("-")
        for name in (parent, child):
            if name not in ("world", *model.bodies):
                model.add_body(name, mass=1, inertia=(1, 1, 1))
        bodies = {"world": model.world, **model.bodies}
        model.add_joint(f"j_{i}", bodies[parent], bodies[child], "Rx")
    return model


@pytest.mark.parametrize(
    ("joints", "order", "parent"),
    [
        (("world-a", "a-b", "b-c"), "abc", (0, 1, 2)),
        (("b-c", "a-b", "world-a"), "abc", (0, 1, 2)),
        (("world-a", "world-b", "a-c", "b-d"), "abcd", (0, 0, 1, 2)),
        (("a-d", "world-b", "world-a", "b-c"), "badc", (0, 0, 2, 1)),
    ],
)
def test_a_body_has_a_higher_number_than_its_carrier(joints, order, parent):
    system = assemble(model_of(*joints))
    assert "".join(body.name for body in system.bodies) == order
    assert system.parent == parent


def test_joint_i_carries_body_i():
    system = assemble(model_of("b-c", "a-b", "world-a"))
    for body, joint in zip(system.bodies, system.joints, strict=True):
        assert joint.child.body is body


def test_a_second_joint_to_a_body_closes_a_loop():
    model = model_of("world-a", "a-b", "world-b")
    message = (
        r"joint 'j_2': it would carry body 'b', which joint 'j_1' from 'a' carries "
        r"already, so it closes a loop.*add_loop or add_constraint"
    )
    with pytest.raises(ModelError, match=message):
        assemble(model)


def test_a_body_without_joint_is_named_with_the_remedy():
    model = model_of("world-a")
    model.add_body("leaf")
    with pytest.raises(ModelError, match=r"body 'leaf': no joint.*add_joint.*'free'"):
        assemble(model)


def test_a_joint_of_a_body_that_was_deleted_is_an_error():
    model = model_of("world-a", "a-b")
    del model.bodies["b"]
    with pytest.raises(ModelError, match=r"the body 'b' .* not in the model any more"):
        assemble(model)


def test_a_carrier_without_joint_is_named_and_not_what_it_carries():
    model = model_of("a-b", "b-c")
    with pytest.raises(ModelError, match=r"body 'a': no joint carries it"):
        assemble(model)


def test_a_ring_without_the_world_is_named_by_its_joints():
    model = model_of("world-a", "b-c", "c-d", "d-b", "d-e")
    with pytest.raises(ModelError, match=r"j_\d, j_\d, j_\d form a ring.*add_loop"):
        assemble(model)


def test_a_model_without_bodies_is_refused():
    with pytest.raises(ModelError, match=r"model 'm': it has no bodies. Add them with"):
        assemble(Model("m"))
