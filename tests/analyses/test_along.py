"""What equilibria and modes are followed along is checked before anything is found."""

import pytest

import symbody as sb

PATHS = {"equilibrium_path": 2.0, "modal_path": [1.0, 2.0]}


@pytest.mark.parametrize("analysis", PATHS)
def test_an_unknown_quantity_is_refused_as_what_it_is(analysis):
    path = getattr(sb, analysis)
    with pytest.raises(
        sb.errors.ModelError, match=rf"{analysis}: along='ll'.*mean 'l'"
    ):
        path(sb.library.pendulum(), "ll", PATHS[analysis])


@pytest.mark.parametrize("analysis", PATHS)
def test_what_the_path_goes_along_is_not_free_as_well(analysis):
    path = getattr(sb, analysis)
    with pytest.raises(sb.errors.ModelError, match="without 'l', along which"):
        path(sb.library.pendulum(), "l", PATHS[analysis], free=["l"])


def test_a_start_where_explicit_loops_do_not_close_is_refused():
    model = sb.library.loader()
    with pytest.raises(
        sb.errors.AnalysisError, match=r"loops do not close.*Begin elsewhere"
    ):
        sb.equilibrium(model, start={"q_boom": 0.0, "q_lever": 4.0})
