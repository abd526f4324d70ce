// The policy prior of a turn, from a few features that are quickly found: it decides which turns the net evaluates in simulations. The
// weights are learnt from what the net says of all the turns of a seat (policy_prior.py writes them).
#pragma once
#include "turns.h"

const int STAGES = 4, HALF_CROWNS = 4, JOINED_SIZES = 6, JOINED_CROWNS = 5, ROOMS = 4, AROUND = 4, GAINS = 24, LOST_STEPS = 8;
const int CELL_CLASSES = (MIDDLE + 1) * (MIDDLE + 1);
/** Where each group of weights begins. */
enum PriorWeights {
  // of a half where it lies, whatever the other does
  JOINS = 0,
  SHUTS_OUT = JOINS + STAGES * TERRAINS * HALF_CROWNS * JOINED_SIZES * JOINED_CROWNS,
  CELL = SHUTS_OUT + STAGES * JOINED_SIZES * JOINED_CROWNS * ROOMS,
  // of a placement
  OPEN_AROUND = CELL + 2 * STAGES * CELL_CLASSES,
  HOLES_MADE = OPEN_AROUND + STAGES * AROUND * AROUND,
  NOOKS_MADE = HOLES_MADE + STAGES * 5,
  GAIN = NOOKS_MADE + STAGES * 8,
  ROOM_LOST = GAIN + STAGES * GAINS,
  LEAVES_MIDDLE = ROOM_LOST + 2 * STAGES * LOST_STEPS,
  IN_THE_WAY = LEAVES_MIDDLE + 2 * STAGES * 2, // of what is held
  SERVES = IN_THE_WAY + 2 * GAIN_STEPS,
  // of a claim
  CLAIMED = SERVES + 2 * HALF_CROWNS * HALF_CROWNS * 2,
  CLAIM_GAIN = CLAIMED + STAGES * DOMINOES,
  CLAIM_PLACES = CLAIM_GAIN + STAGES * GAIN_STEPS,
  CLAIM_SLOT = CLAIM_PLACES + STAGES * PLACE_STEPS,
  CLAIM_DENIES = CLAIM_SLOT + (SEATS - 1) * LINE * LINE,
  CLAIM_JOINS = CLAIM_DENIES + (SEATS - 1) * STAGES * (GAIN_STEPS + 1),
  // of both together
  CLAIM_IN_THE_WAY = CLAIM_JOINS + STAGES * HALF_CROWNS * JOINED_SIZES * JOINED_CROWNS,
  CLAIM_SERVES = CLAIM_IN_THE_WAY + GAIN_STEPS,
  PRIOR_WEIGHTS = CLAIM_SERVES + HALF_CROWNS * HALF_CROWNS * JOINED_CROWNS * 2,
};

inline int joinedSize(int size) { return size < 4 ? size : size < 7 ? 4 : 5; }
inline int gainStepOfPrior(int gain) { return gain < 12 ? gain : gain < 16 ? 12 + (gain - 12) / 2 : gain < 48 ? 14 + (gain - 16) / 4 : GAINS - 2; }
/** Cells that turns and mirrors lead to are alike. */
inline int cellClass(int cell) {
  int x = xOf(cell) - MIDDLE, y = yOf(cell) - MIDDLE;
  x = x < 0 ? -x : x, y = y < 0 ? -y : y;
  return x > y ? (MIDDLE + 1) * x + y : (MIDDLE + 1) * y + x;
}
inline int countHoles(const Bits& open) { return countOf(without(open, beside(open))); }
/** Open cells with at most one open neighbour. */
inline int countNooks(const Bits& open) {
  Bits left = later(open, 1), right = earlier(open, 1), up = later(open, STRIDE), down = earlier(open, STRIDE);
  return countOf(without(open, (left & right) | (up & down) | ((left | right) & (up | down))));
}
inline int within(int number, int most) { return number < 0 ? 0 : atMost(number, most); }

