# The derivations that a motion may need, which __init__.py finds when one is called.
from symbody.formalisms.constraints.constraint_loads import (
    multiplier_units as multiplier_units,
)
from symbody.formalisms.constraints.massless import with_massless as with_massless
from symbody.formalisms.constraints.singular_mass import InertiaCheck as InertiaCheck
from symbody.formalisms.constraints.state_coordinates import (
    closed_values as closed_values,
)
from symbody.formalisms.constraints.state_coordinates import minimal as minimal
from symbody.formalisms.derivatives.forward_dynamics import ImplicitForm as ImplicitForm
from symbody.formalisms.derivatives.forward_dynamics import (
    derive_body_energies as derive_body_energies,
)
from symbody.formalisms.derivatives.forward_dynamics import (
    derive_implicit_curvature as derive_implicit_curvature,
)
from symbody.formalisms.derivatives.forward_dynamics import (
    derive_implicit_jacobian as derive_implicit_jacobian,
)
from symbody.formalisms.derivatives.forward_dynamics import (
    derive_implicit_outputs as derive_implicit_outputs,
)
from symbody.formalisms.derivatives.forward_dynamics import (
    derive_implicit_outputs_by as derive_implicit_outputs_by,
)
from symbody.formalisms.derivatives.forward_dynamics import (
    implicit_form as implicit_form,
)
from symbody.formalisms.derivatives.forward_dynamics import (
    implicit_form_of_tree as implicit_form_of_tree,
)
from symbody.formalisms.derivatives.forward_dynamics import (
    implicit_outputs as implicit_outputs,
)
from symbody.formalisms.derivatives.residual import inertial_values as inertial_values
from symbody.formalisms.dynamics.matrices import NumericMass as NumericMass
from symbody.formalisms.keeping.closure import narrowest as narrowest
from symbody.formalisms.keeping.closure import state_rows as state_rows
from symbody.formalisms.keeping.start_moves import check_fixed as check_fixed
from symbody.formalisms.keeping.start_moves import moved_start as moved_start
from symbody.formalisms.keeping.start_moves import near_limits as near_limits
from symbody.formalisms.quantities.contacts import ContactRows as ContactRows
from symbody.formalisms.quantities.contacts import (
    conditions_of_time as conditions_of_time,
)
from symbody.formalisms.quantities.contacts import contact_rows as contact_rows
from symbody.formalisms.quantities.contacts import moves_by_time as moves_by_time
from symbody.formalisms.quantities.dynamics import arguments_of as arguments_of
from symbody.formalisms.quantities.dynamics import derive_dynamics as derive_dynamics
from symbody.formalisms.quantities.dynamics import is_stable as is_stable
from symbody.formalisms.quantities.inertia_of_loads import (
    with_inertia_of_loads as with_inertia_of_loads,
)
from symbody.formalisms.quantities.outputs import (
    derive_self_stress as derive_self_stress,
)
from symbody.formalisms.quantities.outputs import (
    derive_turns_of_cables as derive_turns_of_cables,
)
from symbody.formalisms.quantities.solved import (
    with_algebraic_loops as with_algebraic_loops,
)
from symbody.formalisms.quantities.solved import (
    with_prescribed_accelerations as with_prescribed_accelerations,
)
from symbody.formalisms.quantities.switching import (
    angles_with_turns as angles_with_turns,
)
from symbody.formalisms.quantities.switching import (
    coincident_end_messages as coincident_end_messages,
)
from symbody.formalisms.quantities.switching import corners_in_time as corners_in_time
from symbody.formalisms.quantities.switching import (
    kinematic_formulas as kinematic_formulas,
)
from symbody.formalisms.quantities.switching import laws_in_time as laws_in_time
from symbody.formalisms.quantities.switching import load_formulas as load_formulas
from symbody.formalisms.quantities.switching import may_have_poles as may_have_poles
from symbody.formalisms.quantities.switching import nodes_on_springs as nodes_on_springs
from symbody.formalisms.quantities.switching import shortened as shortened
from symbody.formalisms.quantities.undefined_loads import jumped as jumped
from symbody.formalisms.tree.loads_on_tree import tree_kinematics as tree_kinematics
from symbody.formalisms.tree.node_solutions import with_nodes as with_nodes
