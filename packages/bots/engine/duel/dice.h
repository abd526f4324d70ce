// The dice and the spellbook (D-C2, D-C4). A coat of -1 is the joker. Written by node tools/build-kernels.mjs --tables.
#pragma once

const int BOXES[6] = {5, 4, 5, 4, 3, 3};
/** By 6 x die + face. */
const signed char FACE_COAT[24] = {-1, 0, 0, 2, 1, 3, 0, 2, 1, 3, 4, 5, 0, 2, 1, 3, 4, 5, -1, 0, 2, 2, 1, 3};
const unsigned char FACE_CROSSES[24] = {0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 2, 2, 0, 1, 0, 1, 0, 0};
