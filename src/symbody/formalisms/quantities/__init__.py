"""What is derived for users: accelerations, sensors, energies, forces, scenes."""
