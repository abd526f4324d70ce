// Sums of the net's first layer over lists of features, and the same lists as dense rows for learning.
#pragma once
#include "net-shape.h"
#include "turns.h"

#ifdef __CUDACC__
#include <cuda_fp16.h>
typedef __half Weight;
typedef __half Dense;
#else
typedef float Weight;
typedef float Dense;
#endif


HD void addList(List& list, const u16* features, int room) {
  for (int i = 0; i < room && features[i] != NO_FEATURE; i++) list.add(features[i]);
}

#ifdef __CUDACC__
/** A warp works on one list; each of its 32 threads has four units. */
struct Four {
  float a = 0, b = 0, c = 0, d = 0;
  __device__ void add(const Weight* row) {
    uint2 words = __ldg((const uint2*)row);
    float2 low = __half22float2(*(__half2*)&words.x), high = __half22float2(*(__half2*)&words.y);
    a += low.x, b += low.y, c += high.x, d += high.y;
  }
  __device__ void addList(const u16* list, int room, const Weight* weights, int lane) {
    for (int from = 0; from < room; from += 32) {
      int mine = from + lane < room ? list[from + lane] : NO_FEATURE;
      for (int j = 0; j < 32; j++) {
        int feature = __shfl_sync(0xFFFFFFFFu, mine, j);
        if (feature == NO_FEATURE) return;
        add(weights + (size_t)feature * HIDDEN + 4 * lane);
      }
    }
  }
  __device__ void write(Weight* row, bool rectify) const {
    float low = rectify ? 0 : -60000;
    __half2 first = __floats2half2_rn(fmaxf(a, low), fmaxf(b, low)), second = __floats2half2_rn(fmaxf(c, low), fmaxf(d, low));
    uint2 words;
    words.x = *(u32*)&first;
    words.y = *(u32*)&second;
    *(uint2*)row = words;
  }
};
static __global__ void __launch_bounds__(256) sumListsKernel(int n, int room, const u16* lists, const Weight* weights,
                                                             const Weight* bias, Weight* out) {
  int i = blockIdx.x * 8 + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (i >= n) return;
  Four sum;
  if (bias) sum.add(bias + 4 * lane);
  sum.addList(lists + (size_t)i * room, room, weights, lane);
  sum.write(out + (size_t)i * HIDDEN + 4 * lane, false);
}
static __global__ void __launch_bounds__(256)
    combineKernel(int n, const Placement* placements, const int* turnPlacement, const i8* turnSlot, const u16* turnLists,
                  const Weight* weights, const Weight* games, const Weight* claims, const Weight* placed, Weight* out) {
  int i = blockIdx.x * 8 + threadIdx.x / 32, lane = threadIdx.x % 32;
  if (i >= n) return;
  int placement = turnPlacement[i], row = placements[placement].row, slot = turnSlot[i] < 0 ? 0 : turnSlot[i];
  Four sum;
  sum.add(games + (size_t)row * HIDDEN + 4 * lane);
  sum.add(claims + ((size_t)LINE * row + slot) * HIDDEN + 4 * lane);
  sum.add(placed + (size_t)placement * HIDDEN + 4 * lane);
  sum.addList(turnLists + (size_t)i * ROOM_TURN, ROOM_TURN, weights, lane);
  sum.write(out + (size_t)i * HIDDEN + 4 * lane, true);
}
/** One block for each row: counts in shared memory, then written out eight at a time. */
static __global__ void expandKernel(int room, int width, const u16* lists, const u8* symmetries, Dense* out) {
  extern __shared__ u32 counts[];
  const u16* list = lists + (size_t)blockIdx.x * room;
  for (int j = threadIdx.x; j < width / 4; j += blockDim.x) counts[j] = 0;
  __syncthreads();
  int own = symmetries[blockIdx.x] & 7, other = symmetries[blockIdx.x] >> 3;
  for (int j = threadIdx.x; j < room; j += blockDim.x) {
    if (list[j] == NO_FEATURE) continue;
    int feature = turnFeature(list[j], own, other);
    atomicAdd(&counts[feature >> 2], 1u << (8 * (feature & 3)));
  }
  __syncthreads();
  uint4* row = (uint4*)(out + (size_t)blockIdx.x * width);
  for (int j = threadIdx.x; j < width / 8; j += blockDim.x) {
    u32 words[4];
    for (int half = 0; half < 2; half++) {
      u32 four = counts[2 * j + half];
      for (int pair = 0; pair < 2; pair++) {
        __half2 two = __floats2half2_rn(four >> (16 * pair) & 255, four >> (16 * pair + 8) & 255);
        words[2 * half + pair] = *(u32*)&two;
      }
    }
    row[j] = make_uint4(words[0], words[1], words[2], words[3]);
  }
}
#else
inline void addFeature(float* sum, const float* row) {
  for (int u = 0; u < HIDDEN; u++) sum[u] += row[u];
}
inline void addWeights(float* sum, const u16* list, int room, const float* weights) {
  for (int i = 0; i < room && list[i] != NO_FEATURE; i++) addFeature(sum, weights + (size_t)list[i] * HIDDEN);
}
#endif

