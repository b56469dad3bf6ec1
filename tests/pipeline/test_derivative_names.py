"""Derivatives are written like other functions, under names that say of what."""

import numpy as np
import pytest

import symbody as sb
from probes.load import load
from symbody.pipeline.functions import derivative_in


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("jacobian(vd; q, v)", ("jacobian", ["vd"], ["q", "v"])),
        (" vjp( vd,kinetic ;p )", ("vjp", ["vd", "kinetic"], ["p"])),
        ("jacobian", None),
        ("jacobian(vd)", None),
        (3, None),
    ],
)
def test_a_name_says_of_what_and_by_what(name, found):
    assert derivative_in(name) == found


@pytest.mark.parametrize("backend", ["llvm", "python"])
def test_the_program_computes_the_derivative(backend):
    compiled = sb.compile_model(sb.library.double_pendulum())
    program = compiled.program("jacobian(vd; q, v)")
    assert program is compiled.program("jacobian(vd; q, v)")
    function = load([program], backend)[program.name]
    y, u = np.array([0.4, -0.3, 0.2, 0.9]), np.zeros(0)
    p = compiled.parameters
    wanted = compiled.jacobian("vd", ["q", "v"])(0.0, y, u)
    np.testing.assert_allclose(function(0.0, y, u, p=p), wanted, rtol=1e-12)


ROWS = [
    ("arm7", "jacobian(vd; q, v)"),
    ("four_bar", "jacobian(derivatives, kinetic; y)"),
    ("quaternion_pendulum", "jacobian(vd; dq)"),
    ("crane_crab", "jvp(vd; q, p)"),
    ("cart_pole", "vjp(vd; y, u)"),
    ("double_pendulum", "hessian(derivatives; y)"),
]


@pytest.mark.parametrize(("name", "what"), ROWS)
def test_many_states_have_the_derivatives_of_each(name, what, rng):
    compiled = sb.compile_model(sb.library.LIBRARY[name]())
    batch, function = compiled.batch(what), compiled.function(what)
    start = compiled.start_state()
    Y = start + rng.uniform(-0.1, 0.1, (11, len(start)))
    slots = function.entry.inputs
    more = [rng.normal(size=(11, *slot.shape)) for slot in slots[1:]]
    found = batch(0.3, Y, *more)
    wanted = [function(0.3, y, *row) for y, *row in zip(Y, *more, strict=True)]
    # Lanes may fuse a product and a sum where single rows do not.
    atol = 1e-12 * np.abs(wanted).max()
    np.testing.assert_allclose(found, wanted, rtol=0, atol=atol)
    assert batch.in_lanes


def test_a_function_by_its_name_is_the_derivative():
    compiled = sb.compile_model(sb.library.double_pendulum())
    assert compiled.function("jacobian(vd; q)") is compiled.function("jacobian(vd; q)")
    y, u = np.array([0.4, -0.3, 0.2, 0.9]), np.zeros(0)
    wanted = compiled.jacobian("vd", "q")(0.0, y, u)
    found = compiled.function("jacobian(vd; q)")(0.0, y, u)
    np.testing.assert_array_equal(found, wanted)


def test_what_is_no_function_is_told_with_the_form_of_derivatives():
    compiled = sb.compile_model(sb.library.double_pendulum())
    with pytest.raises(sb.errors.DerivationError, match=r'as "jacobian\(vd; q, v\)"'):
        compiled.batch("jacobian(vd, q)")
    with pytest.raises(sb.errors.DerivationError, match=r"of='vdd'.*'vd'"):
        compiled.batch("jacobian(vdd; q)")


def test_names_in_it_are_checked():
    compiled = sb.compile_model(sb.library.double_pendulum())
    with pytest.raises(sb.errors.DerivationError, match=r"of='vdd'.*'vd'"):
        compiled.program("jacobian(vdd; q)")


def test_generate_writes_derivatives(tmp_path):
    model = sb.library.double_pendulum()
    sb.generate(model, "c", tmp_path, functions=["jacobian(vd; q)", "vjp(qd; v)"])
    text = (tmp_path / f"{model.name}.c").read_text()
    for name in ("jacobian_vd_by_q", "vjp_qd_by_v"):
        assert f"void {model.name}_{name}(" in text
    with pytest.raises(sb.errors.WriterError, match="functions="):
        sb.generate(model, "c", tmp_path, functions=["jacobiann(vd; q)"])
