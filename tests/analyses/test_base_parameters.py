"""Base parameters are the combinations that forces of motions determine."""

import numpy as np
import pytest

import symbody as sb
from symbody.results.free_variables import BaseParameters


def planar(links):
    """Return links that turn about parallel horizontal axes, one behind the other."""
    model = sb.Model("planar", gravity=(0, 0, -9.81))
    before = model.world
    for n in range(links):
        body = model.add_body(
            f"b{n}", mass=1.0 + n, com=(0.1, 0, 0.2), inertia=(0.1, 0.2, 0.3)
        )
        at = before if n == 0 else before.add_frame("end", at=(0.5, 0, 0))
        model.add_joint(f"j{n}", at, body, "Ry")
        before = body
    return model


@pytest.mark.parametrize("links", [1, 2, 3])
def test_of_a_planar_chain_there_are_three_a_link(links):
    # Inertia about the axis and both first moments; nobody feels the others.
    found = sb.base_parameters(planar(links))
    assert len(found.independent) == 3 * links
    names = {found.labels.names[k].split(".")[1] for k in found.independent}
    assert names == {"I_yy", "mc_x", "mc_z"}


def test_the_mass_of_what_is_carried_joins_its_carrier():
    found = sb.base_parameters(planar(2))
    texts = [found.text_of(k) for k in range(6)]
    # A point mass at the end of the first link, 0.5 m from its axis.
    assert "b0.mc_x + 0.5 b1.m" in texts
    assert "b0.I_yy + 0.25 b1.m" in texts


@pytest.mark.parametrize("name", ["arm7", "furuta_pendulum", "four_bar"])
def test_they_give_the_forces_of_other_motions(name, rng):
    model = getattr(sb.library, name)()
    compiled, found = sb.compile_model(model), sb.base_parameters(model, spread=0.3)
    q = compiled.start_state()[: len(compiled.system.q)]
    q = q + 0.2 * rng.uniform(-1, 1, size=len(q))
    v, vd = rng.normal(size=(2, len(compiled.system.v)))
    Y = compiled.regressor(0.0, q, v, vd)
    values = list(compiled.inertial_parameters().values())
    reduced = Y[:, found.independent] @ found.values
    np.testing.assert_allclose(reduced, Y @ values, rtol=1e-8, atol=1e-9)
    assert np.linalg.matrix_rank(found.combinations) == len(found.independent)


def test_a_six_joint_arm_has_as_many_as_in_the_literature():
    # 36 of the PUMA 560, all of whose joints turn: Gautier (1991), where the first
    # axis is vertical.
    assert len(sb.base_parameters(sb.library.arm6()).independent) == 36


def test_constraints_are_refused():
    with pytest.raises(sb.errors.AnalysisError, match=r"has constraints.*add_loop"):
        sb.base_parameters(sb.library.bicycle())


def test_too_wide_motions_of_a_loop_are_told():
    with pytest.raises(sb.errors.AnalysisError, match="Give a smaller spread than 50"):
        sb.base_parameters(sb.library.loader(), spread=50.0)


def test_they_are_saved_and_told(tmp_path):
    found = sb.base_parameters(planar(1))
    found.save(tmp_path / "base.npz")
    loaded = BaseParameters.load(tmp_path / "base.npz")
    assert str(loaded.table()) == str(found.table())
    assert "b0.I_yy" in str(found.table())
    assert found.plot().axes[0].get_ylabel() == "singular value"
