"""The JAX writer: functions that trace, vectorize and differentiate."""
