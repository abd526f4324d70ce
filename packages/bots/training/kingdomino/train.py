"""Trains a net by self-play: python3 train.py --size 5 --seats 2:0.5,4:0.35,3:0.15 --minutes 8 --out k5.pt

A run can be continued (--from) with other shares of seats. Everything printed goes to the log as well.
"""
import argparse
import dataclasses
import time

import torch

from engine import CUDA, HARMONY, LINE_OF_FOUR, MIDDLE_KINGDOM, PAPER_BONUSES, DEVICE, Engine
from learner import Learner
from lookahead import LookAhead
from matches import Forecasts, match
from net import GreedyPlayer, NetPlayer, ValueNet
from net_shape import WIN_POINTS
from packed import read_packed
from selfplay import play_games

BOTH = MIDDLE_KINGDOM | HARMONY
USUAL = ((0, 0.35), (MIDDLE_KINGDOM, 0.1), (HARMONY, 0.1), (BOTH, 0.45))
OPTIONS = {
    2: USUAL,
    3: ((0, 0.25), (BOTH, 0.25), (LINE_OF_FOUR, 0.25), (LINE_OF_FOUR | BOTH, 0.25)),
    4: USUAL,
}


TUNABLE = ('rate', 'last_rate', 'decay', 'batch', 'reuse', 'td_lambda', 'greedy_seats', 'other_views', 'win_points', 'random', 'softmax_share')


@dataclasses.dataclass
class Settings:
    """Of self-play: shares of random turns, of turns drawn by value (at a temperature in points), of full greedy seats, of turns
    also seen by another seat; how much of a target is what came later. Of learning: steps of Adam falling from one rate to another, the decay of the
    first layer's weights, how often a sample is used,
    how many generations are kept."""

    random: float = 0.02
    softmax_share: float = 0.1
    temperature: float = 1.0
    greedy_seats: float = 0.02
    other_views: float = 0.2
    td_lambda: float = 0.6
    win_points: float = WIN_POINTS
    rate: float = 3e-3
    last_rate: float = 3e-5
    decay: float = 0.05
    batch: int = 16384
    reuse: float = 4.0
    kept: int = 3
    warm: int = 2
    options: tuple = USUAL


