"""Rows that a group of threads reads and writes together, by threads of the processor.

What graphics processors have is given to the source: the place of a thread in its
group, and a barrier. A thread that reads what another has not written yet is seen by
numbers.
"""

import ctypes
import shutil
import subprocess

import numpy as np
import pytest

from symbody.runtime.loops.library import SOURCES

pytestmark = pytest.mark.compiler("c")
LANES = 8
_GROUP = f"""
#include <pthread.h>
#include "device_rows.c"

enum {{ LANES = {LANES} }};
static _Thread_local int64_t lane;
static pthread_barrier_t barrier;

int64_t device_lane(void) {{ return lane; }}
int64_t device_lanes(void) {{ return LANES; }}
void device_wait(void) {{ pthread_barrier_wait(&barrier); }}

static double *source, *target, *rooms, tile[LANES*17];
static int64_t step, size, rows, base, places[LANES];

static void *thread(void *number)
{{
    lane = (int64_t)number;
    const int64_t count = device_count(base, rows);
    double *const own = rooms + lane*size;
    const double *const mine = device_take(
        source + base*step, step, size, count, own, tile
    );
    places[lane] = device_place(count);
    for (int64_t i = 0; i < size; i++)
        own[i] = 2.0*mine[i];
    device_give(target + base*size, size, count, own, tile);
    return 0;
}}

void doubled(double *from, double *to, double *room, int64_t step_, int64_t size_,
             int64_t rows_, int64_t base_, int64_t *seen)
{{
    pthread_t threads[LANES];
    source = from, target = to, rooms = room;
    step = step_, size = size_, rows = rows_, base = base_;
    pthread_barrier_init(&barrier, 0, LANES);
    for (int64_t i = 0; i < LANES; i++)
        pthread_create(threads + i, 0, thread, (void *)i);
    for (int i = 0; i < LANES; i++)
        pthread_join(threads[i], 0), seen[i] = places[i];
}}
"""


@pytest.fixture(scope="module")
def doubled(tmp_path_factory):
    compiler = next(filter(shutil.which, ("cc", "gcc", "clang")))
    folder = tmp_path_factory.mktemp("group")
    (folder / "group.c").write_text(_GROUP)
    target = folder / "libgroup.so"
    flags = ("-shared", "-fPIC", "-O1", "-pthread", f"-I{SOURCES}")
    subprocess.run([compiler, *flags, folder / "group.c", "-o", target], check=True)
    return ctypes.CDLL(str(target)).doubled


@pytest.mark.parametrize("size", [1, 2, 14, 16, 17, 61])
@pytest.mark.parametrize("rows", [8, 21])
@pytest.mark.parametrize("shared", [False, True])
def test_each_thread_has_its_row_and_all_are_written(doubled, size, rows, shared, rng):
    source = rng.normal(size=(1 if shared else rows, size))
    target = np.full((rows + 1, size), np.nan)
    for base in range(0, rows, LANES):
        room, places = np.full((LANES, size), np.nan), np.zeros(LANES, np.int64)
        numbers = [ctypes.c_int64(n) for n in (size * (not shared), size, rows, base)]
        arrays = [ctypes.c_void_p(a.ctypes.data) for a in (source, target, room)]
        doubled(*arrays, *numbers, ctypes.c_void_p(places.ctypes.data))
        count = min(LANES, rows - base)
        np.testing.assert_array_equal(places, np.minimum(np.arange(LANES), count - 1))
    np.testing.assert_array_equal(
        target[:rows], np.broadcast_to(2 * source, (rows, size))
    )
    assert np.isnan(target[rows]).all()
