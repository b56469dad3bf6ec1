"""The .mbs files of ROBOTRAN."""
