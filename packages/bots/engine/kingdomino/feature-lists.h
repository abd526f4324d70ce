// What the net sees, as lists of features (feature-index.h): of a whole table at once, or in the parts that the turns of one
// decision share, so that most of the work is done once for all of them.
#pragma once
#include "feature-index.h"
#include "joins.h"

/** Crowns still to be dealt, by terrain. */
struct Hopes {
  u8 crowns[TERRAINS];
};
HD void findHopes(u64 seen, Hopes& hopes) {
  for (int t = 0; t < TERRAINS; t++) hopes.crowns[t] = 0;
  for (int d = 1; d <= DOMINOES; d++) {
    if (seen >> d & 1) continue;
    for (int half = 0; half < 2; half++) hopes.crowns[terrainOf(d, half)] += crownsOf(d, half);
  }
}

// What lies on a side of a nook: open, shut, castle, then the terrains.
const int SIDE_OPEN = 0, SIDE_SHUT = 1, SIDE_CASTLE = 2, SIDE_TERRAIN = 3;
/** By cell, with a margin all around: what lies there, or UNCOVERED. */
const int SIDES_MARGIN = STRIDE, UNCOVERED = 255;
struct Sides {
  u8 at[CELLS + 2 * SIDES_MARGIN];
};
HD void findSides(const Kingdom& k, Sides& sides) {
  for (int i = 0; i < CELLS + 2 * SIDES_MARGIN; i++) sides.at[i] = UNCOVERED;
  sides.at[SIDES_MARGIN + CASTLE] = SIDE_CASTLE;
  for (int t = 0; t < TERRAINS; t++)
    for (Bits cells = k.terrain[t]; !isEmpty(cells);) sides.at[SIDES_MARGIN + takeLowest(cells)] = SIDE_TERRAIN + t;
}
HD int sideAt(const Sides& sides, const Bits& open, int cell) {
  int side = sides.at[SIDES_MARGIN + cell];
  if (side != UNCOVERED) return side;
  return cell >= 0 && cell < CELLS && has(open, cell) ? SIDE_OPEN : SIDE_SHUT;
}

/** Open cells beside something, by what lies around them. */
HD void addNooks(List& list, int block, const Kingdom& k, const Bits& open) {
  Sides sides;
  findSides(k, sides);
  Bits nooks = open & beside(coveredCells(k));
  while (!isEmpty(nooks)) {
    int cell = takeLowest(nooks);
    int side[4] = {sideAt(sides, open, cell + 1), sideAt(sides, open, cell - 1), sideAt(sides, open, cell + STRIDE),
                   sideAt(sides, open, cell - STRIDE)};
    list.add(block + K_NOOKS + knownNookKind(side));
  }
}

/** The shape of a kingdom: reach, areas, open ends, nooks. `hopes` may be null (others). */
HD void addShape(List& list, int block, int options, const Kingdom& k, const Areas& areas, const Bits& open,
                 const Hopes* hopes) {
  int reach = block + K_REACH + (options & MIDDLE_KINGDOM ? 4 * SIZE : 0);
  list.add(reach + k.east - MIDDLE);
  list.add(reach + SIZE + k.south - MIDDLE);
  list.add(reach + 2 * SIZE + MIDDLE - k.west);
  list.add(reach + 3 * SIZE + MIDDLE - k.north);
  for (int t = 0; t < TERRAINS; t++) {
    int largest = 0, largestCrowns = 0, all = 0;
    for (int i = areas.start[t]; i < areas.start[t + 1]; i++) {
      int size = areas.size[i], crowns = areas.crowns[i];
      all += crowns;
      if (size > largest || (size == largest && crowns > largestCrowns)) largest = size, largestCrowns = crowns;
      int liberties = atMost(countOf(areas.beside[i] & open), AREA_LIBERTIES - 1);
      int kind = (t * AREA_SIZES + atMost(size, AREA_SIZES) - 1) * AREA_CROWNS + atMost(crowns, AREA_CROWNS - 1);
      list.add(block + K_AROUND + kind * AREA_LIBERTIES + liberties);
    }
    int step = t * SIZE_STEPS + sizeStep(largest);
    list.add(block + K_AREAS + step * CROWN_STEPS + crownStep(largestCrowns));
    list.add(block + K_CROWNS + t * CROWN_STEPS + crownStep(all));
    list.add(block + K_FRONT + t * FRONT_STEPS + atMost(countOf(open & joining(k, t)), FRONT_STEPS - 1));
    if (hopes) list.add(HOPES + step * HOPE_STEPS + hopeStep(hopes->crowns[t]));
  }
  list.add(block + K_HOLES + atMost(countOf(without(open, beside(open))), HOLE_STEPS - 1));
  list.add(block + K_DISCARDS + (options & HARMONY ? 3 : 0) + atMost(k.discards, 2));
  addNooks(list, block, k, open);
}

