# The methods that `Later` finds, for type checkers and editors, and for later.py.
from symbody.analyses.stepper import stepper_of as stepper_of
from symbody.results.charts import plot_energy as plot_energy
from symbody.results.charts import plot_phase as plot_phase
from symbody.results.charts import plot_spectrum as plot_spectrum
from symbody.results.sections import plot_poincare as plot_poincare
from symbody.view.files import model_picture as model_picture
from symbody.view.files import model_to_gltf as model_to_gltf
from symbody.view.files import model_to_usd as model_to_usd
from symbody.view.files import motion_picture as motion_picture
from symbody.view.files import motion_to_gltf as motion_to_gltf
from symbody.view.files import motion_to_usd as motion_to_usd
from symbody.view.files import motion_to_video as motion_to_video
from symbody.view.live import show_model as show_model
from symbody.view.live import show_motion as show_motion
from symbody.view.modes_page import modes_to_html as modes_to_html
from symbody.view.modes_page import show_modes as show_modes
from symbody.view.notebook import equations_latex as equations_latex
from symbody.view.notebook import model_html as model_html
from symbody.view.notebook import node_latex as node_latex
from symbody.view.pages import model_to_html as model_to_html
from symbody.view.pages import motion_to_html as motion_to_html
from symbody.view.tree_picture import plot_tree as plot_tree

class Later: ...
