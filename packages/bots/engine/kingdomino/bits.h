// Boards as bits, for processors (g++) and graphics cards (nvcc). SIZE is 5 or 7, chosen when compiling.
//
// The canvas is centred on the castle and large enough for every kingdom: 9 x 9 or 13 x 13 cells, row by row, with one guard
// cell at the end of each row, so that a step east from the last column never lands in the next row. The numbers of the cells
// are those of the TypeScript rules.
#pragma once
#include <cstdint>

#ifndef SIZE
#define SIZE 5
#endif

#ifdef __CUDACC__
#define HD __host__ __device__ inline
#else
#define HD inline
#endif

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t i8;

const int WIDTH = 2 * SIZE - 1;
const int STRIDE = WIDTH + 1;
const int MIDDLE = SIZE - 1;
const int CASTLE = MIDDLE * STRIDE + MIDDLE;
const int CELLS = WIDTH * STRIDE;
const int WORDS = (CELLS + 63) / 64;

HD int xOf(int cell) { return cell % STRIDE; }
HD int yOf(int cell) { return cell / STRIDE; }

HD int count64(u64 word) {
#ifdef __CUDA_ARCH__
  return __popcll(word);
#else
  return __builtin_popcountll(word);
#endif
}

HD int lowest64(u64 word) {
#ifdef __CUDA_ARCH__
  return __ffsll((long long)word) - 1;
#else
  return __builtin_ctzll(word);
#endif
}

struct Bits {
  u64 w[WORDS];
};

HD Bits none() {
  Bits b;
  for (int i = 0; i < WORDS; i++) b.w[i] = 0;
  return b;
}
HD Bits one(int cell) {
  Bits b;
  for (int i = 0; i < WORDS; i++) b.w[i] = cell >> 6 == i ? 1ULL << (cell & 63) : 0;
  return b;
}
HD Bits operator|(Bits a, const Bits& b) {
  for (int i = 0; i < WORDS; i++) a.w[i] |= b.w[i];
  return a;
}
HD Bits operator&(Bits a, const Bits& b) {
  for (int i = 0; i < WORDS; i++) a.w[i] &= b.w[i];
  return a;
}
HD Bits operator^(Bits a, const Bits& b) {
  for (int i = 0; i < WORDS; i++) a.w[i] ^= b.w[i];
  return a;
}
HD Bits without(Bits a, const Bits& b) {
  for (int i = 0; i < WORDS; i++) a.w[i] &= ~b.w[i];
  return a;
}
HD bool operator==(const Bits& a, const Bits& b) {
  u64 difference = 0;
  for (int i = 0; i < WORDS; i++) difference |= a.w[i] ^ b.w[i];
  return difference == 0;
}
/** Every cell moves on by `step` (below 64): what lies at a cell afterwards lay `step` before it. */
HD Bits later(const Bits& a, int step) {
  Bits b;
  for (int i = WORDS - 1; i > 0; i--) b.w[i] = a.w[i] << step | a.w[i - 1] >> (64 - step);
  b.w[0] = a.w[0] << step;
  return b;
}
HD Bits earlier(const Bits& a, int step) {
  Bits b;
  for (int i = 0; i < WORDS - 1; i++) b.w[i] = a.w[i] >> step | a.w[i + 1] << (64 - step);
  b.w[WORDS - 1] = a.w[WORDS - 1] >> step;
  return b;
}
HD bool isEmpty(const Bits& a) {
  u64 all = 0;
  for (int i = 0; i < WORDS; i++) all |= a.w[i];
  return all == 0;
}
HD int countOf(const Bits& a) {
  int count = 0;
  for (int i = 0; i < WORDS; i++) count += count64(a.w[i]);
  return count;
}
HD bool has(const Bits& a, int cell) { return a.w[cell >> 6] >> (cell & 63) & 1; }

/** Takes the lowest cell out and answers with its number; there must be one. */
HD int takeLowest(Bits& a) {
  for (int i = 0; i < WORDS - 1; i++) {
    if (a.w[i] == 0) continue;
    int cell = 64 * i + lowest64(a.w[i]);
    a.w[i] &= a.w[i] - 1;
    return cell;
  }
  int cell = 64 * (WORDS - 1) + lowest64(a.w[WORDS - 1]);
  a.w[WORDS - 1] &= a.w[WORDS - 1] - 1;
  return cell;
}
HD Bits lowestOf(Bits a) { return one(takeLowest(a)); }

/** All cells of the columns `left` to `right` and the rows `top` to `bottom`. */
HD constexpr Bits rectangle(int left, int right, int top, int bottom) {
  Bits b = {};
  u64 row = ((1ULL << (right - left + 1)) - 1) << left;
  for (int y = 0; y < WIDTH; y++) {
    if (y < top || y > bottom) continue;
    int at = y * STRIDE;
    b.w[at / 64] |= row << (at % 64);
    if (at % 64 + WIDTH > 64 && at / 64 + 1 < WORDS) b.w[at / 64 + 1] |= row >> (64 - at % 64);
  }
  return b;
}

#ifndef __CUDA_ARCH__
/** Half planes: what `rectangle` is made of, ready where there is memory at hand. */
struct HalfPlanes {
  Bits fromColumn[WIDTH], toColumn[WIDTH], fromRow[WIDTH], toRow[WIDTH];
};
constexpr HalfPlanes halfPlanes() {
  HalfPlanes planes = {};
  for (int i = 0; i < WIDTH; i++) {
    planes.fromColumn[i] = rectangle(i, WIDTH - 1, 0, WIDTH - 1);
    planes.toColumn[i] = rectangle(0, i, 0, WIDTH - 1);
    planes.fromRow[i] = rectangle(0, WIDTH - 1, i, WIDTH - 1);
    planes.toRow[i] = rectangle(0, WIDTH - 1, 0, i);
  }
  return planes;
}
constexpr HalfPlanes HALF_PLANES = halfPlanes();
#endif
/** The same as `rectangle`, for numbers that are not known when compiling. */
HD Bits windowOf(int left, int right, int top, int bottom) {
#ifdef __CUDA_ARCH__
  return rectangle(left, right, top, bottom);
#else
  return HALF_PLANES.fromColumn[left] & HALF_PLANES.toColumn[right] & HALF_PLANES.fromRow[top] & HALF_PLANES.toRow[bottom];
#endif
}

/** The cells beside these. */
HD Bits beside(const Bits& a) {
  constexpr Bits canvas = rectangle(0, WIDTH - 1, 0, WIDTH - 1);
  return (later(a, 1) | earlier(a, 1) | later(a, STRIDE) | earlier(a, STRIDE)) & canvas;
}
/** The part of `area` that hangs together with `seed`. */
HD Bits flood(const Bits& seed, const Bits& area) {
  Bits found = seed;
  for (;;) {
    Bits more = (found | beside(found)) & area;
    if (more == found) return found;
    found = more;
  }
}

/** A generator of random numbers: a linear step and a mix. */
struct Random {
  u64 state;
  HD u32 next() {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    u64 x = state;
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdULL;
    x ^= x >> 33;
    return (u32)(x >> 16);
  }
  HD int below(int n) { return (int)(((u64)next() * n) >> 32); }
  HD float unit() { return (next() >> 8) * (1.0f / 16777216.0f); }
};
HD Random randomFrom(u64 seed) {
  Random random = {seed * 0x9E3779B97F4A7C15ULL + 12345};
  random.next();
  random.next();
  return random;
}
