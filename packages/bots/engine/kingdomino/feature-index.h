// The input of the net: which feature stands for what.
//
// The net looks at the table just after somebody's turn, as one seat sees it: what that seat has (own block), what each
// of the others has (one block, shared by all of them: their weights add up), and the table. A feature is present once, several
// times or not at all.
#pragma once
#include "game.h"

// Steps of coarse numbers.
const int SIZE_STEPS = 12, CROWN_STEPS = 8, HOPE_STEPS = 6, FRONT_STEPS = 9, HOLE_STEPS = 6, SUPPLY_STEPS = 26;
const int PLACE_STEPS = 7, GAIN_STEPS = 12, POINT_STEPS = 24, DIFFERENCE_STEPS = 41;
const int NOOK_KINDS = 495;
const int AREA_SIZES = 8, AREA_CROWNS = 5, AREA_LIBERTIES = 5;
/** A square shows one of six terrains, and one to three crowns or none. */
const int TILE_KINDS = 9;

// A kingdom and what its owner holds, relative to the block's first feature.
const int K_REACH = 0; // without, then with Middle Kingdom: four sides
const int K_AREAS = K_REACH + 2 * 4 * SIZE;
const int K_CROWNS = K_AREAS + TERRAINS * SIZE_STEPS * CROWN_STEPS;
const int K_FRONT = K_CROWNS + TERRAINS * CROWN_STEPS;
const int K_HOLES = K_FRONT + TERRAINS * FRONT_STEPS;
const int K_DISCARDS = K_HOLES + HOLE_STEPS; // without, then with Harmony
const int K_NOOKS = K_DISCARDS + 2 * 3;
const int K_AROUND = K_NOOKS + NOOK_KINDS;
const int K_SUPPLY = K_AROUND + TERRAINS * AREA_SIZES * AREA_CROWNS * AREA_LIBERTIES;
const int K_HELD = K_SUPPLY + SUPPLY_STEPS; // of the older, then of the newer line; likewise below
const int K_HELD_PLACES = K_HELD + 2 * DOMINOES;
const int K_HELD_GAIN = K_HELD_PLACES + 2 * PLACE_STEPS;
const int K_SLOT = K_HELD_GAIN + 2 * GAIN_STEPS;
const int BLOCK = K_SLOT + LINE;

const int OWN = 0;
const int OTHER = BLOCK;
const int TILES = 2 * BLOCK; // own squares: cell by cell
const int HOPES = TILES + WIDTH * WIDTH * TILE_KINDS;
const int UNSEEN = HOPES + TERRAINS * SIZE_STEPS * HOPE_STEPS;
const int FLAGS = UNSEEN + DOMINOES; // Middle Kingdom, Harmony, lines of four, then two, three, four players
const int LINES = FLAGS + 6;
const int NEWER = LINES + 13; // slot x who has it x domino
const int PATTERN = NEWER + LINE * 5 * DOMINOES; // who has which slot; the last one: no newer line
const int OLDER = PATTERN + 626; // the next kings to act: first, second, third x whose x domino
const int ORDER = OLDER + 3 * SEATS * DOMINOES;
const int OPENING = ORDER + 125; // own kings in the hand x kings in the hand
const int FREE_OWN = OPENING + 3 * 4; // what free dominoes would bring to those who may still claim them
const int FREE_OTHER = FREE_OWN + LINE * GAIN_STEPS;
const int POINTS = FREE_OTHER + (SEATS - 1) * LINE * GAIN_STEPS; // own, then of the others in their order
const int DIFFERENCE = POINTS + SEATS * POINT_STEPS; // to the best other: before, then with the last line
const int FEATURES = DIFFERENCE + 2 * DIFFERENCE_STEPS;

HD int atMost(int value, int most) { return value < most ? value : most; }
HD int sizeStep(int squares) {
  return squares < 8 ? squares : squares < 10 ? 8 : squares < 12 ? 9 : squares < 15 ? 10 : 11;
}
HD int crownStep(int crowns) { return atMost(crowns, CROWN_STEPS - 1); }
HD int placeStep(int count) { return count < 4 ? count : count < 7 ? 4 : count < 12 ? 5 : 6; }
HD int gainStep(int gain) {
  return gain < 6 ? gain : gain < 9 ? 6 : gain < 13 ? 7 : gain < 19 ? 8 : gain < 27 ? 9 : gain < 37 ? 10 : 11;
}
HD int hopeStep(int crowns) { return crowns < 3 ? crowns : crowns < 5 ? 3 : crowns < 8 ? 4 : 5; }
HD int pointStep(int points) { return atMost(points / (SIZE == 5 ? 4 : 8), POINT_STEPS - 1); }
HD int differenceStep(int difference) {
  int step = difference / (SIZE == 5 ? 2 : 4) + DIFFERENCE_STEPS / 2;
  return step < 0 ? 0 : atMost(step, DIFFERENCE_STEPS - 1);
}

