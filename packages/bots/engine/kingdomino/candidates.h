// Candidate pruning: the turns of a decision with the highest policy prior, which are those that the net evaluates in rollouts.
#pragma once
#include "policy-prior.h"
#ifdef LEARNING_PRIORS
const int16_t PRIOR[PRIOR_WEIGHTS] = {};
#elif SIZE == 5
#include "policy-prior-weights-5.h"
#else
#include "policy-prior-weights-7.h"
#endif

/** More placements than any domino has: every cell, four ways. */
const int MOST_PLACEMENTS = 4 * CELLS;
/** So many turns are chosen at most; who wants more gets all. */
const int MOST_WIDTH = 32, ALL_TURNS = MOST_WIDTH + 1;

/** Policy priors of the turns of a decision. What a half adds up by itself is found once for each of its cells. */
class PolicyPrior {
 public:
  PolicyPrior(const Game& g, const Before& before, const u8 gains[][LINE], const i8* slots, int slotCount)
      : table(g, before, gains), slots(slots), slotCount(slotCount), known{none(), none()} {
    for (int i = 0; i < slotCount; i++) {
      claims[i] = 0;
      if (slots[i] >= 0) table.eachOfClaim(slots[i], slotCount, [&](int weight) { claims[i] += PRIOR[weight]; });
    }
  }

  /** Calls `visit(i, prior)` for the turn with each free slot. */
  template <typename Visit> void eachTurn(const Placement& placement, Visit visit) {
    int first = placement.cell, second = first + stepOf(placement.direction);
    look(0, first), look(1, second);
    int sum = worth[0][first] + worth[1][second], joined[2] = {crowns[0][first], crowns[1][second]};
    table.eachOfPlacement(first, second, [&](int weight) { sum += PRIOR[weight]; });
    for (int i = 0; i < slotCount; i++) {
      int prior = sum + claims[i];
      if (slots[i] >= 0) table.eachOfBoth(first, second, joined, slots[i], [&](int weight) { prior += PRIOR[weight]; });
      visit(i, prior);
    }
  }

 private:
  PriorTable table;
  const i8* slots;
  int slotCount, claims[LINE];
  Bits known[2];
  int worth[2][CELLS];
  u8 crowns[2][CELLS];

  void look(int half, int cell) {
    if (has(known[half], cell)) return;
    known[half] = known[half] | one(cell);
    int sum = 0;
    crowns[half][cell] = table.eachOfHalf(half, cell, [&](int weight) { sum += PRIOR[weight]; });
    worth[half][cell] = sum;
  }
};

/** The highest priors seen so far, not in order. */
struct Highest {
  int width, count = 0, lowest = 0;
  int priors[MOST_WIDTH], turns[MOST_WIDTH];

  Highest(int width) : width(width) {}
  void offer(int turn, int prior) {
    if (count == width && prior <= priors[lowest]) return;
    int at = count < width ? count++ : lowest;
    priors[at] = prior, turns[at] = turn;
    if (count < width) return;
    lowest = 0;
    for (int i = 1; i < width; i++)
      if (priors[i] < priors[lowest]) lowest = i;
  }
};
