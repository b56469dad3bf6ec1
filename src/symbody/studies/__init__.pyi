"""Studies and where they are defined; `__init__.py` reads them here."""

from symbody.studies.design import Design as Design
from symbody.studies.design import grid as grid
from symbody.studies.design import latin_hypercube as latin_hypercube
from symbody.studies.design import one_at_a_time as one_at_a_time
from symbody.studies.design import random as random
from symbody.studies.design import rows as rows
from symbody.studies.design import sobol as sobol
from symbody.studies.fmu import Fmu as Fmu
from symbody.studies.keep import Failure as Failure
from symbody.studies.keep import Final as Final
from symbody.studies.keep import FirstTime as FirstTime
from symbody.studies.keep import History as History
from symbody.studies.keep import Maximum as Maximum
from symbody.studies.keep import Mean as Mean
from symbody.studies.keep import Minimum as Minimum
from symbody.studies.keep import RootMeanSquare as RootMeanSquare
from symbody.studies.result import StudyResult as StudyResult
from symbody.studies.search import Search as Search
from symbody.studies.search import search as search
from symbody.studies.sensitivity import Indices as Indices
from symbody.studies.sensitivity import indices as indices
from symbody.studies.sensitivity import saltelli as saltelli
