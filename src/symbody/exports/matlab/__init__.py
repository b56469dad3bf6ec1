"""A model as MATLAB files that run as they are: PyMbs's five files."""
