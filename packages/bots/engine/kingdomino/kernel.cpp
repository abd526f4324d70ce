// Evaluation of turns with the value net, and rollouts: the part of the search (src/search/kingdomino) that takes its time. Compiled to
// WebAssembly, once for each size of kingdom, by tools/build-kernels.mjs. The trainer uses the same engine; check.cpp compares its
// rules with those in TypeScript, and src/nets/kingdomino/kernel.test.ts what is built here with golden positions.
#include "evaluation.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

/** A position as plain bytes, written by src/nets/kingdomino/kernel.ts. */
struct Input {
  /** By seat and cell: terrain + 8 x crowns, or EMPTY. */
  u8 squares[SEATS][CELLS];
  u8 laid[SEATS], discards[SEATS];
  u8 older[LINE], newer[LINE];
  i8 olderOwner[LINE], newerOwner[LINE], kings[LINE];
  /** By number. */
  u8 seen[DOMINOES + 1];
  u8 options, players, kingCount, lineLength, lines, dealt, hasNewer, isOpening, turn, seat;
  /** The domino is laid already: only the claim is to be decided. */
  u8 isLaid;
};
struct Turn {
  /** Four times the cell plus the direction, or -1 for none; then the slot, or -1. */
  int place, slot;
  Forecast forecast;
  float value;
};
struct Outcome {
  float points[SEATS], margin, win;
  /** Every seat's chance to win; together 1. */
  float wins[SEATS];
};

const int EMPTY = 255, MOST_TURNS = 2048;

static Input input;
static Net net;
static AccumulatorCache cache;
static Game root;
static bool isLaid;
/** Kings that have come out of the hand. */
static int knownKings;
static Turn turns[MOST_TURNS];
static Placement placements[MOST_TURNS];
static Outcome outcome;

static void readKingdom(Kingdom& k, int seat) {
  clearKingdom(k);
  for (int cell = 0; cell < CELLS; cell++)
    if (input.squares[seat][cell] != EMPTY) layHalf(k, cell, input.squares[seat][cell]);
  for (int t = 0; t < TERRAINS; t++) k.points += scoreTerrain(k, t);
  k.laid = input.laid[seat];
  k.discards = input.discards[seat];
}

/** Those still in the hand follow, by seat; each simulation draws them in another order. */
static void readKings() {
  int next = 0;
  int left[SEATS];
  for (int s = 0; s < root.players; s++) left[s] = kingsPerSeat(root);
  for (; next < root.kingCount && input.kings[next] >= 0; next++) left[root.kings[next] = input.kings[next]]--;
  knownKings = next;
  for (int s = 0; s < root.players; s++)
    for (; left[s] > 0; left[s]--) root.kings[next++] = s;
}

static void readRoot() {
  Game& g = root;
  for (int s = 0; s < SEATS; s++) readKingdom(g.kingdoms[s], s);
  g.seen = 0;
  for (int d = 1; d <= DOMINOES; d++)
    if (input.seen[d]) g.seen |= 1ULL << d;
  for (int i = 0; i < LINE; i++) {
    g.older[i] = input.older[i], g.newer[i] = input.newer[i];
    g.olderOwner[i] = input.olderOwner[i], g.newerOwner[i] = input.newerOwner[i];
  }
  g.options = input.options, g.players = input.players, g.kingCount = input.kingCount;
  g.lineLength = input.lineLength, g.lines = input.lines, g.dealt = input.dealt;
  g.hasNewer = input.hasNewer, g.isOpening = input.isOpening, g.turn = input.turn, g.seat = input.seat;
  g.isOver = 0;
  readKings();
  isLaid = input.isLaid;
  // as before the domino was laid, but for its squares: see ALREADY_LAID
  if (isLaid) g.kingdoms[g.seat].laid--;
}

/** The net's best of the `width` candidate turns, or of all. */
static void playBest(Game& g, int width) {
  float best = -1e30f;
  Placement placement = {0, 0, (u8)NO_DIRECTION, 0};
  int slot = -1;
  auto look = [&](const Placement& each, int eachSlot, const Forecast& forecast) {
    if (forecast.value() <= best) return;
    best = forecast.value();
    placement = each, slot = eachSlot;
  };
  Decision(net, cache, g).valueCandidates(width, look);
  takeTurn(g, placement, slot);
}

