// The packed net (src/nets/packed-net.ts describes the layout) and its values in plain C++: the reference for TypeScript.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <vector>
#include "net-shape.h"
#include "turns.h"

/** A weight too large for a byte follows. */
const i8 ESCAPE = -128;

struct Head {
  std::vector<float> second, secondBias, third, thirdBias, outputWeights, outputBias;
};
struct Net {
  std::vector<float> weights, bias;
  std::map<int, Head> heads;
};
struct Forecast {
  float own, other, win;
  float value() const { return own - other + WIN_POINTS * win; }
};

inline Net readNet(const char* path) {
  FILE* file = fopen(path, "rb");
  auto fail = [&](const char* why) {
    fprintf(stderr, "%s: %s\n", path, why);
    exit(2);
  };
  if (!file) fail("cannot be opened");
  auto read = [&](void* to, size_t bytes) {
    if (fread(to, 1, bytes, file) != bytes) fail("is cut off");
  };
  auto numbers = [&](int count) {
    float step;
    std::vector<int16_t> steps(count);
    read(&step, 4);
    read(steps.data(), 2 * count);
    std::vector<float> list;
    for (int16_t each : steps) list.push_back(each * step);
    return list;
  };
  char magic[4];
  unsigned hash;
  int header[3];
  float step;
  read(magic, 4);
  read(&hash, 4);
  read(header, sizeof header);
  if (memcmp(magic, "KTN3", 4) || hash != NET_SHAPE_HASH || header[0] != SIZE || header[1] != FEATURES)
    fail("is for another engine");
  read(&step, 4);
  std::vector<u8> bits((FEATURES + 7) / 8);
  read(bits.data(), bits.size());
  std::vector<int> present;
  for (int c = 0; c < FEATURES; c++)
    if (bits[c >> 3] >> (c & 7) & 1) present.push_back(c);
  std::vector<u8> doublings(present.size());
  read(doublings.data(), doublings.size());
  Net net;
  net.bias = numbers(HIDDEN);
  for (int t = 0; t < header[2]; t++) {
    int players;
    read(&players, 4);
    Head& head = net.heads[players];
    head.second = numbers(INNER * HIDDEN), head.secondBias = numbers(INNER);
    head.third = numbers(INNER * INNER), head.thirdBias = numbers(INNER);
    head.outputWeights = numbers(OUTPUTS * INNER), head.outputBias = numbers(OUTPUTS);
  }
  net.weights.assign((size_t)FEATURES * HIDDEN, 0);
  for (int u = 0; u < HIDDEN; u++)
    for (size_t i = 0; i < present.size(); i++) {
      i8 steps;
      int16_t many;
      read(&steps, 1);
      if (steps == ESCAPE) read(&many, 2);
      net.weights[(size_t)present[i] * HIDDEN + u] = (steps == ESCAPE ? many : steps) * (1 << doublings[i]) * step;
    }
  fclose(file);
  return net;
}

/** Final points where they are certain, else what the net says on top of what is there. */
inline Forecast withKnown(const Known& known, const float* out) {
  return {known.ownFinal >= 0 ? known.ownFinal : known.own + POINTS_PER_UNIT * out[0],
          known.otherFinal >= 0 ? known.otherFinal : known.other + POINTS_PER_UNIT * out[1], 1 / (1 + expf(-out[2]))};
}

/** Every placement of the seat to act; one without direction where there is nothing to place or nowhere to place it. */
inline std::vector<Placement> placementsOf(const Game& g) {
  std::vector<Placement> placements;
  Places places;
  if (!g.isOpening && findPlaces(g.kingdoms[g.seat], openCells(g.kingdoms[g.seat]), g.older[g.turn], places))
    for (int d = 0; d < 4; d++)
      for (Bits cells = places.first[d]; !isEmpty(cells);) placements.push_back({0, (u8)takeLowest(cells), (u8)d, 0});
  if (placements.empty()) placements.push_back({0, 0, (u8)NO_DIRECTION, 0});
  return placements;
}

/** The table after a turn (`takeTurn` done, `goOn` not), as a seat sees it. */
inline Forecast forecast(const Net& net, const Game& after, int seat) {
  u16 features[1024];
  List list = {features, 1024, 0};
  addAfter(list, after, seat);
  std::vector<float> sum = net.bias;
  for (int i = 0; i < list.length; i++)
    for (int u = 0; u < HIDDEN; u++) sum[u] += net.weights[(size_t)features[i] * HIDDEN + u];
  const Head& head = net.heads.at(after.players);
  float inner[INNER], out[OUTPUTS];
  for (int j = 0; j < INNER; j++) {
    float total = head.secondBias[j];
    for (int u = 0; u < HIDDEN; u++) total += fmaxf(sum[u], 0) * head.second[j * HIDDEN + u];
    inner[j] = fmaxf(total, 0);
  }
  for (int h = 0; h < OUTPUTS; h++) out[h] = head.outputBias[h];
  for (int j = 0; j < INNER; j++) {
    float total = head.thirdBias[j];
    for (int i = 0; i < INNER; i++) total += inner[i] * head.third[j * INNER + i];
    for (int h = 0; h < OUTPUTS; h++) out[h] += (inner[j] + fmaxf(total, 0)) * head.outputWeights[h * INNER + j];
  }
  Known known;
  knownOf(after, seat, after.kingdoms[seat], known);
  return withKnown(known, out);
}
