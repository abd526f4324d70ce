// The draws a seat may make with its two dice: all of them counted (to check the rules), or the most promising ones.
#pragma once
#include "game.h"

/** How many draws of each sort are kept: without more, with the castle cross, with a spell. */
struct Widths {
  int plain, crossed, spells;
};
const int MOST_DRAWS = 512;

struct DrawList {
  int count;
  Draw draws[MOST_DRAWS];
  float value[MOST_DRAWS];
};

/** The first cells of dominoes: first half left of, right of, above, below the second. */
struct Places {
  Bits first[4];
};
const int STEPS[4] = {1, -1, STRIDE, -STRIDE};
inline Bits shifted(Bits cells, int step) { return step > 0 ? cells >> step : cells << -step; }

/** Where two halves may lie together; of halves that look alike only one way round. */
inline void findPlaces(Bits open, Bits nearFirst, Bits nearSecond, bool alike, Places& places) {
  for (int d = 0; d < 4; d++)
    places.first[d] = alike && (d & 1) ? 0 : open & shifted(open, STEPS[d]) & (nearFirst | shifted(nearSecond, STEPS[d])) & BOARD;
}

/** How promising a draw is: points now, growing domains, no holes. Learnt by trying; see the README. */
struct Promise {
  const Map& map;
  int first, second, firstCrosses, secondCrosses;
  int holes;

  Promise(const Map& map, int first, int second, int firstCrosses, int secondCrosses)
      : map(map), first(first), second(second), firstCrosses(firstCrosses), secondCrosses(secondCrosses), holes(countHoles(map.open)) {}

  float of(int one, int other, bool together) const {
    Bits a = bitOf(one), b = bitOf(other);
    int gain;
    if (first != second) gain = gainOf(map, a, first, firstCrosses) + gainOf(map, b, second, secondCrosses);
    else if (together) gain = gainOf(map, a | b, first, firstCrosses + secondCrosses);
    else {
      Map after = map;
      drawSquare(after, one, first, firstCrosses);
      drawSquare(after, other, second, secondCrosses);
      gain = after.points - map.points;
    }
    int lost = countHoles(map.open & ~(a | b)) - holes;
    return 2.0f * gain + reach(a, first) + reach(b, second) - 4.0f * lost;
  }
  /** The size of what a half joins, and how many crosses wait there. */
  float reach(Bits cell, int coat) const {
    Bits ring = around(cell);
    if (!(map.of[coat] & ring)) return 0;
    float sum = 1;
    for (int i = 0; i < map.count[coat]; i++)
      if (map.domains[coat][i] & ring) sum += 0.5f * countOf(map.domains[coat][i]) + map.crosses[coat][i];
    return sum;
  }
};

/** The best of one sort, best first. */
struct Shortlist {
  Draw* draws;
  float* value;
  int width, count = 0;

  void offer(const Draw& draw, float promise) {
    if (count == width && (width == 0 || promise <= value[count - 1])) return;
    int at = count < width ? count++ : width - 1;
    for (; at > 0 && value[at - 1] < promise; at--) draws[at] = draws[at - 1], value[at] = value[at - 1];
    draws[at] = draw;
    value[at] = promise;
  }
};

/** Calls `visit(code, firstCrosses, secondCrosses)` for every way to read the two dice with these spells and this turn. */
template <typename Visit> void eachReading(const Game& g, int seat, int spells, int turn, bool mayCross, Visit visit) {
  int dice[2] = {dieOf(g, seat, 0), dieOf(g, seat, 1)}, coats[2], crosses[2];
  for (int w = 0; w < 2; w++) {
    bool isTurned = turn > 0 && (turn > FACES) == w;
    int face = FACES * dice[w] + (isTurned ? (turn - 1) % FACES : g.faces[dice[w]]);
    coats[w] = FACE_COAT[face], crosses[w] = FACE_CROSSES[face];
  }
  for (int a = coats[0] < 0 ? 0 : coats[0]; a < COATS; a++) {
    for (int b = coats[1] < 0 ? 0 : coats[1]; b < COATS; b++) {
      int code = spells | turn << 4 | a << 8 | b << 11;
      visit(code, crosses[0], crosses[1]);
      if (mayCross && !g.bonusUsed[seat]) {
        visit(code | 1 << 2, crosses[0] + 1, crosses[1]);
        visit(code | 2 << 2, crosses[0], crosses[1] + 1);
      }
      if (coats[1] >= 0) break;
    }
    if (coats[0] >= 0) break;
  }
}

/** The lowest face that shows the same. */
inline bool isLowestFace(int die, int face) {
  for (int f = 0; f < face; f++)
    if (FACE_COAT[FACES * die + f] == FACE_COAT[FACES * die + face] && FACE_CROSSES[FACES * die + f] == FACE_CROSSES[FACES * die + face])
      return false;
  return true;
}

