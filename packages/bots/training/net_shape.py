"""The shape of the value nets, and what is played for. Written by node tools/build-kernels.mjs --tables."""
HIDDEN, INNER, OUTPUTS = 128, 32, 3
NET_SHAPE_HASH = 3457985856
POINTS_PER_UNIT = 20.0
WIN_POINTS = 20.0
