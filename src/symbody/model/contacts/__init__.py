"""Contacts, impacts and friction that holds: kinds of set-valued force laws."""
