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
  int seat, phase;
  const Map& before;
  const Map& other;
  Bits free, near[COATS];
  /** Squares of both, the shape of the other, and the coats of the seat's own map as if nothing changed but the phase. */
  Sum common;
  Sum coats[COATS];
  /** What both have at hand and the race, by what is cast. */
  int cast = -1;
  Sum holdings;

  /** `before` is the seat's map without the draw, `other` the other's as it will be. */
  DrawValuer(const Net& net, int seat, const Map& before, const Map& other)
      : net(net), seat(seat), phase(phaseOf(countOf(before.open) - 2)), before(before), other(other), free(freeCells(before)), common(), coats() {
    u16 columns[ROOM];
    List list = {columns, 0};
    addSquares(list, before, 0);
    addSquares(list, other, MAP_COLUMNS);
    addShape(list, other, MAP_COLUMNS);
    addRows(net, common, columns, list.length);
    for (int c = 0; c < COATS; c++) {
      list.length = 0;
      addCoat(list, before, c, 0, phase, free);
      addRows(net, coats[c], columns, list.length);
      addSum(common, coats[c]);
      near[c] = nearTo(before, c);
    }
  }

  Forecast value(const Game& after, const Draw& draw) {
    const Map& theirs = after.maps[1 - seat];
    // a pass, or a dignitary that was won in this round
    if (after.phase == OVER || draw.code < 0 || theirs.points != other.points) return valueSeat(net, after, seat);
    const Map& mine = after.maps[seat];
    u16 columns[ROOM];
    List list = {columns, 0};
    Sum sum = common;
    Bits freeNow = freeCells(mine), lost = free & ~freeNow;
    for (int c = 0; c < COATS; c++) {
      Bits drawn = mine.of[c] & ~before.of[c];
      // another coat is as it was, unless cells beside it are no longer free or a dignitary has come
      if (!drawn && !(near[c] & lost) && !hasDignitary(after)) continue;
      while (drawn) list.push(SQUARE + COATS * takeLowest(drawn) + c);
      takeSum(sum, coats[c]);
      addCoat(list, mine, c, 0, phase, freeNow);
    }
    addOpen(list, mine, 0);
    addNamed(list, after, seat, 0);
    addNamed(list, after, 1 - seat, MAP_COLUMNS);
    addLead(list, after, seat);
    addRows(net, sum, columns, list.length);
    addSum(sum, holdingsOf(after, draw.code & CAST_BITS));
    return forecastOf(net, after, seat, sum);
  }

 private:
  static const int CAST_BITS = 255;

  bool hasDignitary(const Game& after) const { return after.cast[DIGNITARY_COAT] && after.owners[DIGNITARY_COAT] == seat; }
  const Sum& holdingsOf(const Game& after, int bits) {
    if (bits == cast) return holdings;
    u16 columns[ROOM];
    List list = {columns, 0};
    addHoldings(list, after, seat, 0);
    addHoldings(list, after, 1 - seat, MAP_COLUMNS);
    addRace(list, after, seat);
    holdings = {};
    addRows(net, holdings, columns, list.length);
    cast = bits;
    return holdings;
  }
};
