// A value net over sparse binary features: the weights of those present are added up in whole numbers (steps, so that accumulators are
// exact and the same on every machine), then comes a head of small layers. Both games use it; the trainer of Duel as well, with wider vectors.
#pragma once
#include <cstdint>
#include "net-shape.h"

/** Bytes of a vector: 16 is what WebAssembly has. */
#ifndef VECTOR_BYTES
#define VECTOR_BYTES 16
#endif

/** What follows the first layer, for one number of seats. A hidden unit's weights for all of the next layer lie together. */
struct alignas(VECTOR_BYTES) Head {
  float second[HIDDEN][INNER], secondBias[INNER];
  float third[INNER][INNER], thirdBias[INNER];
  float outputWeights[OUTPUTS][INNER], outputBias[OUTPUTS];
};

template <int FEATURE_COUNT, int HEADS> struct ValueNet {
  alignas(VECTOR_BYTES) int16_t weights[FEATURE_COUNT][HIDDEN];
  alignas(VECTOR_BYTES) float bias[HIDDEN];
  Head heads[HEADS];
  float step;
};

// Vectors, which compilers do not find by themselves here.
typedef int16_t Shorts __attribute__((vector_size(VECTOR_BYTES)));
typedef float Floats __attribute__((vector_size(VECTOR_BYTES)));
typedef int32_t Ints __attribute__((vector_size(VECTOR_BYTES)));
/** As many as there are floats in a vector. */
typedef int16_t FewShorts __attribute__((vector_size(VECTOR_BYTES / 2)));
const int ACCUMULATOR_VECTORS = 2 * HIDDEN / VECTOR_BYTES, HIDDEN_VECTORS = 4 * HIDDEN / VECTOR_BYTES, LAYER_VECTORS = 4 * INNER / VECTOR_BYTES;

// Every sum of a net that is shipped provably fits: src/node/check-accumulators.ts. One of a net in training that does not stays at the
// largest or smallest number instead of changing its sign. One instruction either way; other compilers only build the trainers.
#if defined(__has_builtin) && __has_builtin(__builtin_elementwise_add_sat)
inline Shorts plus(Shorts one, Shorts other) { return __builtin_elementwise_add_sat(one, other); }
inline Shorts minus(Shorts one, Shorts other) { return __builtin_elementwise_sub_sat(one, other); }
#else
inline Shorts plus(Shorts one, Shorts other) { return one + other; }
inline Shorts minus(Shorts one, Shorts other) { return one - other; }
#endif

struct Accumulator {
  Shorts units[ACCUMULATOR_VECTORS];
};
/** Several together, of which each fits into 16 bits and their sum may not. */
struct WideAccumulator {
  Ints units[HIDDEN_VECTORS];
};

template <int FEATURE_COUNT, int HEADS> inline void addWeights(const ValueNet<FEATURE_COUNT, HEADS>& net, Accumulator& sum, const uint16_t* features, int count) {
  // half of the units at a time: as many as there are registers for
  const int part = ACCUMULATOR_VECTORS > 8 ? ACCUMULATOR_VECTORS / 2 : ACCUMULATOR_VECTORS;
  for (int from = 0; from < ACCUMULATOR_VECTORS; from += part) {
    Shorts units[part];
    for (int i = 0; i < part; i++) units[i] = sum.units[from + i];
    for (int feature = 0; feature < count; feature++) {
      const Shorts* weights = (const Shorts*)net.weights[features[feature]] + from;
      for (int i = 0; i < part; i++) units[i] = plus(units[i], weights[i]);
    }
    for (int i = 0; i < part; i++) sum.units[from + i] = units[i];
  }
}
inline void addAccumulator(Accumulator& sum, const Accumulator& more) {
  for (int i = 0; i < ACCUMULATOR_VECTORS; i++) sum.units[i] = plus(sum.units[i], more.units[i]);
}

inline Ints widened(const Accumulator& sum, int vector) { return __builtin_convertvector(((const FewShorts*)sum.units)[vector], Ints); }
inline void addAccumulator(WideAccumulator& sum, const Accumulator& more) {
  for (int i = 0; i < HIDDEN_VECTORS; i++) sum.units[i] += widened(more, i);
}

inline void subtractAccumulator(Accumulator& sum, const Accumulator& less) {
  for (int i = 0; i < ACCUMULATOR_VECTORS; i++) sum.units[i] = minus(sum.units[i], less.units[i]);
}

/** Adds up the weights of those units that are above 0; their numbers are `active`. */
inline void nextLayer(float* layer, const float matrix[][INNER], const float* values, const uint8_t* active, int count) {
  Floats sums[LAYER_VECTORS];
  for (int j = 0; j < LAYER_VECTORS; j++) sums[j] = ((Floats*)layer)[j];
  for (int i = 0; i < count; i++) {
    const Floats* row = (const Floats*)matrix[active[i]];
    Floats value = values[active[i]] - Floats{};
    for (int j = 0; j < LAYER_VECTORS; j++) sums[j] += value * row[j];
  }
  for (int j = 0; j < LAYER_VECTORS; j++) ((Floats*)layer)[j] = sums[j];
}

/** `others`: what is added to the sum. As whole numbers, so that it does not matter which part a feature is in. */
template <int FEATURE_COUNT, int HEADS>
inline void runHead(const ValueNet<FEATURE_COUNT, HEADS>& net, const Head& head, const Accumulator& sum, float* out, const WideAccumulator* others = nullptr) {
  alignas(VECTOR_BYTES) float values[HIDDEN], inner[INNER], third[INNER];
  uint8_t active[HIDDEN];
  int count = 0;
  for (int i = 0; i < HIDDEN_VECTORS; i++) {
    Ints units = widened(sum, i);
    if (others) units += others->units[i];
    ((Floats*)values)[i] = ((const Floats*)net.bias)[i] + net.step * __builtin_convertvector(units, Floats);
  }
  for (int u = 0; u < HIDDEN; u++) {
    active[count] = u;
    count += values[u] > 0;
  }
  for (int j = 0; j < INNER; j++) inner[j] = head.secondBias[j], third[j] = head.thirdBias[j];
  nextLayer(inner, head.second, values, active, count);
  count = 0;
  for (int j = 0; j < INNER; j++) {
    active[count] = j;
    count += inner[j] > 0;
  }
  nextLayer(third, head.third, inner, active, count);
  for (int j = 0; j < INNER; j++) inner[j] = (inner[j] > 0 ? inner[j] : 0) + (third[j] > 0 ? third[j] : 0);
  for (int h = 0; h < OUTPUTS; h++) {
    float total = head.outputBias[h];
    for (int j = 0; j < INNER; j++) total += inner[j] * head.outputWeights[h][j];
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
