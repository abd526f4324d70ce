// The same training on a plain computer, with nothing but a C++ compiler: one game and one sample at a time.
//
// g++ -O3 -march=native -std=c++17 -DSIZE=5 -o build/small5 small.cpp && build/small5 --seats 2 --minutes 3 --out build/small.bin
//
// It shows that the way works and finds mistakes before a graphics card is asked; the nets that are shipped come from train.py.
#include <chrono>
#include <cstdlib>
#include <string>
#include "reference.h"

struct Turn {
  Placement placement;
  int slot;
  Known known;
  float out[HEADS];
  float value;
};
struct Sample {
  std::vector<u16> columns;
  float target[HEADS];
};
/** What each layer made of a table, kept for going back. */
struct Pass {
  float sum[UNITS], inner[INNER], third[INNER], out[HEADS];
};

static Net net;
static std::vector<float> squares; // running size of each row's gradients
static Random dice = randomFrom(1);

static float gaussian() {
  float sum = 0;
  for (int i = 0; i < 12; i++) sum += dice.unit();
  return sum - 6;
}
static std::vector<float> fresh(int count, float spread) {
  std::vector<float> weights(count);
  for (float& weight : weights) weight = spread * gaussian();
  return weights;
}
static void startNet(int players) {
  net.rows = fresh(COLUMNS * UNITS, 0.03f);
  net.bias = fresh(UNITS, 0);
  net.tails[players] = {fresh(INNER * UNITS, 0.09f), fresh(INNER, 0),         fresh(INNER * INNER, 0.1f),
                        fresh(INNER, 0),             fresh(HEADS * INNER, 0.1f), fresh(HEADS, 0)};
  squares.assign(COLUMNS, 0);
}

static void addRows(float* sum, const u16* columns, int count) {
  for (int i = 0; i < count; i++) {
    const float* row = &net.rows[(size_t)columns[i] * UNITS];
    for (int u = 0; u < UNITS; u++) sum[u] += row[u];
  }
}
static void runTail(const Tail& tail, Pass& pass) {
  for (int j = 0; j < INNER; j++) {
    float total = tail.secondBias[j];
    for (int u = 0; u < UNITS; u++) total += fmaxf(pass.sum[u], 0) * tail.second[j * UNITS + u];
    pass.inner[j] = fmaxf(total, 0);
  }
  for (int h = 0; h < HEADS; h++) pass.out[h] = tail.headsBias[h];
  for (int j = 0; j < INNER; j++) {
    float total = tail.thirdBias[j];
    for (int i = 0; i < INNER; i++) total += pass.inner[i] * tail.third[j * INNER + i];
    pass.third[j] = fmaxf(total, 0);
    for (int h = 0; h < HEADS; h++) pass.out[h] += (pass.inner[j] + pass.third[j]) * tail.heads[h * INNER + j];
  }
}

/** One step down the gradient for one sample; rows that change much change less. */
static void learn(Tail& tail, const Sample& sample, float rate) {
  Pass pass;
  std::copy(net.bias.begin(), net.bias.end(), pass.sum);
  addRows(pass.sum, sample.columns.data(), sample.columns.size());
  runTail(tail, pass);
  float error[HEADS], innerError[INNER], thirdError[INNER], sumError[UNITS] = {};
  for (int h = 0; h < HEADS; h++) {
    float out = h == 2 ? 1 / (1 + expf(-pass.out[h])) : pass.out[h];
    error[h] = fmaxf(-1, fminf(1, out - sample.target[h])) * (h == 2 ? 0.2f : 1);
  }
  for (int j = 0; j < INNER; j++) {
    innerError[j] = 0;
    for (int h = 0; h < HEADS; h++) innerError[j] += error[h] * tail.heads[h * INNER + j];
    thirdError[j] = pass.third[j] > 0 ? innerError[j] : 0;
    for (int h = 0; h < HEADS; h++) tail.heads[h * INNER + j] -= rate * error[h] * (pass.inner[j] + pass.third[j]);
  }
  for (int h = 0; h < HEADS; h++) tail.headsBias[h] -= rate * error[h];
  for (int j = 0; j < INNER; j++) {
    if (thirdError[j] == 0) continue;
    for (int i = 0; i < INNER; i++) {
      innerError[i] += thirdError[j] * tail.third[j * INNER + i];
      tail.third[j * INNER + i] -= rate * thirdError[j] * pass.inner[i];
    }
    tail.thirdBias[j] -= rate * thirdError[j];
  }
  for (int j = 0; j < INNER; j++) {
    if (pass.inner[j] <= 0) continue;
    for (int u = 0; u < UNITS; u++) {
      if (pass.sum[u] <= 0) continue;
      sumError[u] += innerError[j] * tail.second[j * UNITS + u];
      tail.second[j * UNITS + u] -= rate * innerError[j] * pass.sum[u];
    }
    tail.secondBias[j] -= rate * innerError[j];
  }
  float size = 0;
  for (int u = 0; u < UNITS; u++) size += sumError[u] * sumError[u];
  for (u16 column : sample.columns) {
    squares[column] += size / UNITS;
    float step = 3 * rate / (1 + 100 * sqrtf(squares[column]));
    for (int u = 0; u < UNITS; u++) net.rows[(size_t)column * UNITS + u] -= step * sumError[u];
  }
}

