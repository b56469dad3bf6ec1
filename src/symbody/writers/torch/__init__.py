"""The PyTorch writer: functions that differentiate by themselves."""
