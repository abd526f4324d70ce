// The dominoes (K-C1). Written by node tools/build-kernels.mjs --tables.
#pragma once

const int DOMINOES = 48;
/** By 2 x number and 2 x number + 1: terrain + 8 x crowns of the halves. */
#define DOMINO_TABLE \
  {0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, \
   4, 4, 0, 1, 0, 2, 0, 3, 0, 4, 1, 2, 1, 3, 8, 1, 8, 2, 8, 3, 8, 4, 8, 5, \
   9, 0, 9, 0, 9, 0, 9, 0, 9, 2, 9, 3, 10, 0, 10, 0, 10, 1, 10, 1, 10, 1, 10, 1, \
   0, 11, 2, 11, 0, 12, 3, 12, 13, 0, 0, 19, 2, 19, 0, 20, 3, 20, 21, 0, 4, 21, 4, 21, \
   0, 29}
