"""Quantities for users: accelerations, sensors, energies, forces, scenes."""