/** Calls `visit(first, second)` for every pair of cells that a reading may be drawn on. */
template <typename Visit> void eachPair(const Map& m, int code, bool alike, Visit visit) {
  int spells = spellsOf(code);
  Bits nearFirst = spells & FREE ? BOARD : nearTo(m, firstCoat(code)), nearSecond = spells & FREE ? BOARD : nearTo(m, secondCoat(code));
  if (spells & SPLIT) {
    for (Bits firsts = m.open & nearFirst; firsts;) {
      int one = takeLowest(firsts);
      for (Bits seconds = m.open & nearSecond & ~bitOf(one); seconds;) {
        int other = takeLowest(seconds);
        if (!alike || one < other) visit(one, other);
      }
    }
    return;
  }
  Places places;
  findPlaces(m.open, nearFirst, nearSecond, alike, places);
  for (int d = 0; d < 4; d++)
    for (Bits firsts = places.first[d]; firsts;) {
      int one = takeLowest(firsts);
      visit(one, one + STEPS[d]);
    }
}

inline bool looksAlike(int code, int firstCrosses, int secondCrosses) {
  return firstCoat(code) == secondCoat(code) && firstCrosses == secondCrosses;
}

/** Offers all draws of one reading, or of all the readings of two dice. Returns whether there are any. */
inline bool offerReadings(const Game& g, int seat, int spells, int turn, Shortlist& uncrossed, Shortlist& crossed) {
  const Map& m = g.maps[seat];
  bool any = false;
  eachReading(g, seat, spells, turn, crossed.width > 0, [&](int code, int firstCrosses, int secondCrosses) {
    Promise promise(m, firstCoat(code), secondCoat(code), firstCrosses, secondCrosses);
    Shortlist& list = crossOf(code) >= 0 ? crossed : uncrossed;
    bool together = !(spells & SPLIT);
    eachPair(m, code, looksAlike(code, firstCrosses, secondCrosses), [&](int one, int other) {
      any = true;
      list.offer({code, (u8)one, (u8)other}, promise.of(one, other, together || (around(bitOf(one)) & bitOf(other))));
    });
  });
  return any;
}

/** The most promising draws of a seat whose dice are taken; at most one spell at a time. A pass where the rules allow it. */
inline void listDraws(const Game& g, int seat, const Widths& widths, DrawList& list) {
  Draw draws[2][MOST_DRAWS / 4];
  float values[2][MOST_DRAWS / 4];
  Shortlist plain = {list.draws, list.value, widths.plain};
  Shortlist crossed = {draws[0], values[0], g.bonusUsed[seat] ? 0 : widths.crossed};
  Shortlist spells = {draws[1], values[1], widths.spells};
  bool mustDraw = offerReadings(g, seat, 0, 0, plain, crossed);
  if (holds(g, FREE_COAT, seat)) offerReadings(g, seat, FREE, 0, spells, spells);
  if (holds(g, SPLIT_COAT, seat)) offerReadings(g, seat, SPLIT, 0, spells, spells);
  bool mayTurn = holds(g, TURN_COAT, seat);
  if (mayTurn)
    for (int turn = 1; turn <= 2 * FACES; turn++)
      if (isLowestFace(dieOf(g, seat, turn > FACES), (turn - 1) % FACES)) offerReadings(g, seat, 0, turn, spells, spells);
  list.count = plain.count;
  for (int s = 0; s < 2; s++) {
    const Shortlist& more = s == 0 ? crossed : spells;
    for (int i = 0; i < more.count; i++) list.value[list.count] = more.value[i], list.draws[list.count++] = more.draws[i];
  }
  if (mustDraw) return;
  list.draws[list.count++] = {PASS, 0, 0};
  if (mayTurn)
    for (int w = 0; w < 2; w++)
      for (int face = 0; face < FACES; face++)
        if (isLowestFace(dieOf(g, seat, w), face)) list.draws[list.count++] = {turnedPass(w, face), 0, 0};
}

/** How many draws the rules allow, passing included. */
inline int countDraws(const Game& g, int seat) {
  const Map& m = g.maps[seat];
  int count = 0;
  bool mayTurn = holds(g, TURN_COAT, seat);
  int held = (holds(g, FREE_COAT, seat) ? FREE : 0) | (holds(g, SPLIT_COAT, seat) ? SPLIT : 0);
  auto countAll = [&](int spells, int turn) {
    eachReading(g, seat, spells, turn, true, [&](int code, int firstCrosses, int secondCrosses) {
      eachPair(m, code, looksAlike(code, firstCrosses, secondCrosses), [&](int, int) { count++; });
    });
  };
  auto isTurn = [&](int turn) { return isLowestFace(dieOf(g, seat, turn > FACES), (turn - 1) % FACES); };
  for (int spells = 0; spells <= held; spells++) {
    if ((spells & held) != spells) continue;
    countAll(spells, 0);
    if (spells == 0 && count == 0) {
      count++;
      for (int turn = 1; mayTurn && turn <= 2 * FACES; turn++) count += isTurn(turn);
    }
    for (int turn = 1; mayTurn && turn <= 2 * FACES; turn++)
      if (isTurn(turn)) countAll(spells, turn);
  }
  return count;
}
