"""The model, which the user describes element by element."""

from __future__ import annotations

import copy
from typing import Any, final

from symbody import late_methods
from symbody.arguments import (
    Arguments,
    among,
    counted,
    hinting,
    near,
    not_in_model,
    saying_unknown_options,
    shown,
)
from symbody.errors import ModelError
from symbody.model.adding import bodies, elements, motion, quantities, switches
from symbody.model.description import Description


@final
@saying_unknown_options
@hinting({
    "q": "joint.q", "v": "joint.v",
    "add_gravity": "model.gravity = (0, 0, -9.81)",
    "add_frame": "body.add_frame(name, at=(x, y, z))", "ground": "model.world",
    "add_constant": "model.add_parameter(name, value)",
    "add_variable": "model.add_parameter(…), add_input(…) or add_state(…)",
})  # fmt: skip
class Model(Description):
    """A mechanism under description; the only mutable type of the package.

    Its methods are functions in `model/adding/`, by subject.

    Attributes:
        name: Appears in results and generated code.
        world: Body 0, at rest.
        t: Time [s], for formulas.
        gravity: Acceleration of free fall in the world's axes [m/s²].
        cut: "auto" if joints that close loops are cut, and bodies without a joint set
            free; None if both are errors.
        undefined: Expressions that wait for `define`.
        undrawn: Shapes of a file that are missing where the model is shown, in words.
    """

    add_parameter = quantities.add_parameter
    add_input = quantities.add_input
    add_state = quantities.add_state
    set_rate = quantities.set_rate
    add_range = quantities.add_range
    add_expression = quantities.add_expression
    define = quantities.define
    add_curve = quantities.add_curve
    add_body = bodies.add_body
    add_joint = bodies.add_joint
    add_node = bodies.add_node
    drive = motion.drive
    checked_drives = motion.checked_drives
    choose_independent = motion.choose_independent
    fix_start = motion.fix_start
    start_at = motion.start_at
    add_load = elements.add_load
    add_loop = elements.add_loop
    add_constraint = elements.add_constraint
    add_contact = elements.add_contact
    add_discrete = switches.add_discrete
    when = switches.when
    add_sensor = elements.add_sensor
    add_visual = elements.add_visual
    to_html = late_methods.model_to_html
    show = late_methods.show_model
    widget = late_methods.model_widget
    table = late_methods.model_table
    picture = late_methods.model_picture
    to_gltf = late_methods.model_to_gltf
    to_usd = late_methods.model_to_usd

    _repr_html_ = late_methods.model_html

    def __setattr__(self, name: str, value: Any) -> None:
        known = vars(self)
        # It is set last, when all that a model has is there.
        if "_gravity" in known and name not in known and not hasattr(type(self), name):
            proposal = near(name, ["gravity", *(n for n in known if n[0] != "_")])
            text = f"model {self.name!r} has no attribute {name!r} to set. {proposal}"
            raise AttributeError(text)
        old = known.get(name)
        fills = isinstance(old, dict | list) and type(value) is not type(old)
        if fills or (name in ("t", "world") and name in known):
            raise ModelError(
                f"model {self.name!r}: {name} cannot be set to {shown(value)}. Say by "
                f"methods such as model.add_body what the model has."
            )
        if name == "cut" and not among(value, (None, "auto")):
            raise ModelError(
                f"Model: cut={shown(value)}. Give 'auto' to let joints that close "
                f"loops be cut, and bodies without a joint move freely; without it "
                f"both are errors."
            )
        if name == "name":
            self._names.check("model", value)
        super().__setattr__(name, value)

    def __getitem__(self, name: str) -> Any:
        """Return what an `add_…` method has returned, by its name, or a symbol.

        Args:
            name: Of a parameter, an input, a body, …; or of a symbol such as "q_hip".

        Raises:
            ModelError: There is none of this name.
        """
        named = self._by_name()
        if not isinstance(name, str) or name not in named:
            raise ModelError(not_in_model("name", shown(name), self.name, named))
        return named[name]

    def _by_name(self) -> dict[str, Any]:
        quantities = (
            self.parameters, self.inputs, self.states, self.expressions, self.sensors,
            self.discretes,
        )  # fmt: skip
        named: dict[str, Any] = {s.name: s for s in self._kinds}
        named |= {
            key: each.value for table in quantities for key, each in table.items()
        }
        named |= {"world": self.world, **self.bodies, **self.joints, **self.nodes}
        named |= {key: each.load for key, each in self.loads.items()}
        named |= {**self.loops, **self.constraints, **self.curves, **self.visuals}
        named |= {**self.contacts, **self.whens}
        return named

    __iter__ = None  # names are of several kinds: model.parameters has those of one

    def __contains__(self, name: object) -> bool:
        """Return whether something of the model has a name."""
        return isinstance(name, str) and name in self._by_name()

    def __getstate__(self) -> dict[str, object]:
        # In this order symbols are made anew, as they are sorted by age in places.
        order = sorted(self._kinds, key=lambda symbol: symbol.serial)
        return {"_order": tuple(order), **self.__dict__, "_compiled": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        del self.__dict__["_order"]

    def __copy__(self) -> Model:
        """Return a model of its own: one that shared its tables would change, too."""
        return copy.deepcopy(self)

    def __repr__(self) -> str:
        return (
            f"Model({self.name!r}: {counted(len(self.bodies), 'body', 'bodies')}, "
            f"{counted(len(self.joints), 'joint')}, "
            f"{counted(len(self.loads), 'load')}, "
            f"{counted(len(self.sensors), 'sensor')})"
        )


def checked_model(arguments: Arguments, model: object) -> Model:
    """Return the argument that is a model."""
    remedy = "Give a symbody.Model, to which bodies and joints were added."
    if hasattr(model, "system"):
        remedy = "Give the symbody.Model that it was made of."
    return arguments.instance("model", model, Model, remedy)
