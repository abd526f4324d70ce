// The policy prior of a draw, from a few features that are quickly found: it decides which draws the net evaluates. The weights are
// learnt from what the net says of all the draws of a seat (policy_prior.py writes them).
#pragma once
#include "game.h"

const int STAGES = 4, HALF_SIZES = 6, HALF_CROSSES = 5, FACE_CROSS_KINDS = 4, AROUND = 5, GAINS = 24;
/** Where each group of weights begins. */
enum PriorWeights {
  // of a half, whatever the other does
  JOINS = 0,
  ROOM_LEFT = JOINS + STAGES * COATS * FACE_CROSS_KINDS * HALF_SIZES * HALF_CROSSES,
  SHUT_OUT = ROOM_LEFT + AROUND * HALF_SIZES * HALF_CROSSES,
  CELL = SHUT_OUT + STAGES * HALF_SIZES * HALF_CROSSES * 2,
  // of both halves together
  OPEN_AROUND = CELL + STAGES * 12,
  HOLES_MADE = OPEN_AROUND + STAGES * AROUND * AROUND,
  NOOKS_MADE = HOLES_MADE + STAGES * 5,
  ONE_COAT = NOOKS_MADE + STAGES * 8,
  GAIN = ONE_COAT + STAGES * 2 * FACE_CROSS_KINDS,
  CAST_FOR = GAIN + STAGES * GAINS,
  PRIOR_WEIGHTS = CAST_FOR + 9 * 8,
};

inline int cappedAt(int number, int most) { return number < most ? number : most; }
inline int stageOf(int open) { return open > 24 ? 0 : open > 16 ? 1 : open > 8 ? 2 : 3; }
inline int halfSize(int size) {
  const u8 buckets[8] = {0, 1, 2, 3, 3, 4, 4, 4};
  return size < 8 ? buckets[size] : HALF_SIZES - 1;
}
inline int gainBucket(int gain) { return gain < 12 ? gain : gain < 16 ? 12 + (gain - 12) / 2 : gain < 48 ? 14 + (gain - 16) / 4 : GAINS - 2; }
/** Cells that mirrors lead to are alike. */
inline int cellClass(int cell) {
  int x = cell & 7, y = cell >> 3;
  return 3 * (x < 3 ? x : 6 - x) + (y < 2 ? y : 4 - y);
}
/** Open cells with at most one open neighbour. */
inline int countNooks(Bits open) {
  Bits left = open << 1, right = open >> 1, up = open << STRIDE, down = open >> STRIDE;
  return countOf(open & ~((left & right) | (up & down) | ((left | right) & (up | down))));
}

/** No draw adds up more than two halves with three neighbours each, and both together. */
const int WEIGHTS_ROOM = 18;

/** A map before a draw. */
struct PriorMap {
  const Map& map;
  int open, stage, holes, nooks;

  PriorMap(const Map& map)
      : map(map), open(countOf(map.open)), stage(stageOf(open)), holes(countHoles(map.open)), nooks(countNooks(map.open)) {}

  /** Calls `visit(weight)` for what one half adds up, and returns the points it brings by itself. */
  template <typename Visit> int eachOfHalf(int cell, int coat, int crosses, Visit visit) const {
    Bits ring = around(bitOf(cell)), joined = bitOf(cell), open = map.open & ~joined;
    int size = 0, marks = 0, before = 0;
    if (map.of[coat] & ring)
      for (int i = 0; i < map.count[coat]; i++) {
        if (!(map.domains[coat][i] & ring)) continue;
        int domain = countOf(map.domains[coat][i]);
        joined |= map.domains[coat][i];
        size += domain, marks += map.crosses[coat][i], before += domain * map.crosses[coat][i];
      }
    int kind = cappedAt(crosses, FACE_CROSS_KINDS - 1), all = cappedAt(marks + crosses, HALF_CROSSES - 1);
    visit(JOINS + (((stage * COATS + coat) * FACE_CROSS_KINDS + kind) * HALF_SIZES + halfSize(size)) * HALF_CROSSES + cappedAt(marks, HALF_CROSSES - 1));
    visit(ROOM_LEFT + (cappedAt(countOf(around(joined) & open), AROUND - 1) * HALF_SIZES + halfSize(size + 1)) * HALF_CROSSES + all);
    visit(CELL + 12 * stage + cellClass(cell));
    for (int other = 0; other < COATS; other++) {
      if (other == coat || !(map.of[other] & ring)) continue;
      // domains of other coats lose a place to grow
      for (int i = 0; i < map.count[other]; i++) {
        Bits domain = map.domains[other][i];
        if (!(domain & ring)) continue;
        bool isShut = !(around(domain) & open);
        visit(SHUT_OUT + ((stage * HALF_SIZES + halfSize(countOf(domain))) * HALF_CROSSES + cappedAt(map.crosses[other][i], HALF_CROSSES - 1)) * 2 + isShut);
      }
    }
    return (size + 1) * (marks + crosses) - before;
  }

