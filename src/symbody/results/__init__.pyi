"""Results and where they are defined; `__init__.py` reads them here."""

from symbody.analyses.operations_by_body import OperationCounts as OperationCounts
from symbody.cli.check import Check as Check
from symbody.results.ensemble import Ensemble as Ensemble
from symbody.results.equilibrium import Equilibrium as Equilibrium
from symbody.results.equilibrium import EquilibriumPath as EquilibriumPath
from symbody.results.free_variables import BaseParameters as BaseParameters
from symbody.results.free_variables import CostGradient as CostGradient
from symbody.results.free_variables import Fit as Fit
from symbody.results.free_variables import InverseKinematics as InverseKinematics
from symbody.results.free_variables import Optimum as Optimum
from symbody.results.free_variables import Sensitivities as Sensitivities
from symbody.results.frequency_response import FrequencyResponse as FrequencyResponse
from symbody.results.frequency_response import StepResponse as StepResponse
from symbody.results.frequency_response import TransferFunction as TransferFunction
from symbody.results.linear_system import LinearSystem as LinearSystem
from symbody.results.modes import ModePaths as ModePaths
from symbody.results.modes import Modes as Modes
from symbody.results.motion import Motion as Motion
from symbody.results.periodic import PeriodicMotion as PeriodicMotion
from symbody.results.periodic import PeriodicPath as PeriodicPath
from symbody.results.periodic import StabilityChart as StabilityChart
from symbody.results.plan import Plan as Plan
from symbody.results.sections import Harmonics as Harmonics
from symbody.view.together import Together as Together
