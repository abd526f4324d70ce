// Writes what a net says of all turns of decisions in games against itself, for prior.py:
// build/policy-prior5 ../../assets/kingdomino-5.bin GAMES SEED FILE
#define LEARNING_PRIORS
#include "evaluation.h"
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <vector>
namespace packed {
#include "reference.h"
}

/** No turn adds up more. */
const int WEIGHTS_ROOM = 40;
struct Sample {
  int list;
  float value;
  u16 weights[WEIGHTS_ROOM];
};

/** The packed net as the kernel has it. */
static Net* loadNet(const char* path) {
  packed::Net from = packed::readNet(path);
  Net* net = new Net();
  // the step of the weights follows the magic and four numbers
  FILE* file = fopen(path, "rb");
  if (!file || fseek(file, 20, SEEK_SET) || fread(&net->step, 4, 1, file) != 1) exit(2);
  fclose(file);
  for (int c = 0; c < FEATURES; c++)
    for (int u = 0; u < HIDDEN; u++) net->weights[c][u] = (int16_t)lroundf(from.weights[(size_t)c * HIDDEN + u] / net->step);
  std::copy(from.bias.begin(), from.bias.end(), net->bias);
  for (auto& [players, head] : from.heads) {
    Head& to = net->heads[players - 2];
    for (int j = 0; j < INNER; j++) {
      for (int u = 0; u < HIDDEN; u++) to.second[u][j] = head.second[j * HIDDEN + u];
      for (int i = 0; i < INNER; i++) to.third[i][j] = head.third[j * INNER + i];
      for (int h = 0; h < OUTPUTS; h++) to.outputWeights[h][j] = head.outputWeights[h * INNER + j];
    }
    std::copy(head.secondBias.begin(), head.secondBias.end(), to.secondBias);
    std::copy(head.thirdBias.begin(), head.thirdBias.end(), to.thirdBias);
    std::copy(head.outputBias.begin(), head.outputBias.end(), to.outputBias);
  }
  return net;
}

struct Writer {
  FILE* file;
  int lists = 0, most = 0;

  void add(float value, const std::vector<int>& weights) {
    Sample sample = {lists, value, {}};
    for (int i = 0; i < WEIGHTS_ROOM; i++) sample.weights[i] = i < (int)weights.size() ? weights[i] : PRIOR_WEIGHTS;
    if ((int)weights.size() > most) most = weights.size();
    fwrite(&sample, sizeof sample, 1, file);
  }
};

struct Valued {
  Placement placement;
  int slot;
  float value;
};

/** All turns of a decision with what they add up. */
static void writeTurns(Writer& writer, const Game& g, const std::vector<Valued>& turns) {
  int rank[SEATS];
  u8 gains[SEATS][LINE];
  u16 features[1024];
  List list = {features, 1024, 0};
  i8 slots[LINE];
  rankSeats(g, g.seat, rank);
  addGame(list, g, rank, gains);
  Before before;
  before.look(g.kingdoms[g.seat]);
  PriorTable table(g, before, gains);
  int freeCount = freeSlots(g, slots);
  for (const Valued& turn : turns) {
    std::vector<int> weights;
    auto visit = [&](int weight) { weights.push_back(weight); };
    int first = turn.placement.cell, second = first + stepOf(turn.placement.direction);
    int joined[2] = {table.eachOfHalf(0, first, visit), table.eachOfHalf(1, second, visit)};
    table.eachOfPlacement(first, second, visit);
    if (turn.slot >= 0) {
      table.eachOfClaim(turn.slot, freeCount, visit);
      table.eachOfBoth(first, second, joined, turn.slot, visit);
    }
    writer.add(turn.value, weights);
  }
  writer.lists++;
}

/** A game of the net against itself, some turns at random. */
static void playGame(const Net& net, AccumulatorCache& cache, Writer& writer, u64 seed) {
  Random random = randomFrom(seed);
  int players = SIZE == 7 ? 2 : 2 + random.below(3), options = random.below(2) ? 0 : random.below(4);
  if (players == 3 && random.below(2)) options |= LINE_OF_FOUR;
  if (players == 2 && random.below(8) == 0) options |= BALANCED_OPENING;
  Game g;
  startGame(g, random.next(), players, options);
  for (; !g.isOver; goOn(g)) {
    std::vector<Valued> turns;
    Decision(net, cache, g).valueAll(false, [&](const Placement& placement, int slot, const Forecast& forecast) {
      turns.push_back({placement, slot, forecast.value()});
    });
    if (turns.size() > 4 && turns[0].placement.direction < 4) writeTurns(writer, g, turns);
    size_t chosen = random.below(turns.size());
    if (random.below(12) != 0)
      for (size_t i = 0; i < turns.size(); i++)
        if (turns[i].value > turns[chosen].value) chosen = i;
    takeTurn(g, turns[chosen].placement, turns[chosen].slot);
  }
}

int main(int count, char** arguments) {
  if (count != 5) {
    fprintf(stderr, "prior NET GAMES SEED FILE\n");
    return 2;
  }
  Net* net = loadNet(arguments[1]);
  AccumulatorCache* cache = new AccumulatorCache();
  int games = atoi(arguments[2]), seed = atoi(arguments[3]);
  Writer writer = {fopen(arguments[4], "wb")};
  for (int i = 0; i < games; i++) playGame(*net, *cache, writer, seed * 1000003ULL + i);
  fclose(writer.file);
  if (writer.most > WEIGHTS_ROOM) return 3;
  printf("%d %d\n", (int)PRIOR_WEIGHTS, WEIGHTS_ROOM);
}
