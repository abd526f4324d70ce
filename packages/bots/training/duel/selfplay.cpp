// Self-play and matches in threads, for Python: g++ -O3 -march=native -std=c++17 -shared -fPIC -pthread -I../../kernel
#include "selfplay.h"
#include <cstring>
#include <thread>
#include <vector>

extern "C" {
int featureCount() { return FEATURES; }
int mapFeatures() { return MAP_FEATURES; }
int roomOfList() { return ROOM; }

/** Matrices as PyTorch has them: what goes into a unit lies together. */
Net* makeNet(const int16_t* weights, float step, const float* bias, const float* second, const float* secondBias, const float* third,
             const float* thirdBias, const float* outputWeights, const float* outputBias) {
  Net* net = new Net;
  std::memcpy(net->weights, weights, sizeof net->weights);
  std::memcpy(net->bias, bias, sizeof net->bias);
  net->step = step;
  Head& head = net->heads[0];
  for (int i = 0; i < INNER; i++) {
    for (int u = 0; u < HIDDEN; u++) head.second[u][i] = second[i * HIDDEN + u];
    for (int u = 0; u < INNER; u++) head.third[u][i] = third[i * INNER + u];
  }
  std::memcpy(head.secondBias, secondBias, sizeof head.secondBias);
  std::memcpy(head.thirdBias, thirdBias, sizeof head.thirdBias);
  std::memcpy(head.outputWeights, outputWeights, sizeof head.outputWeights);
  std::memcpy(head.outputBias, outputBias, sizeof head.outputBias);
  return net;
}
void freeNet(Net* net) { delete net; }

/** Plays games in threads; each writes its samples to its share of the room. `counts` are samples by thread. */
void playGames(const Net* net, int games, u64 seed, int threads, float epsilon, float lambda, int width,
               u16* features, float* targets, int room, int* counts, double* points) {
  std::vector<std::thread> workers;
  std::vector<double> sums(threads, 0);
  for (int t = 0; t < threads; t++)
    workers.emplace_back([=, &sums] {
      SelfPlay how = {epsilon, lambda, width};
      int share = room / threads, from = t * share, count = 0;
      for (int game = t; game < games; game += threads) {
        Random random = {seed + (u64)game * 0x100000001b3ULL};
        random.next();
        Game g;
        count += playGame(*net, how, random, features + (size_t)(from + count) * ROOM, targets + (size_t)(from + count) * 3, share - count, g);
        sums[t] += pointsOf(g, 0) + pointsOf(g, 1);
      }
      counts[t] = count;
    });
  for (auto& worker : workers) worker.join();
  *points = 0;
  for (double sum : sums) *points += sum / (2.0 * games);
}

/**
 * Draws to learn priors from: games of the net, and in each round all draws of one seat for one way to share the dice out. Writes
 * the number of the list, the net's value and the weights (padded with PRIOR_WEIGHTS) of each; returns how many.
 */
int sampleDraws(const Net* net, int games, u64 seed, int* lists, float* values, u16* weights, int most) {
  Random random = {seed};
  SelfPlay how = {0.04f, 1, 8};
  int count = 0, number = 0;
  for (int game = 0; game < games; game++) {
    Game g;
    startGame(g, random.below(2));
    for (int round = 0; g.phase != OVER && round < MOST_ROUNDS && count + MOST_DRAWS < most; round++, number++) {
      u8 faces[DICE];
      for (int d = 0; d < DICE; d++) faces[d] = random.below(FACES);
      rollDice(g, faces);
      Game shared = g;
      playRoundTakes(shared, false, PAIRS[random.below(6)].bits);
      int seat = random.below(2);
      DrawList list;
      Forecast forecasts[MOST_DRAWS];
      listDraws(shared, seat, MOST_WIDTH, list);
      valueDraws(*net, shared, seat, nullptr, list, forecasts);
      PriorMap before(shared.maps[seat]);
      for (int i = 0; i < list.count; i++) {
        if (list.draws[i].code < 0) continue;
        lists[count] = number, values[count] = list.value[i];
        u16* at = weights + (size_t)count++ * WEIGHTS_ROOM;
        int used = 0;
        before.eachOfDraw(list.draws[i], crossesOfDraw(shared, seat, list.draws[i].code), [&](int weight) { at[used++] = weight; });
        while (used < WEIGHTS_ROOM) at[used++] = PRIOR_WEIGHTS;
      }
      Share best;
      playRoundWandering(*net, g, how, random, best);
    }
  }
  return count;
}
int priorWeights() { return PRIOR_WEIGHTS; }
int weightsRoom() { return WEIGHTS_ROOM; }

/** One game of the net at seat 0 against that at seat 1, with the dice of a seed: by shares and draws, each by its own net. */
static void playMatchGame(const Net* nets[2], const int widths[2], u64 seed, Game& g) {
  Random dice = {seed};
  startGame(g, dice.below(2));
  for (int round = 0; g.phase != OVER && round < MOST_ROUNDS; round++) {
    u8 faces[DICE];
    for (int d = 0; d < DICE; d++) faces[d] = dice.below(FACES);
    rollDice(g, faces);
    int a = g.playerA, b = 1 - a;
    Shares shares;
    bool isBoth;
    int bits;
    bestRound(*nets[a], g, widths[a], shares, isBoth, bits);
    if (isBoth) playRoundTakes(g, true, bits);
    else {
      int die = 0;
      for (int d = 1; d < DICE; d++)
        if (shares.by[shares.after(d)].lead > shares.by[shares.after(die)].lead) die = d;
      takeOne(g, die);
      Shares replies;
      replies.find(*nets[b], g, widths[b]);
      int rest[2], count = 0, bitsA = replies.after(die);
      for (int d = 0; d < DICE; d++)
        if (!(bitsA >> d & 1)) rest[count++] = d;
      takeTwo(g, rest[0], rest[1]);
    }
    for (int who = 0; who < 2; who++) {
      const Net& net = *nets[g.seat];
      DrawList list, replies;
      const Draw* reply = nullptr;
      if (who == 0) {
        listDraws(g, b, widths[a], replies);
        valueDraws(net, g, b, nullptr, replies);
        reply = &replies.draws[0];
      }
      listDraws(g, g.seat, widths[g.seat], list);
      valueDraws(net, g, g.seat, reply, list);
      playDraw(g, list.draws[0]);
    }
    while (g.phase == BANNER_CHOICE || g.phase == DIGNITARY_CHOICE) chooseByNet(*nets[g.seat], g);
  }
}

/** Each deal from both seats; `wins` and `margins` of the first net by deal, from 0 to 2 and both games together. */
void playMatch(const Net* one, const Net* other, int deals, u64 seed, int threads, const int* widths, float* wins, float* margins) {
  std::vector<std::thread> workers;
  for (int t = 0; t < threads; t++)
    workers.emplace_back([=] {
      for (int deal = t; deal < deals; deal += threads) {
        wins[deal] = margins[deal] = 0;
        for (int seat = 0; seat < 2; seat++) {
          const Net* nets[2] = {seat ? other : one, seat ? one : other};
          int both[2] = {widths[seat], widths[1 - seat]};
          Game g;
          playMatchGame(nets, both, seed + (u64)deal * 0x9e3779b1ULL, g);
          wins[deal] += winShare(g, seat);
          margins[deal] += pointsOf(g, seat) - pointsOf(g, 1 - seat);
        }
      }
    });
  for (auto& worker : workers) worker.join();
}
}
