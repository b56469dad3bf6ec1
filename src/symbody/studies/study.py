"""Studies: many runs of a model, of which little is kept."""

from __future__ import annotations

import copy
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from os import PathLike
from pathlib import Path
from typing import Any, TypeAlias, Unpack, final

from symbody import __version__
from symbody.analyses.run.integrate import result_times
from symbody.analyses.run.options import Save
from symbody.arguments import Arguments, Numbers, counted, listed
from symbody.errors import FileError, Interrupted, ModelError, warn_user
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.motion import Motion
from symbody.studies.chunks import Claims, Layout, claims, making
from symbody.studies.content import hashed
from symbody.studies.description import (
    Progress,
    RunOptions,
    check_labels,
    check_run_options,
    check_tables,
    check_unique,
    checked_options,
    common_notes,
    imported,
    telling,
)
from symbody.studies.design import Design, checked_design, units_of
from symbody.studies.fmu import Fmu
from symbody.studies.keep import Function, History, Reduction, checked_keep
from symbody.studies.places import Place, Where, place_for
from symbody.studies.result import StudyResult, warned_runs
from symbody.studies.runs import Runs, Source, compiled_of
from symbody.studies.store import Folder, Memory, Rows, Store, made, open_store
from symbody.studies.targets import targets_of
from symbody.studies.trial import Known, check_keep, first_model, tried

# What varies: a design, or a dictionary for a grid; see `grid`.
VaryLike: TypeAlias = Design | Mapping[str, Any]
KeepLike: TypeAlias = (
    Mapping[str, str | Reduction | Function] | Sequence[str | Reduction]
)
# How long a block of runs takes by itself [s], and how many there are at least; in
# memory, where no other client takes part, a few for each of several workers.
_BLOCK_TIME, _LEAST_BLOCKS, _LARGEST_BLOCK, _FEW = 1.0, 16, 10_000, 4
# While other clients do the rest of the blocks, they are looked at so often [s].
_POLL = 0.2


