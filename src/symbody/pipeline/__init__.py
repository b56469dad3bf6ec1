"""The stages called in order, intermediates on request."""

from symbody.pipeline.compile import compile_model, derive
from symbody.pipeline.compiled_model import CompiledModel

__all__ = ["CompiledModel", "compile_model", "derive"]
