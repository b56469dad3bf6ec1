"""Kinds of constraints. A new kind is a file here and a line below."""

from symbody.model.constraints.algebraic import Algebraic
from symbody.model.constraints.constraint import Closing, Constraint
from symbody.model.constraints.cuts import (
    BallCut,
    BodyCut,
    HingeCut,
    PlanarHingeCut,
    PrismaticCut,
)
from symbody.model.constraints.knife_edge import KnifeEdge
from symbody.model.constraints.lock import Lock
from symbody.model.constraints.nonholonomic import Nonholonomic
from symbody.model.constraints.relations import Gear, RackAndPinion, ScrewRelation
from symbody.model.constraints.rod import Rod
from symbody.model.constraints.rolling_disc import RollingDisc
from symbody.model.constraints.skate import Skate
from symbody.model.constraints.universal_cut import UniversalCut

__all__ = [
    "Algebraic",
    "BallCut",
    "BodyCut",
    "Closing",
    "Constraint",
    "Gear",
    "HingeCut",
    "KnifeEdge",
    "Lock",
    "Nonholonomic",
    "PlanarHingeCut",
    "PrismaticCut",
    "RackAndPinion",
    "Rod",
    "RollingDisc",
    "ScrewRelation",
    "Skate",
    "UniversalCut",
]
