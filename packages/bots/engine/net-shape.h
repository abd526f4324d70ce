// The shape of the value nets, and what is played for. Written by node tools/build-kernels.mjs --tables.
#pragma once

const int HIDDEN = 128, INNER = 32, OUTPUTS = 3;
const unsigned NET_SHAPE_HASH = 3457985856u;
const float POINTS_PER_UNIT = 20;
/** How many points of lead a certain win is worth. */
const float WIN_POINTS = 20;
