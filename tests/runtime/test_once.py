"""What is made once for all threads."""

import os
import subprocess
import sys
import textwrap
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import symbody
from symbody.runtime.machine_code import once

_THREADS = 8
_SOURCES = str(Path(symbody.__file__).parents[1])


def test_all_threads_get_the_one_object_that_is_made():
    @once
    def made(name: str) -> list[str]:
        time.sleep(0.05)  # lets the other threads ask meanwhile
        return [name]

    with ThreadPoolExecutor(_THREADS) as pool:
        found = list(pool.map(made, ["a", "b"] * (_THREADS // 2)))
    assert len({id(some) for some in found}) == 2
    assert found == [["a"], ["b"]] * (_THREADS // 2)


def test_what_raises_is_tried_again():
    asked = []

    @once
    def made() -> int:
        asked.append(0)
        return 1 // (len(asked) - 1)

    with ThreadPoolExecutor(1) as pool:
        assert isinstance(pool.submit(made).exception(), ZeroDivisionError)
    assert made() == made() == 1
    assert len(asked) == 2


def test_code_is_loaded_once_however_many_threads_begin_at_the_same_time():
    script = """
    from concurrent.futures import ThreadPoolExecutor
    from threading import Barrier
    from symbody.runtime.loops.library import library, method_address
    begin = Barrier(8)
    def loaded(_):
        begin.wait()
        return library("loop"), library("batch"), method_address("radau")
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(loaded, range(8)))
    print([len({id(some) for some in kind}) for kind in list(zip(*found))[:3]])
    print(len({address for *_, address in found}))
    """
    environment = os.environ | {"PYTHONPATH": _SOURCES}
    told = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script)],
        capture_output=True, text=True, check=True, env=environment,
    ).stdout  # fmt: skip
    assert told.split("\n")[:2] == ["[1, 1, 1]", "1"]
