// The features of a decision in parts: of the game (once), of each claim (at most four), of each placement, and of each turn
// (a placement and a claim). Together they are exactly the features of the table after the turn (`addAfter`); check.cpp
// compares them.
#pragma once
#include "feature-lists.h"

// Room in the lists: some more than the longest that check.cpp has seen.
const int ROOM_CLAIM = 24;
const int ROOM_PLACEMENT = SIZE == 5 ? 80 : 112;
const int ROOM_TURN = 8;
HD constexpr int roomGame(int players) { return SIZE == 5 ? 80 + (players - 1) * 56 : 176; }
HD constexpr int roomAll(int players) { return roomGame(players) + ROOM_CLAIM + ROOM_PLACEMENT + ROOM_TURN; }

/** Numbers that the net does not need, because they are certain or a base for what it says. */
struct Known {
  /** Points of the own areas and of the best other after the turn. */
  float own, other;
  /** Final points where nothing more can change them, else -1. */
  float ownFinal, otherFinal;
};
HD bool isComplete(const Game& g, const Kingdom& k) { return k.laid + k.discards == dominoesPerSeat(g); }
HD void knownOf(const Game& g, int me, const Kingdom& mine, Known& known) {
  known.own = mine.points;
  known.other = bestOther(g, me);
  known.ownFinal = isComplete(g, mine) ? mine.points + bonusesOf(g, mine) : -1;
  known.otherFinal = 0;
  for (int s = 0; s < g.players; s++) {
    if (s == me) continue;
    if (!isComplete(g, g.kingdoms[s])) known.otherFinal = -1;
    if (known.otherFinal < 0) return;
    float points = finalPoints(g, s);
    if (points > known.otherFinal) known.otherFinal = points;
  }
}

/** Others, own squares, and what is unseen. `gains` is for the claims. */
HD void addCached(List& list, const Game& g, int me, const int* rank, u8 gains[][LINE]) {
  for (int s = 0; s < g.players; s++)
    if (s != me) addOther(list, g, s, rank[s], gains[rank[s]]);
  addUnseen(list, g.seen);
  addTiles(list, g.kingdoms[me]);
}

/** All features of the table after a turn (`takeTurn` done, `goOn` not), seen by any seat, but for `addCached`. */
HD void addRest(List& list, const Game& g, int me, const int* rank, const u8 gains[][LINE], const Before& now) {
  Hopes hopes;
  findHopes(g.seen, hopes);
  addTable(list, g, rank);
  addNewer(list, g, me, -1, rank, gains);
  const Kingdom& k = g.kingdoms[me];
  addShape(list, OWN, g.options, k, now.areas, now.open, &hopes);
  addHeld(list, g, OWN, me);
  addHeldProspects(list, g, OWN, me, k, now.joins, now.open);
  addSupply(list, g, OWN, k.laid + k.discards + heldBy(g, me));
  addPoints(list, g, k.points, bestOther(g, me));
  if (claimsOf(g, me, false) == 0) return;
  for (int i = 0; i < g.lineLength; i++)
    if (g.newerOwner[i] == NOBODY)
      list.add(FREE_OWN + i * GAIN_STEPS + prospectOf(k, now.joins, now.open, g.newer[i]).gain);
}
/** All of them. */
HD void addAfter(List& list, const Game& g, int me) {
  int rank[SEATS];
  u8 gains[SEATS][LINE];
  Before now;
  now.look(g.kingdoms[me]);
  rankSeats(g, me, rank);
  addCached(list, g, me, rank, gains);
  addRest(list, g, me, rank, gains, now);
}

/** Of the seat to act: the table, and what it had before this turn, but for `addCached`. */
HD void addHand(List& list, const Game& g, const int* rank) {
  int me = g.seat;
  addTable(list, g, rank);
  const Kingdom& k = g.kingdoms[me];
  addHeld(list, g, OWN, me);
  int placing = g.isOpening ? 0 : 1, claiming = g.hasNewer ? 1 : 0;
  addSupply(list, g, OWN, k.laid + k.discards + placing + heldBy(g, me) + claiming);
}

/** All that no turn of this decision changes. `gains` is for the claims. */
HD void addGame(List& list, const Game& g, const int* rank, u8 gains[][LINE]) {
  addCached(list, g, g.seat, rank, gains);
  addHand(list, g, rank);
}

HD void addClaim(List& list, const Game& g, int slot, const int* rank, const u8 gains[][LINE]) {
  addNewer(list, g, g.seat, slot, rank, gains);
  if (slot < 0) return;
  list.add(OWN + K_HELD + DOMINOES + g.newer[slot] - 1);
  list.add(OWN + K_SLOT + slot);
}

/** What a placement passes on to the turns that begin with it. */
struct Placed {
  Known known;
  /** By free slot of the newer line. */
  Prospect prospects[LINE];
};
const int ALL_SLOTS = (1 << LINE) - 1;
/** `before`: the kingdom as it is, for who has looked at it; `slots`, as bits, those of which prospects are wanted. */
HD void addPlacement(List& list, const Game& g, const Placement& placement, Placed& placed, const Hopes& hopes,
                     const Before* before = nullptr, int slots = ALL_SLOTS) {
  int me = g.seat;
  Kingdom k = g.kingdoms[me];
  Areas areas;
  bool isLaid = !g.isOpening && placement.direction < 4;
  if (isLaid) {
    int domino = g.older[g.turn], first = placement.cell, second = first + stepOf(placement.direction);
    if (before) {
      layHalf(k, first, halfOf(2 * domino));
      layHalf(k, second, halfOf(2 * domino + 1));
      k.points += gainOf(before->areas, domino, first, second);
      k.laid++;
      findAreasWith(before->areas, domino, first, second, areas);
    } else {
      lay(k, domino, first, placement.direction);
    }
    addTile(list, k, first, terrainOf(domino, 0));
    addTile(list, k, second, terrainOf(domino, 1));
  } else if (!g.isOpening) {
    if (placement.direction == NO_DIRECTION) k.discards++;
    else k.laid++;
  }
  if (!before || !isLaid) findAreas(k, areas);
  Bits open = openCells(k);
  addShape(list, OWN, g.options, k, areas, open, &hopes);
  Joins joins(areas, open, before && isLaid ? &before->joins : nullptr, g.older[g.turn]);
  addHeldProspects(list, g, OWN, me, k, joins, open);
  addPoints(list, g, k.points, bestOther(g, me));
  knownOf(g, me, k, placed.known);
  for (int i = 0; i < LINE; i++) {
    bool isFree = slots >> i & 1 && g.hasNewer && i < g.lineLength && g.newerOwner[i] == NOBODY;
    placed.prospects[i] = isFree ? prospectOf(k, joins, open, g.newer[i]) : Prospect{0, 0};
  }
}

/** What depends on both placement and claim. */
HD void addTurn(List& list, const Game& g, const Placed& placed, int slot) {
  if (slot < 0) return;
  addProspect(list, OWN, 1, placed.prospects[slot]);
  if (claimsOf(g, g.seat, true) == 0) return;
  for (int i = 0; i < g.lineLength; i++)
    if (g.newerOwner[i] == NOBODY && i != slot) list.add(FREE_OWN + i * GAIN_STEPS + placed.prospects[i].gain);
}
