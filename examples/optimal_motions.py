"""Motions that cost least: a wire, a pole, an arm, a crane whose load hangs at rest."""

import math

import symbody as sb


def brachistochrone() -> sb.OptimalControl:
    """Return the wire down which a bead slides in the shortest time."""
    model = sb.Model("wire")
    angle = model.add_input("angle", limits=(0, math.pi), unit="rad")
    v = model.add_state("v", 0.0, unit="m/s")
    model.add_state("x", 0.0, rate=v * sb.sin(angle), unit="m")
    model.add_state("y", 0.0, rate=v * sb.cos(angle), unit="m")
    model.set_rate("v", 9.81 * sb.cos(angle))
    return sb.OptimalControl(model, (0.1, 10), final=model.t, at_end={"x": 1, "y": 1})


def swing_up() -> sb.OptimalControl:
    """Return how a cart swings its pole up with the least effort."""
    model = sb.Model("cart_pole", gravity=(0, -9.81, 0))
    cart = model.add_body("cart", mass=1.0)
    pole = model.add_body("pole", mass=0.3, com=(0, -0.5, 0))
    slide = model.add_joint("slide", model.world, cart, "Tx")
    model.add_joint("hinge", cart, pole, "Rz")
    F = model.add_input("F", limits=(-20, 20), unit="N")
    model.add_load("push", sb.loads.JointForce(slide, F))
    ends = {"q_slide": 1.0, "q_hinge": math.pi, "v_slide": 0, "v_hinge": 0}
    return sb.OptimalControl(model, 2.0, running=F**2, at_end=ends)


def fast_arm() -> sb.OptimalControl:
    """Return how two motors turn an arm in the shortest time: from stop to stop."""
    model = sb.Model("arm", gravity=(0, 0, 0))
    ends: dict[str, float] = {}
    parent: sb.Body | sb.Frame = model.world
    for name, angle in (("shoulder", 1.0), ("elbow", 0.5)):
        body = model.add_body(name[0], 2.0, com=(0.25, 0, 0), inertia=(0, 0, 0.04))
        joint = model.add_joint(name, parent, body, "Rz")
        torque = model.add_input(f"M_{name}", limits=(-5, 5), unit="N m")
        model.add_load(f"motor_{name}", sb.loads.JointForce(joint, torque))
        parent = body.add_frame("end", (0.5, 0, 0))
        ends |= {f"q_{name}": angle, f"v_{name}": 0}
    return sb.OptimalControl(model, (0.1, 5), final=model.t, at_end=ends)


def crane() -> sb.OptimalControl:
    """Return how a crab carries its load over 2 m, which hangs at rest then."""
    model = sb.library.crane_crab()
    F, (rail, swing) = model.inputs["F"].symbols.item(), list(model.joints)
    ends = {f"q_{rail}": 2.0, f"v_{rail}": 0, f"q_{swing}": 0, f"v_{swing}": 0}
    return sb.OptimalControl(
        model, (0.5, 10), final=model.t, running=1e-4 * F**2, at_end=ends,
        bounds={"F": (-10, 10)},
    )  # fmt: skip


if __name__ == "__main__":
    for problem in (brachistochrone(), swing_up(), fast_arm(), crane()):
        print(problem.solve())
