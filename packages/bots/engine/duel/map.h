// A player's map as plain bits: what is open, and the domains of each coat. Cells are numbered as in the rules (stride 8).
#pragma once
#include <cstdint>

typedef uint8_t u8;
typedef int8_t i8;
typedef int16_t i16;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef u64 Bits;

const int STRIDE = 8, CELLS = 40, CASTLE = 19, COATS = 6;
/** Squares that do not touch are at most 18: the larger colour of a chessboard without its castle. */
const int MOST_DOMAINS = 18;
const Bits BOARD = 0x7f7f7f7f7fULL;

inline Bits bitOf(int cell) { return 1ULL << cell; }
inline Bits around(Bits cells) {
  return (cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE) & BOARD;
}
inline int countOf(Bits cells) { return __builtin_popcountll(cells); }
inline int lowestOf(Bits cells) { return __builtin_ctzll(cells); }
inline int takeLowest(Bits& cells) {
  int cell = lowestOf(cells);
  cells &= cells - 1;
  return cell;
}

struct Map {
  Bits open;
  Bits of[COATS];
  Bits domains[COATS][MOST_DOMAINS];
  u8 crosses[COATS][MOST_DOMAINS];
  u8 count[COATS];
  int points;
};

inline void clearMap(Map& m) {
  m.open = BOARD & ~bitOf(CASTLE);
  m.points = 0;
  for (int c = 0; c < COATS; c++) m.of[c] = 0, m.count[c] = 0;
}

/** D-R5: next to the castle or to this coat. */
inline Bits nearTo(const Map& m, int coat) { return around(m.of[coat] | bitOf(CASTLE)); }

/** What squares of one coat would be worth more than the domains they join. `cells` are joined to each other. */
inline int gainOf(const Map& m, Bits cells, int coat, int crosses) {
  Bits ring = around(cells);
  int size = countOf(cells), before = 0;
  for (int i = 0; i < m.count[coat]; i++) {
    if (!(m.domains[coat][i] & ring)) continue;
    int s = countOf(m.domains[coat][i]);
    size += s;
    crosses += m.crosses[coat][i];
    before += s * m.crosses[coat][i];
  }
  return size * crosses - before;
}

inline void drawSquare(Map& m, int cell, int coat, int crosses) {
  Bits joined = bitOf(cell), ring = around(joined);
  int before = 0, count = m.count[coat];
  if (m.of[coat] & ring)
    for (int i = count - 1; i >= 0; i--) {
      Bits domain = m.domains[coat][i];
      if (!(domain & ring)) continue;
      joined |= domain;
      before += countOf(domain) * m.crosses[coat][i];
      crosses += m.crosses[coat][i];
      count--;
      m.domains[coat][i] = m.domains[coat][count];
      m.crosses[coat][i] = m.crosses[coat][count];
    }
  m.domains[coat][count] = joined;
  m.crosses[coat][count] = crosses;
  m.count[coat] = count + 1;
  m.points += countOf(joined) * crosses - before;
  m.open &= ~bitOf(cell);
  m.of[coat] |= bitOf(cell);
}

/** D-S6: one more cross on a covered cell. */
inline void addCross(Map& m, int cell) {
  for (int c = 0; c < COATS; c++) {
    if (!(m.of[c] & bitOf(cell))) continue;
    for (int i = 0; i < m.count[c]; i++)
      if (m.domains[c][i] & bitOf(cell)) m.crosses[c][i]++, m.points += countOf(m.domains[c][i]);
  }
}

inline int largestDomain(const Map& m) {
  int largest = 0;
  for (int c = 0; c < COATS; c++)
    for (int i = 0; i < m.count[c]; i++)
      if (countOf(m.domains[c][i]) > largest) largest = countOf(m.domains[c][i]);
  return largest;
}
inline Bits coveredCells(const Map& m) { return BOARD & ~bitOf(CASTLE) & ~m.open; }
/** Open cells without an open neighbour. */
inline int countHoles(Bits open) { return countOf(open & ~around(open)); }
