"""Sine and cosine of eight angles at a time, within one unit in the last place.

The angle is reduced to [-π/4, π/4] with π/2 in three parts (Cody and Waite): the first
two have 33 bits, so products with up to 2^17 quarter turns are exact, fused or not; the
loss is a second, small part. Polynomials are fdlibm's; beyond 100 000 rad libm's.

References:
    Cody and Waite (1980), Software Manual for the Elementary Functions, chapter 8.
    fdlibm (Sun Microsystems 1993), k_sin.c and k_cos.c.
"""

from __future__ import annotations

from typing import final

from symbody.writers.llvm.forms import Instructions, number

WIDTH = 8
_LARGEST = 1e5
_TWO_OVER_PI = float.fromhex("0x1.45f306dc9c883p-1")
_HALF_PI = (
    float.fromhex("0x1.921fb54400000p+0"),
    float.fromhex("0x1.0b4611a600000p-34"),
    float.fromhex("0x1.3198a2e037073p-69"),
)
# One and a half times 2^52: doubles of that size are whole numbers.
_WHOLE = float.fromhex("0x1.8p+52")
_SINE = (
    -1.66666666666666324348e-01,
    8.33333333332248946124e-03,
    -1.98412698298579493134e-04,
    2.75573137070700676789e-06,
    -2.50507602534068634195e-08,
    1.58969099521155010221e-10,
)
_COSINE = (
    4.16666666666666019037e-02,
    -1.38888888888741095749e-03,
    2.48015872894767294178e-05,
    -2.75573143513906633035e-07,
    2.08757232129817482790e-09,
    -1.13596475577881948265e-11,
)
VECTOR = f"<{WIDTH} x double>"
_I = f"<{WIDTH} x i64>"
PAIR = f"{{{VECTOR}, {VECTOR}}}"


@final
class _Lines(Instructions):
    """Instructions on vectors of doubles."""

    def add(self, a: str, b: str) -> str:
        return self.line(f"fadd contract {VECTOR} {a}, {b}")

    def sub(self, a: str, b: str) -> str:
        return self.line(f"fsub contract {VECTOR} {a}, {b}")

    def mul(self, a: str, b: str) -> str:
        return self.line(f"fmul contract {VECTOR} {a}, {b}")

    def select(self, bits: str, a: str, b: str) -> str:
        return self.line(f"select <{WIDTH} x i1> {bits}, {VECTOR} {a}, {VECTOR} {b}")

    def negative_if_second_bit(self, integers: str, a: str) -> str:
        moved = self.line(f"shl {_I} {integers}, {_integers(62)}")
        sign = self.line(f"and {_I} {moved}, {_integers(-(1 << 63))}")
        bits = self.line(f"bitcast {VECTOR} {a} to {_I}")
        changed = self.line(f"xor {_I} {bits}, {sign}")
        return self.line(f"bitcast {_I} {changed} to {VECTOR}")

    def polynomial(self, z: str, coefficients: tuple[float, ...]) -> str:
        *rest, last = coefficients
        value = _all(last)
        for coefficient in reversed(rest):
            value = self.add(self.mul(value, z), _all(coefficient))
        return value


def _all(value: float) -> str:
    return f"<{', '.join([f'double {number(value)}'] * WIDTH)}>"


def _integers(value: int) -> str:
    return f"<{', '.join([f'i64 {value}'] * WIDTH)}>"


def sincos(attributes: str = "") -> str:
    """Return the functions `.sincos`, of eight angles, and `.sincos.libm`."""
    fast = _Lines()
    sine, cosine = _fast(fast, "%x")
    pair = fast.line(f"insertvalue {PAIR} poison, {VECTOR} {sine}, 0")
    pair = fast.line(f"insertvalue {PAIR} {pair}, {VECTOR} {cosine}, 1")
    return "\n".join(
        [
            f"declare {VECTOR} @llvm.fabs.v{WIDTH}f64({VECTOR})",
            "",
            f"define internal {PAIR} @.sincos({VECTOR} %x) {attributes} {{",
            f"  %size = call {VECTOR} @llvm.fabs.v{WIDTH}f64({VECTOR} %x)",
            f"  %small = fcmp ole {VECTOR} %size, {_all(_LARGEST)}",
            f"  %mask = bitcast <{WIDTH} x i1> %small to i{WIDTH}",
            f"  %all = icmp eq i{WIDTH} %mask, -1",
            "  br i1 %all, label %fast, label %slow",
            "fast:",
            *fast.lines,
            f"  ret {PAIR} {pair}",
            "slow:",
            f"  %pair = call {PAIR} @.sincos.mixed({VECTOR} %x, <{WIDTH} x i1> %small)",
            f"  ret {PAIR} %pair",
            "}",
            "",
            *_mixed(attributes),
            "",
            *_slow(attributes),
            "",
        ]
    )


