// What the net thinks of every turn of a decision, and of the table after a turn as any seat sees it.
#pragma once
#include "candidates.h"
#include "accumulator-cache.h"

struct Forecast {
  /** Final points of the seat and of the best other, and the seat's chance to win. */
  float own, other, win;
  float value() const { return own - other + WIN_POINTS * win; }
};

/** Final points where they are certain, else what the net says on top of what is there. */
inline Forecast forecastOf(const Known& known, const float* out) {
  return {known.ownFinal >= 0 ? known.ownFinal : known.own + POINTS_PER_UNIT * out[0],
          known.otherFinal >= 0 ? known.otherFinal : known.other + POINTS_PER_UNIT * out[1],
          1 / (1 + exponential(-out[2]))};
}

/** The table after a turn (`takeTurn` done, `goOn` not), as a seat sees it. */
inline Forecast valueSeat(const Net& net, AccumulatorCache& cache, const Game& after, int seat) {
  u16 features[1024];
  List list = {features, 1024, 0};
  int rank[SEATS];
  u8 gains[SEATS][LINE];
  rankSeats(after, seat, rank);
  Accumulator sum = {};
  WideAccumulator others = {};
  cache.add(sum, others, list, net, after, seat, rank, gains);
  addRest(list, after, seat, rank, gains, cache.kingdom(after, seat));
  addWeights(net, sum, list.at, list.length);
  float out[OUTPUTS];
  runHead(net, net.heads[after.players - 2], sum, out, &others);
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

/** A decision of the seat to act, with what its turns have in common. `visit(placement, slot, forecast)` is called for turns. */
class Decision {
 public:
  Decision(const Net& net, AccumulatorCache& cache, const Game& g)
      : net(net), head(net.heads[g.players - 2]), g(g), list{features, 1024, 0}, before(cache.kingdom(g, g.seat)) {
    int rank[SEATS];
    rankSeats(g, g.seat, rank);
    Accumulator common = {};
    WideAccumulator others = {};
    cache.add(common, others, list, net, g, g.seat, rank, gains);
    addHand(list, g, rank);
    addWeights(net, common, list.at, list.length);
    slotCount = freeSlots(g, slots);
    for (int i = 0; i < slotCount; i++) {
      list.length = 0;
      addClaim(list, g, slots[i], rank, gains);
      Accumulator claim = common;
      addWeights(net, claim, list.at, list.length);
      claims[i] = others;
      addAccumulator(claims[i], claim);
    }
    findHopes(g.seen, hopes);
  }

  /** Every turn. `isLaid`: the seat's domino lies already. */
  template <typename Visit> void valueAll(bool isLaid, Visit visit) {
    eachPlacement(g, isLaid, [&](const Placement& placement) { visitTurns(placement, ALL_SLOTS, visit); });
  }

  /** So many turns: those with the highest policy prior. */
  template <typename Visit> void valueCandidates(int width, Visit visit) {
    if (width > MOST_WIDTH) return valueAll(false, visit);
    Placement placements[MOST_PLACEMENTS];
    int count = 0;
    eachPlacement(g, false, [&](const Placement& placement) { placements[count++] = placement; });
    if (count == 1 || count * slotCount <= width) {
      for (int p = 0; p < count; p++) visitTurns(placements[p], ALL_SLOTS, visit);
      return;
    }
    PolicyPrior prior(g, before, gains, slots, slotCount);
    Highest highest(width);
    u8 wanted[MOST_PLACEMENTS] = {};
    for (int p = 0; p < count; p++)
      prior.eachTurn(placements[p], [&](int i, int sum) { highest.offer(LINE * p + i, sum); });
    for (int i = 0; i < highest.count; i++) wanted[highest.turns[i] / LINE] |= 1 << highest.turns[i] % LINE;
    for (int p = 0; p < count; p++)
      if (wanted[p]) visitTurns(placements[p], wanted[p], visit);
  }

 private:
  const Net& net;
  const Head& head;
  const Game& g;
  u16 features[1024];
  List list;
  u8 gains[SEATS][LINE];
  WideAccumulator claims[LINE];
  i8 slots[LINE];
  int slotCount;
  Hopes hopes;
  const Before& before;

  /** Who claims once more looks at all free slots. */
  int prospectsFor(int wanted) const {
    if (wanted == ALL_SLOTS || claimsOf(g, g.seat, true) > 0) return ALL_SLOTS;
    int bits = 0;
    for (int i = 0; i < slotCount; i++)
      if (wanted >> i & 1 && slots[i] >= 0) bits |= 1 << slots[i];
    return bits;
  }

  /** The turns of a placement with those of the free slots whose bits are set. */
  template <typename Visit> void visitTurns(const Placement& placement, int wanted, Visit visit) {
    Forecast forecasts[LINE];
    valuePlacement(placement, wanted, forecasts);
    for (int i = 0; i < slotCount; i++)
      if (wanted >> i & 1) visit(placement, slots[i], forecasts[i]);
  }
  /** Once in the program, however many ask: it is most of it. */
  __attribute__((noinline)) void valuePlacement(const Placement& placement, int wanted, Forecast* forecasts) {
    Placed info;
    Accumulator placed = {};
    list.length = 0;
    addPlacement(list, g, placement, info, hopes, &before, prospectsFor(wanted));
    addWeights(net, placed, list.at, list.length);
    for (int i = 0; i < slotCount; i++) {
      if (!(wanted >> i & 1)) continue;
      Accumulator sum = placed;
      list.length = 0;
      addTurn(list, g, info, slots[i]);
      addWeights(net, sum, list.at, list.length);
      float out[OUTPUTS];
      runHead(net, head, sum, out, &claims[i]);
      forecasts[i] = forecastOf(info.known, out);
    }
  }
};
