"""How long each part of a turn takes: python3 bench.py [SIZE [GAMES]]"""
import sys
import time

import torch

from engine import DEVICE, Decision, Engine, Games
from learner import Learner
from net import GreedyPlayer, NetPlayer, ValueNet
from selfplay import play_games
from train import OPTIONS, Settings, synchronize

TIMES = {}


def timed(engine):
    """Lets every call of the engine wait for its end and be counted."""
    plain = engine.call

    def call(name, count, *arguments):
        synchronize()
        start = time.time()
        plain(name, count, *arguments)
        synchronize()
        spent, items = TIMES.get(name, (0.0, 0))
        TIMES[name] = (spent + time.time() - start, items + count)

    engine.call = call


def bench(size, players, count):
    engine = Engine(size)
    net = ValueNet(engine.width, engine.units, (2, 3, 4)).to(DEVICE)
    player = NetPlayer(net)
    settings = Settings(options=OPTIONS[players], greedy_seats=0.0)
    for _ in range(2):
        synchronize()
        start = time.time()
        samples, _ = play_games(engine, players, player, count, 1, settings)
        synchronize()
        played = time.time() - start
    learner = Learner(engine, net, Settings(batch=min(16384, count), reuse=0.2))
    learner.learn({players: [samples]}, players, {players: 1.0}, 0.0)
    synchronize()
    start, before = time.time(), learner.steps
    learner.learn({players: [samples]}, players, {players: 1.0}, 0.0)
    synchronize()
    step = (time.time() - start) / (learner.steps - before)
    print(f'{size}x{size}, {players} seats: {count / played:.0f} games/s, {1000 * step:.2f} ms a step of learning')
    timed(engine)
    TIMES.clear()
    start = time.time()
    play_games(engine, players, player, count, 1, settings)
    print(f'  one part after the other: {time.time() - start:.3f} s')
    for name, (spent, items) in sorted(TIMES.items(), key=lambda entry: -entry[1][0]):
        print(f'  {name:16s} {spent:7.3f} s {items:10d} items {1e9 * spent / items:9.1f} ns each')
    games = Games(engine, players, torch.arange(count, device=DEVICE), torch.zeros(count, device=DEVICE))
    greedy, ids = GreedyPlayer(), torch.arange(count, dtype=torch.int32, device=DEVICE)
    for turn in range(games.turns):
        decision = Decision(games, ids)
        best, _ = decision.choose(greedy.value(decision)[0], turn)
        decision.play(best)
    print(f'  full greedy: mean {games.finals()[0][:, :players].mean().item():.2f}')
    engine.check()


if __name__ == '__main__':
    size = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    for players in (2, 4) if size == 5 else (2,):
        bench(size, players, int(sys.argv[2]) if len(sys.argv) > 2 else 8192)
