"""The tools that execute what is written, one line a tool."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import final

from runners import (
    casadi,
    compiled,
    cpp,
    cuda,
    exchange,
    fortran,
    jax,
    julia,
    julia_reader,
    matlab,
    modelica,
    numpy,
    rust,
    torch,
)
from symbody.exports.cuda import write as write_cuda
from symbody.writers.generate import Writer


@final
@dataclass(frozen=True)
class Tool:
    """What executes the code of one writer.

    Attributes:
        language: Name of the writer.
        name: What the tool is called in tables.
        run: See exchange.py.
        command: Which must be on the path, if any.
        module: Which must be importable, if any.
        writer: Of formats that are none of the writers' languages.
    """

    language: str
    name: str
    run: exchange.Runner
    command: str = ""
    module: str = ""
    writer: Writer | None = None

    @property
    def label(self) -> str:
        """Language and tool."""
        return f"{self.language}, {self.name}"

    @property
    def here(self) -> bool:
        """Whether the tool is on this machine."""
        return not (
            (self.command and shutil.which(self.command) is None)
            or (self.module and find_spec(self.module) is None)
        )


_HEADER = partial(cpp.run, compiler="clang++", language="cpp_header")

TOOLS: tuple[Tool, ...] = (
    Tool("c", "C compiler", partial(compiled.run, backend="c"), command="cc"),
    Tool("casadi", "CasADi", casadi.run, module="casadi"),
    Tool("cpp", "g++", cpp.run, command="g++"),
    Tool("cpp", "clang++", partial(cpp.run, compiler="clang++"), command="clang++"),
    Tool("cpp_header", "clang++", _HEADER, command="clang++"),
    Tool("cuda", "g++, no GPU", cuda.run, command="g++", writer=write_cuda),
    Tool("fortran", "gfortran", fortran.run, command="gfortran"),
    Tool("jax", "JAX", jax.run, module="jax"),
    Tool("julia", "Julia", julia.run, command="julia"),
    Tool("julia", "tree-sitter, as text", julia_reader.run, module="tree_sitter_julia"),
    Tool("llvm", "llvmlite", compiled.run),
    Tool("matlab", "Octave", matlab.run, command="octave-cli"),
    Tool("modelica", "Rumoca", modelica.run, module="rumoca"),
    Tool("numpy", "NumPy", numpy.run),
    Tool("python", "Python", partial(compiled.run, backend="python")),
    Tool("rust", "rustc", rust.run, command="rustc"),
    Tool("torch", "PyTorch", torch.run, module="torch"),
)
