"""A model as a function of CasADi, JAX or PyTorch."""

from __future__ import annotations

from typing import Any, Literal, overload

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.model import Model, checked_model
from symbody.pipeline.compile import compile_model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.framework_rules import ruled_casadi, ruled_jax, ruled_torch
from symbody.runtime.load_traced import RuledFunction, TracedFunction, load_casadi
from symbody.system.checks import refuse_contacts, refuse_whens


def to_casadi(
    model: Model | CompiledModel,
    function: str = "derivatives",
    *,
    parameters: Literal["argument", "values"] = "argument",
    compiled: bool = False,
) -> Any:
    """Return a function of a model as a casadi.Function.

    Args:
        model: The mechanism, or one for which formalism and parameters are chosen.
        function: "derivatives", "forward_dynamics", "inverse_dynamics", …; its
            arguments and results are those of the compiled function.
        parameters: Whether p is an argument, or has the values of the model.
        compiled: Whether machine code is called, with its own Jacobian as the rule of
            derivatives, in place of a graph of all formulas; for parameters="values".

    Returns:
        A casadi.Function on SX (on MX if the model has a Newton block), to be
        differentiated and built into other graphs. Called by name, f(y=…), t and u
        that are left out are zero. Compiled, it is differentiated twice at most, and
        must be kept as long as graphs call it.

    Raises:
        WriterError: The model holds an external function.
        CompileError: CasADi is not installed.
    """
    arguments = Arguments("to_casadi", ModelError)
    arguments.word("parameters", parameters, ("argument", "values"))
    if arguments.flag("compiled", compiled):
        if parameters == "argument":
            rule = '"values" with compiled=True, as machine code holds the parameters'
            remedy = 'Give parameters="values".'
            raise arguments.refused("parameters", parameters, rule, remedy)
        return ruled_casadi(arguments, _compiled(arguments, model), function)
    made = _compiled(arguments, model)
    values = made.parameters if parameters == "values" else None
    return load_casadi(made.program(function), values)


@overload
def to_jax(
    model: Model | CompiledModel, function: str = ..., *, compiled: Literal[False] = ...
) -> TracedFunction: ...
@overload
def to_jax(
    model: Model | CompiledModel, function: str = ..., *, compiled: bool
) -> TracedFunction | RuledFunction: ...
def to_jax(
    model: Model | CompiledModel,
    function: str = "derivatives",
    *,
    compiled: bool = False,
) -> TracedFunction | RuledFunction:
    """Return a function of a model on which jax.jit, jax.vmap and jax.grad work.

    Args:
        model: The mechanism, or one for which formalism and parameters are chosen.
        function: "derivatives", "forward_dynamics", "inverse_dynamics", …; its
            arguments and results are those of the compiled function.
        compiled: Whether machine code is called, with its own Jacobian as the rule of
            derivatives, in place of tracing all formulas: ready at once, for first
            and second derivatives by t, y and u, on the processor.

    Raises:
        WriterError: The model holds an external function, and formulas are traced.
        CompileError: JAX is not installed, or works in single precision.
    """
    arguments = Arguments("to_jax", ModelError)
    made = _compiled(arguments, model)
    if arguments.flag("compiled", compiled):
        return ruled_jax(arguments, made, function)
    return TracedFunction("jax", made.program(function), made.parameters)


@overload
def to_torch(
    model: Model | CompiledModel, function: str = ..., *, compiled: Literal[False] = ...
) -> TracedFunction: ...
@overload
def to_torch(
    model: Model | CompiledModel, function: str = ..., *, compiled: bool
) -> TracedFunction | RuledFunction: ...
def to_torch(
    model: Model | CompiledModel,
    function: str = "derivatives",
    *,
    compiled: bool = False,
) -> TracedFunction | RuledFunction:
    """Return a function of a model on tensors, that autograd differentiates.

    Args:
        model: The mechanism, or one for which formalism and parameters are chosen.
        function: "derivatives", "forward_dynamics", "inverse_dynamics", …; its
            arguments and results are those of the compiled function.
        compiled: Whether machine code is called, with its own Jacobian as the rule of
            derivatives, in place of an operation of PyTorch for each of the formulas:
            for first derivatives by t, y and u, on the processor.

    Raises:
        WriterError: The model holds an external function, and formulas are traced.
        CompileError: PyTorch is not installed.
    """
    arguments = Arguments("to_torch", ModelError)
    made = _compiled(arguments, model)
    if arguments.flag("compiled", compiled):
        return ruled_torch(arguments, made, function)
    return TracedFunction("torch", made.program(function), made.parameters)


def _compiled(arguments: Arguments, model: Model | CompiledModel) -> CompiledModel:
    made = model
    if not isinstance(made, CompiledModel):
        made = compile_model(checked_model(arguments, model))
    refuse_contacts(arguments.who, made.system)
    refuse_whens(arguments.who, made.system)
    return made
