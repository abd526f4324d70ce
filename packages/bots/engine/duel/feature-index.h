// What the net sees between two rounds, as one seat sees it: a list of features that are present.
#pragma once
#include "game.h"

// A map, one's own or the other's: where each group of features begins.
const int PHASES = 4, NOOKS = 25, NOOK_COUNTS = 8, REGIONS = 12;
enum MapFeatures {
  SQUARE = 0,
  DOMAIN_SHAPE = SQUARE + CELLS * COATS,
  COAT_DOMAIN = DOMAIN_SHAPE + 7 * 5 * 5,
  BEST_DOMAIN = COAT_DOMAIN + COATS * 5 * 3,
  LARGEST = BEST_DOMAIN + COATS * 8 * 5 * 3,
  MOST_CROSSES = LARGEST + COATS * 10 * PHASES,
  PLAIN_GAIN = MOST_CROSSES + COATS * 6 * PHASES,
  CROSS_GAIN = PLAIN_GAIN + COATS * 8,
  FRONTIER = CROSS_GAIN + COATS * 8,
  DOMAIN_COUNT = FRONTIER + COATS * 9,
  OPEN_CELLS = DOMAIN_COUNT + COATS * 5,
  HOLE_COUNT = OPEN_CELLS + 35,
  NOOK = HOLE_COUNT + 7,
  REGION = NOOK + NOOKS * NOOK_COUNTS,
  NAMED = REGION + REGIONS,
  BONUS = NAMED + COATS * 5,
  SPELL = BONUS + 18,
  MAP_FEATURES = SPELL + 4 * 9,
};
// Then what both seats share.
const int LEADS = 31;
enum SharedFeatures {
  RACE = 2 * MAP_FEATURES,
  OWNED = RACE + COATS * 6 * 6,
  FIRST = OWNED + COATS * 4,
  LEAD = FIRST + 2,
  FEATURES = LEAD + LEADS * PHASES,
};
/** More than any list has. */
const int ROOM = 320;

struct List {
  u16* at;
  int length;
  void push(int feature) { at[length++] = feature; }
};

// what a size, a number of liberties or a gain counts as; larger ones are alike
inline int few(int number, int most) { return number < most ? number : most; }
inline int sizeBucket(int size) {
  const u8 buckets[9] = {0, 0, 1, 2, 3, 4, 4, 5, 5};
  return size < 9 ? buckets[size] : 6;
}
inline int bestSizeBucket(int size) {
  const u8 buckets[12] = {0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6};
  return size < 12 ? buckets[size] : 7;
}
inline int libertyBucket(int liberties) {
  const u8 buckets[5] = {0, 1, 2, 3, 3};
  return liberties < 5 ? buckets[liberties] : 4;
}
inline int fewLiberties(int liberties) { return liberties == 0 ? 0 : liberties < 3 ? 1 : 2; }
inline int plainBucket(int gain) {
  const u8 buckets[10] = {0, 1, 2, 3, 4, 5, 5, 6, 6, 6};
  return gain < 10 ? buckets[gain] : 7;
}
inline int crossBucket(int gain) {
  const u8 buckets[11] = {0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 6};
  return gain < 11 ? buckets[gain] : 7;
}

inline void addSquares(List& list, const Map& m, int block) {
  for (int c = 0; c < COATS; c++)
    for (Bits cells = m.of[c]; cells;) list.push(block + SQUARE + COATS * takeLowest(cells) + c);
}

/** What there is to say of one coat. `free` are open cells that are no holes. */
inline void addCoat(List& list, const Map& m, int c, int block, int phase, Bits free) {
  int largest = 0, most = 0, best = -1, bestWorth = -1, plain = 0, crossed = m.count[c] ? 0 : 1;
  for (int i = 0; i < m.count[c]; i++) {
    int size = countOf(m.domains[c][i]), crosses = m.crosses[c][i];
    int liberties = countOf(around(m.domains[c][i]) & free), capped = few(crosses, 4);
    list.push(block + DOMAIN_SHAPE + 25 * sizeBucket(size) + 5 * capped + libertyBucket(liberties));
    list.push(block + COAT_DOMAIN + 15 * c + 3 * capped + fewLiberties(liberties));
    if (size > largest) largest = size;
    if (liberties == 0) continue;
    if (crosses > most) most = crosses;
    int worth = size * crosses + size + crosses;
    if (worth > bestWorth) bestWorth = worth, best = 120 * c + 15 * bestSizeBucket(size) + 3 * capped + fewLiberties(liberties);
  }
  if (best >= 0) list.push(block + BEST_DOMAIN + best);
  list.push(block + LARGEST + 10 * (PHASES * c + phase) + few(largest, 9));
  list.push(block + MOST_CROSSES + 6 * (PHASES * c + phase) + few(most, 5));
  Bits frontier = nearTo(m, c) & free;
  if (m.count[c])
    for (Bits cells = frontier; cells;) {
      Bits cell = bitOf(takeLowest(cells));
      int gain = gainOf(m, cell, c, 0), more = gainOf(m, cell, c, 1);
      if (gain > plain) plain = gain;
      if (more > crossed) crossed = more;
    }
  list.push(block + PLAIN_GAIN + 8 * c + plainBucket(plain));
  list.push(block + CROSS_GAIN + 8 * c + crossBucket(crossed));
  list.push(block + FRONTIER + 9 * c + few(countOf(frontier), 8));
  list.push(block + DOMAIN_COUNT + 5 * c + few(m.count[c], 4));
}