/** Values every turn of the seat to act, sharing what turns have in common; answers with the best. */
static int valueTurns(const Game& g, std::vector<Turn>& turns) {
  const Tail& tail = net.tails.at(g.players);
  int rank[SEATS], best = 0;
  u8 gains[SEATS][LINE];
  u16 columns[1024];
  float common[UNITS], claims[LINE][UNITS], placed[UNITS];
  rankSeats(g, g.seat, rank);
  List list = {columns, 1024, 0};
  addGame(list, g, rank, gains);
  std::copy(net.bias.begin(), net.bias.end(), common);
  addRows(common, columns, list.length);
  i8 slots[LINE];
  int slotCount = freeSlots(g, slots);
  for (int i = 0; i < slotCount; i++) {
    list.length = 0;
    addClaim(list, g, slots[i], rank, gains);
    std::fill(claims[i], claims[i] + UNITS, 0.0f);
    addRows(claims[i], columns, list.length);
  }
  turns.clear();
  Hopes hopes;
  findHopes(g.seen, hopes);
  Before before;
  before.look(g.kingdoms[g.seat]);
  for (const Placement& placement : placementsOf(g)) {
    Placed info;
    list.length = 0;
    addPlacement(list, g, placement, info, hopes, &before);
    std::copy(common, common + UNITS, placed);
    addRows(placed, columns, list.length);
    for (int i = 0; i < slotCount; i++) {
      Pass pass;
      for (int u = 0; u < UNITS; u++) pass.sum[u] = placed[u] + claims[i][u];
      list.length = 0;
      addTurn(list, g, info, slots[i]);
      addRows(pass.sum, columns, list.length);
      runTail(tail, pass);
      Forecast forecast = withKnown(info.known, pass.out);
      turns.push_back({placement, slots[i], info.known, {forecast.own, forecast.other, forecast.win}, forecast.value()});
      if (turns.back().value > turns[best].value) best = turns.size() - 1;
    }
  }
  return best;
}

static int greedyTurn(const Game& g, std::vector<Turn>& turns) {
  i8 slots[LINE];
  int slotCount = freeSlots(g, slots), best = 0, ties = 0;
  turns.clear();
  for (const Placement& placement : placementsOf(g))
    for (int i = 0; i < slotCount; i++) {
      turns.push_back({placement, slots[i], {}, {}, (float)greedyValue(g, placement, slots[i])});
      float difference = turns.back().value - turns[best].value;
      if (difference > 0) ties = 0;
      if (difference >= 0 && dice.below(++ties) == 0) best = turns.size() - 1;
    }
  return best;
}

