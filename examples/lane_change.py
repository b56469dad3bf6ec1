"""A car that changes its lane in the shortest way, with the grip that it has.

The bicycle model of Riekert and Schunck at constant speed: side forces by slip angles.
"""

import symbody as sb

SPEED, LANE, GRIP = 20.0, 3.5, 4.0  # m/s, m, greatest lateral acceleration in m/s²
MASS, INERTIA, FRONT, REAR = 1500.0, 2500.0, 1.2, 1.4  # kg, kg m², m, m
STIFF_FRONT, STIFF_REAR = 8e4, 9e4  # N/rad


def lane_change() -> sb.OptimalControl:
    """Return the change of lane over the shortest way at constant speed."""
    model = sb.Model("car", gravity=(0, 0, 0))
    steer = model.add_input("steer", limits=(-0.5, 0.5), unit="rad/s")
    delta = model.add_state("delta", 0.0, rate=steer, unit="rad")
    frame = model.add_body("frame", MASS, inertia=(0, 0, INERTIA))
    # Across the road and about the vertical; along it the speed is given.
    side = model.add_joint("side", model.world, frame, ["Ty", "Rz"])
    (_, yaw), (across, turn) = side.q, side.v
    slip = across - SPEED * yaw  # small angles
    front = STIFF_FRONT * (delta - (slip + FRONT * turn) / SPEED)
    rear = STIFF_REAR * -(slip - REAR * turn) / SPEED
    moment = FRONT * front - REAR * rear
    model.add_load("tires", sb.loads.JointForce(side, [front + rear, moment]))
    rest: dict[str, float] = {
        "v_side_Ty": 0,
        "q_side_Rz": 0,
        "v_side_Rz": 0,
        "delta": 0,
    }
    return sb.OptimalControl(
        model, (0.5, 5), final=model.t, at_end={"q_side_Ty": LANE} | rest,
        throughout={(front + rear) / MASS: (-GRIP, GRIP)},
    )  # fmt: skip


if __name__ == "__main__":
    plan = lane_change().solve(sb.Collocation(tolerance=1e-4))
    print(plan)
    # A point with the same grip needs 2 sqrt(way / grip), and no car is faster.
    least = 2 * (LANE / GRIP) ** 0.5
    print(f"{plan.duration:.4f} s, and {SPEED * plan.duration:.1f} m of the road")
    print(f"a point would need {least:.4f} s")
    assert least < plan.duration < 1.5 * least
