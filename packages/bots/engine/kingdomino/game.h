// How a game goes on (K-S1..K-S4, K-T1..K-T3, K-X1, K-X2), as one plain struct for each game.
//
// Players decide whole turns: where the domino goes, and which one is claimed. The deck and the order of the kings are drawn
// when a game begins; nothing that a player sees (feature-lists.h) looks at what is still hidden.
#pragma once
#include "kingdom.h"

const int SEATS = 4;
const int LINE = 4;
const int NOBODY = -1;

/** Options of a game as bits. */
enum { MIDDLE_KINGDOM = 1, HARMONY = 2, PAPER_BONUSES = 4, LINE_OF_FOUR = 8, BALANCED_OPENING = 16 };

struct alignas(16) Game {
  Kingdom kingdoms[SEATS];
  /** By bit: the dominoes that have been dealt. */
  u64 seen;
  u8 deck[DOMINOES];
  u8 older[LINE], newer[LINE];
  i8 olderOwner[LINE], newerOwner[LINE];
  /** The order in which the kings come out of the hand; those to come are hidden (K-S3). */
  u8 kings[LINE];
  u8 options, players, kingCount, lineLength, lines, dealt;
  u8 hasNewer, isOpening, isOver;
  /** In the opening: how many kings are placed. Later: the slot of the older line whose king acts. */
  u8 turn;
  u8 seat;
};

/** A placement of the domino in hand: direction NO_DIRECTION discards it, or is all there is in the opening. */
struct Placement {
  int row;
  u8 cell, direction;
  u16 unused;
};

HD int dominoesPerSeat(const Game& g) { return g.lines * g.kingCount / g.players; }
HD int kingsPerSeat(const Game& g) { return g.kingCount / g.players; }

HD void dealLine(Game& g) {
  u8 line[LINE];
  for (int i = 0; i < g.lineLength; i++) {
    u8 domino = g.deck[g.dealt * g.lineLength + i];
    int at = i;
    for (; at > 0 && line[at - 1] > domino; at--) line[at] = line[at - 1];
    line[at] = domino;
  }
  for (int i = 0; i < g.lineLength; i++) {
    g.newer[i] = line[i];
    g.newerOwner[i] = NOBODY;
    g.seen |= 1ULL << line[i];
  }
  g.hasNewer = 1;
  g.dealt++;
}

HD void startGame(Game& g, u64 seed, int players, int options) {
  for (int s = 0; s < SEATS; s++) clearKingdom(g.kingdoms[s]);
  Random random = randomFrom(seed);
  for (int i = 0; i < DOMINOES; i++) g.deck[i] = i + 1;
  for (int i = DOMINOES - 1; i > 0; i--) {
    int j = random.below(i + 1);
    u8 kept = g.deck[i];
    g.deck[i] = g.deck[j];
    g.deck[j] = kept;
  }
  g.options = options;
  g.players = players;
  g.kingCount = players == 3 ? 3 : 4;
  g.lineLength = options & LINE_OF_FOUR ? 4 : g.kingCount;
  g.lines = players == 2 && SIZE == 5 ? 6 : 12;
  for (int i = 0; i < LINE; i++) g.kings[i] = players == 2 ? i >> 1 : i;
  for (int i = g.kingCount - 1; i > 0; i--) {
    int j = random.below(i + 1);
    u8 kept = g.kings[i];
    g.kings[i] = g.kings[j];
    g.kings[j] = kept;
  }
  if (options & BALANCED_OPENING) {
    g.kings[1] = g.kings[2] = 1 - g.kings[0];
    g.kings[3] = g.kings[0];
  }
  g.seen = 0;
  g.dealt = g.turn = g.isOver = 0;
  g.isOpening = 1;
  for (int i = 0; i < LINE; i++) {
    g.older[i] = g.newer[i] = 0;
    g.olderOwner[i] = g.newerOwner[i] = NOBODY;
  }
  dealLine(g);
  g.seat = g.kings[0];
}

/** Deals the unseen dominoes anew, and draws the kings after the first `known` again: another game that looks the same so far. */
HD void dealAnew(Game& g, Random& random, int known) {
  int first = g.dealt * g.lineLength, end = first;
  for (int d = 1; d <= DOMINOES; d++)
    if (!(g.seen >> d & 1)) g.deck[end++] = d;
  for (int i = end - 1; i > first; i--) {
    int j = first + random.below(i - first + 1);
    u8 kept = g.deck[i];
    g.deck[i] = g.deck[j];
    g.deck[j] = kept;
  }
  for (int i = g.kingCount - 1; g.isOpening && i > known; i--) {
    int j = known + random.below(i - known + 1);
    u8 kept = g.kings[i];
    g.kings[i] = g.kings[j];
    g.kings[j] = kept;
  }
}