/** A game of the net against itself; targets are made back from the end, as in selfplay.py. */
static void playGame(int players, int options, u64 seed, bool onlyGreedy, std::vector<Sample>& samples) {
  Game g;
  startGame(g, seed, players, options);
  struct Step {
    int seat;
    float trust;
    Known known;
    float forecast[HEADS];
    Sample sample;
  };
  std::vector<Step> steps;
  std::vector<Turn> turns;
  while (!g.isOver) {
    int best = onlyGreedy ? greedyTurn(g, turns) : valueTurns(g, turns);
    int chosen = dice.unit() < (onlyGreedy ? 0.1f : 0.05f) ? dice.below(turns.size()) : best;
    Step step = {g.seat, turns[chosen].value < turns[best].value ? 0.0f : onlyGreedy ? 1.0f : 0.7f, {}, {}, {}};
    if (onlyGreedy) step.trust = 1;
    std::copy(turns[best].out, turns[best].out + HEADS, step.forecast);
    takeTurn(g, turns[chosen].placement, turns[chosen].slot);
    u16 columns[1024];
    List list = {columns, 1024, 0};
    addAfter(list, g, g.seat);
    int own = dice.below(8), other = dice.below(8);
    for (int i = 0; i < list.length; i++) step.sample.columns.push_back(turnColumn(columns[i], own, other));
    knownOf(g, g.seat, g.kingdoms[g.seat], step.known);
    steps.push_back(step);
    goOn(g);
  }
  float outcome[SEATS][HEADS];
  for (int s = 0; s < players; s++) {
    outcome[s][0] = finalPoints(g, s), outcome[s][1] = -1000, outcome[s][2] = 1;
    for (int o = 0; o < players; o++) {
      if (o == s) continue;
      outcome[s][1] = fmaxf(outcome[s][1], finalPoints(g, o));
      float share = finalRank(g, s) > finalRank(g, o) ? 1 : finalRank(g, s) == finalRank(g, o) ? 0.5f : 0;
      outcome[s][2] = fminf(outcome[s][2], share);
    }
  }
  for (int t = steps.size() - 1; t >= 0; t--) {
    Step& step = steps[t];
    float* later = outcome[step.seat];
    step.sample.target[0] = (later[0] - step.known.own) / POINTS_PER_UNIT;
    step.sample.target[1] = (later[1] - step.known.other) / POINTS_PER_UNIT;
    step.sample.target[2] = later[2];
    for (int h = 0; h < HEADS; h++) later[h] = step.trust * later[h] + (1 - step.trust) * step.forecast[h];
    samples.push_back(step.sample);
  }
}

/** The net in one seat, full greedy in all others: share of wins and mean margin. */
static void measure(int players, int games) {
  double wins = 0, margin = 0;
  std::vector<Turn> turns;
  for (int game = 0; game < games; game++) {
    Game g;
    startGame(g, 5000000 + game / players, players, 0);
    int me = game % players;
    while (!g.isOver) {
      int best = g.seat == me ? valueTurns(g, turns) : greedyTurn(g, turns);
      takeTurn(g, turns[best].placement, turns[best].slot);
      goOn(g);
    }
    int other = -1;
    for (int s = 0; s < players; s++)
      if (s != me && finalPoints(g, s) > other) other = finalPoints(g, s);
    margin += finalPoints(g, me) - other;
    wins += finalPoints(g, me) > other ? 1 : finalPoints(g, me) == other ? 0.5 : 0;
  }
  printf("  against full greedy: %.1f %%, %+.2f (%d games)\n", 100 * wins / games, margin / games, games);
  fflush(stdout);
}

int main(int count, char** words) {
  int players = 2;
  double minutes = 3;
  std::string out;
  for (int i = 1; i + 1 < count; i += 2) {
    std::string word = words[i];
    if (word == "--seats") players = atoi(words[i + 1]);
    else if (word == "--minutes") minutes = atof(words[i + 1]);
    else if (word == "--out") out = words[i + 1];
    else return printf("unknown: %s\n", words[i]), 2;
  }
  if (players < 2 || players > 4 || (SIZE == 7 && players != 2)) return puts("--seats is 2, 3 or 4; 7 x 7 is for two"), 2;
  startNet(players);
  auto began = std::chrono::steady_clock::now();
  std::vector<Sample> samples;
  double used = 0, nextMark = minutes / 4;
  int games = 0;
  while (used < minutes) {
    double done = used / minutes;
    playGame(players, dice.below(4), 1 + games++, done < 0.08, samples);
    if (samples.size() > 30000) samples.erase(samples.begin(), samples.begin() + 5000);
    for (int i = 0; i < 3 * turnsOf(players); i++)
      learn(net.tails[players], samples[dice.below(samples.size())], 0.01f * powf(0.02f, done));
    used = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count() / 60;
    if (used < nextMark) continue;
    nextMark += minutes / 4;
    printf("%.1f minutes, %d games\n", used, games);
    measure(players, 200);
  }
  if (!out.empty()) writeNet(net, out.c_str());
}