/** How a domino would fit now: in how many places, what it would bring at most, and the cells that it needs for that. */
struct Fit {
  int places, gain;
  Bits needed;
};
inline Fit fitOf(const Kingdom& k, const Joins& joins, const Bits& open, int domino) {
  Places places;
  Fit fit = {findPlaces(k, open, domino, places), 0, none()};
  joins.of(domino).each(places, [&](int first, int second, int gain) {
    if (gain == 0 || gain < fit.gain) return;
    Bits here = one(first) | one(second);
    fit.needed = gain > fit.gain ? here : fit.needed & here;
    fit.gain = gain;
  });
  return fit;
}

/** A decision before it is taken, with all that its turns have in common. `gains` are the other seats' (addGame). */
struct PriorTable {
  const Game& g;
  const Kingdom& k;
  const Areas& areas;
  const u8 (*gains)[LINE];
  int domino, stage, isMiddle, holes, nooks, openCount;
  Bits open;
  DominoGains ofDomino;
  u8 rooms[MOST_AREAS];
  int heldCount = 0, held[2 * LINE];
  Fit fits[2 * LINE], free[LINE];

  PriorTable(const Game& g, const Before& before, const u8 gains[][LINE])
      : g(g), k(g.kingdoms[g.seat]), areas(before.areas), gains(gains), domino(g.older[g.turn]), open(openCells(k)),
        ofDomino(before.joins.of(domino)) {
    int all = dominoesPerSeat(g), done = k.laid + k.discards;
    stage = atMost(STAGES * done / all, STAGES - 1);
    isMiddle = g.options & MIDDLE_KINGDOM ? 1 : 0;
    holes = countHoles(open), nooks = countNooks(open), openCount = countOf(open);
    for (int i = 0; i < areas.start[TERRAINS]; i++) rooms[i] = countOf(areas.beside[i] & open);
    for (int i = restOf(g); i < g.lineLength; i++)
      if (g.olderOwner[i] == g.seat) held[heldCount++] = g.older[i];
    for (int i = 0; i < g.lineLength && g.hasNewer; i++) {
      if (g.newerOwner[i] == g.seat) held[heldCount++] = g.newer[i];
      if (g.newerOwner[i] == NOBODY) free[i] = fitOf(k, before.joins, open, g.newer[i]);
    }
    for (int i = 0; i < heldCount; i++) fits[i] = fitOf(k, before.joins, open, held[i]);
  }

  /** Calls `visit(weight)` for what one half adds up, and returns the crowns that it joins. */
  template <typename Visit> int eachOfHalf(int half, int cell, Visit visit) const {
    int terrain = terrainOf(domino, half), size = 0, crowns = 0;
    for (int t = 0; t < TERRAINS; t++)
      for (int i = areas.start[t]; i < areas.start[t + 1]; i++) {
        if (!has(areas.beside[i], cell)) continue;
        if (t == terrain) {
          size += areas.size[i], crowns += areas.crowns[i];
          continue;
        }
        int kind = joinedSize(areas.size[i]) * JOINED_CROWNS + atMost(areas.crowns[i], JOINED_CROWNS - 1);
        visit(SHUTS_OUT + (stage * JOINED_SIZES * JOINED_CROWNS + kind) * ROOMS + within(rooms[i] - 1, ROOMS - 1));
      }
    crowns = atMost(crowns, JOINED_CROWNS - 1);
    int kind = (stage * TERRAINS + terrain) * HALF_CROWNS + crownsOf(domino, half);
    visit(JOINS + (kind * JOINED_SIZES + joinedSize(size)) * JOINED_CROWNS + crowns);
    visit(CELL + (isMiddle * STAGES + stage) * CELL_CLASSES + cellClass(cell));
    return crowns;
  }

  Bits openAfter(int first, int second) const {
    int x = xOf(first), y = yOf(first), x2 = xOf(second), y2 = yOf(second);
    int west = atMost(k.west, atMost(x, x2)), north = atMost(k.north, atMost(y, y2));
    int east = -atMost(-k.east, atMost(-x, -x2)), south = -atMost(-k.south, atMost(-y, -y2));
    Bits window = windowOf(east - MIDDLE, west + MIDDLE, south - MIDDLE, north + MIDDLE);
    return without(open & window, one(first) | one(second));
  }

