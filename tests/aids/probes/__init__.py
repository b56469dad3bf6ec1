"""What tests of symbody are tried on: random mechanisms, broken files, other slopes."""
