"""Calls of a model at one time and state: accelerations, forces, poses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.errors import AnalysisError
from symbody.pipeline.compiled_functions import CompiledFunctions, Values
from symbody.runtime.functions import CompiledFunction

T = TypeVar("T")


class ModelCalls(CompiledFunctions):
    """Calls of a model."""

    def derivatives(self, t: float, y: Values, u: Values = ()) -> NDArray[np.float64]:
        """Return the derivative of the state y = (q, v, x).

        Args:
            t: Time [s].
            y: Coordinates, velocities, extra states.
            u: Inputs; default zero, and discrete variables as they start. They are kept
                within their limits, here and in the methods below, but not by the
                functions that `function` returns.

        Raises:
            AnalysisError: A rate is not finite; the message says which and why.
        """
        call = self._calls.get("derivatives") or self._call("derivatives")
        yd = call(t, y, self._inputs(u))
        if yd.dot(self._zeros) != 0:
            # Modules that states with finite rates do without.
            from symbody.pipeline.diagnosis import undefined_rates

            self.check_inertia(t, y)
            raise AnalysisError(undefined_rates(self, t, y, yd, u))
        return yd

    def forward_dynamics(
        self, t: float, q: Values, v: Values, u: Values = (), *, x: Values | None = None
    ) -> NDArray[np.float64]:
        """Return the accelerations vd, shape (nv,) [rad/s² or m/s²].

        Extra states x that are not given have their start values.
        """
        call = self._calls.get("forward_dynamics") or self._call("forward_dynamics")
        return call(t, q, v, *self._extra(x), self._inputs(u))

    def inverse_dynamics(
        self,
        t: float,
        q: Values,
        v: Values,
        vd: Values,
        u: Values = (),
        *,
        x: Values | None = None,
    ) -> NDArray[np.float64]:
        """Return the generalized forces beyond the loads that a motion needs."""
        call = self._calls.get("inverse_dynamics") or self._call("inverse_dynamics")
        return call(t, q, v, vd, *self._extra(x), self._inputs(u))

    def regressor(
        self,
        t: float,
        q: Values,
        v: Values,
        vd: Values,
        u: Values = (),
        *,
        x: Values | None = None,
    ) -> NDArray[np.float64]:
        """Return Y of tau = Y π + r: the forces of a motion by inertial parameters.

        π are those of all bodies, see `inertial_parameters`, also where they follow
        from parameters of the model; r is what loads, and the armatures of joints, need
        besides, gravity not among them. So Y does not depend on masses.

        Args:
            t: Time [s].
            q: Coordinates.
            v: Velocities.
            vd: Accelerations.
            u: Inputs; default zero.
            x: Extra states; default their start values.

        Returns:
            Y, shape (nv, 10 bodies), with rows as `inverse_dynamics`.
        """
        call = self._calls.get("regressor") or self._call("regressor")
        return call(t, q, v, vd, *self._extra(x), self._inputs(u))

    def inertial_parameters(self) -> dict[str, float]:
        """Return π: ten inertial parameters of each body, by name, in the order of Y.

        They are `body.m` [kg], the first moment `body.mc_x`, `body.mc_y`, `body.mc_z`
        [kg m], and the inertia about the origin of the body's frame, in its axes,
        `body.I_xx`, `body.I_xy`, `body.I_xz`, `body.I_yy`, `body.I_yz`, `body.I_zz`
        [kg m²].
        """
        system = self.system
        values = dict(zip(system.p, self.parameters.tolist(), strict=True))
        return formalisms.inertial_values(system, values)

    def mass_matrix(self, q: Values, t: float = 0.0) -> NDArray[np.float64]:
        """Return M, shape (nv, nv)."""
        call = self._calls.get("mass_matrix") or self._call("mass_matrix")
        return call(t, q, self._no_inputs)

    def bias(
        self, t: float, q: Values, v: Values, u: Values = (), *, x: Values | None = None
    ) -> NDArray[np.float64]:
        """Return c of M vd + c = tau, shape (nv,)."""
        call = self._calls.get("bias") or self._call("bias")
        return call(t, q, v, *self._extra(x), self._inputs(u))

    def sensor_values(self, t: float, y: Values, u: Values = ()) -> dict[str, Any]:
        """Return the values of the sensors, by name, in their shapes."""
        results = self.equations("sensors").results
        if not results:
            return {}
        flat = self.function("sensors")(t, y, self._inputs(u)).reshape(-1)
        values: dict[str, object] = {}
        at = 0
        for name, nodes in results.items():
            value = flat[at : at + nodes.size].reshape(nodes.shape)
            values[name] = float(value) if nodes.shape == () else value
            at += nodes.size
        return values

    def pose(
        self, frame: str, q: Values, t: float = 0.0
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return the pose of a frame: R_WF, shape (3, 3), and its origin p_W [m].

        Coordinates that follow from explicit loops do so here; those of other
        constraints are taken as given.

        Args:
            frame: Name of a body, or of a frame as "body.frame"; "frame" alone if no
                other body has one of this name, and no body is called so.
            q: Coordinates.
            t: Time [s].

        Returns:
            R takes components in the frame to components in the world, p is in world
            axes.

        Raises:
            DerivationError: There is no such frame, or several.

        Example:
            >>> import symbody as sb
            >>> compiled = sb.compile_model(sb.library.pendulum())
            >>> R, p = compiled.pose(compiled.system.bodies[0].name, [0.0])
            >>> bool((R == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]).all())
            True
        """
        call = self._poses.get(frame) if frame.__class__ is str else None
        return (call or self._of_frame("pose", frame, self._poses))(t, q)

    def frame_jacobian(
        self, frame: str, q: Values, t: float = 0.0
    ) -> NDArray[np.float64]:
        """Return the partial velocities of a frame, shape (6, nv), in world axes.

        J @ v is the angular velocity of the frame, then the velocity of its origin,
        without what drives and laws of time add. What follows from explicit loops
        moves along; other constraints are not put in, so there v must fulfil them.

        Args:
            frame: Its name, see `pose`.
            q: Coordinates.
            t: Time [s].

        Raises:
            DerivationError: There is no such frame, or several.
        """
        calls = self._frame_jacobians
        call = calls.get(frame) if frame.__class__ is str else None
        return (call or self._of_frame("frame_jacobian", frame, calls))(t, q)

    def _of_frame(
        self,
        kind: Literal["pose", "frame_jacobian"],
        name: str,
        calls: dict[str, Callable[..., T]],
    ) -> Callable[..., T]:
        # A module that motions do without.
        from symbody.pipeline.frames import frame_entry

        entry = frame_entry(self.shared, kind, name)
        calls[name] = CompiledFunction.of(entry, self.parameters).call
        return calls[name]
