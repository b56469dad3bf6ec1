"""Many runs of one mechanism: a study beside joblib with SciPy, MuJoCo and JAX.

Each run is a second of the 7-joint arm from a start of its own. Adaptive: SciPy gets
the compiled function without checks, and the quickest of three of its methods;
joblib gives each of its workers as many runs as it likes. Steps of a millisecond of
the classical Runge-Kutta method: MuJoCo's rollout has contacts, limits and all other
constraints off; JAX gets the formulas, mapped over all runs and compiled before.
All end at the same states. Microseconds of processor time a run, all processes
together, the least of three; "ready" is what a peer needs before its first run.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from size import has, run

import symbody as sb
from symbody.expr.evaluate import evaluate
from symbody.model.model import Model
from symbody.spatial.vectors import full
from symbody.system.values import parameter_values

Ends = Any
# What a peer needs to be ready [s], a run [µs], and where the runs end.
Found = tuple[str, float, float, Ends]
RTOL, ATOL = 1e-8, 1e-10


class Size(NamedTuple):
    """What is measured.

    Attributes:
        model: A tree whose joints turn about one axis each.
        runs: How many.
        few: How many of what takes long.
        step: Of Runge-Kutta [s].
    """

    model: Model
    runs: int
    few: int
    step: float


FULL = Size(sb.library.arm7(), 512, 32, 1e-3)
SMALLEST = Size(sb.library.chain(2), 4, 2, 0.05)


def starts(compiled: sb.CompiledModel, size: Size) -> Any:
    """Return the states at which runs begin, a row each."""
    rng = np.random.default_rng(0)
    y = np.tile(compiled.start_state(), (size.runs, 1))
    return y + rng.uniform(-0.5, 0.5, y.shape)


def timed(work: Callable[[], tuple[Ends, float]], runs: int) -> tuple[float, Ends]:
    """Return the microseconds a run of three tries, and where the runs end.

    Args:
        work: Returns these, and what other processes took [s].
        runs: How many it does.
    """
    least, ends = np.inf, None
    for _ in range(3):
        began = time.process_time()
        ends, others = work()
        least = min(least, time.process_time() - began + others)
    return least / runs * 1e6, ends


def study(compiled: sb.CompiledModel, size: Size, name: str, **options: Any) -> Found:
    """Return the figures of a study on one thread."""
    system, Y = compiled.system, starts(compiled, size)
    names = [symbol.name for symbol in system.coordinates.y]
    vary = sb.studies.rows(dict(zip(names, Y.T, strict=True)))
    began = time.process_time()
    ends = {f"end_{name}": name for name in names}
    made = sb.Study(size.model, vary, ends, duration=[0.0, 1.0], **options)
    made.run(progress=False, workers=1)
    ready = time.process_time() - began

    def work() -> tuple[Ends, float]:
        result = made.run(progress=False, workers=1)
        return np.stack([result.array(name) for name in ends], axis=1), 0.0

    return name, ready, *timed(work, size.runs)


def lanes(compiled: sb.CompiledModel, size: Size) -> Found:
    """Return the figures of an ensemble on one thread."""
    names = [symbol.name for symbol in compiled.system.coordinates.y]
    Y = starts(compiled, size)
    vary = sb.studies.rows(dict(zip(names, Y.T, strict=True)))
    options: dict[str, Any] = {"method": sb.RK4(size.step), "workers": 1}

    def work() -> tuple[Ends, float]:
        many = sb.simulate_many(compiled, vary, [0.0, 1.0], **options)
        return many.states[:, -1], 0.0

    began = time.process_time()
    work()
    ready = time.process_time() - began
    return "simulate_many, RK4", ready, *timed(work, size.runs)


def _solved(compiled: Any, y0: Any, method: str) -> tuple[Any, float]:
    """Return where a run of SciPy ends, and its processor time."""
    # Half a second, in the worker.
    from scipy.integrate import solve_ivp

    began = time.process_time()
    f, u = compiled.function("derivatives").call, np.zeros(len(compiled.system.u))
    found = solve_ivp(
        lambda t, y: f(t, y, u), (0.0, 1.0), y0, method, rtol=RTOL, atol=ATOL
    )
    return found.y[:, -1], time.process_time() - began


def scipy_in_joblib(compiled: sb.CompiledModel, size: Size) -> Iterator[Found]:
    """Yield the figures of SciPy's quickest method, by joblib."""
    if not has("joblib"):
        return
    # The other rows do without it.
    from joblib import Parallel, delayed

    Y = starts(compiled, size)[: size.few]
    took = {
        method: sum(_solved(compiled, y, method)[1] for y in Y[:3])
        for method in ("RK45", "DOP853", "LSODA")
    }
    best = min(took, key=lambda method: took[method])
    with Parallel(n_jobs=2) as pool:

        def work() -> tuple[Ends, float]:
            found = pool(delayed(_solved)(compiled, y, best) for y in Y)
            return np.array([end for end, _ in found]), sum(s for _, s in found)

        began = time.process_time()
        work()
        ready = time.process_time() - began
        yield f"joblib, SciPy {best}", ready, *timed(work, len(Y))


