"""The MATLAB writer: functions that run as they are in MATLAB and Octave."""
