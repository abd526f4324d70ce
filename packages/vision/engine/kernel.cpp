// Convolutions of 3 x 3 with what follows them, four outputs at a time. Compiled to WebAssembly by tools/build-kernels.mjs;
// src/net/kernel.test.ts compares it with the same in TypeScript, which runs where SIMD is missing.
#include <wasm_simd128.h>

#define EXPORT(name) __attribute__((export_name(#name)))

namespace {

/** Outputs of one vector, vectors of one block, pixels of one block: what fits into registers. */
constexpr int LANES = 4, VECTORS = 4, PIXELS = 2;

/**
 * Some outputs of some pixels that lie side by side.
 *
 * @param in the upper left value around the first pixel, in the first of the padded planes
 * @param weights by input and place in 3 x 3: all outputs, from the first of the block on
 */
template <int vectors, int pixels>
void block(const float* in, int inputs, int wide, int stride, const float* weights, int outputs, const float* biases, v128_t* sums) {
  for (int pixel = 0; pixel < pixels; pixel++)
    for (int vector = 0; vector < vectors; vector++) sums[pixel * vectors + vector] = wasm_v128_load(biases + vector * LANES);
  for (int input = 0; input < inputs; input++, in += wide * wide)
    for (int place = 0; place < 9; place++, weights += outputs) {
      const float* at = in + place / 3 * wide + place % 3;
      for (int pixel = 0; pixel < pixels; pixel++) {
        const v128_t value = wasm_v128_load32_splat(at + pixel * stride);
        for (int vector = 0; vector < vectors; vector++) {
          v128_t& sum = sums[pixel * vectors + vector];
          sum = wasm_f32x4_add(sum, wasm_f32x4_mul(value, wasm_v128_load(weights + vector * LANES)));
        }
      }
    }
}

template <int vectors, int pixels>
void write(const v128_t* sums, float* out, int plane) {
  const v128_t zero = wasm_f32x4_const_splat(0);
  for (int pixel = 0; pixel < pixels; pixel++)
    for (int vector = 0; vector < vectors; vector++) {
      float lanes[LANES];
      wasm_v128_store(lanes, wasm_f32x4_max(sums[pixel * vectors + vector], zero));
      for (int lane = 0; lane < LANES; lane++) out[(vector * LANES + lane) * plane + pixel] = lanes[lane];
    }
}

template <int vectors>
void outputsOf(const float* in, int inputs, int side, int stride, const float* weights, int outputs, const float* biases, float* out) {
  const int wide = side + 2, result = side / stride, plane = result * result;
  v128_t sums[vectors * PIXELS];
  for (int y = 0; y < result; y++) {
    const float* row = in + y * stride * wide;
    int x = 0;
    for (; x + PIXELS <= result; x += PIXELS) {
      block<vectors, PIXELS>(row + x * stride, inputs, wide, stride, weights, outputs, biases, sums);
      write<vectors, PIXELS>(sums, out + y * result + x, plane);
    }
    for (; x < result; x++) {
      block<vectors, 1>(row + x * stride, inputs, wide, stride, weights, outputs, biases, sums);
      write<vectors, 1>(sums, out + y * result + x, plane);
    }
  }
}

}  // namespace

/** Where the memory begins that the caller may use: nothing else is kept in it. */
extern "C" unsigned char __heap_base;
EXPORT(free_memory) unsigned char* freeMemory() { return &__heap_base; }

/**
 * @param in planes of (side + 2) x (side + 2) values, zeros around them
 * @param outputs a multiple of four
 * @param out planes of (side / stride) x (side / stride) values, none below 0
 */
EXPORT(convolve) void convolve(const float* in, int inputs, int side, int stride, const float* weights, int outputs, const float* biases,
                               float* out) {
  const int result = side / stride, plane = result * result;
  int first = 0;
  for (; first + VECTORS * LANES <= outputs; first += VECTORS * LANES)
    outputsOf<VECTORS>(in, inputs, side, stride, weights + first, outputs, biases + first, out + first * plane);
  for (; first < outputs; first += LANES)
    outputsOf<1>(in, inputs, side, stride, weights + first, outputs, biases + first, out + first * plane);
}
