"""Sine and cosine of all lanes at a time, within some unit in the last place.

The angle is reduced to [-π/4, π/4] with π/2 in three parts (Cody and Waite): the first
two have 33 bits, so products with up to 2^17 quarter turns are exact, fused or not; the
loss is a second, small part. Polynomials are fdlibm's; beyond 100 000 rad libm's.
Single precision has parts of 11 and 12 bits, Cephes' polynomials up to 6000 rad, and
twice as many lanes: its sines and cosines are within 2.4 units.

References:
    Cody and Waite (1980), Software Manual for the Elementary Functions, chapter 8.
    Moshier (1992), Cephes Mathematical Library, single precision, sinf.c.
    fdlibm (Sun Microsystems 1993), k_sin.c and k_cos.c.
"""

from __future__ import annotations

from symbody.writers.llvm import WIDTH
from symbody.writers.llvm.forms import number
from symbody.writers.source_file import routines

VECTOR = f"<{WIDTH} x double>"
PAIR = f"{{{VECTOR}, {VECTOR}}}"
SINGLES = f"<{2 * WIDTH} x float>"


def sincos(attributes: str = "", *, single: bool = False) -> str:
    """Return the function `.sincos` of all lanes, and what it calls; if single, too."""
    name, pair = "sincos", PAIR
    if single:
        name, pair = "sincos.single", PAIR.replace(VECTOR, SINGLES)
    text = routines("writers/llvm/routines.ll", number)[name]
    return text.replace("PAIR", pair).replace("ATTRIBUTES", attributes)
