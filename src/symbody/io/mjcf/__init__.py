"""MJCF: mechanisms as MuJoCo describes them."""
