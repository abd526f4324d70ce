// Dominoes, kingdoms, where a domino may lie (K-P1..K-P4), and what a kingdom is worth (K-E1, K-V2, K-V3).
#pragma once
#include "bits.h"
#include "dominoes.h"

const int TERRAINS = 6;
#ifdef __CUDACC__
static __device__ const u8 DEVICE_HALVES[98] = DOMINO_TABLE;
#endif
static const u8 HOST_HALVES[98] = DOMINO_TABLE;

HD int halfOf(int index) {
#ifdef __CUDA_ARCH__
  return __ldg(DEVICE_HALVES + index);
#else
  return HOST_HALVES[index];
#endif
}
HD int terrainOf(int domino, int half) { return halfOf(2 * domino + half) & 7; }
HD int crownsOf(int domino, int half) { return halfOf(2 * domino + half) >> 3; }

struct alignas(16) Kingdom {
  Bits terrain[TERRAINS];
  /** Crowns of a square as a number of two bits. */
  Bits crownsLow, crownsHigh;
  /** The outermost columns and rows with a square, castle included. */
  u8 west, east, north, south;
  u8 laid, discards;
  /** Of the areas, without bonuses. */
  short points;
};

/** Directions east, south, west, north, as in the TypeScript rules. */
const int NO_DIRECTION = 255;
/** The squares lie there already, but the domino is not counted yet: a decision in the middle of a turn. */
const int ALREADY_LAID = 254;
HD int stepOf(int direction) {
  return direction == 0 ? 1 : direction == 1 ? STRIDE : direction == 2 ? -1 : -STRIDE;
}

HD void clearKingdom(Kingdom& k) {
  for (int t = 0; t < TERRAINS; t++) k.terrain[t] = none();
  k.crownsLow = k.crownsHigh = none();
  k.west = k.east = k.north = k.south = MIDDLE;
  k.laid = k.discards = 0;
  k.points = 0;
}
HD Bits coveredCells(const Kingdom& k) {
  Bits all = one(CASTLE);
  for (int t = 0; t < TERRAINS; t++) all = all | k.terrain[t];
  return all;
}
/** Uncovered cells that still fit the square (K-P3). */
HD Bits openCells(const Kingdom& k) {
  int left = k.east - MIDDLE, right = k.west + MIDDLE, top = k.south - MIDDLE, bottom = k.north + MIDDLE;
  return without(windowOf(left, right, top, bottom), coveredCells(k));
}
/** Cells beside a terrain or the castle. */
HD Bits joining(const Kingdom& k, int terrain) { return beside(k.terrain[terrain] | one(CASTLE)); }
HD int crownsAt(const Kingdom& k, int cell) { return has(k.crownsLow, cell) + 2 * has(k.crownsHigh, cell); }
HD int crownsIn(const Kingdom& k, const Bits& area) {
  return countOf(area & k.crownsLow) + 2 * countOf(area & k.crownsHigh);
}

/** By direction: the cells where the first half may lie. A double, the same either way round, is listed once. */
struct Places {
  Bits first[4];
};
HD int findPlaces(const Kingdom& k, const Bits& open, int domino, Places& places) {
  int a = terrainOf(domino, 0), b = terrainOf(domino, 1);
  Bits joinsA = joining(k, a), joinsB = a == b ? joinsA : joining(k, b);
  Bits across = open & earlier(open, 1), down = open & earlier(open, STRIDE);
  places.first[0] = across & (joinsA | earlier(joinsB, 1));
  places.first[1] = down & (joinsA | earlier(joinsB, STRIDE));
  bool isDouble = halfOf(2 * domino) == halfOf(2 * domino + 1);
  places.first[2] = isDouble ? none() : later(across & (joinsB | earlier(joinsA, 1)), 1);
  places.first[3] = isDouble ? none() : later(down & (joinsB | earlier(joinsA, STRIDE)), STRIDE);
  int count = 0;
  for (int d = 0; d < 4; d++) count += countOf(places.first[d]);
  return count;
}

HD int scoreTerrain(const Kingdom& k, int terrain) {
  int points = 0;
  Bits crowned = k.terrain[terrain] & (k.crownsLow | k.crownsHigh);
  while (!isEmpty(crowned)) {
    Bits area = flood(lowestOf(crowned), k.terrain[terrain]);
    points += countOf(area) * crownsIn(k, area);
    crowned = without(crowned, area);
  }
  return points;
}
HD void layHalf(Kingdom& k, int cell, int half) {
  Bits here = one(cell);
  int terrain = half & 7, crowns = half >> 3;
  for (int t = 0; t < TERRAINS; t++)
    if (t == terrain) k.terrain[t] = k.terrain[t] | here;
  if (crowns & 1) k.crownsLow = k.crownsLow | here;
  if (crowns & 2) k.crownsHigh = k.crownsHigh | here;
  int x = xOf(cell), y = yOf(cell);
  if (x < k.west) k.west = x;
  if (x > k.east) k.east = x;
  if (y < k.north) k.north = y;
  if (y > k.south) k.south = y;
}
HD void lay(Kingdom& k, int domino, int cell, int direction) {
  int a = terrainOf(domino, 0), b = terrainOf(domino, 1);
  int before = scoreTerrain(k, a) + (a != b ? scoreTerrain(k, b) : 0);
  layHalf(k, cell, halfOf(2 * domino));
  layHalf(k, cell + stepOf(direction), halfOf(2 * domino + 1));
  k.points += scoreTerrain(k, a) + (a != b ? scoreTerrain(k, b) : 0) - before;
  k.laid++;
}

