"""A model as a Modelica package: to extend, or to simulate as it is."""
