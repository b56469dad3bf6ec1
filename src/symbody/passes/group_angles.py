"""Angles grouped: sines and cosines that can be computed together stand together.

Picture: … sin(q1) … cos(q1) … sin(q2) … -> sin(q1), cos(q1), sin(q2), cos(q2), ….

Reason: sine and cosine cost more than all the products of a small mechanism if the
library is called for each. Writers compute a group of them at once, several in one
instruction.

Rule: sines and cosines that contain equally many sines or cosines inside each other
form a group, which stands where its first member stood. What their angles need comes
before. Those of parameters alone are left where they are.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from symbody.expr.functions import COS, SIN
from symbody.expr.node import Apply, Node
from symbody.expr.traverse import operations_of
from symbody.passes.graph import Graph, append_steps


def group_angles(graph: Graph) -> Graph:
    """Return the graph with sines and cosines that are known together in a row."""
    groups = _groups(graph)
    if not groups:
        return graph
    group_of = {step: group for group in groups for step in group}
    steps: dict[Apply, int] = {}
    for step, place in graph.steps.items():
        group = group_of.get(step)
        if group is None:
            # What it needs stood before it, and only moves forward.
            steps.setdefault(step, place)
        elif step not in steps:
            for member in group:
                angle = member.args[0]
                if angle.__class__ is Apply and angle not in steps:
                    append_steps(steps, angle, place)
            for member in group:
                steps[member] = place
    return replace(graph, steps=steps)


def _groups(graph: Graph) -> list[list[Apply]]:
    """Return the groups, the members in pairs of one angle."""
    angular = [step for step in graph.steps if step.op is SIN or step.op is COS]
    if not angular:
        return []
    known = graph.constants
    level: dict[Node, int] = {}
    for step in operations_of(angular):
        height = max([level.get(arg, 0) for arg in step.args])
        level[step] = height + 1 if step.op is SIN or step.op is COS else height
    groups: dict[int, dict[Node, list[Apply]]] = defaultdict(lambda: defaultdict(list))
    for step in angular:
        if step not in known:
            groups[level[step]][step.args[0]].append(step)
    return [
        [member for pair in by_angle.values() for member in pair]
        for by_angle in groups.values()
    ]
