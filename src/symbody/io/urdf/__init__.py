"""URDF: robots as the Robot Operating System describes them."""
