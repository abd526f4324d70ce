// The engine for many games at once, as plain functions that Python calls (engine.py). Compiled by nvcc for a graphics card, or
// by g++ (-x c++) for the processor: the same code, one item after the other.
#include <cmath>
#include <cstring>
#include "sums.h"

#ifdef __CUDACC__
#define EACH [=] __device__
template <typename Work> __global__ void __launch_bounds__(128) eachItem(int n, Work work) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) work(i);
}
template <typename Work> void launch(int n, void* stream, Work work) {
  if (n > 0) eachItem<<<(n + 127) / 128, 128, 0, (cudaStream_t)stream>>>(n, work);
}
#else
#define EACH [=]
template <typename Work> void launch(int n, void*, Work work) {
  for (int i = 0; i < n; i++) work(i);
}
#endif

HD void pad(List& list) {
  for (int i = list.length; i < list.room; i++) list.at[i] = NO_FEATURE;
}
HD List listAt(u16* lists, size_t index, int room) { return List{lists + index * room, room, 0}; }

extern "C" {
int constant(int which) {
  const int constants[] = {SIZE,          sizeof(Game),   sizeof(Placement), sizeof(Placed), FEATURES,      HIDDEN,
                           roomGame(2),   roomGame(3),    roomGame(4),       ROOM_CLAIM,     ROOM_PLACEMENT, ROOM_TURN};
  return constants[which];
}
int lastError() {
#ifdef __CUDACC__
  cudaDeviceSynchronize();
  return (int)cudaGetLastError();
#else
  return 0;
#endif
}

void startGames(int n, void* stream, Game* games, const long long* seeds, const int* options, int players) {
  launch(n, stream, EACH(int i) { startGame(games[i], (u64)seeds[i], players, options[i]); });
}
void seatsToAct(int n, void* stream, const Game* games, int* seats) {
  launch(n, stream, EACH(int i) { seats[i] = games[i].seat; });
}

/** Placements and claims of the games `ids`; every pair is a turn. */
void countTurns(int n, void* stream, const Game* games, const int* ids, int* placements, int* claims) {
  launch(n, stream, EACH(int i) {
    const Game& g = games[ids[i]];
    i8 slots[LINE];
    claims[i] = freeSlots(g, slots);
    Places places;
    int count = g.isOpening ? 0 : findPlaces(g.kingdoms[g.seat], openCells(g.kingdoms[g.seat]), g.older[g.turn], places);
    placements[i] = count > 0 ? count : 1;
  });
}
/** Turns are listed placement by placement; `firstPlacement` and `firstTurn` say where a game's begin. */
void listTurns(int n, void* stream, const Game* games, const int* ids, const int* firstPlacement, const int* firstTurn,
               Placement* placements, int* turnPlacement, i8* turnSlot) {
  launch(n, stream, EACH(int i) {
    const Game& g = games[ids[i]];
    i8 slots[LINE];
    int claims = freeSlots(g, slots), next = firstPlacement[i], turn = firstTurn[i];
    auto add = [&](int cell, int direction) {
      placements[next] = Placement{i, (u8)cell, (u8)direction, 0};
      for (int c = 0; c < claims; c++) {
        turnPlacement[turn] = next;
        turnSlot[turn++] = slots[c];
      }
      next++;
    };
    Places places;
    int count = g.isOpening ? 0 : findPlaces(g.kingdoms[g.seat], openCells(g.kingdoms[g.seat]), g.older[g.turn], places);
    if (count == 0) add(0, NO_DIRECTION);
    for (int d = 0; d < 4 && count > 0; d++)
      for (Bits cells = places.first[d]; !isEmpty(cells);) add(takeLowest(cells), d);
  });
}

/** Features of each game and of its claims (four lists a game; the first where there is nothing to claim). */
void listGames(int n, void* stream, const Game* games, const int* ids, int room, u16* lists, u16* claimLists) {
  launch(n, stream, EACH(int i) {
    const Game& g = games[ids[i]];
    int rank[SEATS];
    u8 gains[SEATS][LINE];
    rankSeats(g, g.seat, rank);
    List list = listAt(lists, i, room);
    addGame(list, g, rank, gains);
    pad(list);
    for (int slot = 0; slot < LINE; slot++) {
      List claim = listAt(claimLists, (size_t)LINE * i + slot, ROOM_CLAIM);
      if (!g.hasNewer && slot == 0) addClaim(claim, g, -1, rank, gains);
      else if (g.hasNewer && slot < g.lineLength && g.newerOwner[slot] == NOBODY) addClaim(claim, g, slot, rank, gains);
      pad(claim);
    }
  });
}
void listPlacements(int n, void* stream, const Game* games, const int* ids, const Placement* placements, u16* lists,
                    Placed* placed) {
  launch(n, stream, EACH(int i) {
    List list = listAt(lists, i, ROOM_PLACEMENT);
    const Game& g = games[ids[placements[i].row]];
    Hopes hopes;
    findHopes(g.seen, hopes);
    addPlacement(list, g, placements[i], placed[i], hopes);
    pad(list);
  });
}
/** Features of each turn beyond those of its parts, and what is known of it. */
void listTurnColumns(int n, void* stream, const Game* games, const int* ids, const Placement* placements,
                     const Placed* placed, const int* turnPlacement, const i8* turnSlot, u16* lists, Known* known) {
  launch(n, stream, EACH(int i) {
    int placement = turnPlacement[i];
    List list = listAt(lists, i, ROOM_TURN);
    addTurn(list, games[ids[placements[placement].row]], placed[placement], turnSlot[i]);
    pad(list);
    known[i] = placed[placement].known;
  });
}
void valueGreedily(int n, void* stream, const Game* games, const int* ids, const Placement* placements,
                   const int* turnPlacement, const i8* turnSlot, float* values) {
  launch(n, stream, EACH(int i) {
    const Placement& placement = placements[turnPlacement[i]];
    values[i] = greedyValue(games[ids[placement.row]], placement, turnSlot[i]);
  });
}

/**
 * The best turn of each game (equal ones equally likely), and the turn to be played: with chance `random` any, with chance
 * `soft` one drawn by its value at this temperature.
 */
void chooseTurns(int n, void* stream, const int* firstTurn, const int* counts, const float* values, float random,
                 float soft, float temperature, long long seed, int* best, int* chosen) {
  launch(n, stream, EACH(int i) {
    Random dice = randomFrom((u64)seed * 0xD1B54A32D192ED03ULL + i);
    int first = firstTurn[i], count = counts[i], top = 0, ties = 1;
    for (int j = 1; j < count; j++) {
      if (values[first + j] > values[first + top]) top = j, ties = 1;
      else if (values[first + j] == values[first + top] && dice.below(++ties) == 0) top = j;
    }
    best[i] = chosen[i] = first + top;
    float kind = dice.unit();
    if (kind < random) chosen[i] = first + dice.below(count);
    else if (kind < random + soft) {
      float highest = -1e30f;
      for (int j = 0; j < count; j++) {
        float value = values[first + j] - temperature * logf(-logf(dice.unit() + 1e-7f) + 1e-9f);
        if (value > highest) highest = value, chosen[i] = first + j;
      }
    }
  });
}
void playTurns(int n, void* stream, Game* games, const int* ids, const Placement* placements, const int* turnPlacement,
               const i8* turnSlot, const int* chosen) {
  launch(n, stream, EACH(int i) {
    Game& g = games[ids[i]];
    takeTurn(g, placements[turnPlacement[chosen[i]]], turnSlot[chosen[i]]);
    goOn(g);
  });
}
/** Copies of the games of some turns, dealt anew (equal seeds are equal deals), after those turns. */
void branch(int n, void* stream, const Game* games, const int* ids, const Placement* placements, const int* turnPlacement,
            const i8* turnSlot, const int* turns, const long long* seeds, Game* out) {
  launch(n, stream, EACH(int i) {
    const Placement& placement = placements[turnPlacement[turns[i]]];
    Game g = games[ids[placement.row]];
    Random random = randomFrom((u64)seeds[i]);
    dealAnew(g, random, g.options & BALANCED_OPENING ? g.kingCount : g.turn + 1);
    takeTurn(g, placement, turnSlot[turns[i]]);
    goOn(g);
    out[i] = g;
  });
}

/** All features of the chosen turns, for learning. */
void gatherTurns(int n, void* stream, int room, const u16* lists, const u16* claimLists, const u16* placementLists,
                 const u16* turnLists, const int* turnPlacement, const i8* turnSlot, const int* chosen, u16* out) {
  int all = room + ROOM_CLAIM + ROOM_PLACEMENT + ROOM_TURN;
  launch(n, stream, EACH(int i) {
    List list = listAt(out, i, all);
    int slot = turnSlot[chosen[i]];
    addList(list, lists + (size_t)i * room, room);
    addList(list, claimLists + ((size_t)LINE * i + (slot < 0 ? 0 : slot)) * ROOM_CLAIM, ROOM_CLAIM);
    addList(list, placementLists + (size_t)turnPlacement[chosen[i]] * ROOM_PLACEMENT, ROOM_PLACEMENT);
    addList(list, turnLists + (size_t)chosen[i] * ROOM_TURN, ROOM_TURN);
    pad(list);
  });
}
/** The same tables after the chosen turns, seen by other seats. */
void listAfter(int n, void* stream, const Game* games, const int* ids, const Placement* placements,
               const int* turnPlacement, const i8* turnSlot, const int* chosen, const int* seats, int room, u16* lists,
               Known* known) {
  launch(n, stream, EACH(int i) {
    Game g = games[ids[i]];
    takeTurn(g, placements[turnPlacement[chosen[i]]], turnSlot[chosen[i]]);
    List list = listAt(lists, i, room);
    addAfter(list, g, seats[i]);
    pad(list);
    knownOf(g, seats[i], g.kingdoms[seats[i]], known[i]);
  });
}
/** Points and rank (higher is better) by seat; seats nobody has come last. */
void finals(int n, void* stream, const Game* games, float* points, int* ranks) {
  launch(n, stream, EACH(int i) {
    for (int s = 0; s < SEATS; s++) {
      points[SEATS * i + s] = s < games[i].players ? finalPoints(games[i], s) : -1000;
      ranks[SEATS * i + s] = s < games[i].players ? finalRank(games[i], s) : -100000000;
    }
  });
}
}
