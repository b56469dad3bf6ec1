"""Exact derivatives of the quantities of a model, called by name."""

from __future__ import annotations

from symbody.pipeline.compiled_derivative import CompiledDerivative
from symbody.pipeline.compiled_functions import (
    CompiledFunctions,
    Names,
    NamesOrSymbols,
)
from symbody.pipeline.function_spec import Kind as Derivative


def jacobian(
    self: CompiledFunctions, of: Names, wrt: NamesOrSymbols
) -> CompiledDerivative:
    """Return the exact Jacobian of some quantities by others, as a function.

    It is called with t, y and u. Where a curve or a condition has a corner, the
    slope is that of the side that counts at the point.

    Args:
        of: "derivatives" or its parts "qd", "vd" and "xd"; "sensors", or one by
            its name; "energy" or its parts "kinetic", "potential" and "power";
            "reactions" of the joints, in the axes of their frames on the child;
            "joint_forces" of loads, "drives", "multipliers", "constraints";
            "mass_matrix", "bias"; or a list of these; or "inverse_dynamics"
            alone, which is called with t, y, u and the accelerations vd.
        wrt: "q", "v", "x", all of them "y", "u", "p", "t", or one coordinate,
            velocity, state, input or parameter by its name or symbol; "tau" for a
            force along each velocity beside the loads, "dq" for small motions
            along the velocities in place of q; or a list of these. Each
            is changed alone: with constraints, q and v are those of all joints.

    Returns:
        The function, with the labels of rows and columns and the pattern of what
        may not be zero. By the entries of a quaternion it is the derivative of
        the formulas, whose values count where the length is one.

    Raises:
        DerivationError: A name is unknown.
        ExpressionError: An external function has no derivatives.
    """
    return _derivative(self, "jacobian", of, wrt)


def jvp(self: CompiledFunctions, of: Names, wrt: NamesOrSymbols) -> CompiledDerivative:
    """Return the product of a Jacobian with a direction, as a function.

    It is called with t, y, u and the direction, one number a column of the
    Jacobian, and costs a small multiple of the quantities themselves.

    Args:
        of: Quantities, see `jacobian`.
        wrt: By what, see `jacobian`.
    """
    return _derivative(self, "jvp", of, wrt)


def vjp(self: CompiledFunctions, of: Names, wrt: NamesOrSymbols) -> CompiledDerivative:
    """Return the product of weights with a Jacobian, as a function: a gradient.

    It is called with t, y, u and the weights, one number a row of the Jacobian,
    and costs a small multiple of the quantities themselves, however many the
    columns are.

    Args:
        of: Quantities, see `jacobian`.
        wrt: By what, see `jacobian`.
    """
    return _derivative(self, "vjp", of, wrt)


def hessian(
    self: CompiledFunctions, of: Names, wrt: NamesOrSymbols
) -> CompiledDerivative:
    """Return the second derivatives of a weighted sum of quantities, as a function.

    It is called with t, y, u and the weights, one number a row of the Jacobian, and
    returns a symmetric matrix with a row and a column for each variable.

    Args:
        of: Quantities, see `jacobian`.
        wrt: By what, see `jacobian`.
    """
    return _derivative(self, "hessian", of, wrt)


def _derivative(
    self: CompiledFunctions, kind: Derivative, of: Names, wrt: NamesOrSymbols
) -> CompiledDerivative:
    # A dozen modules that motions do without.
    from symbody.pipeline.jacobians import derivative_of

    return derivative_of(self._shared, kind, of, wrt, self.parameters)
