import numpy as np
import pytest

from symbody.analyses.run.driver import segments
from symbody.events.switches import TimeEvent

E = 1e-14  # half of the width of an event


def event(t, sign=1.0):
    return TimeEvent(t - sign * E, t, t + sign * E)


def cut(times, *events):
    """Begin, end, window and rows of each segment."""
    return [
        (s.begin, s.end, tuple(s.window), (s.first, s.last))
        for s in segments(np.array(times, dtype=float), events)
    ]


INF = np.inf


def test_a_run_without_events_is_one_segment_with_an_open_window():
    assert cut([0, 1, 2]) == [(0, 2, (-INF, INF), (0, 3))]
    assert cut([5.0]) == [(5, 5, (-INF, INF), (0, 1))]


def test_rows_at_an_event_belong_behind_it():
    assert cut([0, 1, 2], event(1.0)) == [
        (0, 1, (-INF, 1 - E), (0, 1)),
        (1, 2, (1 + E, INF), (1, 3)),
    ]


def test_of_a_time_that_stands_twice_one_row_is_on_each_side():
    assert [rows for *_, rows in cut([0, 1, 1, 2], event(1.0))] == [(0, 2), (2, 4)]


def test_back_in_time_the_window_is_in_order():
    assert cut([2, 1, 0], event(1.0, -1.0)) == [
        (2, 1, (1 + E, INF), (0, 1)),
        (1, 0, (-INF, 1 - E), (1, 3)),
    ]


def test_events_at_the_ends_open_and_close_the_window():
    assert cut([0, 1], event(0.0), event(1.0)) == [(0, 1, (E, 1 - E), (0, 2))]


@pytest.mark.parametrize(
    ("times", "at", "rows"),
    [([0, 0, 1], 0.0, [(0, 1), (1, 3)]), ([0, 1, 1], 1.0, [(0, 2), (2, 3)])],
)
def test_ends_that_stand_twice_have_an_instant(times, at, rows):
    found = cut(times, event(at))
    assert [r for *_, r in found] == rows
    assert [begin == end for begin, end, *_ in found] == [
        r == rows[0] if at == 0 else r == rows[1] for r in rows
    ]


def test_neighbors_of_an_event_belong_to_their_side():
    times = [0.0, np.nextafter(1, 0), 1.0, np.nextafter(1, 2), 2.0]
    found = list(segments(np.array(times), [event(1.0)]))
    assert [(s.first, s.last) for s in found] == [(0, 2), (2, 5)]
    seen = np.concatenate(
        [s.formula_times(np.array(times[s.first : s.last])) for s in found]
    )
    assert seen.tolist() == [0, 1 - E, 1 + E, 1 + E, 2]
