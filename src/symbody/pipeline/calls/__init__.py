"""Methods of a compiled model, as functions, a file a subject."""
