"""Results: what analyses return, labelled data under the names the user gave."""

from symbody.public_names import public as _public

__all__, __getattr__, __dir__ = _public(__name__)