  /** The same for what both halves together add up; `gain` is that of both. */
  template <typename Visit> void eachOfBoth(int one, int other, int gain, Visit visit) const {
    Bits first = bitOf(one), second = bitOf(other), left = map.open & ~(first | second);
    visit(OPEN_AROUND + AROUND * (AROUND * stage + countOf(around(first) & left)) + countOf(around(second) & left));
    visit(HOLES_MADE + 5 * stage + cappedAt(countHoles(left) - holes + 2, 4));
    int nooksMade = countNooks(left) - nooks + 3;
    visit(NOOKS_MADE + 8 * stage + (nooksMade < 0 ? 0 : cappedAt(nooksMade, 7)));
    visit(GAIN + GAINS * stage + gainBucket(gain));
  }

  /** The same for what all draws of a reading have in common. */
  int castFor(int code) const {
    int spell = turnOf(code) > 0 ? 3 : spellsOf(code) == FREE ? 1 : spellsOf(code) == SPLIT ? 2 : 0;
    return CAST_FOR + 8 * (open >> 2) + spell + (crossOf(code) >= 0 ? 4 : 0);
  }
  int oneCoat(bool areTogether, int crosses) const { return ONE_COAT + (stage * 2 + areTogether) * FACE_CROSS_KINDS + cappedAt(crosses, FACE_CROSS_KINDS - 1); }

  /** Everything that a draw adds up. */
  template <typename Visit> void eachOfDraw(const Draw& draw, const int* crosses, Visit visit) const {
    int one = draw.first, other = draw.second, coat = firstCoat(draw.code);
    int gain = eachOfHalf(one, coat, crosses[0], visit) + eachOfHalf(other, secondCoat(draw.code), crosses[1], visit);
    bool areTogether = around(bitOf(one)) & bitOf(other);
    if (coat == secondCoat(draw.code)) {
      if (areTogether) gain = gainOfJoined(one, other, coat, crosses[0] + crosses[1]);
      visit(oneCoat(areTogether, crosses[0] + crosses[1]));
    }
    eachOfBoth(one, other, gain, visit);
    visit(castFor(draw.code));
  }

  /** What halves of one coat bring if they lie side by side. */
  int gainOfJoined(int one, int other, int coat, int crosses) const { return gainOf(map, bitOf(one) | bitOf(other), coat, crosses); }
};

#include "policy-prior-weights.h"

/** The priors of all draws of two dice. What a half adds up by itself is found once for each of its cells. */
struct PolicyPrior {
  PriorMap before;
  int coats[2], crosses[2];
  Bits known[2] = {0, 0};
  int worth[2][CELLS], gain[2][CELLS];
  int common, together, apart;

  PolicyPrior(const Map& map) : before(map), coats{-1, -1}, crosses{-1, -1} {}

  void read(int code, int firstCrosses, int secondCrosses) {
    setHalf(0, firstCoat(code), firstCrosses);
    setHalf(1, secondCoat(code), secondCrosses);
    common = PRIOR[before.castFor(code)];
    bool isOneCoat = coats[0] == coats[1];
    together = isOneCoat ? PRIOR[before.oneCoat(true, firstCrosses + secondCrosses)] : 0;
    apart = isOneCoat ? PRIOR[before.oneCoat(false, firstCrosses + secondCrosses)] : 0;
  }
  int of(int one, int other) {
    look(0, one);
    look(1, other);
    int both = gain[0][one] + gain[1][other], sum = common + worth[0][one] + worth[1][other];
    bool areTogether = around(bitOf(one)) & bitOf(other);
    if (areTogether && coats[0] == coats[1]) both = before.gainOfJoined(one, other, coats[0], crosses[0] + crosses[1]);
    sum += areTogether ? together : apart;
    before.eachOfBoth(one, other, both, [&](int weight) { sum += PRIOR[weight]; });
    return sum;
  }

 private:
  void setHalf(int half, int coat, int marks) {
    if (coats[half] != coat || crosses[half] != marks) known[half] = 0;
    coats[half] = coat, crosses[half] = marks;
  }
  void look(int half, int cell) {
    if (known[half] & bitOf(cell)) return;
    known[half] |= bitOf(cell);
    int sum = 0;
    gain[half][cell] = before.eachOfHalf(cell, coats[half], crosses[half], [&](int weight) { sum += PRIOR[weight]; });
    worth[half][cell] = sum;
  }
};