def _fast(lines: _Lines, x: str) -> tuple[str, str]:
    """Return sine and cosine of angles up to _LARGEST."""
    add, sub, mul = lines.add, lines.sub, lines.mul
    # The last bits of a number of that size are those of the whole number behind it.
    moved = add(mul(x, _all(_TWO_OVER_PI)), _all(_WHOLE))
    q = lines.line(f"bitcast {VECTOR} {moved} to {_I}")
    n = sub(moved, _all(_WHOLE))
    a = sub(x, mul(n, _all(_HALF_PI[0])))
    r = sub(a, mul(n, _all(_HALF_PI[1])))
    lost = sub(sub(a, r), mul(n, _all(_HALF_PI[1])))
    y = sub(lost, mul(n, _all(_HALF_PI[2])))

    z = mul(r, r)
    w = sub(_all(1.0), mul(z, _all(0.5)))
    # sin(r + y) = r + r*z*polynomial + y*(1 - z/2)
    sine = add(r, add(mul(mul(r, z), lines.polynomial(z, _SINE)), mul(y, w)))
    lost = sub(sub(_all(1.0), w), mul(z, _all(0.5)))
    even = mul(mul(z, z), lines.polynomial(z, _COSINE))
    cosine = add(w, add(even, sub(lost, mul(r, y))))

    odd = lines.line(f"and {_I} {q}, {_integers(1)}")
    swap = lines.line(f"icmp ne {_I} {odd}, zeroinitializer")
    next_q = lines.line(f"add {_I} {q}, {_integers(1)}")
    return (
        lines.negative_if_second_bit(q, lines.select(swap, cosine, sine)),
        lines.negative_if_second_bit(next_q, lines.select(swap, sine, cosine)),
    )


def _mixed(attributes: str) -> list[str]:
    """Return the function for mixed angles; small ones get bits as among small ones."""
    bits = f"<{WIDTH} x i1>"
    declared = f"{VECTOR} %x, {bits} %small"
    lines = [
        f"define internal {PAIR} @.sincos.mixed({declared}) {attributes} {{",
        f"  %safe = select {bits} %small, {VECTOR} %x, {VECTOR} zeroinitializer",
        f"  %fast = call {PAIR} @.sincos({VECTOR} %safe)",
        f"  %libm = call {PAIR} @.sincos.libm({VECTOR} %x)",
    ]
    for i in range(2):
        lines += [
            f"  %f{i} = extractvalue {PAIR} %fast, {i}",
            f"  %l{i} = extractvalue {PAIR} %libm, {i}",
            f"  %r{i} = select {bits} %small, {VECTOR} %f{i}, {VECTOR} %l{i}",
        ]
    return [
        *lines,
        f"  %a = insertvalue {PAIR} poison, {VECTOR} %r0, 0",
        f"  %b = insertvalue {PAIR} %a, {VECTOR} %r1, 1",
        f"  ret {PAIR} %b",
        "}",
    ]


def _slow(attributes: str) -> list[str]:
    """Return the function that calls libm for each angle."""
    lines = [f"define internal {PAIR} @.sincos.libm({VECTOR} %x) {attributes} {{"]
    sine = cosine = "poison"
    for i in range(WIDTH):
        lines += [
            f"  %x{i} = extractelement {VECTOR} %x, i32 {i}",
            f"  %s{i} = call double @sin(double %x{i})",
            f"  %c{i} = call double @cos(double %x{i})",
            f"  %sv{i} = insertelement {VECTOR} {sine}, double %s{i}, i32 {i}",
            f"  %cv{i} = insertelement {VECTOR} {cosine}, double %c{i}, i32 {i}",
        ]
        sine, cosine = f"%sv{i}", f"%cv{i}"
    return [
        *lines,
        f"  %a = insertvalue {PAIR} poison, {VECTOR} {sine}, 0",
        f"  %b = insertvalue {PAIR} %a, {VECTOR} {cosine}, 1",
        f"  ret {PAIR} %b",
        "}",
    ]
