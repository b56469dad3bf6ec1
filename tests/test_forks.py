"""Forks while other threads derive and compile."""

import subprocess
import sys

import pytest

FORKS = """
import multiprocessing, threading
import symbody as sb

def compiled(count):
    model = sb.library.chain(count)
    rates = sb.compile_model(model).function("derivatives")
    return rates(0.0, sb.compile_model(model).start_state(), []).size

def child(count):
    assert compiled(count) == 2 * count

def busy():
    for count in range(20, 400):
        compiled(count)
        if ended.is_set():
            return

if __name__ == "__main__":
    compiled(2)
    ended, fork = threading.Event(), multiprocessing.get_context("fork")
    other = threading.Thread(target=busy)
    other.start()
    children = [fork.Process(target=child, args=(count,)) for count in range(3, 9)]
    for one in children:
        one.start()
    for one in children:
        one.join(100)
    ended.set()
    codes = [one.exitcode for one in children]
    for one in children:
        one.kill()
    assert codes == [0] * 6, codes
"""


@pytest.mark.slow  # 3 s
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork")
def test_children_of_a_fork_compile_while_another_thread_did(tmp_path, monkeypatch):
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))
    tmp_path.chmod(0o700)
    (tmp_path / "forks.py").write_text(FORKS)
    command = [sys.executable, "-W", "ignore", str(tmp_path / "forks.py")]
    subprocess.run(command, check=True)
