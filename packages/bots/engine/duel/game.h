// A game of Duel as one plain struct, move by move as in packages/rules/src/duel/position.ts.
#pragma once
#include "dice.h"
#include "map.h"

const int SEATS = 2, DICE = 4, FACES = 6, NOBODY = -1, JOKER = -1, PASS = -1;
enum Phase { ROLL, TAKE, TAKE_TWO, DRAW, BANNER_CHOICE, DIGNITARY_CHOICE, OVER };
enum Coat { DISC, DISCS, BAND, BANDS, SOLID, QUARTERS };
/** The coat whose line leads to each spell. */
const int FREE_COAT = DISC, BOTH_COAT = DISCS, SPLIT_COAT = BAND, TURN_COAT = BANDS, BANNER_COAT = SOLID, DIGNITARY_COAT = QUARTERS;
const int FREE = 1, SPLIT = 2, BANNER_POINTS = 3;

struct Random {
  u64 state;
  u32 next() {
    u64 z = state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ z >> 27) * 0x94d049bb133111ebULL;
    return (u32)((z ^ z >> 31) >> 32);
  }
  int below(int bound) { return (int)((u64)next() * bound >> 32); }
  float unit() { return (next() >> 8) * (1.0f / (1 << 24)); }
};

struct Game {
  Map maps[SEATS];
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

/** A casting code (as in casting.ts) and two cells; or a pass. */
struct Draw {
  int code;
  u8 first, second;
};
inline int spellsOf(int code) { return code & 3; }
inline int crossOf(int code) { return (code >> 2 & 3) - 1; }
inline int turnOf(int code) { return code >> 4 & 15; }
inline int firstCoat(int code) { return code >> 8 & 7; }
inline int secondCoat(int code) { return code >> 11 & 7; }

inline void startGame(Game& g, int playerA) {
  for (int s = 0; s < SEATS; s++) {
    clearMap(g.maps[s]);
    g.crossedDie[s] = -1, g.drew[s] = 0, g.bonusUsed[s] = 0, g.banners[s] = -1;
    for (int c = 0; c < COATS; c++) g.boxes[s][c] = 0;
  }
  for (int c = 0; c < COATS; c++) g.owners[c] = NOBODY, g.cast[c] = 0;
  for (int d = 0; d < DICE; d++) g.faces[d] = 0, g.takenBy[d] = NOBODY;
  g.playerA = g.seat = playerA;
  g.phase = ROLL;
}

inline bool holds(const Game& g, int coat, int seat) { return g.owners[coat] == seat && !g.cast[coat]; }
inline int dieOf(const Game& g, int seat, int which) {
  for (int d = 0; d < DICE; d++)
    if (g.takenBy[d] == seat && which-- == 0) return d;
  return -1;
}
inline int coatOn(const Game& g, int die) { return FACE_COAT[FACES * die + g.faces[die]]; }
inline int crossesOn(const Game& g, int die) { return FACE_CROSSES[FACES * die + g.faces[die]]; }
inline int pointsOf(const Game& g, int seat) {
  return g.maps[seat].points + (g.banners[seat] < 0 ? 0 : BANNER_POINTS * g.maps[seat].count[g.banners[seat]]);
}

inline void rollDice(Game& g, const u8* faces) {
  for (int d = 0; d < DICE; d++) g.faces[d] = faces[d], g.takenBy[d] = NOBODY;
  g.seat = g.playerA;
  g.phase = TAKE;
}
inline void takeOne(Game& g, int die) {
  g.takenBy[die] = g.seat;
  g.seat = 1 - g.playerA;
  g.phase = TAKE_TWO;
}
inline void takeTwo(Game& g, int one, int other) {
  if (g.phase == TAKE) g.cast[BOTH_COAT] = 1;
  g.takenBy[one] = g.takenBy[other] = g.seat;
  for (int d = 0; d < DICE; d++)
    if (g.takenBy[d] == NOBODY) g.takenBy[d] = 1 - g.seat;
  g.seat = g.playerA;
  g.phase = DRAW;
}

/** D-R7, D-R8 */
inline void fillBoxes(Game& g, int seat) {
  for (int d = 0; d < DICE; d++) {
    if (g.takenBy[d] != seat || g.crossedDie[seat] == d) continue;
    int coat = coatOn(g, d);
    if (coat < 0 || crossesOn(g, d) > 0 || g.owners[coat] != NOBODY) continue;
    if (++g.boxes[seat][coat] == BOXES[coat]) g.owners[coat] = seat;
  }
}
inline bool offerChoice(Game& g, int seat) {
  g.seat = seat;
  if (holds(g, BANNER_COAT, seat)) g.phase = BANNER_CHOICE;
  else if (!holds(g, DIGNITARY_COAT, seat)) return false;
  else if (coveredCells(g.maps[seat])) g.phase = DIGNITARY_CHOICE;
  else {
    g.cast[DIGNITARY_COAT] = 1;
    return false;
  }
  return true;
}
/** D-E1, D-R9 */
inline void endRound(Game& g) {
  if ((!g.drew[0] && !g.drew[1]) || !g.maps[0].open || !g.maps[1].open) {
    g.phase = OVER;
    return;
  }
  for (int s = 0; s < SEATS; s++) g.drew[s] = 0, g.crossedDie[s] = -1;
  g.playerA = 1 - g.playerA;
  g.phase = ROLL;
}
inline void nextChoice(Game& g) {
  if (!offerChoice(g, g.playerA) && !offerChoice(g, 1 - g.playerA)) endRound(g);
}
inline void afterDrawing(Game& g) {
  if (g.seat == g.playerA) {
    g.seat = 1 - g.playerA;
    return;
  }
  fillBoxes(g, g.playerA);
  fillBoxes(g, 1 - g.playerA);
  nextChoice(g);
}

/** Which of the seat's dice a pass turns, and to which face: as numbered in draw-finder.ts. */
inline int turnedPass(int which, int face) { return PASS - 1 - FACES * which - face; }

inline void playDraw(Game& g, const Draw& draw) {
  int seat = g.seat, code = draw.code;
  if (code < PASS) {
    int number = PASS - 1 - code;
    g.cast[TURN_COAT] = 1;
    g.faces[dieOf(g, seat, number / FACES)] = number % FACES;
  }
  if (code <= PASS) return afterDrawing(g);
  int first = dieOf(g, seat, 0), second = dieOf(g, seat, 1), turn = turnOf(code), cross = crossOf(code);
  if (spellsOf(code) & FREE) g.cast[FREE_COAT] = 1;
  if (spellsOf(code) & SPLIT) g.cast[SPLIT_COAT] = 1;
  if (turn > 0) {
    g.cast[TURN_COAT] = 1;
    g.faces[turn > FACES ? second : first] = (turn - 1) % FACES;
  }
  if (cross >= 0) g.bonusUsed[seat] = 1, g.crossedDie[seat] = cross == 0 ? first : second;
  drawSquare(g.maps[seat], draw.first, firstCoat(code), crossesOn(g, first) + (cross == 0));
  drawSquare(g.maps[seat], draw.second, secondCoat(code), crossesOn(g, second) + (cross == 1));
  g.drew[seat] = 1;
  afterDrawing(g);
}
/** The seat to draw is left out, but not as if it could not draw: that might end the game. */
inline void passAside(Game& g) {
  g.drew[g.seat] = 1;
  afterDrawing(g);
}
inline void nameBanner(Game& g, int coat) {
  g.banners[g.seat] = coat;
  g.cast[BANNER_COAT] = 1;
  nextChoice(g);
}
inline void addDignitary(Game& g, int cell) {
  addCross(g.maps[g.seat], cell);
  g.cast[DIGNITARY_COAT] = 1;
  nextChoice(g);
}

/** The lightning choices that are due, in a plain way: the commonest coat; where a cross brings most, now and later. */
inline void settleChoices(Game& g) {
  while (g.phase == BANNER_CHOICE || g.phase == DIGNITARY_CHOICE) {
    const Map& m = g.maps[g.seat];
    if (g.phase == BANNER_CHOICE) {
      int best = 0;
      for (int c = 1; c < COATS; c++)
        if (m.count[c] > m.count[best]) best = c;
      nameBanner(g, best);
      continue;
    }
    int cell = 0, most = -1;
    for (int c = 0; c < COATS; c++)
      for (int i = 0; i < m.count[c]; i++) {
        int liberties = countOf(around(m.domains[c][i]) & m.open);
        int worth = 4 * countOf(m.domains[c][i]) + (liberties < 4 ? liberties : 4);
        if (worth > most) most = worth, cell = lowestOf(m.domains[c][i]);
      }
    addDignitary(g, cell);
  }
}

/** 1 for a win, a half for a shared one. */
inline float winShare(const Game& g, int seat) {
  int lead = pointsOf(g, seat) - pointsOf(g, 1 - seat);
  if (lead == 0) lead = largestDomain(g.maps[seat]) - largestDomain(g.maps[1 - seat]);
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5f;
}
