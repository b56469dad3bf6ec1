"""A kind of element of one's own is one class: all else follows from its fields."""

from typing import Annotated, final

import numpy as np
import pytest

import symbody as sb
from symbody.elements import Axis, Place, Vector, element
from symbody.model.constraints.constraint import Constraint, ConstraintKinematics
from symbody.model.field import Field, preset, value_kind
from symbody.model.fields import Coordinate, Formula, OptionalPlace, PlaceOrDefault
from symbody.model.joint_types.element import elementary
from symbody.model.kinds import kinds
from symbody.model.loads.load import Load, Wrench
from symbody.model.loops.path import Loop
from symbody.model.sensors.frames import Sensor


@final
@element
class Wind(Load):
    """The drag of a fluid on a body."""

    on: Place
    factor: Annotated[Formula, "N s/m"]
    wind: Vector = preset((0, 0, 0))
    expressed_in: PlaceOrDefault = preset(None, instead="on")
    shape = (3,)
    unit = "N"

    def check(self, who, bind):
        if bind.default(self.factor) == 0:
            raise sb.errors.ModelError(f"{who}: no drag.")

    def wrenches(self, kinematics):
        v = kinematics.velocity(self.on, None, self.expressed_in)
        force = [-self.factor * (a - b) for a, b in zip(v, self.wind, strict=True)]
        return (Wrench(self.on, self.expressed_in, force=tuple(force)),)

    def value(self, kinematics):
        return np.array(self.wrenches(kinematics)[0].force, dtype=object)


@final
@element
class Level(Sensor):
    """Level of a point above another."""

    of: Place
    above: OptionalPlace = preset(None)
    shape = ()
    unit = "m"
    entries = ()

    def measure(self, kinematics):
        return np.array(kinematics.position(self.of, self.above, None)[2], dtype=object)


@final
@element
class OnFloor(Constraint):
    """A point stays in the plane z = 0 of the world."""

    point: Place
    entries = ("z",)
    units = ("N",)

    def positions(self, kinematics: ConstraintKinematics):
        return (kinematics.position(self.point, None, None)[2],)

    def wrenches(self, kinematics, lam):
        return (Wrench(self.point, None, force=(0, 0, lam[0])),)


@final
@value_kind
class Gimbal:
    """Rotation about an axis, then about x."""

    axis: Axis

    @property
    def elements(self):
        return elementary("R", self.axis, "Gimbal"), elementary("R", "x", "Gimbal")


@final
@element
class Mirror(Loop):
    """The second coordinate is the negative of the first."""

    first: Coordinate
    second: Coordinate

    def _formula(self):
        return sb.loops.JointFormula(self.second, -self.first)

    def dependent(self, path):
        return self._formula().dependent(path)

    def inputs(self, path):
        return self._formula().inputs(path)

    def solve(self, path):
        return self._formula().solve(path)


@pytest.fixture
def model():
    model = sb.Model("m")
    k = model.add_parameter("k", 0.5)
    ball = model.add_body("ball", mass=2.0)
    model.add_joint("fall", model.world, ball, ["Tx", "Tz"], v=(1, 0))
    model.add_load("air", Wind(ball, 2 * k))
    model.add_sensor("height", Level(ball))
    return model


def test_its_fields_must_be_in_the_units_that_it_says(model):
    factor = model.add_parameter("factor", 0.5, unit="N/m")
    model.add_load("breeze", Wind(model.bodies["ball"], factor))
    with pytest.raises(
        sb.errors.ModelError, match=r"factor of load 'breeze': .* in N s/m"
    ):
        sb.assemble(model)


def test_its_fields_are_bound_and_its_frames_found(model):
    load = model.loads["air"].load
    assert load.expressed_in is load.on
    assert repr(load.factor) == "2*k"
    assert [frame.body.name for frame in load.frames()] == ["ball", "ball"]
    assert model.sensors["height"].sensor.frames()[0].body.name == "ball"


