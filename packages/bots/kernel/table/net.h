// The net that sees the whole table (src/net/table-net.ts): one tail for each number of seats, from two.
#pragma once
#include "row-net.h"
#include "turns.h"

const int MOST_SEATS = 4;
const float POINTS_PER_UNIT = 20;
/** How many points a certain win is worth beside the margin: as the net was trained. */
const float WIN_WEIGHT = 20;

typedef RowNet<COLUMNS, MOST_SEATS - 1> Net;
