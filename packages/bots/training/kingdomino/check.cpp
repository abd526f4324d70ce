// Checks the engine on a plain computer: g++ -O2 -std=c++17 -DSIZE=5 -o check5 check.cpp && ./check5 [RECORDS]
//
// Without a file: means of random and of full greedy play, sums of points, and whether the parts of a decision's features add up
// to the features of the table after each turn. With a file written by records.mjs: the same games, step by step.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>
#include "turns.h"

static int failures = 0;
static void fail(const char* what) {
  if (failures++ < 10) printf("FAILED: %s\n", what);
}

struct Turn {
  Placement placement;
  int slot;
};
static std::vector<Turn> turnsOfGame(const Game& g) {
  std::vector<Turn> turns;
  i8 slots[LINE];
  int slotCount = freeSlots(g, slots);
  std::vector<Placement> placements;
  if (!g.isOpening) {
    Places places;
    findPlaces(g.kingdoms[g.seat], openCells(g.kingdoms[g.seat]), g.older[g.turn], places);
    for (int d = 0; d < 4; d++)
      for (Bits cells = places.first[d]; !isEmpty(cells);) placements.push_back({0, (u8)takeLowest(cells), (u8)d, 0});
  }
  if (placements.empty()) placements.push_back({0, 0, NO_DIRECTION, 0});
  for (const Placement& placement : placements)
    for (int i = 0; i < slotCount; i++) turns.push_back({placement, slots[i]});
  return turns;
}

static int lengths[4];
static void compareFeatures(const Game& g, const Turn& turn) {
  u16 parts[1024], whole[1024], claim[64], turnPart[64];
  int rank[SEATS];
  u8 gains[SEATS][LINE];
  rankSeats(g, g.seat, rank);
  List list = {parts, 1024, 0};
  addGame(list, g, rank, gains);
  lengths[0] = std::max(lengths[0], list.length);
  List claimList = {claim, 64, 0};
  addClaim(claimList, g, turn.slot, rank, gains);
  lengths[1] = std::max(lengths[1], claimList.length);
  int from = list.length;
  Placed placed;
  Hopes hopes;
  findHopes(g.seen, hopes);
  Before before;
  before.look(g.kingdoms[g.seat]);
  // by turns from scratch and from the areas before
  addPlacement(list, g, turn.placement, placed, hopes, turn.slot % 2 ? &before : nullptr);
  lengths[2] = std::max(lengths[2], list.length - from);
  List turnList = {turnPart, 64, 0};
  addTurn(turnList, g, placed, turn.slot);
  lengths[3] = std::max(lengths[3], turnList.length);
  for (int i = 0; i < claimList.length; i++) list.add(claim[i]);
  for (int i = 0; i < turnList.length; i++) list.add(turnPart[i]);
  Game after = g;
  takeTurn(after, turn.placement, turn.slot);
  List expected = {whole, 1024, 0};
  addAfter(expected, after, g.seat);
  std::sort(parts, parts + list.length);
  std::sort(whole, whole + expected.length);
  if (list.length != expected.length || memcmp(parts, whole, 2 * list.length) != 0) fail("features of a turn");
  if (list.length > 0 && parts[list.length - 1] >= FEATURES) fail("a feature beyond the last");
  Known known;
  knownOf(after, g.seat, after.kingdoms[g.seat], known);
  if (memcmp(&known, &placed.known, sizeof known) != 0) fail("what is known of a turn");
}

enum Player { RANDOM, GREEDY };
static double play(int players, int options, Player player, int games, bool compare) {
  double sum = 0, squares = 0;
  for (int game = 0; game < games; game++) {
    Game g;
    startGame(g, 1000 + game, players, options);
    Random random = randomFrom(77 + game);
    int turns = 0;
    for (; !g.isOver; turns++) {
      std::vector<Turn> all = turnsOfGame(g);
      int best = 0, ties = 0, highest = -1000000;
      for (size_t i = 0; i < all.size() && player == GREEDY; i++) {
        int value = greedyValue(g, all[i].placement, all[i].slot);
        if (value > highest) highest = value, ties = 0;
        if (value == highest && random.below(++ties) == 0) best = i;
      }
      const Turn& turn = all[player == GREEDY ? best : random.below(all.size())];
      if (compare) compareFeatures(g, turn);
      takeTurn(g, turn.placement, turn.slot);
      goOn(g);
    }
    if (turns != turnsOf(players)) fail("number of turns");
    for (int s = 0; s < players; s++) {
      int points = 0;
      for (int t = 0; t < TERRAINS; t++) points += scoreTerrain(g.kingdoms[s], t);
      if (points != g.kingdoms[s].points) fail("points kept while laying");
      if (!isComplete(g, g.kingdoms[s])) fail("dominoes of a seat");
      sum += finalPoints(g, s);
      squares += (double)finalPoints(g, s) * finalPoints(g, s);
    }
  }
  double n = (double)games * players, mean = sum / n;
  printf("%d seats, options %2d, %s: mean %.3f +- %.3f\n", players, options, player == GREEDY ? "greedy" : "random",
         mean, 1.96 * sqrt((squares / n - mean * mean) / n));
  return mean;
}
static void expectMean(double mean, double expected, double tolerance) {
  if (fabs(mean - expected) > tolerance) fail("a mean is not as expected");
}

