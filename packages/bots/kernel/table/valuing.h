// What the net thinks of every turn of a decision, and of the table after a turn as any seat sees it.
#pragma once
#include "net.h"

struct Forecast {
  /** Final points of the seat and of the best other, and the seat's chance to win. */
  float own, other, win;
  float value() const { return own - other + WIN_WEIGHT * win; }
};

/** Final points where they are certain, else what the net says on top of what is there. */
inline Forecast forecastOf(const Known& known, const float* out) {
  return {known.ownFinal >= 0 ? known.ownFinal : known.own + POINTS_PER_UNIT * out[0],
          known.otherFinal >= 0 ? known.otherFinal : known.other + POINTS_PER_UNIT * out[1],
          1 / (1 + exponential(-out[2]))};
}

/** The table after a turn (`takeTurn` done, `goOn` not), as a seat sees it. */
inline Forecast valueSeat(const Net& net, const Game& after, int seat) {
  u16 columns[1024];
  List list = {columns, 1024, 0};
  addAfter(list, after, seat);
  Sum sum = {};
  addRows(net, sum, list.at, list.length);
  float out[HEADS];
  runTail(net, net.tails[after.players - 2], sum, out);
  Known known;
  knownOf(after, seat, after.kingdoms[seat], known);
  return forecastOf(known, out);
}

/** Every placement of the seat to act; one without direction where there is nothing to place or nowhere to place it. */
template <typename Visit> void eachPlacement(const Game& g, bool isLaid, Visit visit) {
  if (isLaid) return visit(Placement{0, 0, (u8)ALREADY_LAID, 0});
  Places places;
  const Kingdom& k = g.kingdoms[g.seat];
  if (g.isOpening || findPlaces(k, openCells(k), g.older[g.turn], places) == 0)
    return visit(Placement{0, 0, (u8)NO_DIRECTION, 0});
  for (int d = 0; d < 4; d++)
    for (Bits cells = places.first[d]; !isEmpty(cells);) visit(Placement{0, (u8)takeLowest(cells), (u8)d, 0});
}

/**
 * Calls `visit(placement, slot, forecast)` for every turn of the seat to act, sharing what turns have in common. `isLaid`: its
 * domino lies already.
 */
template <typename Visit> void valueTurns(const Net& net, const Game& g, bool isLaid, Visit visit) {
  const Tail& tail = net.tails[g.players - 2];
  int rank[SEATS];
  u8 gains[SEATS][LINE];
  u16 columns[1024];
  List list = {columns, 1024, 0};
  rankSeats(g, g.seat, rank);
  addGame(list, g, rank, gains);
  Sum common = {}, claims[LINE];
  addRows(net, common, list.at, list.length);
  i8 slots[LINE];
  int slotCount = freeSlots(g, slots);
  for (int i = 0; i < slotCount; i++) {
    list.length = 0;
    addClaim(list, g, slots[i], rank, gains);
    claims[i] = common;
    addRows(net, claims[i], list.at, list.length);
  }
  Hopes hopes;
  Areas before;
  findHopes(g.seen, hopes);
  findAreas(g.kingdoms[g.seat], before);
  eachPlacement(g, isLaid, [&](const Placement& placement) {
    Placed info;
    Sum placed = {};
    list.length = 0;
    addPlacement(list, g, placement, info, hopes, &before);
    addRows(net, placed, list.at, list.length);
    for (int i = 0; i < slotCount; i++) {
      Sum sum = placed;
      addSum(sum, claims[i]);
      list.length = 0;
      addTurn(list, g, info, slots[i]);
      addRows(net, sum, list.at, list.length);
      float out[HEADS];
      runTail(net, tail, sum, out);
      visit(placement, slots[i], forecastOf(info.known, out));
    }
  });
}
