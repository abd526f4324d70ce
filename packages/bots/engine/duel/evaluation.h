// What the net thinks of a game between two rounds, as one seat sees it.
#pragma once
#include "feature-index.h"
#include "draws.h"
#include "value-net.h"

typedef ValueNet<FEATURES, 1> Net;

struct Forecast {
  /** Final points of the seat and of the other, and the seat's chance to win. */
  float own, other, win;
  float value() const { return own - other + WIN_POINTS * win; }
};

inline Forecast finalForecast(const Game& g, int seat) {
  return {(float)pointsOf(g, seat), (float)pointsOf(g, 1 - seat), winShare(g, seat)};
}
inline Forecast forecastOf(const Net& net, const Game& g, int seat, const Accumulator& sum) {
  float out[OUTPUTS];
  runHead(net, net.heads[0], sum, out);
  return {pointsOf(g, seat) + POINTS_PER_UNIT * out[0], pointsOf(g, 1 - seat) + POINTS_PER_UNIT * out[1],
          1 / (1 + exponential(-out[2]))};
}

inline Forecast valueSeat(const Net& net, const Game& g, int seat) {
  if (g.phase == OVER) return finalForecast(g, seat);
  u16 features[ROOM];
  List list = {features, 0};
  addAll(list, g, seat);
  Accumulator sum = {};
  addWeights(net, sum, features, list.length);
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
  Accumulator common;
  Accumulator coats[COATS];
  /** What both have at hand and the race, by what is cast. */
  int cast = -1;
  Accumulator holdings;

  /** `before` is the seat's map without the draw, `other` the other's as it will be. */
  DrawValuer(const Net& net, int seat, const Map& before, const Map& other)
      : net(net), seat(seat), phase(phaseOf(countOf(before.open) - 2)), before(before), other(other), free(freeCells(before)), common(), coats() {
    u16 features[ROOM];
    List list = {features, 0};
    addSquares(list, before, 0);
    addSquares(list, other, MAP_FEATURES);
    addShape(list, other, MAP_FEATURES);
    addWeights(net, common, features, list.length);
    for (int c = 0; c < COATS; c++) {
      list.length = 0;
      addCoat(list, before, c, 0, phase, free);
      addWeights(net, coats[c], features, list.length);
      addAccumulator(common, coats[c]);
      near[c] = nearTo(before, c);
    }
  }

  Forecast value(const Game& after, const Draw& draw) {
    const Map& theirs = after.maps[1 - seat];
    // a pass, or a dignitary that was won in this round
    if (after.phase == OVER || draw.code < 0 || theirs.points != other.points) return valueSeat(net, after, seat);
    const Map& mine = after.maps[seat];
    u16 features[ROOM];
    List list = {features, 0};
    Accumulator sum = common;
    Bits freeNow = freeCells(mine), lost = free & ~freeNow;
    for (int c = 0; c < COATS; c++) {
      Bits drawn = mine.of[c] & ~before.of[c];
      // another coat is as it was, unless cells beside it are no longer free or a dignitary has come
      if (!drawn && !(near[c] & lost) && !hasDignitary(after)) continue;
      while (drawn) list.push(SQUARE + COATS * takeLowest(drawn) + c);
      subtractAccumulator(sum, coats[c]);
      addCoat(list, mine, c, 0, phase, freeNow);
    }
    addOpen(list, mine, 0);
    addNamed(list, after, seat, 0);
    addNamed(list, after, 1 - seat, MAP_FEATURES);
    addLead(list, after, seat);
    addWeights(net, sum, features, list.length);
    addAccumulator(sum, holdingsOf(after, draw.code & CAST_BITS));
    return forecastOf(net, after, seat, sum);
  }

 private:
  static const int CAST_BITS = 255;

  bool hasDignitary(const Game& after) const { return after.cast[DIGNITARY_COAT] && after.owners[DIGNITARY_COAT] == seat; }
  const Accumulator& holdingsOf(const Game& after, int bits) {
    if (bits == cast) return holdings;
    u16 features[ROOM];
    List list = {features, 0};
    addHoldings(list, after, seat, 0);
    addHoldings(list, after, 1 - seat, MAP_FEATURES);
    addRace(list, after, seat);
    holdings = {};
    addWeights(net, holdings, features, list.length);
    cast = bits;
    return holdings;
  }
};
