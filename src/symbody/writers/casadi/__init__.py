"""The CasADi writer: functions that build CasADi graphs."""