HD void addTile(List& list, const Kingdom& k, int cell, int terrain) {
  int tile = TILES + (yOf(cell) * WIDTH + xOf(cell)) * TILE_KINDS;
  list.add(tile + terrain);
  int crowns = crownsAt(k, cell);
  if (crowns > 0) list.add(tile + TERRAINS + crowns - 1);
}
HD void addTiles(List& list, const Kingdom& k, const Bits& among) {
  for (int t = 0; t < TERRAINS; t++) {
    Bits cells = k.terrain[t] & among;
    while (!isEmpty(cells)) addTile(list, k, takeLowest(cells), t);
  }
}
HD void addTiles(List& list, const Kingdom& k) { addTiles(list, k, coveredCells(k)); }

/** How many places a domino has and what it would bring at most, both in steps. */
struct Prospect {
  u8 places, gain;
};
HD Prospect prospectOf(const Kingdom& k, const Joins& joins, const Bits& open, int domino) {
  Places places;
  int count = findPlaces(k, open, domino, places);
  return {(u8)placeStep(count), (u8)gainStep(joins.of(domino).best(places))};
}
HD void addProspect(List& list, int block, int line, Prospect prospect) {
  list.add(block + K_HELD_PLACES + line * PLACE_STEPS + prospect.places);
  list.add(block + K_HELD_GAIN + line * GAIN_STEPS + prospect.gain);
}

/** The first slot of the older line that is still to be played after this turn. */
HD int restOf(const Game& g) { return g.isOpening ? LINE : g.turn + 1; }

/** Dominoes a seat holds when this turn is over, without the one it may be about to claim. */
HD int heldBy(const Game& g, int seat) {
  int held = 0;
  for (int i = restOf(g); i < g.lineLength; i++) held += g.olderOwner[i] == seat;
  for (int i = 0; i < g.lineLength && g.hasNewer; i++) held += g.newerOwner[i] == seat;
  return held;
}
/** Kings of a seat that will still claim from the newer line after this turn; `claiming` is about to place one. */
HD int claimsOf(const Game& g, int seat, bool claiming) {
  if (!g.hasNewer) return 0;
  int claims = 0;
  if (g.isOpening) {
    claims = kingsPerSeat(g) - claiming;
    for (int i = 0; i < g.lineLength; i++) claims -= g.newerOwner[i] == seat;
    return claims;
  }
  for (int i = g.turn + 1; i < g.lineLength; i++) claims += g.olderOwner[i] == seat;
  return claims;
}
/** What is held, but not how it fits. */
HD void addHeld(List& list, const Game& g, int block, int seat) {
  for (int i = restOf(g); i < g.lineLength; i++)
    if (g.olderOwner[i] == seat) list.add(block + K_HELD + g.older[i] - 1);
  for (int i = 0; i < g.lineLength && g.hasNewer; i++) {
    if (g.newerOwner[i] != seat) continue;
    list.add(block + K_HELD + DOMINOES + g.newer[i] - 1);
    list.add(block + K_SLOT + i);
  }
}
HD void addHeldProspects(List& list, const Game& g, int block, int seat, const Kingdom& k, const Joins& joins,
                         const Bits& open) {
  for (int i = restOf(g); i < g.lineLength; i++)
    if (g.olderOwner[i] == seat) addProspect(list, block, 0, prospectOf(k, joins, open, g.older[i]));
  for (int i = 0; i < g.lineLength && g.hasNewer; i++)
    if (g.newerOwner[i] == seat) addProspect(list, block, 1, prospectOf(k, joins, open, g.newer[i]));
}
HD void addSupply(List& list, const Game& g, int block, int received) {
  int supply = dominoesPerSeat(g) - received;
  list.add(block + K_SUPPLY + (supply < 0 ? 0 : atMost(supply, SUPPLY_STEPS - 1)));
}

/** By seat: 0 for `me`, then 1, 2, 3 for the others in the order in which they act next, as far as it is known. */
HD void rankSeats(const Game& g, int me, int* rank) {
  for (int s = 0; s < SEATS; s++) rank[s] = -1;
  rank[me] = 0;
  int next = 1;
  for (int i = restOf(g); i < g.lineLength; i++)
    if (g.olderOwner[i] >= 0 && rank[g.olderOwner[i]] < 0) rank[g.olderOwner[i]] = next++;
  for (int i = 0; i < g.lineLength && g.hasNewer; i++)
    if (g.newerOwner[i] >= 0 && rank[g.newerOwner[i]] < 0) rank[g.newerOwner[i]] = next++;
  for (int i = 1; i < g.players; i++) {
    int seat = (me + i) % g.players;
    if (rank[seat] < 0) rank[seat] = next++;
  }
}

