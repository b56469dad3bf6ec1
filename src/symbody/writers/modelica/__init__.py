"""The Modelica writer: functions of a package, without the standard library."""