/** Open cells by how many open neighbours and how many coats they have around; and the regions they make. */
inline void addOpenCells(List& list, const Map& m, int block) {
  // for all cells at once: bits of a plane are the cells with so many at least
  Bits open = m.open, sides[4] = {open << 1, open >> 1, open << STRIDE, open >> STRIDE};
  Bits neighbours[6] = {open, 0, 0, 0, 0, 0}, coats[6] = {open, 0, 0, 0, 0, 0};
  for (Bits side : sides)
    for (int n = 4; n > 0; n--) neighbours[n] |= neighbours[n - 1] & side;
  for (int c = 0; c < COATS; c++) {
    Bits near = around(m.of[c]);
    for (int n = 4; n > 0; n--) coats[n] |= coats[n - 1] & near;
  }
  for (int n = 0; n < 5; n++) {
    Bits here = neighbours[n] & ~neighbours[n + 1];
    if (!here) continue;
    for (int c = 0; c < 5; c++) {
      int count = countOf(here & coats[c] & ~coats[c + 1]);
      if (count) list.push(block + NOOK + NOOK_COUNTS * (5 * n + c) + few(count, NOOK_COUNTS) - 1);
    }
  }
  for (Bits rest = m.open; rest;) {
    Bits region = rest & -rest;
    for (Bits grown = region;; region = grown) {
      grown = (region | around(region)) & m.open;
      if (grown == region) break;
    }
    rest &= ~region;
    list.push(block + REGION + few(countOf(region), REGIONS) - 1);
  }
}

inline int phaseOf(int open) { return few(open >> 3, PHASES - 1); }
/** Open cells that are no holes. */
inline Bits freeCells(const Map& m) { return m.open & around(m.open); }

inline void addOpen(List& list, const Map& m, int block) {
  addOpenCells(list, m, block);
  list.push(block + OPEN_CELLS + countOf(m.open));
  list.push(block + HOLE_COUNT + few(countHoles(m.open), 6));
}
/** Everything of a map but its squares. */
inline void addShape(List& list, const Map& m, int block) {
  for (int c = 0; c < COATS; c++) addCoat(list, m, c, block, phaseOf(countOf(m.open)), freeCells(m));
  addOpen(list, m, block);
}

/** What a seat still has at hand. */
inline void addHoldings(List& list, const Game& g, int seat, int block) {
  const int later[4] = {FREE_COAT, SPLIT_COAT, BOTH_COAT, TURN_COAT};
  int open = countOf(g.maps[seat].open);
  if (!g.bonusUsed[seat]) list.push(block + BONUS + few(open >> 1, 17));
  for (int s = 0; s < 4; s++)
    if (holds(g, later[s], seat)) list.push(block + SPELL + 9 * s + few(open >> 2, 8));
}
inline void addNamed(List& list, const Game& g, int seat, int block) {
  if (g.banners[seat] >= 0) list.push(block + NAMED + 5 * g.banners[seat] + few(g.maps[seat].count[g.banners[seat]], 4));
}

inline void addRace(List& list, const Game& g, int seat) {
  int other = 1 - seat;
  for (int c = 0; c < COATS; c++) {
    if (g.owners[c] == NOBODY) list.push(RACE + 36 * c + 6 * (BOXES[c] - g.boxes[seat][c]) + BOXES[c] - g.boxes[other][c]);
    else list.push(OWNED + 4 * c + (g.owners[c] == seat ? 0 : 2) + (g.cast[c] ? 1 : 0));
  }
  list.push(FIRST + (g.playerA == seat));
}
inline void addLead(List& list, const Game& g, int seat) {
  int lead = (pointsOf(g, seat) - pointsOf(g, 1 - seat) + 2 * LEADS / 2) / 2, open = countOf(g.maps[0].open) + countOf(g.maps[1].open);
  lead = lead < 0 ? 0 : few(lead, LEADS - 1);
  list.push(LEAD + PHASES * lead + few(open >> 4, PHASES - 1));
}

inline void addAll(List& list, const Game& g, int seat) {
  for (int view = 0; view < 2; view++) {
    int who = view ? 1 - seat : seat, block = view * MAP_FEATURES;
    addSquares(list, g.maps[who], block);
    addShape(list, g.maps[who], block);
    addHoldings(list, g, who, block);
    addNamed(list, g, who, block);
  }
  addRace(list, g, seat);
  addLead(list, g, seat);
}