  /** The same for what both halves together add up. */
  template <typename Visit> void eachOfPlacement(int first, int second, Visit visit) const {
    Bits left = openAfter(first, second), here = one(first) | one(second);
    visit(OPEN_AROUND + (stage * AROUND + atMost(countOf(beside(one(first)) & left), 3)) * AROUND +
          atMost(countOf(beside(one(second)) & left), 3));
    visit(HOLES_MADE + 5 * stage + within(countHoles(left) - holes + 2, 4));
    visit(NOOKS_MADE + 8 * stage + within(countNooks(left) - nooks + 3, 7));
    visit(GAIN + GAINS * stage + gainStepOfPrior(ofDomino.at(first, second)));
    visit(ROOM_LOST + (isMiddle * STAGES + stage) * LOST_STEPS + atMost((openCount - countOf(left) - 1) / 2, LOST_STEPS - 1));
    visit(LEAVES_MIDDLE + (isMiddle * STAGES + stage) * 2 + !(isCentral(first) && isCentral(second)));
    for (int i = 0; i < heldCount; i++) {
      bool isNext = i == 0;
      if (!isEmpty(fits[i].needed & here)) visit(IN_THE_WAY + isNext * GAIN_STEPS + gainStep(fits[i].gain));
      eachServed(held[i], [&](int half, int heldHalf) {
        visit(SERVES + ((isNext * HALF_CROWNS + crownsOf(domino, half)) * HALF_CROWNS + crownsOf(held[i], heldHalf)) * 2 + (fits[i].gain > 0));
      });
    }
  }
  /** Calls `visit(half, otherHalf)` where halves of the domino and of another one are of one terrain. */
  template <typename Visit> void eachServed(int other, Visit visit) const {
    for (int half = 0; half < 2; half++)
      for (int otherHalf = 0; otherHalf < 2; otherHalf++)
        if (terrainOf(domino, half) == terrainOf(other, otherHalf)) visit(half, otherHalf);
  }

  /** The same for a claim, whatever is done with the domino. */
  template <typename Visit> void eachOfClaim(int slot, int freeCount, Visit visit) const {
    int claimed = g.newer[slot], players = g.players - 2;
    const Fit& fit = free[slot];
    visit(CLAIMED + stage * DOMINOES + claimed - 1);
    visit(CLAIM_GAIN + stage * GAIN_STEPS + gainStep(fit.gain));
    visit(CLAIM_PLACES + stage * PLACE_STEPS + placeStep(fit.places));
    visit(CLAIM_SLOT + (players * LINE + freeCount - 1) * LINE + slot);
    int denied = 0;
    for (int rank = 1; rank < g.players; rank++)
      if (gains[rank][slot] != 0xFF && gains[rank][slot] + 1 > denied) denied = gains[rank][slot] + 1;
    visit(CLAIM_DENIES + (players * STAGES + stage) * (GAIN_STEPS + 1) + denied);
    for (int half = 0; half < 2; half++) {
      int terrain = terrainOf(claimed, half), size = 0, crowns = 0;
      for (int i = areas.start[terrain]; i < areas.start[terrain + 1]; i++)
        if (rooms[i] && areas.size[i] * (1 + areas.crowns[i]) > size * (1 + crowns)) size = areas.size[i], crowns = areas.crowns[i];
      int kind = (stage * HALF_CROWNS + crownsOf(claimed, half)) * JOINED_SIZES + joinedSize(size);
      visit(CLAIM_JOINS + kind * JOINED_CROWNS + atMost(crowns, JOINED_CROWNS - 1));
    }
  }
  /** The same for what a placement does to a claim; `joined` are the crowns that the halves join. */
  template <typename Visit> void eachOfBoth(int first, int second, const int* joined, int slot, Visit visit) const {
    const Fit& fit = free[slot];
    if (has(fit.needed, first) || has(fit.needed, second)) visit(CLAIM_IN_THE_WAY + gainStep(fit.gain));
    eachServed(g.newer[slot], [&](int half, int otherHalf) {
      int crowns = crownsOf(domino, half) * HALF_CROWNS + crownsOf(g.newer[slot], otherHalf);
      visit(CLAIM_SERVES + (crowns * JOINED_CROWNS + joined[half]) * 2 + (fit.places > 0));
    });
  }
};
