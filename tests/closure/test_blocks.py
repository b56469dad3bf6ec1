"""Blocks of equations are those that SciPy's graphs have."""

import numpy as np
import pytest
from scipy.sparse import csr_array
from scipy.sparse.csgraph import connected_components, maximum_bipartite_matching

from symbody.closure.pivots import blocks, components, matching, parts


def columns(pattern):
    return [np.flatnonzero(row).tolist() for row in pattern]


@pytest.mark.parametrize("filled", [0.05, 0.15, 0.4])
def test_pairs_and_components_are_those_of_scipy(filled, rng):
    for _ in range(60):
        n = rng.integers(1, 16)
        pattern = rng.random((n, n)) < filled
        expected = maximum_bipartite_matching(csr_array(pattern), perm_type="column")
        paired = matching(columns(pattern))
        assert sum(j >= 0 for j in paired) == (expected >= 0).sum()
        pattern[np.arange(n), rng.permutation(n)] = True
        assert sorted(matching(columns(pattern))) == list(range(n))
        np.fill_diagonal(pattern, val=True)
        graph = csr_array(pattern.astype(int))
        count, label = connected_components(graph, directed=True, connection="strong")
        groups = components(columns(pattern))
        assert len(groups) == count
        assert all(len(set(label[group].tolist())) == 1 for group in groups)


@pytest.mark.parametrize("filled", [0.05, 0.15, 0.4])
def test_blocks_are_solved_one_after_the_other(filled, rng):
    for _ in range(40):
        n = rng.integers(1, 16)
        pattern = rng.random((n, n)) < filled
        pattern[np.arange(n), rng.permutation(n)] = True
        known = set()
        for block in blocks(pattern, range(n), range(n), holonomic=True):
            known |= set(block.dependent)
            assert set(np.flatnonzero(pattern[list(block.rows)].any(axis=0))) <= known
        assert known == set(range(n))


def test_parts_have_nothing_to_do_with_one_another(rng):
    for _ in range(100):
        pattern = rng.random(rng.integers(1, 12, size=2)) < 0.15
        found = parts(pattern)
        assert sorted(i for rows, _ in found for i in rows) == list(range(len(pattern)))
        for rows, some in found:
            others = np.delete(pattern[:, some], rows, axis=0)
            assert not others.any()


def test_long_chains_are_ordered():
    n = 1200  # beyond the depth that Python recurs to
    pattern = np.eye(n, dtype=bool) | np.eye(n, k=1, dtype=bool)
    found = blocks(pattern, range(n), range(n), holonomic=True)
    assert [block.rows for block in found] == [(i,) for i in range(n)][::-1]
