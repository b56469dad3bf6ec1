"""Programs to callable functions, kept on disk by what they were lowered from.

A second start takes the code from disk: it neither lowers equations nor writes text.
The key holds all that decides the code: the equations, the processor, LLVM, and the
files of this package that lower and write. Under a key of what the equations are
derived from, and of the files that derive, a start need not even derive them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import cache, partial
from os import scandir
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from symbody.errors import CompileError, FileError, warn_user
from symbody.program.content import ProgramRequest
from symbody.program.program import Program, Repeated
from symbody.runtime.arrays import Slot
from symbody.runtime.cache import entry_name, keep_content, processor, read_entry
from symbody.runtime.functions import OF_MEMBERS, Entry, Signature
from symbody.runtime.llvm import is_installed
from symbody.runtime.machine_code import Code, TextRefusedError, load_from_disk
from symbody.version import __version__
from symbody.whole_files import checksum

Backend: TypeAlias = Literal["llvm", "c", "python"]
_WARNED: list[Backend] = []


def maker(backend: Backend) -> Backend:
    """Return what makes the functions: without LLVM C or Python does its work."""
    if backend != "llvm" or is_installed():
        return backend
    # What runs compilers: 20 ms for who has no use for them.
    from symbody.runtime.compiler import has_compiler

    other: Backend = "c" if has_compiler() else "python"
    if not _WARNED:
        _WARNED.append(other)
        warn_user(
            "llvmlite is not installed, so machine code is made by the system's C "
            "compiler. It runs as fast, but is compiled slower, once; there are no "
            "lanes of many runs, no loops over links, and pages do not compute."
            if other == "c"
            else "Neither llvmlite nor a C compiler is installed, so all runs as "
            "Python, some hundred times slower. Install one of them, for example by: "
            "pip install llvmlite"
        )
    return other


def compile_programs(
    programs: Sequence[Program], backend: Backend = "llvm", *, seldom: bool = False
) -> list[Entry]:
    """Return the machine code of programs, in their order, compiled together.

    "c" keeps what the system's compiler made; "python" is a hundred times slower.
    `seldom` says that compiling fast matters more than code that runs fast.
    """
    code = _loaded(programs, backend, seldom)
    again = partial(entry_again, backend, seldom)
    return [
        Entry(Signature.of(own), code, again, partial(_itself, own), seldom=seldom)
        for own in programs
    ]


def _itself(program: Program) -> Program:
    return program


def _loaded(programs: Sequence[Program], backend: Backend, seldom: bool) -> Code:
    match backend:
        case "llvm":
            # LLVM is slow to load; the other backends do without.
            from symbody.runtime.load_llvm import load_llvm

            try:
                return load_llvm(programs, seldom=seldom)
            except TextRefusedError as refused:
                # A writer and what runs compilers: 20 ms for who has no use for them.
                from symbody.runtime.compiler import load_c, made_from_c

                with made_from_c(refused, "functions of models"):
                    return load_c(programs, refused=True)
        case "c":
            # As above.
            from symbody.runtime.compiler import load_c

            return load_c(programs)
        case "python":
            # As above.
            from symbody.runtime.load_python import load_python

            return load_python(programs)
    raise CompileError(
        f"load: there is no backend {backend!r}; there are "
        f"{', '.join(get_args(Backend))}."
    )


def entry_again(backend: Backend, seldom: bool, program: Program) -> Entry:
    """Return what `compile_programs` makes of one program, for another process."""
    return compile_programs([program], backend, seldom=seldom)[0]


_RECORD = ".json"
# What decides code beside equations: where their formulas change, and become text.
_FOLDERS = ("expr", "passes", "program", "writers", "writers/llvm", "runtime")
# What decides equations, too, with the folders inside.
_DERIVING = (
    "", "closure", "events", "expr", "formalisms", "model", "passes", "pipeline",
    "program", "runtime", "spatial", "system", "writers",
)  # fmt: skip
# What decides pages beside these.
_DRAWING = ("analyses", "exports", "results", "view")
_ENDINGS = (".py", ".c", ".h", ".ll", ".html", ".css", ".js")


def compiled_entry(
    request: ProgramRequest,
    backend: Backend,
    *,
    seldom: bool = False,
    lowered: Callable[[], Program] | None = None,
    later: Callable[[], Program] | None = None,
    timed: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Entry:
    """Return a compiled function, from disk if LLVM's code is kept there.

    `lowered` gives its program, `later` likewise when the code was on disk, and lives
    as long as the function; `request` does by default. `timed` is entered for what
    belongs to compiling.
    """
    with timed():
        content = request.content() if backend == "llvm" else None
        key = entry = None
        if content is not None:
            key = "\0".join([*processor(), translation(), str(seldom), content])
            entry = entry_on_disk(key, seldom, later or request.lowered)
            if entry is not None:
                return entry
        if backend == "llvm":
            # Passes, which a start that finds its code on disk does without.
            from symbody.program.repetition import repeated

            later = lowered or request.lowered
            entry = of_members(repeated(request, seldom=seldom), seldom, later)
    if entry is None:
        program = (lowered or request.lowered)()
    with timed():
        if entry is None:
            (entry,) = compile_programs([program], backend, seldom=seldom)
        entry.content = f"{entry.content or ''}{content or ''}" or None
        if key is not None:
            keep(key, entry)
    return entry


def of_members(
    whole: Repeated | None, seldom: bool, lowered: Callable[[], Program]
) -> Entry | None:
    """Return the machine code of parts that are alike, if these make a function."""
    if whole is None:
        return None
    # LLVM, as above.
    from symbody.runtime.load_llvm import load_llvm

    programs = [kind.program for kind in whole.kinds]
    try:
        code = load_llvm(programs, seldom=seldom, repeated=whole)
    except TextRefusedError:  # who compiles the whole program tells it
        return None
    again, signature = partial(entry_again, "llvm", seldom), Signature.of(whole)
    return Entry(signature, code, again, lowered, seldom=seldom, content=OF_MEMBERS)


def key_of(source: str, *words: str, drawn: bool = False) -> str:
    """Return under which key what is derived from a source is kept on disk.

    What is `drawn` of it hangs on more files.
    """
    folders = _DERIVING + _DRAWING if drawn else _DERIVING
    return "\0".join([*processor(), translation(folders), source, *words])


def entry_on_disk(
    key: str,
    seldom: bool,
    lowered: Callable[[], Program],
    content_here: Callable[[], str | None] | None = None,
) -> Entry | None:
    """Return a function whose code is on disk, with its program later; or None.

    Under a key of what it is derived from, `content_here` gives the checksum of the
    formulas that this process derives: nodes that are there already order others.
    """
    result = noted(key)
    if result is None:
        return None
    try:
        signature = _signature(result["signature"])
        code = load_from_disk(signature.name, result["objects"])
    except CompileError:  # of the folder; who compiles tells it
        return None
    if code is None:
        return None
    again, content = partial(entry_again, "llvm", seldom), result["content"]
    return Entry(
        signature, code, again, lowered, seldom=seldom, content=content,
        content_here=content_here,
    )  # fmt: skip


def keep(key: str, made: Entry) -> None:
    """Keep on disk how a function is called and where its code is."""
    if made.code.objects is None:
        return
    signature, objects = made.signature, made.code.objects
    note(key, {"signature": signature, "objects": objects, "content": made.content})


def note(key: str, content: object) -> None:
    """Keep plain data on disk under a key."""
    try:
        keep_content(key, _RECORD, json.dumps(content, default=vars).encode())
    except (CompileError, FileError):  # the code was not kept either, as was told
        return


def noted(key: str) -> Any:
    """Return the data kept under a key; None if there are none."""
    try:
        record = read_entry(entry_name(key), _RECORD)
    except CompileError:  # as above
        return None
    return None if record is None else json.loads(record)


def signatures_on_disk(key: str) -> list[Signature] | None:
    """Return how the functions of a module are called, if that was kept on disk."""
    records = noted(key)
    return None if records is None else [*map(_signature, records)]


def _signature(record: dict[str, Any]) -> Signature:
    arrays, results = (
        tuple(
            Slot(slot["name"], tuple(slot["shape"]), tuple(slot["labels"]))
            for slot in record[kind]
        )
        for kind in ("arrays", "results")
    )
    name, timed, constants = record["name"], record["timed"], record["constants"]
    return Signature(name, arrays, timed, results, constants)


@cache
def translation(folders: tuple[str, ...] = _FOLDERS) -> str:
    """Return what tells versions of this package from others, also while it changes.

    Of the files that decide the code of equations; of those in other folders, too.
    """
    package = Path(__file__).parents[1]
    states = [(p.name, p.stat()) for p in package.parents if p.is_file()]
    if not states:
        todo = [str(package / name) for name in folders]
        for folder in todo:
            with suppress(FileNotFoundError), scandir(folder) as entries:
                for entry in entries:
                    if entry.name.endswith(_ENDINGS):
                        states.append((entry.name, entry.stat()))
                    elif folders != _FOLDERS and folder != str(package):
                        todo += [entry.path] if entry.is_dir() else []
    changes = sorted(f"{name} {s.st_size} {s.st_mtime_ns}" for name, s in states)
    return checksum("\n".join([__version__, *changes]).encode())
