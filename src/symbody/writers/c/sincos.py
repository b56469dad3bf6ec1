"""Sine and cosine of many angles in C."""

from __future__ import annotations

from symbody.writers.sincos_loop import LANES
from symbody.writers.sincos_loop import C as SINCOS

__all__ = ["LANES", "SINCOS"]
