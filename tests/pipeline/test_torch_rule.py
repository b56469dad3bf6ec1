"""Machine code in PyTorch has the slopes of its own Jacobian."""

import numpy as np
import pytest

import symbody as sb
from symbody.errors import CallError, ModelError

torch = pytest.importorskip("torch")
Y, U = np.array([0.3, -0.4, 0.5, 0.6]), np.array([0.7])


# PyTorch's own: it scripts something when it goes forward first.
@pytest.mark.filterwarnings("ignore:.torch.jit.script.")
@pytest.mark.parametrize("name", ["derivatives", "sensors"])
@pytest.mark.parametrize("way", ["jacrev", "jacfwd"])
def test_values_and_slopes_are_those_of_machine_code(name, way, arm):
    f = sb.to_torch(arm, name, compiled=True)
    y, u = torch.as_tensor(Y), torch.as_tensor(U)
    values = np.ravel(arm.function(name)(0.2, Y, U))
    np.testing.assert_array_equal(f(0.2, y, u), values)
    by_y, by_u = getattr(torch.func, way)(lambda y, u: f(0.2, y, u), (0, 1))(y, u)
    wanted = arm.jacobian(name, "y")(0.2, Y, U)
    np.testing.assert_allclose(by_y, wanted, rtol=1e-13, atol=1e-15)
    if name == "derivatives":
        wanted = arm.jacobian(name, "u")(0.2, Y, U)
        np.testing.assert_allclose(by_u, wanted, rtol=1e-13, atol=1e-15)


def test_a_batch_has_the_gradients_of_its_rows(arm):
    f = sb.to_torch(arm, compiled=True)
    many = torch.as_tensor(np.stack([Y, 2 * Y, -Y])).requires_grad_()
    f(torch.zeros(()), many, torch.as_tensor(U)).sum().backward()
    J = arm.function("jacobian")
    wanted = [J(0.0, y, U).sum(axis=0) for y in many.detach().numpy()]
    np.testing.assert_allclose(many.grad, wanted, rtol=1e-13)
    slopes = torch.func.vmap(torch.func.grad(lambda y: f(0.0, y, U).sum()))
    np.testing.assert_allclose(slopes(many.detach()), wanted, rtol=1e-13)


def test_inputs_that_a_batch_shares_get_the_sum_of_its_gradients(arm):
    f = sb.to_torch(arm, compiled=True)
    u = torch.as_tensor(U).requires_grad_()
    many = np.stack([Y, 2 * Y])
    f(0.0, torch.as_tensor(many), u).sum().backward()
    by_u = arm.jacobian("derivatives", "u")
    wanted = sum(by_u(0.0, y, U).sum(axis=0) for y in many)
    np.testing.assert_allclose(u.grad, wanted, rtol=1e-13)


def test_second_derivatives_are_refused(arm):
    f = sb.to_torch(arm, compiled=True)
    y = torch.as_tensor(Y).requires_grad_()
    (slope,) = torch.autograd.grad(f(0.0, y, U).sum(), y, create_graph=True)
    with pytest.raises(CallError, match="Leave out compiled=True"):
        torch.autograd.grad(slope.sum(), y)


def test_what_has_no_rule_is_refused(arm):
    with pytest.raises(ModelError, match=r"'mass_matrix'.*whose Jacobians are rules"):
        sb.to_torch(arm, "mass_matrix", compiled=True)
