"""Ready sets: the sensors and loads of a machine element in one call.

The names of what they add are PyMbs's: a prefix, and the name of the set.
"""
