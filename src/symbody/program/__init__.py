"""Programs: functions in no language yet."""