class Training:
    def __init__(self, arguments):
        self.arguments = arguments
        self.settings = Settings(**{name: getattr(arguments, name) for name in
                                    TUNABLE})
        self.shares = {int(seats): float(share) for seats, share in (part.split(':') for part in arguments.seats.split(','))}
        self.engine = Engine(arguments.size)
        self.learner = Learner(self.engine, ValueNet(self.engine.width, self.engine.units, (2, 3, 4)), self.settings)
        self.seed = arguments.seed * 10**7
        self.games = dict.fromkeys(self.shares, 0)
        self.generation = 0
        self.earlier_games, self.corrections = {}, {}
        if arguments.start:
            state = load_state(arguments.start, self.engine)
            self.learner.load(state)
            self.earlier_games, self.corrections, self.seed = state['games'], state['corrections'], self.seed + state['seed']
        self.player = NetPlayer(self.learner.average, self.settings.win_points)
        #: What this run began with: the gate that it must pass.
        self.first = self.player if arguments.start else None
        self.kept = {seats: [] for seats in self.shares}
        self.used = dict.fromkeys(self.shares, 0.0)
        self.played = dict.fromkeys(self.shares, 0.0)
        self.file = open(arguments.log, 'a') if arguments.log else None
        self.began = time.time()

    def log(self, text):
        line = f'[{time.time() - self.began:6.1f}] {text}'
        print(line, flush=True)
        if self.file:
            print(line, file=self.file, flush=True)

    def run(self):
        seconds = 60 * self.arguments.minutes
        marks = [seconds * (i + 1) / self.arguments.marks for i in range(self.arguments.marks)]
        self.log(f'{self.arguments} {self.settings} features {self.engine.features} device {DEVICE}')
        while True:
            used = sum(self.used.values())
            if marks and used >= marks[0] - 0.5:
                marks.pop(0)
                self.measure()
                self.save()
            if used >= seconds or self.generation == self.arguments.generations:
                break
            seats = max(self.shares, key=lambda each: self.shares[each] * used - self.used[each])
            done = self.generation / self.arguments.generations if self.arguments.generations > 0 else 0
            self.step(seats, max(used / seconds, done))
        if self.generation == self.arguments.generations:
            self.measure()
            self.save()
        self.finish()

    def step(self, seats, progress):
        """One generation: games, then learning from them."""
        start = time.time()
        count = self.arguments.games * (2 if seats == 2 and self.engine.size == 5 else 1)
        settings = dataclasses.replace(self.settings, options=OPTIONS[seats])
        is_warming = not self.arguments.start and len(self.kept[seats]) < settings.warm and self.generation < 2 * len(self.shares)
        look = None if is_warming or self.arguments.look == 0 else LookAhead(self.player, self.arguments.look, self.arguments.look_deals, self.arguments.look_depth)
        samples, mean = play_games(self.engine, seats, self.player, count, self.seed, settings, is_warming, look)
        self.seed += count
        kept = self.kept[seats]
        kept.append(samples)
        del kept[: -settings.kept]
        synchronize()
        middle = time.time()
        losses = self.learner.learn(self.kept, seats, self.shares, progress)
        self.player = NetPlayer(self.learner.average, settings.win_points)
        synchronize()
        end = time.time()
        self.games[seats] += count
        self.used[seats] += end - start
        self.played[seats] += middle - start
        self.generation += 1
        if self.generation <= 6 or self.generation % self.arguments.every == 0:
            total, played = sum(self.used.values()), sum(self.played.values())
            self.log(f'generation {self.generation} seats {seats} games {self.games} mean {mean:.2f} losses '
                     f'{" ".join(f"{loss:.4f}" for loss in losses)} steps {self.learner.steps} play {played:.1f} s learn {total - played:.1f} s')

    def measure(self):
        """Paired matches against full greedy and against the net that this run began with."""
        greedy, deals, size = GreedyPlayer(), self.arguments.deals, self.engine.size
        for seats in self.shares:
            options = (0, BOTH) if seats == 2 else (BOTH | PAPER_BONUSES, 0) if seats == 4 else (BOTH, LINE_OF_FOUR)
            for option in options:
                parts = [f'greedy {match(self.engine, self.player, greedy, seats, option, deals)}']
                if self.first:
                    parts.append(f'first {match(self.engine, self.player, self.first, seats, option, deals)}')
                self.log(f'  {size}x{size} seats {seats} options {option:2d} after {self.games[seats]}: {" | ".join(parts)}')

    def finish(self):
        """Speeds; how the forecasts compare with what came, before and after they are set right."""
        for seats in self.shares:
            rate = self.games[seats] / max(self.used[seats], 1e-9)
            playing = self.games[seats] / max(self.played[seats], 1e-9)
            self.log(f'seats {seats}: {rate:.0f} games/s ({playing:.0f}/s without learning)')
            forecasts = Forecasts(self.engine, self.player, seats, OPTIONS[seats], 8 * self.arguments.deals)
            corrections = forecasts.corrections()
            self.corrections[seats] = corrections
            self.log(f'  corrections {" ".join(f"{each:.4f}" for each in corrections)}')
            self.log(f'  chances to win, forecast:came {forecasts.tenths()}')
            self.log(f'  after corrections {forecasts.tenths(*corrections[2:])}')
        self.save()
        self.engine.check()

    def save(self):
        games = {seats: self.games.get(seats, 0) + self.earlier_games.get(seats, 0) for seats in (2, 3, 4)}
        torch.save({**self.learner.state(), 'size': self.engine.size, 'games': games, 'corrections': self.corrections,
                    'seed': self.seed - self.arguments.seed * 10**7}, self.arguments.out)


def load_state(path, engine):
    """Of a saved run, or of a packed net."""
    return read_packed(path, engine) if path.endswith('.bin') else torch.load(path, map_location=DEVICE)


def synchronize():
    if CUDA:
        torch.cuda.synchronize()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--size', type=int, choices=(5, 7), default=5)
    parser.add_argument('--seats', default='2:0.5,4:0.35,3:0.15', help='shares of the time by number of seats')
    parser.add_argument('--minutes', type=float, default=5, help='of games and learning; matches come on top')
    parser.add_argument('--generations', type=int, default=-1, help='stop after so many, whatever the time')
    parser.add_argument('--games', type=int, default=8192, help='games of a generation (twice as many of the short ones)')
    parser.add_argument('--deals', type=int, default=1024, help='deals of a match')
    parser.add_argument('--marks', type=int, default=3, help='how often to measure and save')
    parser.add_argument('--every', type=int, default=50, help='generations between two lines of the log')
    parser.add_argument('--look', type=int, default=0, help='how many turns of a decision are looked at ahead')
    parser.add_argument('--look-deals', type=int, default=4)
    parser.add_argument('--look-depth', type=int, default=8, help='turns')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--from', dest='start', help='go on with these weights')
    parser.add_argument('--out', required=True)
    parser.add_argument('--log')
    for field in dataclasses.fields(Settings):
        if field.type is not tuple and field.name in TUNABLE:
            parser.add_argument(f'--{field.name.replace("_", "-")}', type=field.type, default=field.default)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    Training(arguments).run()


if __name__ == '__main__':
    main()
