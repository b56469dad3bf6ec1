# What few loops need, which __init__.py finds when it is used.
from symbody.runtime.loops.contacts import ContactEvent as ContactEvent
from symbody.runtime.loops.contacts import ContactMemory as ContactMemory
from symbody.runtime.loops.contacts import Contacts as Contacts
from symbody.runtime.loops.contacts import ContactSystem as ContactSystem
from symbody.runtime.loops.contacts import entries_of as entries_of
