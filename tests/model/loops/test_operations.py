"""How many operations the solutions take: those of the reference page, no more."""

import re
from functools import partial
from pathlib import Path

import pytest

import symbody as sb
from symbody.expr.node import Apply
from symbody.expr.traverse import reachable

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "loops.md"
COSTS = ("mul", "add", "div", "function")


def bars(model, **lengths):
    """Return bodies along their x axes, each with a frame at its end."""
    found = []
    for name, length in lengths.items():
        size = model.add_parameter(f"l_{name}", length, positive=True)
        body = model.add_body(name, 1)
        body.add_frame("end", at=(size, 0, 0))
        found.append(body)
    return found


def pivot(model, distance):
    size = model.add_parameter("ground", distance, positive=True)
    return model.world.add_frame("pivot", at=(size, 0, 0))


def beam_and_cylinder():
    model = sb.Model("beam")
    (beam,) = bars(model, beam=1.0)
    housing, rod = model.add_body("housing", 1), model.add_body("rod", 1)
    model.add_joint("A", model.world, beam, "Rz", q=1.0)
    model.add_joint("C", pivot(model, 0.7), housing, "Rz")
    model.add_joint("stroke", housing, rod, "Tx")
    model.add_loop("loop", sb.loops.ThreeBarTrans(beam["end"], rod, posture=1))
    return model


def four_bar_with_slider():
    model = sb.Model("lever")
    beam, lever = bars(model, beam=1.0, lever=0.8)
    housing, rod = model.add_body("housing", 1), model.add_body("rod", 1)
    model.add_joint("A", model.world, beam, "Rz", q=1.0)
    model.add_joint("B", beam["end"], lever, "Rz", q=0.4)
    model.add_joint("D", pivot(model, 0.7), housing, "Rz")
    model.add_joint("stroke", housing, rod, "Tx")
    model.add_loop("loop", sb.loops.FourBarTrans(lever["end"], rod, posture=1))
    return model


def steering():
    model = sb.Model("steering")
    rack, rod, arm = bars(model, rack=0.4, rod=0.5, arm=0.2)
    height = model.add_parameter("height", 0.1, positive=True)
    pivot_at = model.add_parameter("pivot_at", 0.8, positive=True)
    place = model.world.add_frame("pivot", at=(pivot_at, height, 0))
    model.add_joint("rack_joint", model.world, rack, "Tx")
    model.add_joint("B", rack["end"], rod, "Rz")
    model.add_joint("C", rod["end"], arm, "Rz")
    model.add_loop("loop", sb.loops.Steering(place, arm["end"], posture=1))
    return model


def rod_and_lever(*, universal):
    model = sb.Model("rod")
    lever, crank = bars(model, lever=0.4, crank=0.2)
    model.add_joint("crank_joint", model.world, crank, "Rz")
    model.add_joint("led", pivot(model, 0.7), lever, "Ry", q=-1.0)
    if universal:
        (rod,) = bars(model, rod=0.7)
        model.add_joint("cardan", crank["end"], rod, ["Ry", "Rz"])
        model.add_loop("loop", sb.loops.UniversalRodLoop(rod["end"], lever["end"]))
        return model
    size = model.add_parameter("size", 0.7, positive=True)
    model.add_loop("loop", sb.loops.RodLoop(crank["end"], lever["end"], size))
    return model


CASES = {
    "FourBar": sb.library.four_bar,
    "CrankSlider": sb.library.crank_slider,
    "ThreeBarTrans": beam_and_cylinder,
    "FourBarTrans": four_bar_with_slider,
    "Steering": steering,
    "HexapodLeg": sb.library.hexapod,
    "RodLoop": partial(rod_and_lever, universal=False),
    "UniversalRodLoop": partial(rod_and_lever, universal=True),
}


def counts(formulas, moving):
    """Return the operations of each cost that run again whenever something moves."""
    moves = {}
    found = dict.fromkeys(COSTS, 0)
    for node in reachable(list(formulas)):
        if isinstance(node, Apply):
            moves[node] = any(moves[arg] for arg in node.args)
            if moves[node]:
                found[node.op.cost] += 1
        else:
            moves[node] = node in moving
    return tuple(found[cost] for cost in COSTS)


@pytest.mark.parametrize("name", CASES)
def test_the_page_tells_how_many_operations_a_solution_takes(name):
    system = sb.assemble(CASES[name]())
    solution = system.loop_solutions[0].solution
    row = re.search(rf"^\| {name} \|(.*)\|$", PAGE.read_text("utf-8"), re.M)
    told = tuple(int(cell) for cell in row[1].split("|"))
    assert told == counts(solution.formulas, {*system.spanning_tree.q, system.t})
