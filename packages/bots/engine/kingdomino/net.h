// The full-state value net: one head for each number of seats, from two.
#pragma once
#include "turns.h"
#include "value-net.h"

const int MOST_SEATS = 4;

typedef ValueNet<FEATURES, MOST_SEATS - 1> Net;
