"""An FMU: description, sources and a binary for this platform in one zip file."""

from __future__ import annotations

import hashlib
import html
import io
import os
import platform
import sys
import tempfile
import uuid
import zipfile
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import resources
from pathlib import Path
from typing import Literal

from symbody.errors import CompileError
from symbody.exports import c_data
from symbody.exports.fmu.description import Content, build_description, description
from symbody.exports.interface import Files, Options, checked_identifier, interface_of
from symbody.exports.tool_functions import tool_functions
from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.compiler import THIS_PROCESSOR, find_compiler
from symbody.whole_files import write_file
from symbody.writers.generate import generate as write

# Unlike code that is run where it was made, a library may go to another processor.
_AS_LIBRARY = "-shared"
_OBJECT = ("-fvisibility=hidden", "-c", "-o")
_LIBRARY = "library"
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}
# By Python's name: that of FMI, and how names of shared libraries end.
_SYSTEMS = {
    "linux": ("linux", ".so"),
    "darwin": ("darwin", ".dylib"),
    "win32": ("windows", ".dll"),
}


def shared_library(
    who: str, files: Mapping[str, str], sources: Sequence[str], remedy: str
) -> bytes:
    """Return the shared library of sources, or raise CompileError with a remedy."""
    objects = [f"{source}.o" for source in sources]
    try:
        compiler = find_compiler(remedy)
        with (
            tempfile.TemporaryDirectory() as folder,
            ThreadPoolExecutor(os.cpu_count()) as pool,
        ):
            for name, text in files.items():
                write_file(Path(folder) / name, text)
            compiled = []
            for source, name in zip(sources, objects, strict=True):
                flags = compiler.flags(len(files[source]))
                flags = [f for f in flags if f not in (THIS_PROCESSOR, _AS_LIBRARY)]
                arguments = [*flags, *_OBJECT, name, source]
                compiled.append(pool.submit(compiler.run, arguments, folder))
            for one in compiled:
                one.result()
            compiler.run([_AS_LIBRARY, "-o", _LIBRARY, *objects, "-lm"], folder)
            return (Path(folder) / _LIBRARY).read_bytes()
    except CompileError as error:
        raise CompileError(f"{who}: {error}") from None


_SHARED = ("fmi.c", "fmi.h", "model_exchange.c", "variables.c")
_VERSIONS = {
    2: ("fmi2.c", "fmi2_co_simulation.c"),
    3: ("fmi3.c", "fmi3_absent.c", "fmi3_adjoint.c", "fmi3_co_simulation.c"),
}
# As the Modelica Association publishes them.
_HEADERS = {
    2: ("fmi2FunctionTypes.h", "fmi2Functions.h", "fmi2TypesPlatform.h"),
    3: ("fmi3FunctionTypes.h", "fmi3Functions.h", "fmi3PlatformTypes.h"),
}
_OF_ALL = (
    "contacts", "dp54", "instance", "model", "model_data", "projection", "switches",
    "time_events", "whens",
)  # fmt: skip
_FILES = (*_SHARED, *_VERSIONS[2], *_VERSIONS[3], *_HEADERS[2], *_HEADERS[3])
_RESERVED = frozenset(
    {*(f.split(".")[0] for f in _FILES), *c_data.SOLVER_NAMES, *_OF_ALL}
)
_OLDEST = (1980, 1, 1, 0, 0, 0)  # that a zip file can say
_READABLE = 0o644 << 16


def fmu(version: Literal[2, 3], compiled: CompiledModel, options: Options) -> Files:
    """Return an FMU for model exchange and co-simulation."""
    who = f"fmu{version}"
    name = checked_identifier(who, options.name, _RESERVED)
    content, sources = _content(version, name, compiled)
    files: Files = {f"sources/{path}": text for path, text in sources.items()}
    files["modelDescription.xml"] = description(version, content)
    if version == 3:
        files["sources/buildDescription.xml"] = build_description(name, content.sources)
    title = html.escape(compiled.system.name)
    files["documentation/index.html"] = (
        f'<!DOCTYPE html>\n<html lang="en">\n<head><meta charset="utf-8">'
        f"<title>{title}</title></head>\n<body>\n<h1>{title}</h1>\n"
        f"<pre>\n{html.escape(compiled.system.describe())}\n</pre>\n</body>\n</html>\n"
    )
    if options.binaries:
        remedy = "ask for an FMU of sources alone: binaries=False, --no-binaries"
        library = shared_library(who, sources, content.sources, remedy)
        # The path of the binary for this platform.
        own = platform.machine().lower()
        machine = _MACHINES.get(own, own)
        system, suffix = _SYSTEMS.get(sys.platform, (sys.platform, ".so"))
        folder = f"{machine}-{system}"
        if version == 2 and machine == "x86_64" and sys.platform in _SYSTEMS:
            folder = f"{sys.platform.removesuffix('32')}64"
        files[f"binaries/{folder}/{name}{suffix}"] = library
    # Without dates, so that the same files give the same bytes.
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(files):
            entry = zipfile.ZipInfo(path, _OLDEST)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = _READABLE
            archive.writestr(entry, files[path])
    return {f"{name}_fmi{version}.fmu": memory.getvalue()}


def _content(
    version: int, name: str, compiled: CompiledModel
) -> tuple[Content, dict[str, str]]:
    """Return the content of the description, and the sources by name."""
    interface = interface_of(compiled, impulses=True)
    functions = tool_functions(compiled, adjoint=version == 3)
    # A file for each function, so that they are compiled at the same time.
    sources: dict[str, str] = {}
    for purpose, program in functions.programs.items():
        sources |= write([program], "c", name=f"{name}_{purpose}")
    headers = [path for path in sources if path.endswith(".h")]
    sources["model_data.c"] = c_data.model_data(interface, functions)
    sources |= c_data.shared_sources(functions.laws, functions.switches, "instance")
    package = resources.files("symbody.exports.fmu")
    for folder, paths in (
        ("sources", (*_SHARED, *_VERSIONS[version])),
        ("third_party", _HEADERS[version]),
    ):
        for path in paths:
            sources[path] = (package / folder / path).read_text(encoding="utf-8")
    sources |= c_data.solver_sources(name, ["dp54"], functions.laws)
    # An identifier that the same sources always get.
    every = "\0".join(map(sources.__getitem__, sorted(sources))).encode()
    token = f"{{{uuid.UUID(bytes=hashlib.sha256(every).digest()[:16], version=4)}}}"
    # The obstacle is why there are no derivatives, if there are none.
    macros = {
        "FMI": version,
        "TOKEN": c_data.quoted(token),
        "OBSTACLE": c_data.quoted(functions.not_differentiable),
    }
    sources["model.h"] = c_data.model_header(
        name, interface, functions, tuple(functions.programs), headers, macros
    )
    content = Content(
        name=name,
        token=token,
        interface=interface,
        indicators=c_data.indicator_count(functions),
        dependencies=functions.dependencies,
        sources=tuple(sorted(path for path in sources if path.endswith(".c"))),
        differentiable=not functions.not_differentiable,
        needs_correction=(
            functions.is_constrained
            or bool(interface.quaternions)
            or functions.laws is not None
        ),
    )
    return content, sources
