"""Where operations are spent: sums, bodies, stages."""

import numpy as np
import pytest

import symbody as sb


@pytest.mark.parametrize(
    "make", ["arm6", "four_bar", "crank_slider", "quaternion_pendulum", "humanoid"]
)
def test_the_sum_is_that_of_the_program(make):
    compiled = sb.compile_model(getattr(sb.library, make)())
    found = sb.operations_by_body(compiled)
    assert found.total == compiled.program("derivatives").counts.total
    assert found.counts.min() >= 0


def test_alike_bodies_cost_alike_and_solving_costs_most_at_the_tip():
    found = sb.operations_by_body(sb.library.arm7())
    kinematics = found.counts[:, found.stages.index("kinematics")]
    # The first link only turns, the second is seen in a turned frame, all others alike.
    assert np.ptp(kinematics[4:6]) == 0
    solving = found.counts[:, found.stages.index("accelerations")]
    assert np.all(np.diff(solving[2:7]) > 0)


def test_what_was_derived_before_changes_nothing():
    model = sb.library.arm6()
    alone = sb.operations_by_body(model)
    kept = sb.compile_model(model, formalism="articulated")
    kept.program("derivatives")
    assert np.array_equal(sb.operations_by_body(model).counts, alone.counts)


def test_loads_and_constraints_are_named():
    model = sb.library.pendulum()
    end = model.bodies["bar"].add_frame("end", (0, -1, 0))
    model.add_load("breeze", sb.loads.Force(end, (sb.sin(3 * model.t), 0, 0)))
    found = sb.operations_by_body(model)
    assert "load breeze" in found.parts


@pytest.mark.slow
def test_a_plot_of_many_bodies_says_how_many_are_one_bar():
    found = sb.operations_by_body(sb.library.chain(40))
    labels = [t.get_text() for t in found.plot().axes[0].get_yticklabels()]
    assert len(labels) == 30
    assert labels[-1] == f"{len(found.parts) - 29} others"


def test_a_function_that_cannot_be_copied_is_told():
    slope = sb.ExternalFunction("slope", lambda x: 2 * x, derivatives=[lambda x: 2.0])
    model = sb.library.pendulum()
    hinge = model.joints["hinge"]
    model.add_load("push", sb.loads.JointForce(hinge, slope(hinge.q[0])))
    with pytest.raises(
        sb.errors.ModelError, match="Define functions of Python in a module"
    ):
        sb.operations_by_body(model)
