"""The LLVM writer: IR for the loader, no file that anyone reads."""

WIDTH = 8  # rows that lanes compute at a time
# Half as wide as the widest registers: where those are in use, processors of x86 keep
# one of their three units from numbers that stand alone (measured: derivatives of a
# 7-joint chain 171 -> 123 ns, of 30 joints 939 -> 858). Others pass this over. What
# hands vectors to each other needs the same.
NARROW = '"min-legal-vector-width"="256" "prefer-vector-width"="256"'
