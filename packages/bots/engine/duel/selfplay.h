// Games of a net against itself, epsilon-greedy, and what each position between rounds turned out to be worth.
#pragma once
#include "rounds.h"

struct SelfPlay {
  /** How often a die or a draw is chosen without thinking; how much of a target is what came later. */
  float epsilon, lambda;
  /** How many draws are looked at. */
  int width;
};

const int MOST_ROUNDS = 64;

/** The lightning choice that the net likes best. */
inline void chooseByNet(const Net& net, Game& g) {
  Game best = g;
  float most = -1e30f;
  int seat = g.seat;
  auto look = [&](Game next) {
    Game settled = next;
    settleChoices(settled);
    float value = valueSeat(net, settled, seat).value();
    if (value > most) most = value, best = next;
  };
  if (g.phase == BANNER_CHOICE)
    for (int c = 0; c < COATS; c++) {
      Game next = g;
      nameBanner(next, c);
      look(next);
    }
  else
    // every cell of a domain is as good as the next
    for (int c = 0; c < COATS; c++)
      for (int i = 0; i < g.maps[seat].count[c]; i++) {
        Game next = g;
        addDignitary(next, lowestOf(g.maps[seat].domains[c][i]));
        look(next);
      }
  g = best;
}

inline void drawAtRandom(Game& g, int width, Random& random) {
  DrawList list;
  listDraws(g, g.seat, width, list);
  playDraw(g, list.draws[random.below(list.count)]);
}

/** One round as the net plays it; says whether anybody explored. `best` is what was expected before. */
inline bool playRoundWandering(const Net& net, Game& g, const SelfPlay& how, Random& random, Share& best) {
  Shares shares;
  bool isBoth;
  int bits;
  best = bestRound(net, g, how.width, shares, isBoth, bits);
  bool exploredTake = random.unit() < how.epsilon, exploredTwo = random.unit() < how.epsilon, hasExplored = false;
  Share share = best;
  if (!isBoth && (exploredTake || exploredTwo)) {
    int die = exploredTake ? random.below(DICE) : -1;
    if (die < 0)
      for (int d = 0; d < DICE; d++)
        if ((bits >> d & 1) && shares.after(d) == bits) die = d;
    bits = shares.after(die);
    if (exploredTwo) {
      int others = (die + 1 + random.below(DICE - 1)) % DICE;
      bits = 1 << die | 1 << others;
    }
    share = shares.by[bits];
    hasExplored = true;
  }
  Draw drawA = share.drawA, drawB = share.drawB;
  playRoundTakes(g, isBoth, bits);
  if (random.unit() < how.epsilon) drawAtRandom(g, how.width, random), hasExplored = true;
  else playDraw(g, drawA);
  if (random.unit() < how.epsilon) drawAtRandom(g, how.width, random), hasExplored = true;
  else playDraw(g, drawB);
  while (g.phase == BANNER_CHOICE || g.phase == DIGNITARY_CHOICE) chooseByNet(net, g);
  return hasExplored;
}

struct Step {
  Forecast forecast[SEATS], best[SEATS];
  int points[SEATS];
  bool hasExplored;
};

/** Plays one game. Every position between rounds is a sample for each seat; returns how many. */
inline int playGame(const Net& net, const SelfPlay& how, Random& random, u16* features, float* targets, int most, Game& g) {
  static thread_local Step steps[MOST_ROUNDS];
  int rounds = 0;
  startGame(g, random.below(2));
  while (g.phase != OVER && rounds < MOST_ROUNDS && 2 * (rounds + 1) <= most) {
    Step& step = steps[rounds];
    for (int s = 0; s < SEATS; s++) {
      u16* at = features + (2 * rounds + s) * ROOM;
      List list = {at, 0};
      addAll(list, g, s);
      Accumulator sum = {};
      addWeights(net, sum, at, list.length);
      step.forecast[s] = forecastOf(net, g, s, sum);
      step.points[s] = pointsOf(g, s);
      while (list.length < ROOM) list.push(FEATURES);
    }
    u8 faces[DICE];
    for (int d = 0; d < DICE; d++) faces[d] = random.below(FACES);
    rollDice(g, faces);
    Share best;
    int a = g.playerA;
    step.hasExplored = playRoundWandering(net, g, how, random, best);
    step.best[a] = best.a, step.best[1 - a] = best.b;
    rounds++;
  }
  // back from the end: what came, mixed with what was expected; after exploring what was expected before
  for (int s = 0; s < SEATS; s++) {
    Forecast later = finalForecast(g, s);
    for (int r = rounds - 1; r >= 0; r--) {
      const Step& step = steps[r];
      if (step.hasExplored) later = step.best[s];
      float* target = targets + (2 * r + s) * 3;
      target[0] = (later.own - step.points[s]) / POINTS_PER_UNIT;
      target[1] = (later.other - step.points[1 - s]) / POINTS_PER_UNIT;
      target[2] = later.win;
      float t = how.lambda;
      later = {t * later.own + (1 - t) * step.forecast[s].own, t * later.other + (1 - t) * step.forecast[s].other,
               t * later.win + (1 - t) * step.forecast[s].win};
    }
  }
  return 2 * rounds;
}
