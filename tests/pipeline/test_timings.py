"""What is derived, lowered or compiled for an analysis is in a stage of its model."""

import os
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

import symbody as sb
from symbody import studies
from symbody.exports.packages import Options, package_of
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.program.content import ProgramRequest
from symbody.runtime import machine_code


def first(symbols):
    return symbols[0].name


def simulated(compiled, **options):
    motion = sb.simulate(compiled, np.linspace(0, 0.1, 6), **options)
    return motion, motion.vd, motion.array("total_energy")


def fitted(compiled):
    motion = sb.simulate(compiled, np.linspace(0, 1, 11))
    data = {first(compiled.system.q): motion.q[:, 0]}
    return sb.fit(compiled, data, [first(compiled.system.p)], motion.time)


def studied(compiled):
    name = first(compiled.system.q)
    vary = studies.rows({name: compiled.system.q_start[0] + 1e-3 * np.arange(20)})
    study = sb.Study(compiled, vary, {"end": name}, duration=0.1)
    return study.run(progress=False, workers=1)


def written(compiled):
    options = Options(compiled.system.name, ("derivatives",), False)
    return [package_of(form)(compiled, options) for form in ("c", "matlab", "fmu3")]


def bouncing():
    model = sb.Model("ball", gravity=(0, 0, -9.81))
    ball = model.add_body("ball", 1.0)
    model.add_joint("z", model.world, ball, "Tz", q=1.0)
    contact = sb.contacts.PointOnPlane(ball, model.world)
    model.add_contact("floor", contact, restitution=0.5)
    return model


ANALYSES = {
    "simulate": simulated,
    "simulate, Radau": lambda m: simulated(m, method="Radau"),
    "simulate, partition": lambda m: simulated(m, constraints="partition"),
    "equilibrium": sb.equilibrium,
    "linearize": sb.linearize,
    "modal": sb.modal,
    "inverse_dynamics": lambda m: sb.inverse_dynamics(m, sb.simulate(m, 0.1)),
    "sensitivities": lambda m: sb.sensitivities(
        m, [first(m.system.q)], [first(m.system.p)], 0.1
    ),
    "cost_gradient": lambda m: sb.cost_gradient(
        m, [first(m.system.p)], 0.1, final=m.system.q[0]
    ),
    "fit": fitted,
    "study": studied,
    "stepper": lambda m: sb.Stepper(m, dt=1e-3).step(),
    "generate": written,
    "to_html": lambda m: sb.simulate(m, 0.1).to_html(
        Path(os.environ["SYMBODY_CACHE_DIR"]) / "page.html"
    ),
}
MODELS = {"crane": sb.library.crane_crab, "four-bar": sb.library.four_bar}


@pytest.mark.parametrize("name", ANALYSES)
@pytest.mark.parametrize("model", MODELS)
def test_no_analysis_derives_or_compiles_outside_the_stages(
    model, name, tmp_path, monkeypatch
):
    assert outside(MODELS[model](), ANALYSES[name], tmp_path, monkeypatch) == []


def test_nor_do_runs_and_equilibria_with_contacts(tmp_path, monkeypatch):
    def both(compiled):
        sb.simulate(compiled, 2.0)
        return sb.equilibrium(compiled, start={"q_z": 0.0})

    assert outside(bouncing(), both, tmp_path, monkeypatch) == []


def test_what_is_compiled_beside_the_stages_is_found(tmp_path, monkeypatch):
    def beside(compiled):
        return compiled.shared.request("derivatives").lowered()

    assert outside(sb.library.crane_crab(), beside, tmp_path, monkeypatch)


def outside(model, answer, tmp_path, monkeypatch):
    """Return what is lowered or compiled in no stage of the model, without a cache."""
    monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path))
    compiled = sb.compile_model(model)
    inside, found = [], []
    timed, within = CompiledSystem.timed, compiled.timings

    @contextmanager
    def noted(self, stage):
        own = self.timings is within
        inside.extend([stage] * own)
        with timed(self, stage):
            yield
        del inside[len(inside) - own :]

    def watched(holder, name):
        original = getattr(holder, name)

        def call(*args, **kwargs):
            # Loops in C are of the process, whichever model needs them first.
            if not inside and not any("make_loops_text" in str(arg) for arg in args):
                found.append(f"{name} {args}"[:200])
            return original(*args, **kwargs)

        monkeypatch.setattr(holder, name, call)

    monkeypatch.setattr(CompiledSystem, "timed", noted)
    watched(ProgramRequest, "lowered")
    watched(machine_code, "_compiled")
    answer(compiled)
    return found
