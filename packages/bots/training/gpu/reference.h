// The packed net (packed-table-net.ts describes the layout) and its values in plain C++: the reference for TypeScript.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <vector>
#include "turns.h"

const int UNITS = 128, INNER = 32, HEADS = 3;
/** A weight too large for a byte follows. */
const i8 ESCAPE = -128;
const float POINTS_PER_UNIT = 20, WIN_WEIGHT = 20;

struct Tail {
  std::vector<float> second, secondBias, third, thirdBias, heads, headsBias;
};
struct Net {
  std::vector<float> rows, bias;
  std::map<int, Tail> tails;
};
struct Forecast {
  float own, other, win;
  float value() const { return own - other + WIN_WEIGHT * win; }
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
  int header[5];
  float step;
  read(magic, 4);
  read(header, sizeof header);
  if (memcmp(magic, "KTN2", 4) || header[0] != SIZE || header[1] != COLUMNS || header[2] != UNITS || header[3] != INNER)
    fail("is for another engine");
  read(&step, 4);
  std::vector<u8> bits((COLUMNS + 7) / 8);
  read(bits.data(), bits.size());
  std::vector<int> present;
  for (int c = 0; c < COLUMNS; c++)
    if (bits[c >> 3] >> (c & 7) & 1) present.push_back(c);
  std::vector<u8> doublings(present.size());
  read(doublings.data(), doublings.size());
  Net net;
  net.bias = numbers(UNITS);
  for (int t = 0; t < header[4]; t++) {
    int players;
    read(&players, 4);
    Tail& tail = net.tails[players];
    tail.second = numbers(INNER * UNITS), tail.secondBias = numbers(INNER);
    tail.third = numbers(INNER * INNER), tail.thirdBias = numbers(INNER);
    tail.heads = numbers(HEADS * INNER), tail.headsBias = numbers(HEADS);
  }
  net.rows.assign((size_t)COLUMNS * UNITS, 0);
  for (int u = 0; u < UNITS; u++)
    for (size_t i = 0; i < present.size(); i++) {
      i8 steps;
      int16_t many;
      read(&steps, 1);
      if (steps == ESCAPE) read(&many, 2);
      net.rows[(size_t)present[i] * UNITS + u] = (steps == ESCAPE ? many : steps) * (1 << doublings[i]) * step;
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
  u16 columns[1024];
  List list = {columns, 1024, 0};
  addAfter(list, after, seat);
  std::vector<float> sum = net.bias;
  for (int i = 0; i < list.length; i++)
    for (int u = 0; u < UNITS; u++) sum[u] += net.rows[(size_t)columns[i] * UNITS + u];
  const Tail& tail = net.tails.at(after.players);
  float inner[INNER], out[HEADS];
  for (int j = 0; j < INNER; j++) {
    float total = tail.secondBias[j];
    for (int u = 0; u < UNITS; u++) total += fmaxf(sum[u], 0) * tail.second[j * UNITS + u];
    inner[j] = fmaxf(total, 0);
  }
  for (int h = 0; h < HEADS; h++) out[h] = tail.headsBias[h];
  for (int j = 0; j < INNER; j++) {
    float total = tail.thirdBias[j];
    for (int i = 0; i < INNER; i++) total += inner[i] * tail.third[j * INNER + i];
    for (int h = 0; h < HEADS; h++) out[h] += (inner[j] + fmaxf(total, 0)) * tail.heads[h * INNER + j];
  }
  Known known;
  knownOf(after, seat, after.kingdoms[seat], known);
  return withKnown(known, out);
}

/** Writes a net as `readNet` reads it. */
inline void writeNet(const Net& net, const char* path) {
  FILE* file = fopen(path, "wb");
  if (!file) {
    fprintf(stderr, "%s: cannot be written\n", path);
    exit(2);
  }
  auto write = [&](const std::vector<float>& list) {
    float step = 1e-9f;
    for (float each : list) step = fmaxf(step, fabsf(each) / 32767);
    fwrite(&step, 4, 1, file);
    for (float each : list) {
      int16_t steps = (int16_t)lroundf(each / step);
      fwrite(&steps, 2, 1, file);
    }
  };
  const int header[] = {SIZE, COLUMNS, UNITS, INNER, (int)net.tails.size()};
  float step = 1e-9f;
  for (float each : net.rows) step = fmaxf(step, fabsf(each) / 32767);
  fwrite("KTN2", 1, 4, file);
  fwrite(header, sizeof header, 1, file);
  fwrite(&step, 4, 1, file);
  for (int c = 0; c < COLUMNS; c += 8) fputc(c + 8 <= COLUMNS ? 255 : (1 << (COLUMNS - c)) - 1, file);
  for (int c = 0; c < COLUMNS; c++) fputc(0, file);  // no step is doubled
  write(net.bias);
  for (const auto& [players, tail] : net.tails) {
    fwrite(&players, 4, 1, file);
    for (const auto* list : {&tail.second, &tail.secondBias, &tail.third, &tail.thirdBias, &tail.heads, &tail.headsBias})
      write(*list);
  }
  for (int u = 0; u < UNITS; u++)
    for (int c = 0; c < COLUMNS; c++) {
      int16_t steps = (int16_t)lroundf(net.rows[(size_t)c * UNITS + u] / step);
      bool isLarge = steps < -127 || steps > 127;
      fputc(isLarge ? ESCAPE : steps, file);
      if (isLarge) fwrite(&steps, 2, 1, file);
    }
  fclose(file);
}