/** How many sets of `n` (with repetition) can be made of `kinds`. */
HD int multisets(int kinds, int n) {
  return n == 4   ? kinds * (kinds + 1) * (kinds + 2) * (kinds + 3) / 24
         : n == 3 ? kinds * (kinds + 1) * (kinds + 2) / 6
                  : kinds * (kinds + 1) / 2;
}
/** What lies around a nook, whatever the side, as a number: sets in lexicographic order. Sides: open, shut, castle, terrains. */
HD int nookKind(int a, int b, int c, int d) {
  int side[4] = {a, b, c, d};
  for (int i = 1; i < 4; i++)
    for (int j = i; j > 0 && side[j - 1] > side[j]; j--) {
      int kept = side[j];
      side[j] = side[j - 1];
      side[j - 1] = kept;
    }
  const int kinds = 3 + TERRAINS;
  return multisets(kinds, 4) - multisets(kinds - side[0], 4) + multisets(kinds - side[0], 3) -
         multisets(kinds - side[1], 3) + multisets(kinds - side[1], 2) - multisets(kinds - side[2], 2) + side[3] -
         side[2];
}

/** Ready for every four sides where there is memory at hand: most of them come again and again. */
const int SIDE_KINDS = 3 + TERRAINS;
HD int knownNookKind(const int* side) {
#ifdef __CUDA_ARCH__
  return nookKind(side[0], side[1], side[2], side[3]);
#else
  static u16 known[SIDE_KINDS * SIDE_KINDS * SIDE_KINDS * SIDE_KINDS];
  u16& kind = known[((side[0] * SIDE_KINDS + side[1]) * SIDE_KINDS + side[2]) * SIDE_KINDS + side[3]];
  if (kind == 0) kind = 1 + nookKind(side[0], side[1], side[2], side[3]);
  return kind - 1;
#endif
}

/** A list of features; those beyond `room` are counted but not kept, which the check program looks for. */
struct List {
  u16* at;
  int room, length;
  HD void add(int feature) {
    if (length < room) at[length] = (u16)feature;
    length++;
  }
};
const u16 NO_FEATURE = 0xFFFF;

/** Eight symmetries of the square, about the castle. */
HD void turnAbout(int symmetry, int x, int y, int& turnedX, int& turnedY) {
  int mirrored = symmetry & 4 ? -x : x;
  switch (symmetry & 3) {
    case 0: turnedX = mirrored, turnedY = y; break;
    case 1: turnedX = -y, turnedY = mirrored; break;
    case 2: turnedX = -mirrored, turnedY = -y; break;
    default: turnedX = y, turnedY = -mirrored;
  }
}
/** What a feature becomes when a kingdom is turned or mirrored: `own` for one's own, `other` for all the others. */
HD int turnFeature(int feature, int own, int other) {
  int x, y;
  if (feature >= TILES && feature < HOPES) {
    int square = (feature - TILES) / TILE_KINDS, kind = (feature - TILES) % TILE_KINDS;
    turnAbout(own, square % WIDTH - MIDDLE, square / WIDTH - MIDDLE, x, y);
    return TILES + ((y + MIDDLE) * WIDTH + x + MIDDLE) * TILE_KINDS + kind;
  }
  bool isOther = feature >= OTHER;
  int reach = feature - (isOther ? OTHER : OWN) - K_REACH;
  if (feature >= TILES || reach >= 2 * 4 * SIZE) return feature;
  int side = reach / SIZE % 4;
  turnAbout(isOther ? other : own, side == 0 ? 1 : side == 2 ? -1 : 0, side == 1 ? 1 : side == 3 ? -1 : 0, x, y);
  int image = x == 1 ? 0 : y == 1 ? 1 : x == -1 ? 2 : 3;
  return feature + (image - side) * SIZE;
}
