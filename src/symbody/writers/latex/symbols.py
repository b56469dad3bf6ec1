"""Typesetting of names: m1 as a letter with an index, theta as a Greek one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise

from symbody.expr.node import Symbol
from symbody.program.program import greek_letter

# Greek letters that have a command; the other capitals look like Latin ones.
GREEK = frozenset((
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota",
    "kappa", "lambda", "mu", "nu", "xi", "pi", "rho", "sigma", "tau", "upsilon", "phi",
    "chi", "psi", "omega", "Gamma", "Delta", "Theta", "Lambda", "Xi", "Pi", "Sigma",
    "Upsilon", "Phi", "Psi", "Omega",
))  # fmt: skip
_SPECIAL = re.compile(r"([#$%&_{}])")
_WORDS = re.compile(r"[0-9]+|[^\W\d_]+")
_TEXTS = {"²": "$^2$", "³": "$^3$", "·": r"$\cdot$", "°": r"$^\circ$", "µ": r"$\mu$"}


def symbol_names(
    symbols: Iterable[Symbol], typeset: Mapping[Symbol, str] | None = None
) -> dict[Symbol, str]:
    """Return how symbols, in a fixed order, are typeset, no two alike."""
    names: dict[Symbol, str] = {}
    taken = set((typeset or {}).values())
    for symbol in symbols:
        if typeset and symbol in typeset:
            names[symbol] = typeset[symbol]
            continue
        name = typeset_name(symbol.name)
        if name in taken:
            # m1 and m_1 look alike; then the name stands as it was written.
            name = _verbatim(symbol.name)
        while name in taken:
            name += "'"
        taken.add(name)
        names[symbol] = name
    return names


def typeset_name(name: str) -> str:
    r"""Return a name as a letter or word with indices.

    Example:
        >>> print(typeset_name("m1"), typeset_name("q_rot_pendulum"))
        m_{1} q_{\mathrm{rot\,pendulum}}
        >>> print(typeset_name("theta_2"), typeset_name("r[0]"))
        \theta_{2} r_{0}
    """
    words = _WORDS.findall(name)
    if not words:
        return _verbatim(name)
    head, *indices = words
    text = head if head.isdigit() else _word(head, "mathit")
    return f"{text}_{{{_indices(indices)}}}" if indices else text


def _verbatim(name: str) -> str:
    return rf"\text{{\texttt{{{escaped(name)}}}}}"


def _indices(words: list[str]) -> str:
    """Return indices: words apart from each other, numbers and letters with commas."""
    text = _word(words[0], "mathrm")
    for before, word in pairwise(words):
        both_words = len(before) > 1 and len(word) > 1
        between = r"\," if both_words and not word.isdigit() else ","
        text += between + _word(word, "mathrm")
    return text.replace(r"}\,\mathrm{", r"\,")


def _word(word: str, long: str) -> str:
    """Return a number, a letter, a Greek letter or a word."""
    if word in GREEK:
        return f"\\{word}"
    if len(word) == 1:
        return _letter(word).strip()
    if word.isdigit():
        return word
    return rf"\{long}{{{''.join(_letter(c) for c in word)}}}"


def _letter(letter: str) -> str:
    if letter.isascii():
        return letter
    greek = _greek(letter)
    return f"\\{greek} " if greek in GREEK else greek or r"\ast "


def _greek(letter: str) -> str:
    """Return the name of a Greek letter in LaTeX; empty for any other."""
    return greek_letter(letter).replace("amda", "ambda")


def escaped(text: str) -> str:
    """Return plain text that LaTeX prints as it is."""
    result = text.replace("\\", "/").replace("^", " ").replace("~", " ")
    result = _SPECIAL.sub(r"\\\1", result)
    return "".join(c if c.isascii() else _printable(c) for c in result)


def _printable(letter: str) -> str:
    if letter in _TEXTS:
        return _TEXTS[letter]
    greek = _greek(letter)
    if greek in GREEK:
        return f"$\\{greek}$"
    return letter if letter.isalpha() and ord(letter) < 256 else "?"
