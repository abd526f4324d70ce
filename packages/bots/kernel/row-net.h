// A net over columns that are present or not: rows are added up in whole numbers (a row is 128 numbers of steps, so that sums are
// exact and the same on every machine), then come small layers. Both games use it; the trainer of Duel as well, with wider vectors.
#pragma once
#include <cstdint>

/** Bytes of a vector: 16 is what WebAssembly has. */
#ifndef VECTOR_BYTES
#define VECTOR_BYTES 16
#endif

const int UNITS = 128, INNER = 32, HEADS = 3;

/** What follows the first layer. A unit's weights for all of the next layer lie together. */
struct alignas(VECTOR_BYTES) Tail {
  float second[UNITS][INNER], secondBias[INNER];
  float third[INNER][INNER], thirdBias[INNER];
  float heads[HEADS][INNER], headsBias[HEADS];
};

template <int ROWS, int TAILS> struct RowNet {
  alignas(VECTOR_BYTES) int16_t rows[ROWS][UNITS];
  alignas(VECTOR_BYTES) float bias[UNITS];
  Tail tails[TAILS];
  float step;
};

// Vectors, which compilers do not find by themselves here.
typedef int16_t Shorts __attribute__((vector_size(VECTOR_BYTES)));
typedef float Floats __attribute__((vector_size(VECTOR_BYTES)));
const int SUM_VECTORS = 2 * UNITS / VECTOR_BYTES, LAYER_VECTORS = 4 * INNER / VECTOR_BYTES;

struct Sum {
  Shorts units[SUM_VECTORS];
};

template <int ROWS, int TAILS> inline void addRows(const RowNet<ROWS, TAILS>& net, Sum& sum, const uint16_t* columns, int count) {
  // half of the units at a time: as many as there are registers for
  const int part = SUM_VECTORS > 8 ? SUM_VECTORS / 2 : SUM_VECTORS;
  for (int from = 0; from < SUM_VECTORS; from += part) {
    Shorts units[part];
    for (int i = 0; i < part; i++) units[i] = sum.units[from + i];
    for (int column = 0; column < count; column++) {
      const Shorts* row = (const Shorts*)net.rows[columns[column]] + from;
      for (int i = 0; i < part; i++) units[i] += row[i];
    }
    for (int i = 0; i < part; i++) sum.units[from + i] = units[i];
  }
}
inline void addSum(Sum& sum, const Sum& more) {
  for (int i = 0; i < SUM_VECTORS; i++) sum.units[i] += more.units[i];
}

inline void takeSum(Sum& sum, const Sum& less) {
  for (int i = 0; i < SUM_VECTORS; i++) sum.units[i] -= less.units[i];
}

/** Adds up the weights of those units that are above 0; their numbers are `active`. */
inline void nextLayer(float* layer, const float weights[][INNER], const float* values, const uint8_t* active, int count) {
  Floats sums[LAYER_VECTORS];
  for (int j = 0; j < LAYER_VECTORS; j++) sums[j] = ((Floats*)layer)[j];
  for (int i = 0; i < count; i++) {
    const Floats* row = (const Floats*)weights[active[i]];
    Floats value = values[active[i]] - Floats{};
    for (int j = 0; j < LAYER_VECTORS; j++) sums[j] += value * row[j];
  }
  for (int j = 0; j < LAYER_VECTORS; j++) ((Floats*)layer)[j] = sums[j];
}

template <int ROWS, int TAILS> inline void runTail(const RowNet<ROWS, TAILS>& net, const Tail& tail, const Sum& sum, float* out) {
  alignas(VECTOR_BYTES) float values[UNITS], inner[INNER], third[INNER];
  uint8_t active[UNITS];
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

/** e to the x, to seven digits: the same on every machine, which a library's is not. */
inline float exponential(float x) {
  if (x > 80) x = 80;
  if (x < -80) x = -80;
  int whole = (int)(x * 1.44269504f + (x < 0 ? -0.5f : 0.5f));
  float rest = x - whole * 0.693147181f;
  float sum = 1 + rest * (1 + rest * (1 / 2.0f + rest * (1 / 6.0f + rest * (1 / 24.0f + rest * (1 / 120.0f + rest / 720)))));
  union {
    uint32_t bits;
    float power;
  } two = {(uint32_t)(whole + 127) << 23};
  return sum * two.power;
}