def twin(compiled: sb.CompiledModel, step: float) -> Any:
    """Return MuJoCo's model of the same arm."""
    # The other rows do without it.
    import mujoco

    system = compiled.system
    values = dict(zip(system.p, parameter_values(system).tolist(), strict=True))
    spec = mujoco.MjSpec()
    spec.option.gravity = evaluate(system.gravity, values)
    spec.option.timestep = step
    spec.option.integrator = mujoco.mjtIntegrator.mjINT_RK4
    bits = mujoco.mjtDisableBit
    spec.option.disableflags = bits.mjDSBL_CONTACT | bits.mjDSBL_CONSTRAINT
    places = {"world": spec.worldbody}
    for body, joint in zip(system.bodies, system.joints, strict=True):
        (element,) = joint.elements
        assert element.kind == "R", "others are not needed here"
        made = places[joint.parent.body.name].add_body(name=body.name)
        made.pos = evaluate(joint.parent.p, values)
        made.add_joint(
            type=mujoco.mjtJoint.mjJNT_HINGE, axis=[float(c) for c in element.axis]
        )
        J = np.asarray(evaluate(full(body.inertia), values))
        moments, axes = np.linalg.eigh(J)
        axes[:, 0] *= np.linalg.det(axes)
        quaternion = np.empty(4)
        mujoco.mju_mat2Quat(quaternion, np.ascontiguousarray(axes).reshape(9))
        made.mass, made.ipos = evaluate(body.mass, values), evaluate(body.com, values)
        made.inertia, made.iquat, made.explicitinertial = moments, quaternion, True
        places[body.name] = made
    return spec.compile()


def mujoco_rollout(compiled: sb.CompiledModel, size: Size) -> Iterator[Found]:
    """Yield the figures of MuJoCo's rollout on one thread."""
    if not has("mujoco"):
        return
    # The other rows do without it.
    import mujoco
    from mujoco.rollout import rollout

    Y, began = starts(compiled, size), time.process_time()
    model = twin(compiled, size.step)
    data, n = mujoco.MjData(model), Y.shape[1]
    first = np.hstack([np.zeros((len(Y), 1)), Y])
    steps = round(1.0 / size.step)
    out = np.empty((len(Y), steps, n + 1))
    ready = time.process_time() - began

    def work() -> tuple[Ends, float]:
        states, _ = rollout(model, [data], first, nstep=steps, state=out)
        return states[:, -1, 1:], 0.0

    yield "MuJoCo rollout, RK4", ready, *timed(work, len(Y))


def jax_vmap(compiled: sb.CompiledModel, size: Size) -> Iterator[Found]:
    """Yield the figures of JAX's vmap on the processor."""
    if not has("jax"):
        return
    # The other rows do without it.
    import jax

    jax.config.update("jax_enable_x64", True)
    Y = jax.numpy.asarray(starts(compiled, size))
    f, h = sb.to_jax(compiled), size.step
    steps = round(1.0 / h)

    def step(i: Any, y: Any) -> Any:
        t = i * h
        k1 = f(t, y)
        k2 = f(t + h / 2, y + h / 2 * k1)
        k3 = f(t + h / 2, y + h / 2 * k2)
        k4 = f(t + h, y + h * k3)
        return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)

    def whole(y: Any) -> Any:
        return jax.lax.fori_loop(0, steps, step, y)

    # Fusion repeats shared parts of long formulas: without it both is quicker.
    options = {"xla_disable_hlo_passes": "fusion"}
    mapped = jax.jit(jax.vmap(whole), compiler_options=options)
    began = time.process_time()
    mapped(Y).block_until_ready()
    ready = time.process_time() - began

    def work() -> tuple[Ends, float]:
        return np.asarray(mapped(Y).block_until_ready()), 0.0

    yield "JAX vmap, RK4", ready, *timed(work, len(Y))


def main(size: Size) -> None:
    """Print a row a way."""
    compiled = sb.compile_model(size.model)
    fixed = {"method": sb.RK4(size.step)}

    def table(found: Iterator[Found]) -> None:
        first: Found | None = None
        for row in found:
            name, ready, each, ends = row
            first = first or row
            off = np.abs(ends - first[3][: len(ends)]).max()
            print(
                f"{name:24}{ready:10.2f}{each:11.0f}{each / first[2]:10.1f}{off:10.0e}",
                flush=True,
            )

    print(f"{'':24}{'ready [s]':>10}{'a run [µs]':>11}{'of first':>10}{'off':>10}")

    def adaptive() -> Iterator[Found]:
        yield study(compiled, size, "study", method=sb.DP54(rtol=RTOL, atol=ATOL))
        yield from scipy_in_joblib(compiled, size)

    def stepped() -> Iterator[Found]:
        yield study(compiled, size, "study, RK4", **fixed)
        yield lanes(compiled, size)
        yield from mujoco_rollout(compiled, size)
        yield from jax_vmap(compiled, size)

    table(adaptive())
    table(stepped())


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
