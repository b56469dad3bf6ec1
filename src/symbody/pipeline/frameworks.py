"""A model as a function of CasADi, JAX or PyTorch."""

from __future__ import annotations

from typing import Any, Literal

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.model import Model, checked_model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.stages import compile_model
from symbody.runtime.load_traced import load_casadi, load_jax, load_torch
from symbody.runtime.traced_function import TracedFunction


def to_casadi(
    model: Model | CompiledModel,
    function: str = "derivatives",
    *,
    parameters: Literal["argument", "values"] = "argument",
) -> Any:
    """Return a function of a model as a casadi.Function.

    Args:
        model: The mechanism, or one for which formalism and parameters are chosen.
        function: "derivatives", "forward_dynamics", "inverse_dynamics", …; its
            arguments and results are those of the compiled function.
        parameters: Whether p is an argument, or has the values of the model.

    Returns:
        A casadi.Function on SX (on MX if the model has a Newton block), to be
        differentiated and built into other graphs. Called by name, f(y=…), t and u
        that are left out are zero.

    Raises:
        WriterError: The model holds an external function.
        CompileError: CasADi is not installed.
    """
    asked = Arguments("to_casadi", ModelError)
    asked.word("parameters", parameters, ("argument", "values"))
    compiled = _compiled(asked, model)
    values = compiled.parameters if parameters == "values" else None
    return load_casadi(compiled.program(function), values)


def to_jax(
    model: Model | CompiledModel, function: str = "derivatives"
) -> TracedFunction:
    """Return a function of a model on which jax.jit, jax.vmap and jax.grad work.

    Args:
        model: The mechanism, or one for which formalism and parameters are chosen.
        function: "derivatives", "forward_dynamics", "inverse_dynamics", …; its
            arguments and results are those of the compiled function.

    Raises:
        WriterError: The model holds an external function.
        CompileError: JAX is not installed, or works in single precision.
    """
    compiled = _compiled(Arguments("to_jax", ModelError), model)
    return load_jax(compiled.program(function), compiled.parameters)


def to_torch(
    model: Model | CompiledModel, function: str = "derivatives"
) -> TracedFunction:
    """Return a function of a model on tensors, that autograd differentiates.

    Args:
        model: The mechanism, or one for which formalism and parameters are chosen.
        function: "derivatives", "forward_dynamics", "inverse_dynamics", …; its
            arguments and results are those of the compiled function.

    Raises:
        WriterError: The model holds an external function.
        CompileError: PyTorch is not installed.
    """
    compiled = _compiled(Arguments("to_torch", ModelError), model)
    return load_torch(compiled.program(function), compiled.parameters)


def _compiled(asked: Arguments, model: Model | CompiledModel) -> CompiledModel:
    if isinstance(model, CompiledModel):
        return model
    return compile_model(checked_model(asked, model))
