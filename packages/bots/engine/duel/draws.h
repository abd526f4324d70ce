// The draws a seat may make with its two dice: all of them counted (to check the rules), or the candidates: those with the highest policy prior.
#pragma once
#include "policy-prior.h"

/** So many draws are kept at most; passes come on top. */
const int MOST_WIDTH = 256, MOST_DRAWS = MOST_WIDTH + 2 * FACES + 1;

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

/** The candidate draws, best first. */
struct Shortlist {
  DrawList& list;
  int width;

  void offer(const Draw& draw, float prior) {
    Draw* draws = list.draws;
    float* value = list.value;
    if (list.count == width && prior <= value[width - 1]) return;
    int at = list.count < width ? list.count++ : width - 1;
    for (; at > 0 && value[at - 1] < prior; at--) draws[at] = draws[at - 1], value[at] = value[at - 1];
    draws[at] = draw;
    value[at] = prior;
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

/** How many crosses each half of a draw has. */
struct Crosses {
  int of[2];
  operator const int*() const { return of; }
};
inline Crosses crossesOfDraw(const Game& g, int seat, int drawn) {
  Crosses found = {{0, 0}};
  eachReading(g, seat, spellsOf(drawn), turnOf(drawn), true, [&](int code, int firstCrosses, int secondCrosses) {
    if (code == drawn) found = {{firstCrosses, secondCrosses}};
  });
  return found;
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

/** Offers all draws of the readings of two dice. Returns whether there are any. */
inline bool offerReadings(const Game& g, int seat, int spells, int turn, PolicyPrior& prior, Shortlist& list) {
  bool any = false;
  eachReading(g, seat, spells, turn, true, [&](int code, int firstCrosses, int secondCrosses) {
    prior.read(code, firstCrosses, secondCrosses);
    eachPair(g.maps[seat], code, looksAlike(code, firstCrosses, secondCrosses), [&](int one, int other) {
      any = true;
      list.offer({code, (u8)one, (u8)other}, prior.of(one, other));
    });
  });
  return any;
}

/** The candidate draws of a seat whose dice are taken; at most one spell at a time. A pass where the rules allow it. */
inline void listDraws(const Game& g, int seat, int width, DrawList& list) {
  PolicyPrior prior(g.maps[seat]);
  list.count = 0;
  Shortlist shortlist = {list, width < MOST_WIDTH ? width : MOST_WIDTH};
  bool mustDraw = offerReadings(g, seat, 0, 0, prior, shortlist);
  if (holds(g, FREE_COAT, seat)) offerReadings(g, seat, FREE, 0, prior, shortlist);
  if (holds(g, SPLIT_COAT, seat)) offerReadings(g, seat, SPLIT, 0, prior, shortlist);
  bool mayTurn = holds(g, TURN_COAT, seat);
  int passes[2 * FACES], passCount = 0;
  if (mayTurn)
    for (int turn = 1; turn <= 2 * FACES; turn++)
      if (isLowestFace(dieOf(g, seat, turn > FACES), (turn - 1) % FACES) && !offerReadings(g, seat, 0, turn, prior, shortlist))
        passes[passCount++] = turnedPass(turn > FACES, (turn - 1) % FACES);
  if (mustDraw) return;
  list.draws[list.count++] = {PASS, 0, 0};
  for (int pass = 0; pass < passCount; pass++) list.draws[list.count++] = {passes[pass], 0, 0};
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
    bool mayPass = spells == 0 && count == 0;
    if (mayPass) count++;
    for (int turn = 1; mayTurn && turn <= 2 * FACES; turn++) {
      if (!isTurn(turn)) continue;
      int before = count;
      countAll(spells, turn);
      if (mayPass && count == before) count++;
    }
  }
  return count;
}
