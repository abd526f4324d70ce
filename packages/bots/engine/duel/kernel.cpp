// Evaluation of moves with the value net, and rollouts of rounds: the part of the search (src/search/duel) that takes its time. Compiled
// to WebAssembly by tools/build-kernels.mjs. The trainer uses the same engine; src/nets/duel/kernel.test.ts compares it with the rules
// in TypeScript, move by move.
#include "selfplay.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

/** A position as plain bytes, written by src/nets/duel/kernel.ts. */
struct Input {
  /** By seat and cell: coat + 8 x crosses, or EMPTY. */
  u8 squares[SEATS][CELLS];
  u8 phase, playerA, seat;
  u8 faces[DICE];
  i8 takenBy[DICE];
  i8 crossedDie[SEATS];
  u8 drew[SEATS], bonusUsed[SEATS];
  u8 boxes[SEATS][COATS];
  i8 owners[COATS];
  u8 cast[COATS];
  i8 banners[SEATS];
};
/** What a move is depends on the phase: one die or a pair to take, a draw, a coat, a cell. */
struct Move {
  /** A casting code or the code of a pass; else -1. */
  int code;
  /** Cells of a draw, dice (the second -1 for one), a coat, a cell. */
  int first, second;
  Forecast forecast;
};
struct Outcome {
  float own, other, win;
};
/** What tells one position from another, to be compared with the rules in TypeScript. */
struct Summary {
  int points[SEATS], open[SEATS], phase, playerA, seat, draws;
  u8 boxes[SEATS][COATS];
  i8 owners[COATS];
  u8 cast[COATS];
};

const int EMPTY = 255, MOST_MOVES = MOST_DRAWS, MOST_ENTERED = 64;

static Input input;
static Net net;
static Game root;
static Move moves[MOST_MOVES];
static int moveCount;
/** Games at the end of the round of each move looked at more closely. */
static Game entered[MOST_ENTERED];
static Outcome outcome;
static Summary summary;
static Shares shares;

static void readRoot() {
  Game& g = root;
  startGame(g, input.playerA);
  for (int s = 0; s < SEATS; s++) {
    for (int cell = 0; cell < CELLS; cell++)
      if (input.squares[s][cell] != EMPTY) drawSquare(g.maps[s], cell, input.squares[s][cell] & 7, input.squares[s][cell] >> 3);
    g.crossedDie[s] = input.crossedDie[s], g.drew[s] = input.drew[s], g.bonusUsed[s] = input.bonusUsed[s];
    g.banners[s] = input.banners[s];
    for (int c = 0; c < COATS; c++) g.boxes[s][c] = input.boxes[s][c];
  }
  for (int d = 0; d < DICE; d++) g.faces[d] = input.faces[d], g.takenBy[d] = input.takenBy[d];
  for (int c = 0; c < COATS; c++) g.owners[c] = input.owners[c], g.cast[c] = input.cast[c];
  g.phase = input.phase, g.seat = input.seat;
}

static void addMove(int code, int first, int second, const Forecast& forecast) {
  if (moveCount < MOST_MOVES) moves[moveCount++] = {code, first, second, forecast};
}
/** A round's end as both see it, from the side of one. */
static Forecast meanOf(const Forecast& mine, const Forecast& theirs) {
  return {(mine.own + theirs.other) / 2, (mine.other + theirs.own) / 2, (mine.win + 1 - theirs.win) / 2};
}

static void listTakes(int width) {
  shares.find(net, root, width);
  for (int die = 0; die < DICE; die++) {
    const Share& share = shares.by[shares.after(die)];
    addMove(-1, die, -1, meanOf(share.a, share.b));
  }
  if (!holds(root, BOTH_COAT, root.seat)) return;
  Shares both;
  for (const Pair& pair : PAIRS) {
    both.findBoth(net, root, pair, width);
    addMove(-1, pair.one, pair.other, meanOf(both.by[pair.bits].a, both.by[pair.bits].b));
  }
}
static void listPairs(int width) {
  shares.find(net, root, width);
  for (const Pair& pair : PAIRS) {
    if (root.takenBy[pair.one] != NOBODY || root.takenBy[pair.other] != NOBODY) continue;
    const Share& share = shares.by[ALL_DICE & ~pair.bits];
    addMove(-1, pair.one, pair.other, meanOf(share.b, share.a));
  }
}
static void listRootDraws(int width) {
  DrawList list, replies;
  Forecast forecasts[MOST_DRAWS];
  const Draw* reply = nullptr;
  int seat = root.seat;
  if (seat == root.playerA) {
    listDraws(root, 1 - seat, width, replies);
    valueDraws(net, root, 1 - seat, nullptr, replies);
    reply = &replies.draws[0];
  }
  listDraws(root, seat, width, list);
  valueDraws(net, root, seat, reply, list, forecasts);
  for (int i = 0; i < list.count; i++) addMove(list.draws[i].code, list.draws[i].first, list.draws[i].second, forecasts[i]);
}
static void listChoices() {
  for (int i = 0; i < (root.phase == BANNER_CHOICE ? COATS : CELLS); i++) {
    if (root.phase == DIGNITARY_CHOICE && !(coveredCells(root.maps[root.seat]) & bitOf(i))) continue;
    Game next = root;
    if (root.phase == BANNER_CHOICE) nameBanner(next, i);
    else addDignitary(next, i);
    settleChoices(next);
    addMove(-1, i, -1, valueSeat(net, next, root.seat));
  }
}