@final
class Study:
    """Runs of one model with varying values, and the results that are saved of each.

    Names that vary are parameters, one entry of a parameter as "J_arm[0]", start
    values, inputs, or arguments of the function that makes the model.

    Attributes:
        name: Of the model.
        design: The values of the runs.
        keep: What is kept, by label.
        units: Units of the varied quantities, as far as they are known.
    """

    def __init__(
        self,
        model: Model | CompiledModel | Callable[..., Model] | Fmu,
        vary: VaryLike,
        keep: KeepLike,
        *,
        duration: float | Sequence[float] | Numbers,
        **options: Unpack[RunOptions],
    ) -> None:
        """Describe a study; nothing runs yet but what tells whether it makes sense.

        Args:
            model: The model, compiled or not, a function that makes it from what
                varies, or an FMU.
            vary: What varies: a dictionary from names to lists of values for a grid,
                or a design of sb.studies.
            keep: What is kept: a dictionary from labels to names of quantities, which
                mean final values, to reductions such as sb.studies.Maximum("x"), or to
                functions of a motion; or a list of names and reductions.
            duration: How long a run is, from t = 0, which gives 501 times at which
                quantities are known to reductions; or a list of these times [s].
            **options: Of all runs, see `simulate`.

        Raises:
            ModelError: A name is unknown, something kept is no result, or an option is
                wrong or has no effect.
            CallError: A tolerance or step is wrong.
        """
        arguments = Arguments("Study", ModelError)
        if not (isinstance(model, (Model, CompiledModel, Fmu)) or callable(model)):
            rule = "a model, a function that returns one, or a sb.studies.Fmu"
            raise arguments.refused("model", model, rule, "Give the model itself.")
        known = checked_options(arguments, options, RunOptions)
        save = known.pop("save", Save())
        if (others := replace(save, every=None)) != Save():  # the times know `every`
            known["save"] = others
        compiled_by = None
        if isinstance(model, (Model, CompiledModel)):
            compiled_by = partial(compiled_of, model, known)
        self.design = checked_design(arguments, vary, compiled_by)
        self.keep = checked_keep(keep)
        check_labels([*self.keep], self.design.names)
        grid = result_times(arguments, duration, save.every)
        source: Source
        common: tuple[str, ...] = ()
        if isinstance(model, Fmu):
            model.check(known, grid, self.design)
            self.name, source = model.name, model
            targets = model.targets(self.design.names)
            content = model.kind, model.content, model.rtol
            self._content, units = hashed(content), model.units
        else:
            whole: object = model
            if isinstance(model, (Model, CompiledModel)):
                source = compiled = compiled_of(model, known)
                targets = targets_of(self.design.names, compiled.system, None)
            else:
                made, compiled, targets = first_model(model, self.design, known)
                source, whole = model, (model, made)
            self.name = compiled.system.name
            check_tables(self.design, targets, compiled)
            check_run_options(arguments, compiled, known, fixed=source is compiled)
            # As it is now: whoever changes the model later changes another study.
            self._content = hashed(whole)
            units = units_of(compiled.system)
            common = common_notes(compiled, targets, known)
        check_unique(arguments, targets, known)
        self._runs = Runs(
            source, self.design, targets, self.keep, grid, known, common=common
        )  # fmt: skip
        check_keep(self._runs)
        table = {name: name.partition("[")[0] for name in self.design.names}
        self.units = {name: units[p] for name, p in table.items() if units.get(p)}
        # What the first runs tell, once for all designs.
        self._known: list[Known] = []

    def __len__(self) -> int:
        """Return the number of runs."""
        return len(self.design)

    def __repr__(self) -> str:
        runs = counted(len(self), "run that varies", "runs that vary")
        verb = "keeps" if len(self) == 1 else "keep"
        return (
            f"Study of {self.name!r}: {runs} {listed(self.design.names)} and "
            f"{verb} {listed(self.keep)}"
        )

    def of_design(self, design: Design) -> Study:
        """Return the study of other values of the same names; nothing is compiled.

        Args:
            design: The values.

        Raises:
            ModelError: Other names vary in it.
        """
        arguments = Arguments("of_design", ModelError)
        arguments.instance("design", design, Design, "Give sb.studies.rows({…}).")
        if set(design.names) != set(self.design.names):
            rule = f"one that varies {listed(self.design.names)}, as the study does"
            raise arguments.refused("design", design, rule, "Describe another study.")
        other, source = copy.copy(self), self._runs.source
        compiled_by = (lambda: source) if isinstance(source, CompiledModel) else None
        other.design = checked_design(arguments, design, compiled_by)
        other._runs = replace(self._runs, design=design)
        return other

    def rerun(self, run: int) -> Motion:
        """Return the motion of one run, with all quantities.

        Its states have the bits that they have in the study.

        Args:
            run: Its number.

        Raises:
            AnalysisError: It failed, as in the study.
        """
        arguments = Arguments("rerun", ModelError)
        run = arguments.whole("run", run, most=len(self) - 1)
        return self._runs.as_in_study(run)

    def run(
        self,
        store: str | PathLike[str] | None = None,
        *,
        where: Where | object = "threads",
        workers: int | None = None,
        time_limit: float | None = None,
        progress: Progress | bool | None = None,
    ) -> StudyResult:
        """Do all runs that are not done yet, and return what is kept of them.

        The same study gives the same numbers to the last bit wherever it runs, as long
        as the processors are of one kind; a graphics processor rounds otherwise, which
        a note tells.

        Args:
            store: A folder for the results: what is finished stays there, whatever
                happens, and the same study goes on from there. Several clients that run
                one study with one store share its runs. In memory by default.
            where: "threads" of this process, which run side by side but for Python
                functions; "processes" on this machine; "dask" for a cluster of
                processes on this machine; or the address of a scheduler of Dask, or a
                client of one; "cuda" or "cuda:1" for a graphics processor, which does
                runs with steps of one length and of formulas only.
            workers: How many; as many as processors by default. A cluster that is
                there has its own number.
            time_limit: After so long a run is given up as failed [s]; with processes.
            progress: Called with the number of runs done and of all; or True or False
                for a bar or none. By default there is a bar in a terminal or notebook.

        Raises:
            ModelError: All runs tried fail, or a package or cluster is missing.
            CompileError: There is no such graphics processor.
            FileError: The store holds another study, or cannot be written.
            Interrupted: The user pressed Ctrl-C; its result has what is done.
        """
        arguments = Arguments("Study.run", ModelError)
        place = None if store is None else arguments.path("store", store)
        if place is not None and not place.name:
            rule, remedy = "a folder with a name", 'Give one, such as "runs.zarr".'
            raise arguments.refused("store", store, rule, remedy)
        if place is not None and place.exists() and not place.is_dir():
            raise FileError(
                f"{str(place)!r}: it is a file; a store is a folder. Choose "
                f"another name."
            )
        chosen = place_for(arguments, where, workers, time_limit)
        placed = chosen.placed(self._runs)
        if placed is not self._runs:
            other = copy.copy(self)
            note = f"Runs were done on the device {str(where)!r}, which rounds "
            note += "otherwise than processors: those agree in some thirteen digits, "
            note += "not in all bits."
            other._runs = replace(placed, common=(*placed.common, note))
            return other._run(place, chosen, progress)
        with chosen.reached() as reached:
            return self._run(place, reached, progress)

    def _run(self, place: Path | None, where: Place, progress: Any) -> StudyResult:
        if place is None:
            blocks = _FEW * where.workers if where.workers > 1 else 1
            layout = self._layout({}, min(blocks, _LEAST_BLOCKS))
            return self._done(Memory(layout, self._vary()), where, progress)
        with making(place):
            folder = self._folder(place)
        with claims(place, folder.is_done) as own:
            result = self._done(folder, where, progress, own)
            own.clear()
            return result

    def _done(
        self, store: Store, where: Place, progress: Any, own: Claims | None = None
    ) -> StudyResult:
        """Do what is waiting in a store and not claimed by other clients."""
        layout, runs = store.layout, self._runs
        # What a trial has made ready is for one call: Ctrl-C may leave it half done.
        self._runs = replace(runs)
        if (runs.shapes, runs.without) != (layout.shapes, layout.without):
            runs = replace(runs, shapes=layout.shapes, without=layout.without)
        sizes = {block[0]: len(block) for block in store.waiting()}
        done, warned = len(self) - sum(sizes.values()), set[int]()
        with telling(progress, done, len(self), self.name) as tell:
            try:
                while waiting := list(store.waiting()):
                    # What other clients have done since.
                    before, done = done, len(self) - sum(map(len, waiting))
                    if done > before:
                        tell(done - before)
                    blocks = iter(waiting) if own is None else own.take(waiting)
                    first = next(blocks, None)
                    if first is None:
                        time.sleep(_POLL)
                        continue
                    for block in where.blocks(runs, chain([first], blocks)):
                        store.put(block, sizes[block.first])
                        warned.update(block.warned)
                        if own is not None:
                            own.done(block.first)
                        done += sizes[block.first]
                        tell(sizes[block.first])
            except KeyboardInterrupt:
                result = StudyResult.of(store, interrupted=True)
                raise Interrupted(f"{self!r}: {result.status}", result) from None
        result = StudyResult.of(store)
        if warned:
            warn_user(f"{self!r}: {warned_runs(store, warned)}")
        return result

    def _vary(self) -> dict[str, Rows]:
        return {name: column.readable() for name, column in self.design.columns.items()}

    def _folder(self, place: Path) -> Folder:
        zarr = imported("zarr")
        # What tells a study apart, each part under the word for messages.
        own = {
            "model": self._content,
            "design": self.design.content(),
            "what is kept": hashed(self.keep),
            "options": hashed(self._runs.options),
            "times (or duration)": hashed(self._runs.times),
            "version of symbody": __version__,
        }
        if self._runs.device:
            own["kind of processor"] = self._runs.device.partition(":")[0]
        if not place.exists():
            return made(place, self._layout(own), self._vary(), zarr)
        store = open_store(place, zarr)
        other = store.layout.identity
        parts = dict.fromkeys([*own, *other])
        differs = [part for part in parts if other.get(part) != own.get(part)]
        if differs:
            raise FileError(
                f"{str(place)!r}: it holds another study of {store.layout.model!r}, "
                f"which differs in {listed(differs)}. Choose another folder for this "
                f"study, or go on with the other one as it was."
            )
        store.mend(self._vary())
        return store

    def _layout(self, own: Mapping[str, str], blocks: int = _LEAST_BLOCKS) -> Layout:
        most = max(1, min(-(-len(self) // blocks), _LARGEST_BLOCK))
        if not self._known:
            known, self._runs = tried(self._runs, repr(self), _BLOCK_TIME / most)
            self._known.append(known)
        known = self._known[0]
        size = round(_BLOCK_TIME / max(known.seconds, 1e-9))
        return Layout(
            model=self.name,
            runs=len(self),
            block=max(1, min(size, most)),
            identity=dict(own),
            shapes=known.shapes,
            units={**self.units, **known.units},
            times=tuple(self._runs.times.tolist()),
            histories=tuple(n for n, w in self.keep.items() if isinstance(w, History)),
            varied=self.design.names,
            grid=self.design.shape if self.design.is_grid else (),
            without=known.without,
            notes=(*self._runs.common, *known.notes),
        )
