"""The stages called in order, intermediates on request."""

from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.stages import compile_model, derive

__all__ = ["CompiledModel", "compile_model", "derive"]