/**
 * One game a line: players, options, then words. `line a b c d` deals, `king s` draws, `n:place domino x y direction` lays with n
 * legal placements, `discard domino`, `pick domino`, `end points...`.
 */
static void replay(const char* file) {
  FILE* in = fopen(file, "r");
  if (!in) return fail("the file of records cannot be read");
  int players, options, games = 0, placements = 0;
  while (fscanf(in, "%d %d", &players, &options) == 2) {
    Game g;
    startGame(g, 1, players, options);
    memset(g.deck, 0, sizeof g.deck);
    g.dealt = 0;
    g.seen = 0;
    char word[16];
    Placement placement = {0, 0, NO_DIRECTION, 0};
    bool awaitsDeal = true;
    while (fscanf(in, "%15s", word) == 1) {
      if (!strcmp(word, "line")) {
        for (int i = 0, d; i < g.lineLength; i++)
          if (fscanf(in, "%d", &d) == 1) g.deck[g.dealt * g.lineLength + i] = d;
        if (awaitsDeal) dealLine(g);
        awaitsDeal = false;
      } else if (!strcmp(word, "king")) {
        int s;
        if (fscanf(in, "%d", &s) != 1) fail("a record's king");
        g.kings[g.turn] = g.seat = s;
        if (options & BALANCED_OPENING) g.kings[1] = g.kings[2] = 1 - s, g.kings[3] = s;
      } else if (!strcmp(word, "place") || !strcmp(word, "discard")) {
        int count, domino, x = 0, y = 0, direction = NO_DIRECTION;
        bool isPlace = word[0] == 'p';
        if (fscanf(in, "%d %d", &count, &domino) != 2) fail("a record's placement");
        if (isPlace && fscanf(in, "%d %d %d", &x, &y, &direction) != 3) fail("a record's placement");
        if (g.older[g.turn] != domino) fail("the domino in hand");
        Places places;
        int found = findPlaces(g.kingdoms[g.seat], openCells(g.kingdoms[g.seat]), domino, places);
        if (found != count) fail("number of placements");
        placement = {0, (u8)((y + MIDDLE) * STRIDE + x + MIDDLE), (u8)direction, 0};
        if (isPlace && !has(places.first[direction], placement.cell)) fail("a placement that was played");
        placements++;
        if (g.hasNewer) continue;
        takeTurn(g, placement, -1);
        goOn(g);
      } else if (!strcmp(word, "pick")) {
        int domino, slot = 0;
        if (fscanf(in, "%d", &domino) != 1) fail("a record's pick");
        while (slot < LINE - 1 && g.newer[slot] != domino) slot++;
        if (g.newerOwner[slot] != NOBODY) fail("a pick that was played");
        takeTurn(g, placement, slot);
        // the next line is not known yet: deal it when the record does
        int lines = g.lines, before = g.dealt;
        g.lines = before;
        goOn(g);
        g.lines = lines;
        awaitsDeal = !g.hasNewer && before < lines;
      } else if (!strcmp(word, "end")) {
        for (int s = 0, points; s < players; s++)
          if (fscanf(in, "%d", &points) != 1 || finalPoints(g, s) != points) fail("final points");
        if (!g.isOver) fail("the end of a game");
        games++;
        break;
      }
    }
  }
  fclose(in);
  printf("%d records, %d placements\n", games, placements);
  if (games == 0) fail("no records");
}

int main(int count, char** words) {
  if (count > 1) {
    replay(words[1]);
  } else if (SIZE == 5) {
    expectMean(play(4, 0, RANDOM, 40000, false), 19.29, 0.08);
    expectMean(play(2, 0, RANDOM, 40000, false), 19.09, 0.1);
    play(3, MIDDLE_KINGDOM | HARMONY, RANDOM, 500, true);
    play(3, LINE_OF_FOUR, RANDOM, 500, true);
    play(2, BALANCED_OPENING | HARMONY, RANDOM, 500, true);
    play(4, MIDDLE_KINGDOM, RANDOM, 500, true);
    expectMean(play(4, MIDDLE_KINGDOM | HARMONY | PAPER_BONUSES, RANDOM, 10000, false), 22.78, 0.3);
    expectMean(play(4, MIDDLE_KINGDOM | HARMONY | PAPER_BONUSES, GREEDY, 1000, true), 52.61, 0.9);
  } else {
    expectMean(play(2, MIDDLE_KINGDOM | HARMONY, RANDOM, 10000, false), 54, 1);
    play(2, MIDDLE_KINGDOM | HARMONY, RANDOM, 200, true);
    play(2, 0, GREEDY, 200, true);
  }
  if (lengths[0])
    printf("%d features; longest lists: game %d, claim %d, placement %d, turn %d\n", FEATURES, lengths[0], lengths[1],
           lengths[2], lengths[3]);
  if (lengths[0] > roomGame(4) || lengths[1] > ROOM_CLAIM || lengths[2] > ROOM_PLACEMENT || lengths[3] > ROOM_TURN)
    fail("a list is longer than its room");
  puts(failures ? "FAILED" : "all as expected");
  return failures ? 1 : 0;
}
