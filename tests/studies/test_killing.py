"""Studies whose client or workers are killed: nothing finished is lost."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import psutil
import pytest

import symbody as sb
from symbody import studies
from symbody.errors import ModelError, ModelWarning

# A hundred of them take some minutes each way.
KILLINGS = int(os.environ.get("SYMBODY_KILLINGS", "1"))
MANY = KILLINGS > 10
# So many runs that all killings hit them, of some hundredths of a second each; and how
# long blocks of them are [s].
RUNS, DURATION, BLOCK = (100 * KILLINGS, 100.0, 0.1) if MANY else (80, 40.0, 0.1)
# So long after a result is stored the next killing comes at most [s], but for some that
# come at any time, while clients or workers begin for one.
SOON, ANY_TIME, SHARE = 0.3, 2.0, 0.2
PATIENCE = 3000 if MANY else 300
SOURCES = Path(sb.__file__).parents[1]
SCRIPT = f"""
import sys
import symbody as sb
from symbody.studies import study as studies

studies._BLOCK_TIME = {BLOCK}
study = sb.Study(
    sb.library.double_pendulum(),
    sb.studies.latin_hypercube(
        {{"q_upper": (-2, 2), "m_upper": (0.5, 2.0)}}, {RUNS}, 7
    ),
    {{"end": "q_lower", "fast": sb.studies.Maximum("v_lower")}},
    duration={DURATION}, method=sb.DP54(rtol=1e-10),
)
if __name__ == "__main__":
    study.run(sys.argv[1], where=sys.argv[2], workers=2, progress=False)