HD int bestOther(const Game& g, int me) {
  int best = 0;
  for (int s = 0; s < g.players; s++)
    if (s != me && g.kingdoms[s].points > best) best = g.kingdoms[s].points;
  return best;
}

/** A kingdom and what is found there, for who looks at it several times. */
struct Before {
  Areas areas;
  Bits open;
  Joins joins;
  HD void look(const Kingdom& k) {
    findAreas(k, areas);
    open = openCells(k);
    joins.restart(areas, open);
  }
};

/** Of another seat what it holds, its points, and what it would gain from each domino that it may still claim (0xFF where it may not). */
HD void addOtherHand(List& list, const Game& g, int seat, int rank, const Before& now, u8* gains) {
  const Kingdom& k = g.kingdoms[seat];
  addHeld(list, g, OTHER, seat);
  addHeldProspects(list, g, OTHER, seat, k, now.joins, now.open);
  addSupply(list, g, OTHER, k.laid + k.discards + heldBy(g, seat));
  list.add(POINTS + rank * POINT_STEPS + pointStep(k.points));
  bool claims = claimsOf(g, seat, false) > 0;
  for (int i = 0; i < LINE; i++) {
    gains[i] = 0xFF;
    if (!claims || i >= g.lineLength || g.newerOwner[i] != NOBODY) continue;
    gains[i] = prospectOf(k, now.joins, now.open, g.newer[i]).gain;
  }
}
/** The same and its kingdom. */
HD void addOther(List& list, const Game& g, int seat, int rank, u8* gains) {
  Before now;
  now.look(g.kingdoms[seat]);
  addShape(list, OTHER, g.options, g.kingdoms[seat], now.areas, now.open, nullptr);
  addOtherHand(list, g, seat, rank, now, gains);
}

HD void addUnseen(List& list, u64 seen) {
  for (int d = 1; d <= DOMINOES; d++)
    if (!(seen >> d & 1)) list.add(UNSEEN + d - 1);
}
/** What no turn of this decision changes: options, the kings to come. */
HD void addTable(List& list, const Game& g, const int* rank) {
  if (g.options & MIDDLE_KINGDOM) list.add(FLAGS);
  if (g.options & HARMONY) list.add(FLAGS + 1);
  if (g.options & LINE_OF_FOUR) list.add(FLAGS + 2);
  list.add(FLAGS + 1 + g.players);
  list.add(LINES + g.dealt);
  int order = 0, place = 0;
  for (int i = restOf(g); i < g.lineLength; i++) {
    if (g.olderOwner[i] == NOBODY) continue;
    int whose = rank[g.olderOwner[i]];
    list.add(OLDER + (place++ * SEATS + whose) * DOMINOES + g.older[i] - 1);
    order = order * 5 + 1 + whose;
  }
  list.add(ORDER + order);
}

/** The newer line once `me` has claimed `slot` (-1: nothing more), and what is left of it for the others. */
HD void addNewer(List& list, const Game& g, int me, int slot, const int* rank, const u8 gains[][LINE]) {
  int pattern = 0;
  for (int i = 0; i < g.lineLength && g.hasNewer; i++) {
    int owner = i == slot ? me : g.newerOwner[i];
    int state = owner == NOBODY ? 0 : 1 + rank[owner];
    pattern = pattern * 5 + state;
    list.add(NEWER + (i * 5 + state) * DOMINOES + g.newer[i] - 1);
    if (state != 0) continue;
    for (int r = 1; r < g.players; r++)
      if (gains[r][i] != 0xFF) list.add(FREE_OTHER + ((r - 1) * LINE + i) * GAIN_STEPS + gains[r][i]);
  }
  list.add(PATTERN + (g.hasNewer ? pattern : 625));
  if (!g.isOpening) return;
  int inHand = claimsOf(g, me, slot >= 0), all = 0;
  for (int s = 0; s < g.players; s++) all += claimsOf(g, s, s == me && slot >= 0);
  list.add(OPENING + inHand * 4 + all);
}

HD void addPoints(List& list, const Game& g, int points, int other) {
  list.add(POINTS + pointStep(points));
  list.add(DIFFERENCE + (g.dealt == g.lines ? DIFFERENCE_STEPS : 0) + differenceStep(points - other));
}
