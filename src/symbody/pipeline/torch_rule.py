"""Machine code as functions of PyTorch, with its own Jacobians as their rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.errors import CallError, CompileError, from_extra
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.framework_rules import Calls
from symbody.runtime.load_traced import RuledFunction

# What PyTorch hands over, which need not be imported.
_Tensor: TypeAlias = Any
_Slopes = Callable[[_Tensor, _Tensor, _Tensor], _Tensor]
_Host = Callable[[object, object, object], NDArray[np.float64]]
# Arguments t, y and u: how many dimensions of each count its own entries.
_OWN = (0, 1, 1)


def ruled_torch(arguments: Arguments, model: CompiledModel, name: str) -> RuledFunction:
    """Return a function of PyTorch that calls machine code."""
    calls = Calls(arguments, model, name)
    torch = from_extra("to_torch", "torch", "torch", CompileError, name="PyTorch")
    slopes = _constant(torch, calls.slopes, calls.function.name)
    ends = np.cumsum(calls.columns).tolist()
    places = [slice(a, b) for a, b in zip([0, *ends], ends, strict=False)]

    # Classes of a package that is imported when it is asked for.
    class Values(torch.autograd.Function):  # type: ignore[misc, name-defined]
        @staticmethod
        def forward(t: _Tensor, y: _Tensor, u: _Tensor) -> _Tensor:
            return _called(torch, calls.values, t, y, u)

        @staticmethod
        def setup_context(
            context: Any, inputs: Sequence[_Tensor], output: _Tensor
        ) -> None:
            context.save_for_backward(*inputs)
            context.save_for_forward(*inputs)

        @staticmethod
        def backward(context: Any, weights: _Tensor) -> tuple[_Tensor, ...]:
            inputs = context.saved_tensors
            whole = (weights[..., None] * slopes(*inputs)).sum(-2)
            parts = [whole[..., place] for place in places]
            parts[0] = parts[0][..., 0]
            return tuple(
                p.sum_to_size(g.shape) for p, g in zip(parts, inputs, strict=True)
            )

        @staticmethod
        def jvp(context: Any, *changes: _Tensor | None) -> _Tensor:
            inputs = context.saved_tensors
            J = slopes(*inputs)
            total: _Tensor = torch.zeros(J.shape[:-1], dtype=J.dtype)
            for n, (change, place) in enumerate(zip(changes, places, strict=True)):
                if change is not None:
                    column = change[..., None] if n == 0 else change
                    total = total + (J[..., place] * column[..., None, :]).sum(-1)
            return total

        @staticmethod
        def vmap(
            info: Any, dims: Sequence[int | None], *tensors: _Tensor
        ) -> tuple[_Tensor, int]:
            return Values.apply(*_in_front(info.batch_size, dims, tensors)), 0

    return RuledFunction(calls.function.program, Values.apply, torch.as_tensor)


def _constant(torch: ModuleType, host: _Host, name: str) -> _Slopes:
    """Return a function of tensors that is not differentiated again."""

    class Slopes(torch.autograd.Function):  # type: ignore[misc, name-defined]
        @staticmethod
        def forward(t: _Tensor, y: _Tensor, u: _Tensor) -> _Tensor:
            return _called(torch, host, t, y, u)

        @staticmethod
        def setup_context(
            context: Any, inputs: Sequence[_Tensor], output: _Tensor
        ) -> None:
            pass

        @staticmethod
        def backward(context: Any, weights: _Tensor) -> _Tensor:
            raise CallError(
                f"{name} in PyTorch: second derivatives are asked for, but with "
                f"compiled=True the rule is the model's Jacobian, whose slopes machine "
                f"code does not have. Leave out compiled=True for these."
            )

        @staticmethod
        def vmap(
            info: Any, dims: Sequence[int | None], *values: _Tensor
        ) -> tuple[_Tensor, int]:
            return Slopes.apply(*_in_front(info.batch_size, dims, values)), 0

    applied: _Slopes = Slopes.apply
    return applied


def _called(
    torch: ModuleType, host: _Host, t: _Tensor, y: _Tensor, u: _Tensor
) -> _Tensor:
    on_host = [a.detach().cpu().numpy() for a in (t, y, u)]
    called: _Tensor = torch.from_numpy(host(*on_host))
    return called


def _in_front(
    size: int, dims: Sequence[int | None], entries: Sequence[_Tensor]
) -> list[_Tensor]:
    """Return arguments whose first dimension counts what is mapped over.

    Behind it they have as many dimensions of batches, which so stay side by side.
    """
    moved = []
    for value, dim in zip(entries, dims, strict=True):
        if dim is None:
            moved.append(value.expand(size, *value.shape))
        else:
            moved.append(value.movedim(dim, 0))
    batches = [a.dim() - 1 - own for a, own in zip(moved, _OWN, strict=True)]
    return [
        a.reshape(size, *[1] * (max(batches) - batch), *a.shape[1:])
        for a, batch in zip(moved, batches, strict=True)
    ]
