"""Sine and cosine of eight angles at a time, within one unit in the last place.

The angle is reduced to [-π/4, π/4] with π/2 in three parts (Cody and Waite): the first
two have 33 bits, so products with up to 2^17 quarter turns are exact, fused or not; the
loss is a second, small part. Polynomials are fdlibm's; beyond 100 000 rad libm's.

References:
    Cody and Waite (1980), Software Manual for the Elementary Functions, chapter 8.
    fdlibm (Sun Microsystems 1993), k_sin.c and k_cos.c.
"""

from __future__ import annotations

from symbody.writers.llvm.forms import number
from symbody.writers.source_file import routines

WIDTH = 8
VECTOR = f"<{WIDTH} x double>"
PAIR = f"{{{VECTOR}, {VECTOR}}}"


def sincos(attributes: str = "") -> str:
    """Return the functions `.sincos`, of eight angles, and `.sincos.libm`."""
    text = routines("writers/llvm/routines.ll", number)["sincos"]
    return text.replace("PAIR", PAIR).replace("ATTRIBUTES", attributes)