def test_it_comes_back_from_a_file_and_moves_alike(model, tmp_path):
    sb.write(model, tmp_path / "m.json")
    again = sb.read(tmp_path / "m.json")
    runs = [
        sb.simulate(one, 1.0, method=sb.DP54(rtol=1e-10, atol=1e-12))
        for one in (model, again)
    ]
    assert np.array_equal(runs[0]["height"], runs[1]["height"])
    speed = float(runs[1]["v_fall_Tx"][-1])
    assert speed == pytest.approx(np.exp(-0.5), rel=1e-8)  # m v' = -2 k v


def test_a_constraint_of_ones_own_carries_the_weight(model):
    model.add_constraint("floor", OnFloor(model.bodies["ball"]))
    motion = sb.simulate(model, 1.0)
    assert np.abs(motion["height"]).max() < 1e-12
    assert float(motion["lam_floor"][-1]) == pytest.approx(2 * 9.81, rel=1e-9)


def test_a_joint_and_a_loop_of_ones_own_come_back_and_move(tmp_path):
    model = sb.Model("m")
    joints = []
    for name, kind in (("a", Gimbal((0, 1, 1))), ("b", "Rx")):
        body = model.add_body(
            name, mass=1 + len(joints), com=(0, 0.2, -1), inertia=(1, 1, 1)
        )
        joints.append(model.add_joint(f"j{name}", model.world, body, kind))
    model.add_loop("mirror", Mirror(joints[0].q[1], joints[1]))
    sb.write(model, tmp_path / "m.json")
    motion = sb.simulate(sb.read(tmp_path / "m.json"), 1.0)
    assert np.abs(motion["q_ja_Rx"]).max() > 0.1
    assert np.abs(motion["q_ja_Rx"] + motion["q_jb"]).max() < 1e-12


def test_a_kind_of_the_same_name_as_one_of_ours_stays_out_of_files(model, tmp_path):
    own = element(type("Force", (Load,), {"__annotations__": {"on": Place}}))
    model.add_load("again", own(model.bodies["ball"]))
    assert kinds("load")["Force"] is sb.loads.Force
    with pytest.raises(sb.errors.FileError, match="another kind has its name"):
        sb.write(model, tmp_path / "m.json")


def test_two_kinds_of_ones_own_of_one_name_stay_out_of_files(model, tmp_path):
    one, other = (
        element(
            type("Gust", (Load,), {"__annotations__": {"on": Place}, "__module__": m})
        )
        for m in ("tests.a", "symbody.elements")
    )
    assert "Gust" not in kinds("load")
    model.add_load("gust", other(model.bodies["ball"]))
    assert one.__name__ == other.__name__
    with pytest.raises(sb.errors.FileError, match="another kind has its name"):
        sb.write(model, tmp_path / "m.json")
    sb.write(sb.Model("m"), tmp_path / "m.json")
    text = (tmp_path / "m.json").read_text().rstrip().removesuffix("}")
    gust = ', "loads": [{"name": "g", "kind": "Gust", "on": "world"}]}'
    (tmp_path / "m.json").write_text(text + gust)
    with pytest.raises(
        sb.errors.ReadError, match=r"one of several: of tests\.a and symbody"
    ):
        sb.read(tmp_path / "m.json")


def test_a_field_without_a_type_of_fields_is_refused(model):
    odd = element(type("Odd", (Load,), {"__annotations__": {"size": float}}))
    with pytest.raises(
        sb.errors.ModelError, match=r"Odd\.size: its type .*float.* is not a type"
    ):
        model.add_load("odd", odd(1.0))


def test_a_field_of_a_type_that_files_do_not_know_is_refused(model, tmp_path):
    class Colour(Field):
        """A word of one's own."""

    odd = type("Odd2", (Load,), {"__annotations__": {"hue": Colour}, "shape": ()})
    model.add_load("odd", element(odd)("red"))
    with pytest.raises(sb.errors.FileError, match=r"Odd2\.hue: files know no Colour"):
        sb.write(model, tmp_path / "m.json")
