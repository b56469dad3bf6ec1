"""The checksum of a derivation is that of its formulas, whatever else was built."""

import gc

import pytest

import symbody as sb
from probes.nets import hung_net
from symbody.expr import node as node_module
from symbody.formalisms.derivations import building_graph
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.program.content import ProgramRequest


@pytest.fixture
def contents(monkeypatch):
    """Return the checksums of all that is compiled."""
    found = []
    original = ProgramRequest.content

    def noted(self):
        found.append(original(self))
        return found[-1]

    monkeypatch.setattr(ProgramRequest, "content", noted)
    # By which a system that was derived before is not derived again.
    monkeypatch.setattr(CompiledSystem, "_key_on_disk", lambda *_: None)
    return found


@pytest.mark.parametrize(("name", "nodes"), [("andrews", 2700), ("four_bar", 700)])
def test_a_process_that_has_built_others_derives_the_same(
    name, nodes, contents, monkeypatch
):
    # Tables are swept when they have doubled: wherever that falls in the derivation.
    for left in (10**9, *range(nodes // 24, nodes, nodes // 12)):
        monkeypatch.setattr(node_module, "_limit", node_module.next_serial() + left)
        compiled = sb.compile_model(getattr(sb.library, name)())
        compiled.derivatives(0.0, compiled.start_state())
    assert len(set(contents)) == len(contents) / 13
    assert len(contents) >= 13


@pytest.mark.parametrize(
    "name",
    [
        *(
            pytest.param(name, marks=pytest.mark.slow)
            for name in ("hexapod", "andrews")
        ),
        "four_bar",
        "pendulum",
    ],
)
def test_a_sweep_between_derivations_changes_none(name, contents, monkeypatch):
    # What one derivation has left, and whether it is still there, orders the next one.
    def derived(between):
        monkeypatch.setattr(node_module, "_limit", 10**12)
        contents.clear()
        model = getattr(sb.library, name)()
        between()
        compiled = sb.compile_model(model)
        for function in ("derivatives", "reactions", "arrows", "mass_matrix"):
            between()
            gc.collect()
            compiled.function(function)
        return list(contents)

    assert derived(node_module.sweep) == derived(lambda: None)


def test_a_second_model_of_a_net_is_the_first_one(contents):
    # The radius of its search for nodes is a symbol of its own.
    for _ in range(2):
        compiled = sb.compile_model(hung_net())
        compiled.derivatives(0.0, compiled.start_state())
        contents.append(None)
    half = len(contents) // 2
    assert contents[:half] == contents[half:]
    assert half > 1


def test_a_derivation_sweeps_after_nodes_of_its_own(monkeypatch):
    monkeypatch.setattr(node_module, "_SWEEP_FLOOR", 200)
    monkeypatch.setattr(node_module, "_limit", node_module.next_serial())
    x = sb.symbol("x")
    with building_graph():
        first = node_module.next_serial()
        formulas = [sb.sin(x + i) for i in range(1, 60)]
        again = (x * 7.5 + 1).serial
        assert (x * 7.5 + 1).serial == again
        formulas += [sb.cos(x + i) for i in range(1, 200)]
        assert (x * 7.5 + 1).serial > again
    assert len(formulas) == 258
    assert node_module._limit < first