"""


def script(folder):
    path = folder / "study.py"
    path.write_text(SCRIPT)
    return path


def begun(path, store, where):
    environment = os.environ | {"PYTHONPATH": str(SOURCES)}
    # Clients and workers use the bytecode that others have made.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, str(path), str(store), where]
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE)


def finished(path, store, where):
    client = begun(path, store, where)
    _, errors = client.communicate(timeout=PATIENCE)
    assert client.returncode == 0, errors.decode()[-2000:]
    return studies.StudyResult.load(store)


def same(one, other):
    assert one.completed
    assert other.completed
    for label in ("end", "fast"):
        assert one.array(label).tobytes() == other.array(label).tobytes()


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    """Return the result of the study that nobody disturbs."""
    folder = tmp_path_factory.mktemp("calm")
    return finished(script(folder), folder / "calm.zarr", "threads")


def kill_some(tmp_path, rng, where, times, victim, undisturbed):
    path, store, killed = script(tmp_path), tmp_path / "killed.zarr", 0
    while killed < times:
        client = begun(path, store, where)
        while killed < times and wait_for_moment(client, store, rng):
            killed += victim(client, rng)
        client.communicate()
        if client.returncode == 0:
            break
    same(finished(path, store, where), undisturbed)
    return killed


def wait_for_moment(client, store, rng):
    """Wait for the moment of the next killing; return whether the client lives then."""
    if rng.random() < SHARE:
        time.sleep(rng.uniform(0.0, ANY_TIME))
        return client.poll() is None
    before = stored(store)
    while client.poll() is None and stored(store) <= before:
        time.sleep(0.01)
    time.sleep(rng.uniform(0.0, SOON))
    return client.poll() is None


def stored(store):
    """Return how many blocks a store has."""
    try:
        files = list((store / "status" / "c").iterdir())
    except FileNotFoundError:
        return 0
    return sum(file.name.isdecimal() for file in files)


def kill_client(client, rng):
    for process in psutil.Process(client.pid).children(recursive=True):
        process.kill()
    client.kill()
    client.wait()
    return 1


def kill_worker(client, rng):
    return kill_one(client, rng, "loky")


def kill_dask_worker(client, rng):
    # What watches over a worker begins another one.
    return kill_one(client, rng, "spawn_main")


def kill_dask_scheduler(client, rng):
    return kill_one(client, rng, "distributed.Scheduler")


def kill_one(client, rng, word):
    try:
        processes = psutil.Process(client.pid).children(recursive=True)
        workers = [process for process in processes if is_named(process, word)]
        if not workers:
            return 0
        os.kill(rng.choice([worker.pid for worker in workers]), signal.SIGKILL)
    except (psutil.NoSuchProcess, ProcessLookupError):
        return 0
    return 1


def is_named(process, word):
    """Return whether a word is in the command of a process that lives."""
    try:
        return word in " ".join(process.cmdline())
    except psutil.NoSuchProcess:  # or one that was killed and not waited for
        return False


@pytest.mark.slow
@pytest.mark.parametrize(
    ("where", "victim"),
    [
        ("processes", kill_client),
        ("processes", kill_worker),
        ("dask", kill_client),
        ("dask", kill_dask_worker),
        ("dask", kill_dask_scheduler),
    ],
)
def test_a_study_survives_killings(tmp_path, rng, where, victim, undisturbed):
    killed = kill_some(tmp_path, rng, where, KILLINGS, victim, undisturbed)
    assert killed == KILLINGS or (killed and not MANY)


@pytest.mark.slow
def test_a_killed_client_with_threads_goes_on(tmp_path, rng, undisturbed):
    killed = kill_some(tmp_path, rng, "threads", KILLINGS, kill_client, undisturbed)
    assert killed == KILLINGS or (killed and not MANY)


@pytest.mark.slow  # Threads that do so are in test_claims.py.
def test_clients_in_several_processes_finish_one_study_together(tmp_path, undisturbed):
    path = script(tmp_path)
    clients = [begun(path, tmp_path / "both.zarr", "threads") for _ in range(2)]
    for client in clients:
        _, errors = client.communicate(timeout=PATIENCE)
        assert client.returncode == 0, errors.decode()[-2000:]
    both = studies.StudyResult.load(tmp_path / "both.zarr")
    same(both, undisturbed)
    assert not (tmp_path / ".both.zarr.claims").exists()


@pytest.mark.slow
@pytest.mark.parametrize("where", ["threads", "processes"])
def test_ctrl_c_leaves_a_store_that_goes_on_and_no_process(tmp_path, where):
    path, store = script(tmp_path), tmp_path / "stopped.zarr"
    environment = os.environ | {"PYTHONPATH": str(SOURCES)}
    client = subprocess.Popen(
        [sys.executable, str(path), str(store), where], env=environment,
        stderr=subprocess.PIPE, start_new_session=True, preexec_fn=heed_interrupts,
    )  # fmt: skip
    while client.poll() is None and not some_done(store):
        time.sleep(0.05)
    assert client.poll() is None, "it ends before it can be stopped"
    # As a terminal does, to all processes that are in front.
    os.killpg(client.pid, signal.SIGINT)
    _, errors = client.communicate(timeout=60)
    assert client.returncode != 0
    assert "interrupted by the user" in errors.decode()
    left = [p for p in psutil.process_iter() if in_session(p, client.pid)]
    assert not psutil.wait_procs(left, timeout=10)[1]
    before = studies.StudyResult.load(store)
    assert 0 < len(before.completed_runs) < RUNS
    same(finished(path, store, where), finished(path, tmp_path / "calm.zarr", where))


@pytest.mark.slow
def test_a_scheduler_that_is_killed_is_told_of(tmp_path, rng):
    client = begun(script(tmp_path), tmp_path / "lost.zarr", "dask")
    try:
        until(lambda: stored(tmp_path / "lost.zarr") > 0)
        assert kill_dask_scheduler(client, rng) == 1
        _, errors = client.communicate(timeout=PATIENCE)
    finally:
        client.kill()
    assert client.returncode == 1
    assert "does not answer any more. What is in a store stays" in errors.decode()


# Ctrl-C comes when the first worker is there and waits, and before more is begun.
PRESSED = """
import os, signal, time
import psutil
from loky.backend.process import LokyProcess

signal.signal(signal.SIGINT, signal.default_int_handler)
begin = LokyProcess.start

def begin_and_press(self):
    begin(self)
    worker, before, used = psutil.Process(self.pid), -1.0, 0.0
    while used > before:
        time.sleep(1.0)
        before, used = used, sum(worker.cpu_times()[:2])
    LokyProcess.start = begin
    os.kill(os.getpid(), signal.SIGINT)