/** The areas of a kingdom, by terrain: those of terrain t are the numbers start[t] to start[t + 1]. */
const int MOST_AREAS = SIZE == 5 ? 25 : 49;
struct Areas {
  Bits beside[MOST_AREAS];
  u8 size[MOST_AREAS], crowns[MOST_AREAS];
  int start[TERRAINS + 1];
};
HD void findAreas(const Kingdom& k, Areas& areas) {
  int n = 0;
  for (int t = 0; t < TERRAINS; t++) {
    areas.start[t] = n;
    Bits rest = k.terrain[t];
    while (!isEmpty(rest)) {
      Bits area = flood(lowestOf(rest), rest);
      areas.beside[n] = beside(area);
      areas.size[n] = countOf(area);
      areas.crowns[n++] = crownsIn(k, area);
      rest = without(rest, area);
    }
  }
  areas.start[TERRAINS] = n;
}
/** The areas once a domino lies on two cells: its terrains' areas beside it have become one. */
HD void findAreasWith(const Areas& before, int domino, int first, int second, Areas& areas) {
  int n = 0;
  for (int t = 0; t < TERRAINS; t++) {
    areas.start[t] = n;
    Bits here = none();
    int size = 0, crowns = 0;
    for (int half = 0; half < 2; half++) {
      if (terrainOf(domino, half) != t) continue;
      here = here | one(half ? second : first);
      size++, crowns += crownsOf(domino, half);
    }
    Bits around = size ? beside(here) : none();
    for (int i = before.start[t]; i < before.start[t + 1]; i++) {
      if (size && !isEmpty(here & before.beside[i])) {
        around = around | before.beside[i];
        size += before.size[i], crowns += before.crowns[i];
        continue;
      }
      areas.beside[n] = before.beside[i];
      areas.size[n] = before.size[i];
      areas.crowns[n++] = before.crowns[i];
    }
    if (size == 0) continue;
    areas.beside[n] = around;
    areas.size[n] = size;
    areas.crowns[n++] = crowns;
  }
  areas.start[TERRAINS] = n;
}
HD int largestArea(const Kingdom& k) {
  Areas areas;
  findAreas(k, areas);
  int most = 0;
  for (int i = 0; i < areas.start[TERRAINS]; i++) most = areas.size[i] > most ? areas.size[i] : most;
  return most;
}
HD int totalCrowns(const Kingdom& k) { return countOf(k.crownsLow) + 2 * countOf(k.crownsHigh); }

/** What a half, or two of the same terrain side by side on `one` and `two`, would add to the points. */
HD int gainAt(const Areas& areas, int cell, int other, int terrain, int squares, int crowns) {
  int before = 0;
  for (int i = areas.start[terrain]; i < areas.start[terrain + 1]; i++) {
    if (!has(areas.beside[i], cell) && !has(areas.beside[i], other)) continue;
    before += areas.size[i] * areas.crowns[i];
    squares += areas.size[i];
    crowns += areas.crowns[i];
  }
  return squares * crowns - before;
}
HD int gainOf(const Areas& areas, int domino, int first, int second) {
  int a = terrainOf(domino, 0), b = terrainOf(domino, 1);
  if (a == b) return gainAt(areas, first, second, a, 2, crownsOf(domino, 0) + crownsOf(domino, 1));
  return gainAt(areas, first, first, a, 1, crownsOf(domino, 0)) +
         gainAt(areas, second, second, b, 1, crownsOf(domino, 1));
}

/** The square of the kingdom's size with the castle in its middle. */
HD bool isCentral(int cell) {
  const int reach = (SIZE - 1) / 2;
  int x = xOf(cell) - MIDDLE, y = yOf(cell) - MIDDLE;
  return x >= -reach && x <= reach && y >= -reach && y <= reach;
}

/** Cells beside an area of this terrain that has crowns. */
HD Bits besideCrowns(const Areas& areas, int terrain) {
  Bits cells = none();
  for (int i = areas.start[terrain]; i < areas.start[terrain + 1]; i++)
    if (areas.crowns[i]) cells = cells | areas.beside[i];
  return cells;
}
/** These cells, as seen from cells from which a step in this direction leads to them. */
HD Bits before(const Bits& cells, int direction) {
  return direction == 0   ? earlier(cells, 1)
         : direction == 1 ? earlier(cells, STRIDE)
         : direction == 2 ? later(cells, 1)
                          : later(cells, STRIDE);
}
/** The most that a domino can bring at once. One without crowns brings something only beside crowns. */
HD int bestGain(const Areas& areas, const Places& places, int domino, bool losesBonusOutside) {
  int best = 0;
  bool isPlain = crownsOf(domino, 0) + crownsOf(domino, 1) == 0;
  Bits first = none(), second = none();
  if (isPlain) first = besideCrowns(areas, terrainOf(domino, 0)), second = besideCrowns(areas, terrainOf(domino, 1));
  for (int d = 0; d < 4; d++) {
    Bits cells = places.first[d];
    if (isPlain) cells = cells & (first | before(second, d));
    while (!isEmpty(cells)) {
      int first = takeLowest(cells), second = first + stepOf(d);
      int gain = gainOf(areas, domino, first, second);
      if (losesBonusOutside && gain > best && !(isCentral(first) && isCentral(second))) gain -= 10;
      if (gain > best) best = gain;
    }
  }
  return best;
}
