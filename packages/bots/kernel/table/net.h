// The net that sees the whole table (src/kingdomino/table-net/table-net.ts), in whole numbers where it adds rows up: a row is
// 128 numbers of steps, so that sums are exact and the same on every machine.
#pragma once
#include "turns.h"

const int UNITS = 128, INNER = 32, HEADS = 3, MOST_SEATS = 4;
const float POINTS_PER_UNIT = 20;
/** How many points a certain win is worth beside the margin: as the net was trained. */
const float WIN_WEIGHT = 20;

/** What follows the first layer, for one number of seats. A unit's weights for all of the next layer lie together. */
struct alignas(16) Tail {
  float second[UNITS][INNER], secondBias[INNER];
  float third[INNER][INNER], thirdBias[INNER];
  float heads[HEADS][INNER], headsBias[HEADS];
};

struct Net {
  alignas(16) int16_t rows[COLUMNS][UNITS];
  alignas(16) float bias[UNITS];
  /** By number of seats, from two. */
  Tail tails[MOST_SEATS - 1];
  float step;
};

// Vectors of 128 bits, which compilers do not find by themselves here.
typedef int16_t Eight __attribute__((vector_size(16)));
typedef float Four __attribute__((vector_size(16)));
const int EIGHTS = UNITS / 8, FOURS = INNER / 4;

struct Sum {
  Eight units[EIGHTS];
};

inline void addRows(const Net& net, Sum& sum, const List& list) {
  // half of the units at a time: as many as there are registers for
  for (int half = 0; half < EIGHTS; half += EIGHTS / 2) {
    Eight units[EIGHTS / 2];
    for (int i = 0; i < EIGHTS / 2; i++) units[i] = sum.units[half + i];
    for (int column = 0; column < list.length; column++) {
      const Eight* row = (const Eight*)net.rows[list.at[column]] + half;
      for (int i = 0; i < EIGHTS / 2; i++) units[i] += row[i];
    }
    for (int i = 0; i < EIGHTS / 2; i++) sum.units[half + i] = units[i];
  }
}
inline void addSum(Sum& sum, const Sum& more) {
  for (int i = 0; i < EIGHTS; i++) sum.units[i] += more.units[i];
}

/** Adds up the weights of those units that are above 0; their numbers are `active`. */
inline void nextLayer(float* layer, const float weights[][INNER], const float* values, const u8* active, int count) {
  Four sums[FOURS];
  for (int j = 0; j < FOURS; j++) sums[j] = ((Four*)layer)[j];
  for (int i = 0; i < count; i++) {
    const Four* row = (const Four*)weights[active[i]];
    float one = values[active[i]];
    Four value = {one, one, one, one};
    for (int j = 0; j < FOURS; j++) sums[j] += value * row[j];
  }
  for (int j = 0; j < FOURS; j++) ((Four*)layer)[j] = sums[j];
}

inline void runTail(const Net& net, const Tail& tail, const Sum& sum, float* out) {
  alignas(16) float values[UNITS], inner[INNER], third[INNER];
  u8 active[UNITS];
  int count = 0;
  const int16_t* units = (const int16_t*)sum.units;
  for (int u = 0; u < UNITS; u++) values[u] = net.bias[u] + net.step * units[u];
  for (int u = 0; u < UNITS; u++) {
    active[count] = u;
    count += values[u] > 0;
  }
  for (int j = 0; j < INNER; j++) inner[j] = tail.secondBias[j], third[j] = tail.thirdBias[j];
  nextLayer(inner, tail.second, values, active, count);
  count = 0;
  for (int j = 0; j < INNER; j++) {
    active[count] = j;
    count += inner[j] > 0;
  }
  nextLayer(third, tail.third, inner, active, count);
  for (int j = 0; j < INNER; j++) inner[j] = (inner[j] > 0 ? inner[j] : 0) + (third[j] > 0 ? third[j] : 0);
  for (int h = 0; h < HEADS; h++) {
    float total = tail.headsBias[h];
    for (int j = 0; j < INNER; j++) total += inner[j] * tail.heads[h][j];
    out[h] = total;
  }
}