LokyProcess.start = begin_and_press
"""


@pytest.mark.slow
def test_ctrl_c_while_workers_start_ends_the_study(tmp_path):
    path = script(tmp_path)
    path.write_text(PRESSED + path.read_text())
    client = begun(path, tmp_path / "stopped.zarr", "processes")
    try:
        _, errors = client.communicate(timeout=PATIENCE)
    finally:
        client.kill()
    assert client.returncode != 0
    assert "interrupted by the user" in errors.decode()


@pytest.mark.parametrize(
    ("where", "word"),
    [
        ("processes", "loky"),
        # Its scheduler waits for a minute until it believes that nobody is there.
        pytest.param("dask", "spawn_main", marks=pytest.mark.slow),
    ],
)
def test_workers_end_where_only_their_client_is_killed(tmp_path, where, word):
    path, store = script(tmp_path), tmp_path / "left.zarr"
    client = begun(path, store, where)
    try:
        until(lambda: stored(store) > 0)
        workers = psutil.Process(client.pid).children(recursive=True)
        assert any(is_named(worker, word) for worker in workers)
    finally:
        client.kill()
        client.wait()
    _, left = psutil.wait_procs(workers, timeout=PATIENCE)
    for worker in left:
        worker.kill()
    client.communicate()
    assert left == []


def until(holds):
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.05)


def heed_interrupts():
    """Undo that tests run side by side ignore Ctrl-C, and what they begin does, too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def some_done(store):
    return store.exists() and len(studies.StudyResult.load(store).completed_runs) > 0


def in_session(process, session):
    try:
        return os.getsid(process.pid) == session
    except ProcessLookupError:
        return False


def at_start(motion):
    return motion.q[0, 0]


def studied(keep):
    vary = {"q_upper": [0.0, 1.0, 1.6]}
    return sb.Study(
        sb.library.double_pendulum(), vary, {"end": keep}, duration=[0, 0.1]
    )


@pytest.mark.slow
def test_a_run_that_kills_its_worker_is_a_failure_and_the_others_are_not():
    def exits(motion):
        if motion.q[0, 0] > 1.5:
            os._exit(3)
        return motion.q[-1, 0]

    # Threads would take this process with them.
    study = studied(exits)
    result = study.run(where="processes", workers=1, progress=False)
    assert [f.run for f in result.failures] == [2]
    assert "worker process died" in result.failures[0].message
    assert np.isfinite(result.array("end")[:2]).all()


@pytest.mark.slow  # One that a reduction hangs is in test_trial.py.
def test_a_run_that_hangs_is_given_up():
    def hangs(motion):
        while motion.q[0, 0] > 1.5:
            time.sleep(0.01)
        return motion.q[-1, 0]

    study = studied(hangs)
    # Workers of a busy machine may take a second for what they do first.
    how = {"where": "processes", "workers": 1, "progress": False}
    result = study.run(time_limit=5.0, **how)
    assert [f.run for f in result.failures] == [2]
    assert "longer than the limit of 5 s" in result.failures[0].message


def test_functions_of_modules_that_workers_cannot_import_are_sent():
    # The tests are no package that other processes could import.
    result = studied(at_start).run(where="processes", workers=1, progress=False)
    np.testing.assert_array_equal(result["end"], [0.0, 1.0, 1.6])


LOCK = threading.Lock()


def behind_a_lock(motion):
    with LOCK:
        return motion.q[0, 0]


def test_what_workers_can_neither_be_sent_nor_import_is_told(monkeypatch):
    # Where pytest was begun by its module, or another test put it there, workers would
    # find the folder in which the tests are a package.
    root = Path(__file__).parents[2]
    others = [p for p in sys.path if p and Path(p).resolve() != root]
    monkeypatch.setattr(sys, "path", others)
    with (
        pytest.warns(ModelWarning, match="cannot be sent to workers as they are"),
        pytest.raises(ModelError, match="a worker process cannot load"),
    ):
        studied(behind_a_lock).run(where="processes", workers=1, progress=False)
