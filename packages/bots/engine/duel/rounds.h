// A round whose dice are rolled holds no more chance: six ways to share the dice out, the best draws for each, and both take what
// is best for them.
#pragma once
#include "evaluation.h"

struct Pair {
  int bits, one, other;
};
const Pair PAIRS[6] = {{3, 0, 1}, {5, 0, 2}, {9, 0, 3}, {6, 1, 2}, {10, 1, 3}, {12, 2, 3}};
const int ALL_DICE = 15;

/** How a round ends: both draws, and what A and B expect then. */
struct Share {
  Draw drawA, drawB;
  Forecast a, b;
  /** What A is ahead by, seen by both: computed once, so that equal shares stay equal however the compiler rounds. */
  float lead;
};

/** The game after a draw of a seat. The other seat has drawn, or draws `reply`, or is left out. */
inline Game afterDraw(const Game& g, int seat, const Draw& draw, const Draw* reply) {
  Game next = g;
  if (next.seat != seat) passAside(next);
  playDraw(next, draw);
  if (next.phase == DRAW) {
    if (reply) playDraw(next, *reply);
    else passAside(next);
  }
  settleChoices(next);
  return next;
}

/** Values a seat's listed draws by what they lead to; the best comes first. */
inline Forecast valueDraws(const Net& net, const Game& g, int seat, const Draw* reply, DrawList& list, Forecast* forecasts = nullptr) {
  Game other = g;
  if (reply && g.seat == seat) {
    passAside(other);
    playDraw(other, *reply);
  }
  DrawValuer valuer(net, seat, g.maps[seat], other.maps[1 - seat]);
  Forecast best = {0, 0, 0};
  int at = 0;
  for (int i = 0; i < list.count; i++) {
    Forecast forecast = valuer.value(afterDraw(g, seat, list.draws[i], reply), list.draws[i]);
    if (forecasts) forecasts[i] = forecast;
    list.value[i] = forecast.value();
    if (i == 0 || list.value[i] > list.value[at]) at = i, best = forecast;
  }
  Draw draw = list.draws[at];
  float value = list.value[at];
  list.draws[at] = list.draws[0], list.value[at] = list.value[0];
  list.draws[0] = draw, list.value[0] = value;
  if (forecasts) forecasts[at] = forecasts[0], forecasts[0] = best;
  return best;
}

/** Keeps the best few of valued draws. */
inline void keepBest(DrawList& list, int most) {
  for (int i = 0; i < most && i < list.count; i++) {
    int at = i;
    for (int j = i + 1; j < list.count; j++)
      if (list.value[j] > list.value[at]) at = j;
    Draw draw = list.draws[at];
    float value = list.value[at];
    list.draws[at] = list.draws[i], list.value[at] = list.value[i];
    list.draws[i] = draw, list.value[i] = value;
  }
  if (list.count > most) list.count = most;
}

/**
 * The dice are shared out, A is to draw: B looks for a draw as if A did nothing, A answers it, and B chooses once more among his
 * best.
 */
inline void findShare(const Net& net, const Game& g, int width, Share& share) {
  int a = g.playerA, b = 1 - a;
  DrawList draws, replies;
  listDraws(g, b, width, replies);
  valueDraws(net, g, b, nullptr, replies);
  listDraws(g, a, width, draws);
  valueDraws(net, g, a, &replies.draws[0], draws);
  share.drawA = draws.draws[0];
  Game next = g;
  playDraw(next, share.drawA);
  keepBest(replies, 3);
  share.b = valueDraws(net, next, b, nullptr, replies);
  share.drawB = replies.draws[0];
  share.a = valueSeat(net, afterDraw(next, b, share.drawB, nullptr), a);
  share.lead = (share.a.value() - share.b.value()) / 2;
}

struct Shares {
  /** By the bits of A's dice. */
  Share by[ALL_DICE + 1];

  /** Every way to share out the dice that is still possible. */
  void find(const Net& net, const Game& g, int width) {
    int taken = 0;
    for (int d = 0; d < DICE; d++)
      if (g.takenBy[d] != NOBODY) taken |= 1 << d;
    Game next = g;
    next.seat = g.playerA;
    next.phase = DRAW;
    for (const Pair& pair : PAIRS) {
      if ((pair.bits & taken) != taken) continue;
      for (int d = 0; d < DICE; d++) next.takenBy[d] = pair.bits >> d & 1 ? g.playerA : 1 - g.playerA;
      findShare(net, next, width, by[pair.bits]);
    }
  }
  /** D-S3: A takes a pair at once. */
  void findBoth(const Net& net, const Game& g, const Pair& pair, int width) {
    Game next = g;
    takeTwo(next, pair.one, pair.other);
    findShare(net, next, width, by[pair.bits]);
  }
  /** The bits of A's dice after taking this one, B taking what is worst for A. */
  int after(int die) const {
    int worst = -1;
    for (const Pair& pair : PAIRS)
      if (pair.bits >> die & 1 && (worst < 0 || by[pair.bits].lead < by[worst].lead)) worst = pair.bits;
    return worst;
  }
  /** The same when both take as well as they can. */
  int best() const {
    int best = after(0);
    for (int die = 1; die < DICE; die++)
      if (by[after(die)].lead > by[best].lead) best = after(die);
    return best;
  }
};

/** The dice are rolled: finds how both take and draw, with the spell for both dice where it pays more than it is worth later. */
inline Share bestRound(const Net& net, const Game& g, int width, Shares& shares, bool& isBoth, int& bits) {
  shares.find(net, g, width);
  bits = shares.best();
  isBoth = false;
  Share best = shares.by[bits];
  if (!holds(g, BOTH_COAT, g.playerA)) return best;
  Shares both;
  for (const Pair& pair : PAIRS) {
    both.findBoth(net, g, pair, width);
    if (both.by[pair.bits].lead > best.lead) best = both.by[pair.bits], isBoth = true, bits = pair.bits;
  }
  return best;
}

/** The dice are taken as found: these are A's. */
inline void playRoundTakes(Game& g, bool isBoth, int bits) {
  int pair[2], rest[2], count = 0, others = 0;
  for (int d = 0; d < DICE; d++)
    if (bits >> d & 1) pair[count++] = d;
    else rest[others++] = d;
  if (isBoth) return takeTwo(g, pair[0], pair[1]);
  takeOne(g, pair[0]);
  takeTwo(g, rest[0], rest[1]);
}

/** Takes and draws as found. */
inline void playRound(Game& g, const Share& share, bool isBoth, int bits) {
  playRoundTakes(g, isBoth, bits);
  playDraw(g, share.drawA);
  playDraw(g, share.drawB);
}
