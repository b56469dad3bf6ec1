"""A net of springs with a knot in balance."""

import symbody as sb


def hung_net():
    """A mass of 2 kg on a spring below the knot of two springs, in a plane."""
    model = sb.Model("net")
    body = model.add_body("body", mass=2.0)
    model.add_joint("hang", model.world, body, ["Tx", "Tz"], q=(0.1, -1.0))
    knot = model.add_node("knot", moves="xz", at=(0, 0, -0.6))
    for i, x in enumerate((-0.5, 0.5)):
        hook = model.world.add_frame(f"hook{i}", at=(x, 0, 0))
        spring = sb.loads.SpringDamper(hook, knot, stiffness=500, free_length=0.5)
        model.add_load(f"spring{i}", spring)
    model.add_load(
        "tail", sb.loads.SpringDamper(knot, body, stiffness=400, free_length=0.4)
    )
    return model
