"""Simulink: S-functions of level 2 in C."""
