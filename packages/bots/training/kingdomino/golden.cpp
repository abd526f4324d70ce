// Positions of some games with the reference's values, for the TypeScript test:
// g++ -O2 -std=c++17 -DSIZE=5 -iquote ../../engine -iquote ../../engine/kingdomino -o build/golden5 golden.cpp && build/golden5 ../../assets/kingdomino-5.bin > ../../golden/value-net-5.json
#include <string>
#include "reference.h"

static std::string text(const char* form, int a, int b = 0, int c = 0, char d = ' ') {
  char buffer[64];
  snprintf(buffer, sizeof buffer, form, a, b, c, d);
  return buffer;
}
static std::string lineText(const u8* line, int length) {
  std::string all = "line:";
  for (int i = 0; i < length; i++) all += (i ? "," : "") + std::to_string(line[i]);
  return all;
}

struct Choice {
  Placement placement;
  int slot;
};
static std::vector<Choice> choicesOf(const Game& g) {
  i8 slots[LINE];
  int slotCount = freeSlots(g, slots);
  std::vector<Choice> choices;
  for (const Placement& placement : placementsOf(g))
    for (int i = 0; i < slotCount; i++) choices.push_back({placement, slots[i]});
  return choices;
}
static Game after(const Game& g, const Choice& choice) {
  Game next = g;
  takeTurn(next, choice.placement, choice.slot);
  return next;
}

/** Number of the turns, those of the first, the middle and the last and of the best, and all seats after the best. */
static void writePosition(const Net& net, const Game& g, const std::vector<std::string>& moves, const std::vector<Choice>& choices,
                          const std::vector<Forecast>& forecasts, int best, bool isFirst) {
  printf("%s\n  {\"players\": %d, \"options\": %d, \"moves\": [", isFirst ? "" : ",", g.players, g.options);
  for (size_t i = 0; i < moves.size(); i++) printf("%s\"%s\"", i ? ", " : "", moves[i].c_str());
  printf("], \"count\": %zu, \"turns\": [", choices.size());
  const int shown[] = {0, (int)choices.size() / 3, (int)choices.size() / 2, (int)choices.size() - 1, best};
  for (int i = 0; i < 5; i++) {
    const Choice& c = choices[shown[i]];
    const Forecast& f = forecasts[shown[i]];
    int place = c.placement.direction == NO_DIRECTION ? -1 : 4 * c.placement.cell + c.placement.direction;
    printf("%s[%d, %d, %.4f, %.4f, %.5f]", i ? ", " : "", place, c.slot, f.own, f.other, f.win);
  }
  printf("], \"seats\": [");
  for (int s = 0; s < g.players; s++) {
    Forecast f = forecast(net, after(g, choices[best]), s);
    printf("%s[%.4f, %.4f, %.5f]", s ? ", " : "", f.own, f.other, f.win);
  }
  printf("]}");
}

static void playGame(const Net& net, int players, int options, int seed, bool& isFirst) {
  Game g;
  startGame(g, seed, players, options);
  Random random = randomFrom(seed);
  std::vector<std::string> moves = {lineText(g.newer, g.lineLength), text("king:%d", g.seat)};
  for (int turn = 0; !g.isOver; turn++) {
    std::vector<Choice> choices = choicesOf(g);
    std::vector<Forecast> forecasts;
    int best = 0;
    for (const Choice& choice : choices) {
      forecasts.push_back(forecast(net, after(g, choice), g.seat));
      if (forecasts.back().value() > forecasts[best].value()) best = forecasts.size() - 1;
    }
    if (turn % 7 == seed % 7 || turn == turnsOf(players) - 1 || turn == turnsOf(players) - g.kingCount - 1)
      writePosition(net, g, moves, choices, forecasts, best, isFirst), isFirst = false;
    const Choice& choice = random.unit() < 0.15f ? choices[random.below(choices.size())] : choices[best];
    if (!g.isOpening) {
      int domino = g.older[g.turn], cell = choice.placement.cell;
      if (choice.placement.direction == NO_DIRECTION) moves.push_back(text("discard:%d", domino));
      else
        moves.push_back(text("place:%d@%d,%d,", domino, xOf(cell) - MIDDLE, yOf(cell) - MIDDLE) +
                        "ESWN"[choice.placement.direction]);
    }
    if (choice.slot >= 0) moves.push_back(text("pick:%d", g.newer[choice.slot]));
    int dealt = g.dealt;
    takeTurn(g, choice.placement, choice.slot);
    goOn(g);
    if (g.dealt > dealt) moves.push_back(lineText(g.newer, g.lineLength));
    else if (g.isOpening && !(options & BALANCED_OPENING)) moves.push_back(text("king:%d", g.seat));
  }
}

int main(int count, char** words) {
  if (count != 2) return puts("golden NET"), 2;
  Net net = readNet(words[1]);
  bool isFirst = true;
  printf("[");
  if (SIZE == 7) {
    playGame(net, 2, MIDDLE_KINGDOM | HARMONY, 1, isFirst);
    playGame(net, 2, 0, 2, isFirst);
  } else {
    playGame(net, 2, 0, 1, isFirst);
    playGame(net, 2, MIDDLE_KINGDOM | BALANCED_OPENING, 2, isFirst);
    playGame(net, 3, HARMONY, 3, isFirst);
    playGame(net, 3, LINE_OF_FOUR | MIDDLE_KINGDOM, 4, isFirst);
    playGame(net, 4, MIDDLE_KINGDOM | HARMONY, 5, isFirst);
  }
  printf("\n]\n");
}