/** The seat's turn itself (slot -1 claims nothing): afterwards nobody else acts yet and no line is dealt. */
HD void takeTurn(Game& g, const Placement& placement, int slot) {
  Kingdom& kingdom = g.kingdoms[g.seat];
  if (!g.isOpening) {
    if (placement.direction == NO_DIRECTION) kingdom.discards++;
    else if (placement.direction == ALREADY_LAID) kingdom.laid++;
    else lay(kingdom, g.older[g.turn], placement.cell, placement.direction);
  }
  if (slot >= 0) g.newerOwner[slot] = g.seat;
}

/** Goes to the next king: deals where a round is over, and ends the game after the last. */
HD void goOn(Game& g) {
  g.turn++;
  if (g.isOpening) {
    if (g.turn < g.kingCount) {
      g.seat = g.kings[g.turn];
      return;
    }
    g.turn = g.lineLength;
  }
  while (g.turn < g.lineLength && g.olderOwner[g.turn] == NOBODY) g.turn++;
  if (g.turn == g.lineLength) {
    if (!g.hasNewer) {
      g.isOver = 1;
      return;
    }
    for (int i = 0; i < LINE; i++) {
      g.older[i] = g.newer[i];
      g.olderOwner[i] = g.newerOwner[i];
    }
    g.hasNewer = g.isOpening = g.turn = 0;
    if (g.dealt < g.lines) dealLine(g);
    while (g.olderOwner[g.turn] == NOBODY) g.turn++;
  }
  g.seat = g.olderOwner[g.turn];
}

/** How many turns all seats take together. */
HD int turnsOf(int players) {
  int kings = players == 3 ? 3 : 4;
  return kings * (1 + (players == 2 && SIZE == 5 ? 6 : 12));
}

HD int freeSlots(const Game& g, i8* slots) {
  int count = 0;
  for (int i = 0; i < g.lineLength && g.hasNewer; i++)
    if (g.newerOwner[i] == NOBODY) slots[count++] = i;
  if (count == 0) slots[count++] = -1;
  return count;
}

/** Middle Kingdom and Harmony (K-V2, K-V3), or as the paper has them. */
HD int bonusesOf(const Game& g, const Kingdom& k) {
  const int reach = (SIZE - 1) / 2;
  int west = MIDDLE - k.west, east = k.east - MIDDLE, north = MIDDLE - k.north, south = k.south - MIDDLE;
  bool isPaper = g.options & PAPER_BONUSES;
  bool isMiddle = isPaper ? west <= reach && east <= reach && north <= reach && south <= reach
                          : west == east && north == south;
  bool isHarmonic = isPaper ? 2 * k.laid == SIZE * SIZE - 1 : k.discards == 0;
  return (g.options & MIDDLE_KINGDOM && isMiddle ? 10 : 0) + (g.options & HARMONY && isHarmonic ? 5 : 0);
}
HD int finalPoints(const Game& g, int seat) {
  return g.kingdoms[seat].points + bonusesOf(g, g.kingdoms[seat]);
}
/** Higher is better, equal is equal (K-E2): points, then the largest area, then crowns. The paper knows points alone. */
HD int finalRank(const Game& g, int seat) {
  int points = finalPoints(g, seat) * 10000;
  if (g.options & PAPER_BONUSES) return points;
  return points + largestArea(g.kingdoms[seat]) * 100 + totalCrowns(g.kingdoms[seat]);
}

/** What full greedy looks at before points: 2 inside the middle square and without a hole in it, 1 with one, 0 outside. */
HD int tidinessOf(const Kingdom& k, const Placement& placement) {
  if (placement.direction >= 4) return 0;
  const int reach = (SIZE - 1) / 2;
  int first = placement.cell, second = first + stepOf(placement.direction);
  if (!isCentral(first) || !isCentral(second)) return 0;
  constexpr Bits centre = rectangle(MIDDLE - reach, MIDDLE + reach, MIDDLE - reach, MIDDLE + reach);
  Bits empty = without(without(centre & openCells(k), one(first)), one(second));
  return isEmpty(without(empty, beside(empty))) ? 2 : 1;
}

/** Full greedy (Gedda, Lagerkvist and Butler, 2018): what a turn is worth to it. See greedy.ts. */
HD int greedyValue(const Game& g, const Placement& placement, int slot) {
  if (g.isOpening) {
    int a = crownsOf(g.newer[slot], 0), b = crownsOf(g.newer[slot], 1);
    return a > b ? a : b;
  }
  Kingdom k = g.kingdoms[g.seat];
  int value = 1000 * tidinessOf(k, placement);
  if (placement.direction != NO_DIRECTION) {
    int before = k.points;
    lay(k, g.older[g.turn], placement.cell, placement.direction);
    value += k.points - before;
  }
  if (slot < 0) return value;
  Areas areas;
  findAreas(k, areas);
  Places places;
  findPlaces(k, openCells(k), g.newer[slot], places);
  return value + bestGain(areas, places, g.newer[slot], true);
}
