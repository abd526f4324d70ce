// Gains of many dominoes in one kingdom: what a square would join is found once for each cell. A graphics card, which has no memory
// for that at hand, looks at the areas every time.
#pragma once
#include "kingdom.h"

/** What a domino brings, place by place. */
struct DominoGains {
  const Areas& areas;
  int domino, a, b, crownsA, crownsB;
  /** By cell, for each half: size, crowns and points of the areas that it would join, as one number. */
  const u32 *joinedA, *joinedB;

  HD int at(int first, int second) const {
#ifndef __CUDACC__
    if (a != b) return ofSquare(joinedA[first], crownsA) + ofSquare(joinedB[second], crownsB);
#endif
    return gainOf(areas, domino, first, second);
  }
  HD static int ofSquare(u32 joined, int crowns) {
    return ((joined & 255) + 1) * ((joined >> 8 & 255) + crowns) - (int)(joined >> 16);
  }
  /** Calls `visit(first, second, gain)` for every place; one without crowns brings something only beside crowns. */
  template <typename Visit> HD void each(const Places& places, Visit visit) const {
    bool isPlain = crownsA + crownsB == 0;
    Bits fromA = none(), fromB = none();
    if (isPlain) fromA = besideCrowns(areas, a), fromB = besideCrowns(areas, b);
    if (isPlain && isEmpty(fromA | fromB)) return;
    for (int d = 0; d < 4; d++) {
      Bits cells = places.first[d];
      if (isPlain) cells = cells & (fromA | before(fromB, d));
      while (!isEmpty(cells)) {
        int first = takeLowest(cells), second = first + stepOf(d);
        visit(first, second, at(first, second));
      }
    }
  }
  HD int best(const Places& places) const {
    int best = 0;
    each(places, [&](int, int, int gain) { best = gain > best ? gain : best; });
    return best;
  }
};

/** The same for all dominoes. A terrain is looked at when first asked for; after a placement only its terrains have changed. */
class Joins {
 public:
  Joins() = default;
  HD Joins(const Areas& areas, const Bits& open, const Joins* before = nullptr, int domino = 0)
      : areas(&areas), open(open), before(before), changed(1 << terrainOf(domino, 0) | 1 << terrainOf(domino, 1)), known(0) {}
  /** Looks at another kingdom. */
  HD void restart(const Areas& areas, const Bits& open) {
    this->areas = &areas;
    this->open = open;
    before = nullptr;
    known = 0;
  }
  HD DominoGains of(int domino) const {
    int a = terrainOf(domino, 0), b = terrainOf(domino, 1);
    return {*areas, domino, a, b, crownsOf(domino, 0), crownsOf(domino, 1), joined(a), joined(b)};
  }
#ifdef __CUDACC__
  HD const u32* joined(int) const { return nullptr; }
#else
  const u32* joined(int terrain) const {
    if (before && !(changed >> terrain & 1)) return before->joined(terrain);
    if (!(known >> terrain & 1)) find(terrain);
    return at[terrain];
  }
#endif

 private:
  const Areas* areas;
  Bits open;
  const Joins* before;
  int changed;
  mutable int known;
#ifndef __CUDACC__
  mutable u32 at[TERRAINS][CELLS];

  void find(int terrain) const {
    u32* here = at[terrain];
    for (int cell = 0; cell < CELLS; cell++) here[cell] = 0;
    for (int i = areas->start[terrain]; i < areas->start[terrain + 1]; i++) {
      u32 area = areas->size[i] | areas->crowns[i] << 8 | areas->size[i] * areas->crowns[i] << 16;
      for (Bits cells = areas->beside[i] & open; !isEmpty(cells);) here[takeLowest(cells)] += area;
    }
    known |= 1 << terrain;
  }
#endif
};
