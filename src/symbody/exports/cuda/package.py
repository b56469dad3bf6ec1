"""The functions of a model as CUDA kernels."""

from __future__ import annotations

from symbody.exports.cuda.write import write
from symbody.exports.options import Files, Options
from symbody.pipeline.compiled_model import CompiledModel


def package(compiled: CompiledModel, options: Options) -> Files:
    """Return a source file of kernels and its header.

    Raises:
        WriterError: C cannot express the model.
    """
    programs = [compiled.program(purpose) for purpose in options.functions]
    return dict(write(programs, options.name))
