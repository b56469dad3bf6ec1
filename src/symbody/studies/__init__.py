"""Studies: many runs of one model, wherever there are processors for them."""

from symbody.studies.design import Design as Design
from symbody.studies.design import grid as grid
from symbody.studies.design import rows as rows
from symbody.studies.fmu import Fmu as Fmu
from symbody.studies.keep import Final as Final
from symbody.studies.keep import FirstTime as FirstTime
from symbody.studies.keep import History as History
from symbody.studies.keep import Maximum as Maximum
from symbody.studies.keep import Mean as Mean
from symbody.studies.keep import Minimum as Minimum
from symbody.studies.keep import RootMeanSquare as RootMeanSquare
from symbody.studies.result import StudyResult as StudyResult
from symbody.studies.runs import Failure as Failure
from symbody.studies.samples import latin_hypercube as latin_hypercube
from symbody.studies.samples import random as random
from symbody.studies.samples import sobol as sobol
from symbody.studies.study import Study as Study

__all__ = [
    "Design",
    "Failure",
    "Final",
    "FirstTime",
    "Fmu",
    "History",
    "Maximum",
    "Mean",
    "Minimum",
    "RootMeanSquare",
    "Study",
    "StudyResult",
    "grid",
    "latin_hypercube",
    "random",
    "rows",
    "sobol",
]
