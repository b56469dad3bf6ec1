"""Operations of a model's function by body and by stage."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.run.preparation import compiled_for
from symbody.arguments import Arguments
from symbody.equations import Formalism
from symbody.errors import ModelError
from symbody.expr.origins import UNKNOWN, Origin, recorded
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.pipeline.functions import FUNCTIONS, Compile
from symbody.program.lower import reduced_graph
from symbody.results.result import AnalysisStatus, Result
from symbody.results.tabulated import Axes, Table, draw_bars
from symbody.system.system import System

# More bars than this cannot be read; the smallest are drawn as one.
_MOST_BARS = 30


class OperationsStatus(AnalysisStatus):
    """The outcome of counting."""

    COUNTED = True, "all operations are counted"


@final
@dataclass(frozen=True, repr=False, eq=False)
class OperationCounts(Result):
    """Operations of one evaluation of a function, by part and stage.

    What depends on parameters only is computed once a run and does not count.

    Attributes:
        function: Name of the function.
        formalism: By which its formulas were derived.
        parts: Bodies in their order, then loads, loops and constraints, then "all
            together" for what belongs to no single one, such as solving for several.
        stages: Of the derivation, such as "kinematics" and "mass matrix".
        counts: Operations, shape (parts, stages).
    """

    status: OperationsStatus
    function: str
    formalism: str
    parts: tuple[str, ...]
    stages: tuple[str, ...]
    counts: NDArray[np.int64]

    @property
    def total(self) -> int:
        """Operations of one evaluation."""
        return int(self.counts.sum())

    def title(self) -> str:
        """Return a title, as a line."""
        return (
            f"Operations of {self.function!r} of {self.model!r}, {self.formalism}: "
            f"{self.total}"
        )

    def table(self) -> Table:
        """Return operations by part and stage, with sums."""
        whole = np.vstack([self.counts, self.counts.sum(axis=0)])
        whole = np.column_stack([whole, whole.sum(axis=1)])
        return Table.of_matrix(
            "operations", whole, (*self.parts, "sum"), (*self.stages, "sum")
        )

    def draw(self, ax: Axes) -> None:
        """Draw a bar a part, in the colors of the stages."""
        parts, counts = self._readable()
        ends = np.zeros(len(parts))
        for stage, numbers in zip(self.stages, counts.T, strict=True):
            draw_bars(ax, parts, numbers, left=ends.copy(), label=stage)
            ends += numbers
        ax.set_xlabel("operations [1]")
        what = f"{self.model}, {self.function}: {self.total} operations"
        ax.set_title(f"{what}\n{self.formalism}", fontsize="medium")
        # Beside the bars, which it would cover.
        ax.legend(fontsize="small", loc="upper left", bbox_to_anchor=(1, 1))

    def _readable(self) -> tuple[Sequence[str], NDArray[np.int64]]:
        """Return the parts that are drawn, small ones as one that says how many."""
        sizes = self.counts.sum(axis=1)
        if len(sizes) <= _MOST_BARS:
            return self.parts, self.counts
        large = np.sort(np.argsort(-sizes, kind="stable")[: _MOST_BARS - 1])
        others = np.delete(np.arange(len(sizes)), large)
        parts = [*(self.parts[i] for i in large), f"{len(others)} others"]
        return parts, np.vstack([self.counts[large], self.counts[others].sum(axis=0)])


# As `Equations.formalism` tells it.
_MERGED = ", parallel axes merged"
_TOGETHER = "all together"
_GIVEN = "formulas of the model"
# In the order of a derivation; others come after them.
_STAGES = (
    _GIVEN, "kinematics", "loads", "bias", "mass matrix", "constraints",
    "articulated bodies", "reduction", "accelerations", "multipliers", "loops",
)  # fmt: skip


def operations_by_body(
    model: Model | CompiledModel, function: str = "derivatives"
) -> OperationCounts:
    """Count the operations of a function by body and by stage of its derivation.

    An operation belongs to the body for which the derivation needed it first: a
    position that a spring asks for to that spring, what is handed from body to body to
    the one that hands it on. Steps that the passes put in take the place of what they
    replace.

    Args:
        model: The mechanism.
        function: Name of a compiled function, see the reference.

    Returns:
        The counts, with a table and a plot; their sum is that of the program.

    Raises:
        ModelError: There is no such function, or not for this model; or a function of
            Python in it cannot be pickled.

    Example:
        >>> import symbody as sb
        >>> found = sb.operations_by_body(sb.library.arm6())
        >>> found.total == int(found.counts.sum())
        True
    """
    arguments = Arguments("operations_by_body", ModelError)
    arguments.word("function", function, tuple(FUNCTIONS))
    compiled = compiled_for(arguments, model)
    program = compiled.program(function)
    system = _copy(compiled.system)
    formalism, merge = _formalism_of(program.formalism, compiled.formalism)
    with building_graph(), recorded() as origins:
        options = Compile(backend="python", formalism=formalism, merge=merge)
        shared = CompiledSystem(Derivations(system), options, compiled.parameters)
        request = shared.request(function)
        graph = reduced_graph(
            request.equations, request.name, request.arguments, request.results
        )
    notes = []
    if FUNCTIONS[function].rolled and compiled.rolled:
        notes.append(
            "the compiled function is a loop over the links; counted are the formulas "
            "of all links one after the other"
        )
    known = {graph.nodes[row] for row in graph.constants}
    of_origin = Counter(
        origins.of(place)
        for step, place in graph.steps.items()
        if step not in known and step.op.cost != "none"
    )
    parts, stages, counts = _sorted(of_origin, system)
    return OperationCounts(
        system.name, OperationsStatus.COUNTED, tuple(notes), function,
        program.formalism, parts, stages, counts,
    )  # fmt: skip


def _copy(system: System) -> System:
    """Return the system with symbols of its own, of which no formulas exist yet."""
    try:
        copy: System = pickle.loads(pickle.dumps(system))
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise ModelError(
            f"operations_by_body: model {system.name!r} holds a function that cannot "
            f"be copied ({error}). Define functions of Python in a module, not within "
            f"others or as lambda."
        ) from error
    return copy


def _formalism_of(derived: str, formalism: Formalism) -> tuple[Formalism, bool | None]:
    """Return the formalism, so that no other is derived beside it, and merging."""
    name = derived.removesuffix(_MERGED)
    known = ("kane", "recursive", "composite", "articulated", "tmt")
    if name not in known:
        return formalism, None
    method: Formalism = name  # type: ignore[assignment]
    return method, derived.endswith(_MERGED)


def _sorted(
    result: Counter[Origin], system: System
) -> tuple[tuple[str, ...], tuple[str, ...], NDArray[np.int64]]:
    """Return parts, stages and the counts of each."""
    bodies = [joint.child.body.name for joint in system.joints]

    def part(origin: Origin) -> str:
        if isinstance(origin.part, int):
            return bodies[origin.part]
        return _TOGETHER if origin.part is None else origin.part

    def stage(origin: Origin) -> str:
        return _GIVEN if origin is UNKNOWN else origin.stage

    there = dict.fromkeys(map(part, result))
    others = [name for name in there if name not in bodies and name != _TOGETHER]
    parts = (
        *(body for body in bodies if body in there),
        *others,
        *([_TOGETHER] if _TOGETHER in there else []),
    )
    reached = dict.fromkeys(map(stage, result))
    stages = (
        *(name for name in _STAGES if name in reached),
        *(name for name in reached if name not in _STAGES),
    )
    counts = np.zeros((len(parts), len(stages)), dtype=np.int64)
    for origin, count in result.items():
        counts[parts.index(part(origin)), stages.index(stage(origin))] += count
    return parts, stages, counts
