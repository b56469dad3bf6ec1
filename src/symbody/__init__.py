"""symbody: symbolic multibody dynamics.

A mechanism is described with `Model`; `derive` gives its equations, `generate` its
code, `compile_model` its functions and `simulate` its motion. Kinds of elements stand
in `joints`, `loads`, `sensors`, `constraints`, `loops` and `visuals`, what analyses
return in `results`, and errors in `errors`.

The public names stand in `__init__.pyi` and in the stubs of these modules, once.
"""

from symbody.public_names import public as _public
from symbody.version import __version__ as __version__

__all__, __getattr__, __dir__ = _public(__name__)
