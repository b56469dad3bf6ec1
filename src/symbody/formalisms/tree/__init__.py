"""The tree before any formalism: links, kinematics of frames, loads on members."""