/** Full greedy, equal turns equally likely: as `greedyValue` has it, but placements share what they have in common. */
static void playGreedily(Game& g, Random& random) {
  int best = -1, ties = 0, slot = -1;
  Placement placement = {0, 0, (u8)NO_DIRECTION, 0};
  i8 slots[LINE];
  int slotCount = freeSlots(g, slots);
  auto offer = [&](const Placement& each, int eachSlot, int value) {
    if (value < best) return;
    ties = value > best ? 1 : ties + 1;
    best = value;
    if (ties == 1 || random.below(ties) == 0) placement = each, slot = eachSlot;
  };
  const Kingdom& kingdom = g.kingdoms[g.seat];
  int domino = g.older[g.turn], tidiest = 0;
  eachPlacement(g, false, [&](const Placement& each) {
    int tidiness = g.isOpening ? 0 : tidinessOf(kingdom, each);
    if (tidiness > tidiest) tidiest = tidiness;
  });
  Areas before;
  findAreas(kingdom, before);
  eachPlacement(g, false, [&](const Placement& each) {
    if (g.isOpening || each.direction == NO_DIRECTION) {
      for (int i = 0; i < slotCount; i++) offer(each, slots[i], greedyValue(g, each, slots[i]));
      return;
    }
    if (tidinessOf(kingdom, each) < tidiest) return;
    int first = each.cell, second = first + stepOf(each.direction), gain = gainOf(before, domino, first, second);
    if (slots[0] < 0) return offer(each, -1, gain);
    Kingdom k = kingdom;
    layHalf(k, first, halfOf(2 * domino));
    layHalf(k, second, halfOf(2 * domino + 1));
    Areas areas;
    findAreasWith(before, domino, first, second, areas);
    Bits open = openCells(k);
    for (int i = 0; i < slotCount; i++) {
      Places places;
      findPlaces(k, open, g.newer[slots[i]], places);
      offer(each, slots[i], gain + bestGain(areas, places, g.newer[slots[i]], true));
    }
  });
  takeTurn(g, placement, slot);
}

/** A shared victory is shared out. */
static float shareOfVictory(const Game& g, int seat) {
  int rank = finalRank(g, seat), above = 0, equal = 0;
  for (int s = 0; s < g.players; s++) {
    int other = finalRank(g, s);
    above += other > rank, equal += other == rank;
  }
  return above ? 0 : 1.0f / equal;
}

static void tallyEnd(const Game& g, int me) {
  int highest = -1;
  for (int s = 0; s < g.players; s++) {
    outcome.points[s] = finalPoints(g, s);
    outcome.wins[s] = shareOfVictory(g, s);
    if (s != me && outcome.points[s] > highest) highest = outcome.points[s];
  }
  outcome.margin = outcome.points[me] - highest;
  outcome.win = outcome.wins[me];
}

/** What the net says after a turn. With two seats both are asked: what one gets is what the other loses. */
static void tallyForecast(const Game& g, int me) {
  Forecast mine = valueSeat(net, cache, g, me);
  outcome.margin = mine.own - mine.other;
  outcome.win = mine.win;
  outcome.points[me] = mine.own;
  outcome.wins[me] = mine.win;
  float all = mine.win;
  for (int s = 0; s < g.players; s++) {
    if (s == me) continue;
    Forecast theirs = valueSeat(net, cache, g, s);
    outcome.points[s] = theirs.own;
    outcome.wins[s] = theirs.win;
    all += theirs.win;
    if (g.players > 2) continue;
    outcome.points[s] = (theirs.own + mine.other) / 2;
    outcome.points[me] = (mine.own + theirs.other) / 2;
    outcome.margin = outcome.points[me] - outcome.points[s];
    outcome.win = (mine.win + 1 - theirs.win) / 2;
    outcome.wins[me] = outcome.win, outcome.wins[s] = 1 - outcome.win;
    return;
  }
  for (int s = 0; s < g.players; s++) outcome.wins[s] /= all;
}

/** Every turn of the seat to act. */
static int valueRoot() {
  int count = 0;
  auto add = [&](const Placement& placement, int slot, const Forecast& forecast) {
    if (count == MOST_TURNS) return;
    bool isPlaced = placement.direction < 4;
    placements[count] = placement;
    turns[count++] = {isPlaced ? 4 * placement.cell + placement.direction : -1, slot, forecast, forecast.value()};
  };
  Decision(net, cache, root).valueAll(isLaid, add);
  return count;
}

extern "C" {
EXPORT(input) Input* inputAt() { return &input; }
EXPORT(net) Net* netAt() { return &net; }
EXPORT(turns) Turn* turnsAt() { return turns; }
EXPORT(outcome) Outcome* outcomeAt() { return &outcome; }
EXPORT(features) int featureCount() { return FEATURES; }

/** Reads the position, values every turn of the seat to act and says how many there are. */
EXPORT(begin) int begin() {
  readRoot();
  cache.forget();
  return valueRoot();
}

/**
 * Plays a turn of `begin` and some more in a deal (equal seeds are equal deals): seats whose bit is set play greedily, the
 * others by the net, each for its own good. It evaluates the `width` turns with the highest policy prior; on the last line all.
 */
EXPORT(simulate) void simulate(int turn, u32 seed, int depth, int greedySeats, int width) {
  Game g = root;
  Random random = randomFrom(seed);
  int me = g.seat;
  dealAnew(g, random, knownKings);
  takeTurn(g, placements[turn], turns[turn].slot);
  // once the last line is dealt nothing is left to chance, and the end is near
  for (int played = 0; played < depth || g.dealt == g.lines; played++) {
    goOn(g);
    if (g.isOver) return tallyEnd(g, me);
    if (greedySeats >> g.seat & 1) playGreedily(g, random);
    else playBest(g, g.dealt == g.lines ? ALL_TURNS : width);
  }
  tallyForecast(g, me);
}
}
