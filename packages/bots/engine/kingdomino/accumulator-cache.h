// What lies on the table, added up: kept from one decision to the next, so that only what has changed since is added up anew.
#pragma once
#include "net.h"

/** Sums are of whole numbers: what is taken away again leaves nothing behind. */
class AccumulatorCache {
 public:
  /** A kingdom as it is now. */
  const Before& kingdom(const Game& g, int seat) {
    Seat& here = seats[seat];
    const Kingdom& k = g.kingdoms[seat];
    if (here.isSeen && isAlike(here.kingdom, k)) return here.before;
    here.isSeen = true;
    here.hasShape = false;
    here.kingdom = k;
    here.before.look(k);
    return here.before;
  }
  /** Adds the kingdoms of the others, the squares of `me`, and what is unseen: as accumulators, what is held as features. */
  void add(Accumulator& sum, WideAccumulator& others, List& list, const Net& net, const Game& g, int me, const int* rank, u8 gains[][LINE]) {
    for (int s = 0; s < g.players; s++) {
      if (s == me) continue;
      addAccumulator(others, shape(net, g, s));
      addOtherHand(list, g, s, rank[s], seats[s].before, gains[rank[s]]);
    }
    addAccumulator(sum, unseenNow(net, g.seen));
    addAccumulator(sum, tilesNow(net, seats[me], g.kingdoms[me]));
  }
  /** Where the net or the options are other ones. */
  void forget() {
    for (Seat& seat : seats) seat.isSeen = seat.hasTiles = false;
    hasUnseen = false;
  }

 private:
  struct Seat {
    bool isSeen, hasShape, hasTiles;
    Kingdom kingdom, tiled;
    Before before;
    Accumulator shape, tiles;
  };
  Seat seats[SEATS];
  bool hasUnseen;
  u64 seen;
  Accumulator unseen;

  /** As far as its shape goes. */
  static bool isAlike(const Kingdom& one, const Kingdom& other) { return isEmpty(differences(one, other)) && one.discards == other.discards; }
  /** Where squares differ. */
  static Bits differences(const Kingdom& one, const Kingdom& other) {
    Bits cells = (one.crownsLow ^ other.crownsLow) | (one.crownsHigh ^ other.crownsHigh);
    for (int t = 0; t < TERRAINS; t++) cells = cells | (one.terrain[t] ^ other.terrain[t]);
    return cells;
  }

  const Accumulator& shape(const Net& net, const Game& g, int seat) {
    const Before& before = kingdom(g, seat);
    Seat& here = seats[seat];
    if (here.hasShape) return here.shape;
    u16 features[512];
    List list = {features, 512, 0};
    addShape(list, OTHER, g.options, here.kingdom, before.areas, before.open, nullptr);
    here.shape = {};
    addWeights(net, here.shape, list.at, list.length);
    here.hasShape = true;
    return here.shape;
  }

  const Accumulator& unseenNow(const Net& net, u64 now) {
    if (!hasUnseen) seen = ~0ULL, unseen = {};
    hasUnseen = true;
    change(net, unseen, [&](List& list) { addUnseen(list, seen | ~now); }, [&](List& list) { addUnseen(list, now | ~seen); });
    seen = now;
    return unseen;
  }
  const Accumulator& tilesNow(const Net& net, Seat& seat, const Kingdom& now) {
    if (!seat.hasTiles) clearKingdom(seat.tiled), seat.tiles = {};
    seat.hasTiles = true;
    Bits cells = differences(seat.tiled, now);
    change(net, seat.tiles, [&](List& list) { addTiles(list, seat.tiled, cells); }, [&](List& list) { addTiles(list, now, cells); });
    seat.tiled = now;
    return seat.tiles;
  }
  /** Takes some features out of a sum and puts others in. */
  template <typename Out, typename In> static void change(const Net& net, Accumulator& sum, Out out, In in) {
    u16 features[256];
    List list = {features, 256, 0};
    out(list);
    if (list.length) {
      Accumulator less = {};
      addWeights(net, less, list.at, list.length);
      subtractAccumulator(sum, less);
    }
    list.length = 0;
    in(list);
    addWeights(net, sum, list.at, list.length);
  }
};
