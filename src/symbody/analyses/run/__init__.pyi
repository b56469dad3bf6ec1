# What few runs need, which __init__.py finds when it is used.
from symbody.analyses.instant.free_loads import without_discretes as without_discretes
from symbody.analyses.run.contacts import EventLog as EventLog
from symbody.analyses.run.contacts import contacts_of as contacts_of
from symbody.analyses.run.contacts import looked_at as looked_at
from symbody.analyses.run.contacts import note_of_halving as note_of_halving
from symbody.analyses.run.contacts import notes_of_contacts as notes_of_contacts
from symbody.analyses.run.contacts import rebound as rebound
from symbody.analyses.run.contacts import with_forces as with_forces
from symbody.analyses.run.when_clauses import WhenClauses as WhenClauses
from symbody.analyses.run.when_clauses import scheduled as scheduled
from symbody.analyses.run.when_clauses import when_clauses_of as when_clauses_of
from symbody.system.laws import LawName as LawName
from symbody.system.laws import law_names as law_names
from symbody.system.laws import lengths_of as lengths_of
from symbody.system.laws import tolerances_of as tolerances_of
