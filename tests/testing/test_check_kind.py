"""The laws of kinds find what is wrong with kinds of a user's own."""

from dataclasses import replace
from typing import Annotated, final

import numpy as np
import pytest

import symbody as sb
from symbody.elements import Formula, Load, Place, Wrench, element
from symbody.io.json import kinds as files
from symbody.testing import check_kind


@final
@element
class Resistance(Load):
    """A force against the velocity between two bodies.

    Attributes:
        a: One body.
        b: The other one.
        factor: Force by velocity [N s/m].
    """

    a: Place
    b: Place
    factor: Annotated[Formula, "N s/m"]
    shape = (3,)
    unit = "N"

    def wrenches(self, kinematics):
        v = kinematics.velocity(self.b, self.a, self.a)
        arm = kinematics.position(self.b, self.a, self.a)
        force = np.array([-self.factor * x for x in v])
        turn = np.cross(np.array(arm), force)
        return (
            Wrench(self.b, self.a, force=tuple(force)),
            Wrench(self.a, self.a, force=tuple(-force), torque=tuple(-turn)),
        )

    def value(self, kinematics):
        return np.array(self.wrenches(kinematics)[0].force, dtype=object)


@final
@element
class Unmarked(Load):
    """A push at a place whose size says no unit."""

    on: Place
    size: Formula
    shape = ()
    unit = "N"

    def wrenches(self, kinematics):
        return (Wrench(self.on, self.on, force=(self.size, 0, 0)),)

    def value(self, kinematics):
        return np.array(self.size, dtype=object)


def test_a_kind_of_ones_own_keeps_all_laws():
    check_kind(Resistance)


def test_a_reaction_with_the_wrong_sign_is_found(monkeypatch):
    right = Resistance.wrenches

    def wrong(self, kinematics):
        one, other = right(self, kinematics)
        return one, replace(other, force=one.force)

    monkeypatch.setattr(Resistance, "wrenches", wrong)
    with pytest.raises(
        sb.errors.ModelError, match=r"Resistance breaks 1 of 10 .*:\n  reaction: "
    ):
        check_kind(Resistance)
    check_kind(Resistance, but=["reaction"])


def test_a_power_with_the_wrong_sign_is_found(monkeypatch):
    right = sb.sensors.Power.measure

    def wrong(self, kinematics):
        return np.array(-right(self, kinematics).item(), dtype=object)

    monkeypatch.setattr(sb.sensors.Power, "measure", wrong)
    with pytest.raises(
        sb.errors.ModelError, match=r"power: Power differs by .* forces do"
    ):
        check_kind(Resistance)


def test_a_field_that_files_lose_is_found(monkeypatch):
    right = files.write_kind

    def wrong(group, value, to):
        entry = right(group, value, to)
        return {**entry, "factor": 1} if isinstance(value, Resistance) else entry

    monkeypatch.setattr("symbody.io.json.write.write_kind", wrong)
    with pytest.raises(
        sb.errors.ModelError, match=r"files: tau differs by .* after a file"
    ):
        check_kind(Resistance)


def test_a_forgotten_unit_and_docstring_are_found():
    with pytest.raises(
        sb.errors.ModelError, match=r"units: size has no unit\n  card: .* size"
    ):
        check_kind(Unmarked, but=["reaction"])


def test_what_does_nothing_at_the_start_of_its_mechanism_is_told():
    def still(model, ground):
        bodies = [model.add_body(name, mass=1) for name in "ab"]
        for body in bodies:
            model.add_joint(f"to_{body.name}", ground, body, "Tx")
        return Resistance(*bodies, 1.0)

    with pytest.raises(sb.errors.ModelError, match="power: it has no force where"):
        check_kind(Resistance, still)


def test_a_law_that_there_is_not_cannot_be_left_out():
    with pytest.raises(sb.errors.CallError, match=r"but=.*'reaction', 'frames'"):
        check_kind(Resistance, but=["reactions"])
