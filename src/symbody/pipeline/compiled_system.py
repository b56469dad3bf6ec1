"""The functions of a system, each derived and compiled when first asked for."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import accumulate
from typing import Any, NamedTuple, TypeVar, final

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.arguments import Arguments, near
from symbody.equations import Equations
from symbody.errors import (
    DerivationError,
    ExpressionError,
    ModelError,
    warn_user,
    warnings_told,
)
from symbody.events.switches import TimeSwitches, time_switches
from symbody.expr.evaluate import substitute
from symbody.expr.node import Node, Symbol
from symbody.formalisms.derivations import (
    Derivations,
    building_graph,
    warnings_of_derivations,
)
from symbody.pipeline.functions import (
    EQUATIONS,
    FORM,
    FUNCTIONS,
    Compile,
    FunctionSpec,
    derive_kind,
    joint_function,
    request_of,
)
from symbody.program.content import ProgramRequest, content_of
from symbody.program.program import Program
from symbody.runtime import load
from symbody.runtime.functions import Entry
from symbody.system.checks import measures_forces
from symbody.system.coordinates import Partition
from symbody.system.system import System
from symbody.waiting import waiting

T = TypeVar("T")
# From so many links on "auto" loops over them: their text takes longer to compile than
# it saves.
MANY_LINKS = 150
# A loop of so many may take longer as formulas.
_LONG_LOOP = 30
_ENTRY = "function"
# Equations whose formulas grow with the square of the number of bodies.
_LONG = ("matrices", "mass matrix")
# Those of a system have the results of all its parts, and no others.
_OF_ELEMENTS = ("coincident_ends", "switches")


class Outline(NamedTuple):
    """Shapes of the results of equations, and their labels, by name."""

    shapes: dict[str, tuple[int, ...]]
    labels: dict[str, tuple[str, ...]]


@final
class CompiledSystem:
    """The derivations and functions of one system, whatever its parameters' values.

    Threads share it. `closed_with` are the values with which its start is closed,
    `timings` seconds by stage, `starts` how many runs had a start of their own,
    `warned` how many warnings derivations had before, `news` what the user's model
    has got since it was compiled last.
    """

    def __init__(
        self,
        derivations: Derivations,
        options: Compile,
        closed_with: NDArray[np.float64],
        like: CompiledSystem | None = None,
    ) -> None:
        """Begin without functions; with those of all partitions that are `like` it."""
        system = derivations.system
        self.system = system
        self.derivations = derivations
        self.options = options
        self.closed_with = closed_with
        self.warned: int = warnings_of_derivations() if like is None else like.warned
        self.timings: dict[str, float] = {} if like is None else like.timings
        self.news: list[str] = [] if like is None else like.news
        self.starts = 0
        self._results: dict[Hashable, Any] = {}
        # These are shared by all partitions.
        self._of_all: dict[Hashable, Any] = {} if like is None else like._of_all
        self._variants: dict[object, CompiledSystem]
        self._variants = {_key(system): self} if like is None else like._variants

    def once(self, key: Hashable, make: Callable[[], T], *, of_all: bool = False) -> T:
        """Return what was made under a key, for this or all partitions, or make it."""
        results = self._of_all if of_all else self._results
        if key not in results:
            with building_graph():
                if key not in results:
                    word = key[0] if isinstance(key, tuple) else key
                    what = f"prepare {word}" if isinstance(word, str) else "prepare"
                    with self.timed(what):
                        results[key] = make()
        result: T = results[key]
        return result

    @property
    def rows(self) -> Entry:
        """The machine code of equations of constraints; see `closure.numbers`."""

        def compiled() -> Entry:
            # Modules that trees, and starts from the disk, do without.
            from symbody.closure.numbers import rows_request

            return self.compiled("rows", rows_request(self.derivations), seldom=True)

        return self.once("rows", compiled, of_all=True)

    @property
    def rolled(self) -> Any:
        """The tree as tables to loop over, see `Rolled`; None where it is formulas."""
        wanted, links = self.options.rolled, len(self.system.links)
        few = links < (_LONG_LOOP if self.system.constraints else MANY_LINKS)
        if wanted is False or (wanted is None and few):
            return None
        # Six modules that small models do without.
        from symbody.pipeline.rolled import Rolled, rolled_tree

        def tables() -> Rolled | None:
            compiled = partial(self.compiled, "forces on links")
            many = links >= MANY_LINKS
            return rolled_tree(self.derivations, self.options, compiled, many=many)

        return self.once("rolled", tables)

    @property
    def inertia(self) -> Any:
        """The `Inertia` that checks that all motions have inertia."""

        def made() -> Any:
            # Loops in C, of which a function alone has no use.
            from symbody.pipeline.inertia import InertiaOfStates

            parts = partial(getattr, self, "kinds")
            known = self.derivations, self.compiled, self.noted, parts
            return self.rolled or InertiaOfStates(*known)

        return self.once("inertia", made)

    def equations(self, kind: str) -> Equations:
        """Return one derivation, or raise a DerivationError for an unknown kind."""
        if kind not in EQUATIONS:
            Arguments("equations", DerivationError).word("kind", kind, EQUATIONS)

        def derived() -> Equations:
            with self.timed(f"derive {kind}"):
                return derive_kind(kind, self.derivations, self.options)

        return self.once(("equations", kind), derived)

    def program(self, name: str) -> Program:
        """Return the program of a function; see FUNCTIONS."""

        def lowered() -> Program:
            return self._lowered(name, self.request(name))

        return self.once(("program", name), lowered)

    def meaning(self, name: str) -> str | None:
        """Return a checksum of formulas; None with loops over links or Python calls."""
        if self.spec(name).rolled and self.rolled is not None:
            return None
        with building_graph():
            return self.request(name).meaning()

    def spec(self, name: str) -> FunctionSpec:
        """Return a row of FUNCTIONS; a DerivationError says that there is none."""
        if name not in FUNCTIONS:
            raise DerivationError(
                f"function {name!r}: unknown. Known are {', '.join(FUNCTIONS)}, and "
                f"derivatives as {FORM}. {near(name, FUNCTIONS)}"
            )
        spec = FUNCTIONS[name]
        missing = spec.unavailable(self.system)
        if missing:
            raise DerivationError(missing)
        return spec

    def request(self, name: str) -> ProgramRequest:
        """Return what a function is lowered from; see FUNCTIONS."""
        spec = self.spec(name)
        equations = self.equations(spec.equations)
        return ProgramRequest(
            equations,
            f"{self.system.name}_{name}",
            spec.arguments_for(self.system),
            {spec.result: spec.parts or tuple(equations.results)},
        )

    def entry(self, name: str) -> Entry:
        """Return the machine code of a function; see FUNCTIONS."""

        def made() -> Entry:
            spec, lowered = self.spec(name), partial(self.program, name)
            rolled = self.rolled if spec.rolled else None
            if rolled is not None:
                again = partial(entry_again, self.system, name)
                entry: Entry = rolled.entry(spec, again, lowered)
                return entry
            if spec.equations in _LONG:
                self.warn_of_many(f"the function {name!r}")
            request = partial(self.request, name)
            by_parts = partial(self._of_parts, spec, lowered)
            return self.underived(name, request, lowered, by_parts, seldom=spec.seldom)

        return self.once((_ENTRY, name), made)

    def underived(
        self,
        what: str,
        request: Callable[[], ProgramRequest],
        lowered: Callable[[], Program],
        by_parts: Callable[[], Entry | None] = lambda: None,
        *,
        seldom: bool = False,
    ) -> Entry:
        """Return the code of a request, which is not derived if the code is on disk.

        Nor is it where parts that are alike make it.
        """
        key = self._key_on_disk(what)
        if key is not None:
            here = partial(self._content, request)
            on_disk = load.entry_on_disk(key, seldom, lowered, here)
            if on_disk is not None:
                return on_disk
        entry = by_parts() or self.compiled(what, request(), lowered, seldom=seldom)
        self._keep(key, partial(load.keep, made=entry))
        return entry

    @property
    def kinds(self) -> list[Any]:
        """The `Kind`s of parts that are alike and many; none of other systems."""
        few = len(self.system.links) < MANY_LINKS
        if few or not self.options.by_parts or self.rolled:
            return []
        # As above.
        from symbody.pipeline.parts import kinds_of

        return self.once("kinds", lambda: kinds_of(self.derivations))

    def _of_parts(self, spec: FunctionSpec, lowered: Callable[[], Program]) -> Any:
        """Return the code of a function by parts that are alike; None without these."""
        if not self.kinds:
            return None
        # As above.
        from symbody.pipeline.parts import repeated_kinds

        with self.timed(f"derive {spec.name}"):
            whole = repeated_kinds(self.system, self.kinds, spec, self.options)
        with self.timed(f"compile {spec.name}"):
            entry = load.of_members(whole, spec.seldom, lowered)
        if entry is not None and self.source is not None:
            entry.content = f"{entry.content}{self.source} {spec.name}"
        return entry

    def _content(self, request: Callable[[], ProgramRequest]) -> str | None:
        with building_graph():
            return request().content()

    def _key_on_disk(self, *words: str, drawn: bool = False) -> str | None:
        """Return the key of what is derived from this system; None if there is none."""
        if self.options.maker != "llvm":
            return None
        source = self.source
        return None if source is None else load.key_of(source, *words, drawn=drawn)

    @property
    def source(self) -> str | None:
        """The checksum of the system and the options; None with objects of users."""
        return self.once("source", lambda: content_of((self.system, self.options)))

    def _keep(self, key: str | None, keep_under: Callable[[str], None]) -> None:
        """Keep on disk what was derived, unless that warned: each start has to."""
        if key is not None and self.warned == warnings_of_derivations():
            keep_under(key)

    def noted(
        self, *words: str, make: Callable[[], T], drawn: bool = False, since: int = -1
    ) -> T:
        """Return plain data that follow from the system, from disk if there.

        What is `drawn` of it follows from more files. With warnings beyond a number
        `since`, by default of derivations since there is this object, nothing is kept.
        """
        key = self._key_on_disk(*words, drawn=drawn)
        result = None if key is None else load.noted(key)
        if result is None:
            result = make()
            if since < 0:
                self._keep(key, partial(load.note, content=result))
            elif key is not None and since == warnings_told():
                load.note(key, result)
        return result

    def outline(self, kind: str) -> Outline:
        """Return what equations have, without deriving what is known from disk."""

        def derived() -> tuple[Mapping[str, Any], Mapping[str, Any]]:
            of_parts = self.kinds if kind in _OF_ELEMENTS else ()
            each = [derive_kind(kind, k.of, self.options).results for k in of_parts]
            if each and not any(each):
                return {}, {}
            own = self.equations(kind)
            shapes = {name: array.shape for name, array in own.results.items()}
            return shapes, dict(own.labels)

        def made() -> Outline:
            shapes, labels = self.noted("outline", kind, make=derived)
            return Outline(
                {name: tuple(shape) for name, shape in shapes.items()},
                {name: tuple(words) for name, words in labels.items()},
            )

        return self.once(("outline", kind), made)

    def warn_of_many(self, what: str) -> None:
        """Warn before formulas of all links of a large model are written."""
        count = len(self.system.links)
        if count >= MANY_LINKS and self.options.rolled is not False:
            warn_user(
                f"model {self.system.name!r}: {what}: this is not computed in a loop "
                f"over the {count} links, but written as formulas of all of them, "
                f"which take some ten seconds for 100 links, and minutes and gigabytes "
                f"for 300. docs/howto/large-models.md says what is a loop; "
                f"rolled=False says that formulas are meant."
            )

    def compiled(
        self,
        what: str,
        request: ProgramRequest,
        lowered: Callable[[], Program] | None = None,
        *,
        seldom: bool = False,
    ) -> Entry:
        """Return machine code, from disk if there; if `seldom`, compiled fast."""
        return load.compiled_entry(
            request,
            self.options.maker,
            seldom=seldom,
            lowered=lowered or partial(self._lowered, what, request),
            later=partial(lowered_alone, lambda: request),
            timed=partial(self.timed, f"compile {what}"),
        )

    def _lowered(self, what: str, request: ProgramRequest) -> Program:
        with self.timed(f"lower {what}"):
            return request.lowered()

    def outputs(self, names: tuple[str, ...]) -> tuple[Entry, dict[str, slice]]:
        """Return functions, in the order of FUNCTIONS, as one, and their places."""

        def compiled() -> tuple[Entry, dict[str, slice]]:
            key = self._key_on_disk("outputs", *names)
            ends = None if key is None else load.noted(f"{key}\0ends")
            if key is not None and ends is not None:
                here = partial(self._content, derived)
                lowered = partial(lowered_alone, derived)
                entry = load.entry_on_disk(key, True, lowered, here)
                if entry is not None:
                    return entry, {name: slice(*ends[name]) for name in ends}
            request, places = self.outputs_request(names)
            entry = self.compiled("outputs", request, seldom=True)
            ends = {name: (place.start, place.stop) for name, place in places.items()}
            self._keep(key, partial(load.keep, made=entry))
            self._keep(key and f"{key}\0ends", partial(load.note, content=ends))
            return entry, places

        def derived() -> ProgramRequest:
            return self.outputs_request(names)[0]

        return self.once(("outputs", names), compiled)

    def outputs_request(
        self, names: Sequence[str]
    ) -> tuple[ProgramRequest, dict[str, slice]]:
        """Return what such a function is lowered from, and the places."""
        specs = [self.spec(name) for name in names]
        equations = [self.equations(spec.equations) for spec in specs]
        sizes = [
            sum(own.results[part].size for part in spec.parts or own.results)
            for spec, own in zip(specs, equations, strict=True)
        ]
        ends = zip(names, sizes, accumulate(sizes), strict=True)
        places = {name: slice(end - size, end) for name, size, end in ends}
        return joint_function(self.system, specs, equations), places

    def time_switches(self, purpose: str) -> TimeSwitches:
        """Return where a function has corners or jumps in time, or by its inputs."""

        def derived() -> TimeSwitches:
            key = self._key_on_disk("no switch", purpose)
            if key is not None and load.noted(key):
                return TimeSwitches()
            # In parts that are alike nothing follows time or inputs.
            roots = [] if self.kinds else self.formulas_of(purpose)
            if not self.kinds and "vd" in self.spec(purpose).parts:
                # Of a drive with a corner, accelerations have no part.
                kinematic = formalisms.kinematic_formulas(self.derivations)
                roots += [*kinematic.places, *(node for _, node in kinematic.rates)]
                roots += formalisms.laws_in_time(self.derivations)
            moving = (self.system.t, *self.system.u)
            switches = time_switches(roots, moving, self.system.p)
            if switches == TimeSwitches():
                self._keep(key, partial(load.note, content=True))
            return switches

        return self.once(("switches", purpose), derived)

    def series(
        self, purpose: str, inputs: Mapping[Symbol, Node]
    ) -> tuple[Entry, Entry, int, int]:
        """Return functions of a Taylor series of rates, with formulas of inputs in it.

        They are of order 0 and of any other, see `TaylorSeries`; behind them stand the
        numbers of values and of sums. Raises ModelError where there is no series.
        """

        def made() -> tuple[Entry, Entry, int, int]:
            # Runs by other methods do without.
            from symbody.expr.taylor import TaylorSeries

            system, formulas = self.system, self.formulas_of(purpose)
            rates = substitute(formulas, inputs)
            try:
                if self.spec(purpose).rolled and self.rolled is not None:
                    raise ExpressionError(
                        "its rates are a loop over links, and formulas only if it is "
                        "compiled with rolled=False"
                    )
                series = TaylorSeries(rates, system.coordinates.y, system.t)
            except ExpressionError as error:
                raise ModelError(
                    f"model {system.name!r}: method='Taylor': {error}. Take 'DP853', "
                    f"which only evaluates the rates."
                ) from None
            own = {"w": series.symbols, "u": system.u, "p": system.p}
            groups = {**{key: (key,) for key in "tup"}, "y": ("w",)}
            every = formalisms.arguments_of(system)
            start = request_of(system, "series start", [*rates, *series.values], every)
            row = [*series.factors[0], *series.factors[1], *series.rates]
            arguments = {key: groups[key] for key in "tyup"}
            orders = request_of(system, "series orders", row, own, arguments)
            return (
                self.compiled("series start", start),
                self.compiled("series orders", orders),
                len(series.values), len(series.factors[0]),
            )  # fmt: skip

        return self.once(("series", purpose, tuple(inputs.items())), made)

    def formulas_of(self, purpose: str) -> list[Node]:
        """Return the formulas of a function; of a loop over links, those it calls."""
        spec = self.spec(purpose)
        if spec.rolled and self.rolled is not None:
            return list(self.rolled.forces)
        results = self.equations(spec.equations).results
        parts = spec.parts or tuple(results)
        return [node for part in parts for node in results[part].ravel().tolist()]

    def made(self) -> tuple[str, ...]:
        """Return which functions are compiled by now."""
        keys = [key for key in self._results if isinstance(key, tuple)]
        return tuple(name for kind, name, *_ in keys if kind == _ENTRY)

    def variant(self, system: System) -> CompiledSystem:
        """Return the same system with another partition or stabilization."""
        key = _key(system)
        with building_graph():
            if key not in self._variants:
                self._variants[key] = CompiledSystem(
                    solved_loops(self.derivations.variant(system)),
                    self.options,
                    self.closed_with,
                    self,
                )
        return self._variants[key]

    def known(self, partition: Partition) -> CompiledSystem | None:
        """Return what belongs to a partition, if that was chosen before."""
        if partition is self.system.partition:
            return self
        return self._variants.get((partition, self.system.stabilization))

    def variants(self) -> tuple[System, ...]:
        """Return the same system with the partitions that were chosen so far."""
        return tuple(other.system for other in list(self._variants.values()))

    @contextmanager
    def timed(self, stage: str) -> Iterator[None]:
        """Note how long a stage takes without those inside; tell who waits for it."""
        start, known = time.perf_counter(), sum(self.timings.values())
        with waiting(f"{stage} of {self.system.name}"):
            yield
        inside = sum(self.timings.values()) - known
        passed = time.perf_counter() - start - inside
        self.timings[stage] = self.timings.get(stage, 0.0) + passed

    def __getstate__(self) -> dict[str, object]:
        """Leave out machine code, which another process makes from the programs."""
        again = Derivations(self.system)
        return self.__dict__ | {"derivations": again, "_results": {}, "_of_all": {}}


def solved_loops(of: Derivations) -> Derivations:
    """Return the derivation cache of a system whose algebraic loops are solved."""
    return formalisms.with_algebraic_loops(of) if measures_forces(of.system) else of


def entry_again(system: System, name: str) -> Entry:
    """Return a function that is a loop over links, in another process."""
    values: NDArray[np.float64] = np.zeros(0)
    return CompiledSystem(Derivations(system), Compile(rolled=True), values).entry(name)


def lowered_alone(request: Callable[[], ProgramRequest]) -> Program:
    """Return the program of a request whose code was on disk."""
    with building_graph():
        return request().lowered()


def _key(system: System) -> tuple[object, ...]:
    return system.partition, system.stabilization
