"""Programs written for other packages, run as they are."""
