"""The Fortran writer: a module in Fortran 2008, free form."""
