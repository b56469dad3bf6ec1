"""Starts that are given again and again: told alike, whatever computes them."""

import pytest

import symbody as sb


def told(compiled, given):
    y = compiled.start_state()
    _, _, moved = compiled.settled_start(y, given)
    return moved


def test_a_moved_start_is_told_alike_by_formulas_and_by_machine_code():
    compiled = sb.compile_model(sb.library.loader())
    names = [
        s.name for s in compiled.system.spanning_tree.q if s not in compiled.system.q
    ]
    given = {names[0]: 0.1}
    first, *others = [told(compiled, given) for _ in range(8)]
    assert [m.name for m in first] == names[:1]
    assert abs(first[0].taken - 0.1) > 1e-3
    for moved in others:
        assert [m.name for m in moved] == names[:1]
        # One is computed by Python, the other by machine code: last bits differ.
        assert moved[0].taken == pytest.approx(first[0].taken, rel=1e-12)