extern "C" {
/** Sums of the features' weights; `bias` may be null. */
void sumLists(int n, [[maybe_unused]] void* stream, int room, const u16* lists, const Weight* weights, const Weight* bias, Weight* out) {
#ifdef __CUDACC__
  if (n > 0) sumListsKernel<<<(n + 7) / 8, 256, 0, (cudaStream_t)stream>>>(n, room, lists, weights, bias, out);
#else
  for (int i = 0; i < n; i++) {
    float* sum = out + (size_t)i * HIDDEN;
    for (int u = 0; u < HIDDEN; u++) sum[u] = bias ? bias[u] : 0;
    addWeights(sum, lists + (size_t)i * room, room, weights);
  }
#endif
}
/** The first layer of every turn: its parts' sums and its own features, negative ones cut off. */
void combine(int n, [[maybe_unused]] void* stream, const Placement* placements, const int* turnPlacement, const i8* turnSlot,
             const u16* turnLists, const Weight* weights, const Weight* games, const Weight* claims,
             const Weight* placed, Weight* out) {
#ifdef __CUDACC__
  if (n > 0)
    combineKernel<<<(n + 7) / 8, 256, 0, (cudaStream_t)stream>>>(n, placements, turnPlacement, turnSlot, turnLists,
                                                                 weights, games, claims, placed, out);
#else
  for (int i = 0; i < n; i++) {
    int placement = turnPlacement[i], row = placements[placement].row, slot = turnSlot[i] < 0 ? 0 : turnSlot[i];
    float* sum = out + (size_t)i * HIDDEN;
    for (int u = 0; u < HIDDEN; u++) sum[u] = games[(size_t)row * HIDDEN + u];
    addFeature(sum, claims + ((size_t)LINE * row + slot) * HIDDEN);
    addFeature(sum, placed + (size_t)placement * HIDDEN);
    addWeights(sum, turnLists + (size_t)i * ROOM_TURN, ROOM_TURN, weights);
    for (int u = 0; u < HIDDEN; u++) sum[u] = sum[u] > 0 ? sum[u] : 0;
  }
#endif
}
/** Lists as rows of counts, `width` (at least FEATURES, a multiple of 16) wide, turned by symmetries (own + 8 x others). */
void expand(int n, [[maybe_unused]] void* stream, int room, int width, const u16* lists, const u8* symmetries, Dense* out) {
#ifdef __CUDACC__
  if (n > 0) expandKernel<<<n, 128, width, (cudaStream_t)stream>>>(room, width, lists, symmetries, out);
#else
  for (int i = 0; i < n; i++) {
    float* row = out + (size_t)i * width;
    for (int j = 0; j < width; j++) row[j] = 0;
    const u16* list = lists + (size_t)i * room;
    for (int j = 0; j < room && list[j] != NO_FEATURE; j++)
      row[turnFeature(list[j], symmetries[i] & 7, symmetries[i] >> 3)] += 1;
  }
#endif
}
}