static void playMove(Game& g, const Move& move) {
  switch (g.phase) {
    case TAKE:
    case TAKE_TWO: return move.second < 0 ? takeOne(g, move.first) : takeTwo(g, move.first, move.second);
    case DRAW: return playDraw(g, {move.code, (u8)move.first, (u8)move.second});
    case BANNER_CHOICE: return nameBanner(g, move.first);
    case DIGNITARY_CHOICE: return addDignitary(g, move.first);
  }
}
/** Whatever else belongs to the round, as the net would. */
static void finishRound(Game& g, int width) {
  if (g.phase == TAKE_TWO) {
    int die = 0, rest[2], count = 0;
    while (g.takenBy[die] == NOBODY) die++;
    shares.find(net, g, width);
    int bits = shares.after(die);
    for (int d = 0; d < DICE; d++)
      if (!(bits >> d & 1)) rest[count++] = d;
    takeTwo(g, rest[0], rest[1]);
    playDraw(g, shares.by[bits].drawA);
    playDraw(g, shares.by[bits].drawB);
  } else if (g.phase == DRAW && g.seat == g.playerA) {
    Share share;
    findShare(net, g, width, share);
    playDraw(g, share.drawA);
    playDraw(g, share.drawB);
  } else if (g.phase == DRAW) {
    DrawList list;
    listDraws(g, g.seat, width, list);
    valueDraws(net, g, g.seat, nullptr, list);
    playDraw(g, list.draws[0]);
  }
  while (g.phase == BANNER_CHOICE || g.phase == DIGNITARY_CHOICE) chooseByNet(net, g);
}

static void tally(const Forecast& forecast) { outcome = {forecast.own, forecast.other, forecast.win}; }

extern "C" {
EXPORT(input) Input* inputAt() { return &input; }
EXPORT(net) Net* netAt() { return &net; }
EXPORT(moves) Move* movesAt() { return moves; }
EXPORT(outcome) Outcome* outcomeAt() { return &outcome; }
EXPORT(summary) Summary* summaryAt() { return &summary; }
EXPORT(features) int featureCount() { return FEATURES; }

/** Reads the position, values the candidate moves of the seat to act and says how many there are. */
EXPORT(begin) int begin(int width) {
  readRoot();
  moveCount = 0;
  if (root.phase == TAKE) listTakes(width);
  else if (root.phase == TAKE_TWO) listPairs(width);
  else if (root.phase == DRAW) listRootDraws(width);
  else listChoices();
  return moveCount;
}

/** Plays a move of `begin` to the end of its round, and keeps the game there under a number. */
EXPORT(enter) void enter(int move, int number, int width) {
  Game& g = entered[number];
  g = root;
  playMove(g, moves[move]);
  finishRound(g, width);
}

/** Plays on from there: a roll (three bits for each die), then more from a seed, until the net is asked after `depth` rounds. */
EXPORT(simulate) void simulate(int number, u32 roll, u32 seed, int depth, int width) {
  Game g = entered[number];
  int me = root.seat;
  Random random = {seed};
  for (int round = 0; g.phase != OVER; round++) {
    u8 faces[DICE];
    for (int d = 0; d < DICE; d++) faces[d] = round == 0 ? roll >> 3 * d & 7 : random.below(FACES);
    rollDice(g, faces);
    bool isBoth;
    int bits, a = g.playerA;
    Share share = bestRound(net, g, width, shares, isBoth, bits);
    if (round + 1 >= depth) return tally(a == me ? meanOf(share.a, share.b) : meanOf(share.b, share.a));
    playRound(g, share, isBoth, bits);
    settleChoices(g);
  }
  tally(finalForecast(g, me));
}

/** Says what tells the position from others, after a move of `begin` or (-1) as it is. */
EXPORT(summarize) void summarize(int move) {
  Game g;
  if (move < 0) readRoot();
  g = root;
  if (move >= 0) playMove(g, moves[move]);
  for (int s = 0; s < SEATS; s++) {
    summary.points[s] = pointsOf(g, s), summary.open[s] = countOf(g.maps[s].open);
    for (int c = 0; c < COATS; c++) summary.boxes[s][c] = g.boxes[s][c];
  }
  for (int c = 0; c < COATS; c++) summary.owners[c] = g.owners[c], summary.cast[c] = g.cast[c];
  summary.phase = g.phase, summary.playerA = g.playerA, summary.seat = g.seat;
  summary.draws = g.phase == DRAW ? countDraws(g, g.seat) : 0;
}
}
