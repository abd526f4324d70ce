// What the net thinks of a game between two rounds, with the eyes of one seat.
#pragma once
#include "columns.h"
#include "draws.h"
#include "row-net.h"

typedef RowNet<COLUMNS, 1> Net;
const float POINTS_PER_UNIT = 20;
/** How many points a certain win is worth beside the margin. */
const float WIN_WEIGHT = 20;

struct Forecast {
  /** Final points of the seat and of the other, and the seat's chance to win. */
  float own, other, win;
  float value() const { return own - other + WIN_WEIGHT * win; }
};

inline Forecast finalForecast(const Game& g, int seat) {
  return {(float)pointsOf(g, seat), (float)pointsOf(g, 1 - seat), winShare(g, seat)};
}
inline Forecast forecastOf(const Net& net, const Game& g, int seat, const Sum& sum) {
  float out[HEADS];
  runTail(net, net.tails[0], sum, out);
  return {pointsOf(g, seat) + POINTS_PER_UNIT * out[0], pointsOf(g, 1 - seat) + POINTS_PER_UNIT * out[1],
          1 / (1 + exponential(-out[2]))};
}

inline Forecast valueSeat(const Net& net, const Game& g, int seat) {
  if (g.phase == OVER) return finalForecast(g, seat);
  u16 columns[ROOM];
  List list = {columns, 0};
  addAll(list, g, seat);
  Sum sum = {};
  addRows(net, sum, columns, list.length);
  return forecastOf(net, g, seat, sum);
}

/** Values games that differ only by what one seat drew: what they have in common is added up once. */
struct DrawValuer {
  const Net& net;
  int seat;
  const Map& before;
  const Map& other;
  Sum common;

  /** `before` is the seat's map without the draw, `other` the other's as it will be. */
  DrawValuer(const Net& net, int seat, const Map& before, const Map& other) : net(net), seat(seat), before(before), other(other), common() {
    u16 columns[ROOM];
    List list = {columns, 0};
    addSquares(list, before, 0);
    addSquares(list, other, MAP_COLUMNS);
    addShape(list, other, MAP_COLUMNS);
    addRows(net, common, columns, list.length);
  }

  Forecast value(const Game& after) const {
    const Map& theirs = after.maps[1 - seat];
    // a dignitary that the other won in this round
    if (after.phase == OVER || theirs.points != other.points) return valueSeat(net, after, seat);
    const Map& mine = after.maps[seat];
    u16 columns[ROOM];
    List list = {columns, 0};
    for (int c = 0; c < COATS; c++)
      for (Bits cells = mine.of[c] & ~before.of[c]; cells;) list.push(SQUARE + COATS * takeLowest(cells) + c);
    addShape(list, mine, 0);
    addHoldings(list, after, seat, 0);
    addHoldings(list, after, 1 - seat, MAP_COLUMNS);
    addShared(list, after, seat);
    Sum sum = common;
    addRows(net, sum, columns, list.length);
    return forecastOf(net, after, seat, sum);
  }
};
