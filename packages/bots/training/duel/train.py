"""Trains the net of Duel by self-play: python3 train.py --minutes 9 --out duel.pt --packed ../../assets/duel.bin

Games are played in threads of the processor while the net learns, on a graphics card where there is one.
"""
import argparse
import copy
import os
import sys
import threading
import time
from types import SimpleNamespace

import torch
from torch.nn import functional

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, '..', 'kingdomino'))

from games import FEATURES, ROOM, THREADS, Player, match, mirrors, play_games  # noqa: E402
from net import ValueNet, update_average  # noqa: E402
from net_shape import HIDDEN, POINTS_PER_UNIT  # noqa: E402
from packed import read_packed  # noqa: E402
from packing import frequencies_of, write_packed  # noqa: E402

CUDA = torch.cuda.is_available()
DEVICE = 'cuda' if CUDA else 'cpu'
DENSE = torch.bfloat16 if CUDA else torch.float32
WIDTH = (FEATURES + 16) // 16 * 16
MIRRORS = mirrors().to(DEVICE)
ARGUMENTS = None


class Learner:
    def __init__(self, rate, decay):
        self.net = ValueNet(WIDTH, HIDDEN, (2,)).to(DEVICE)
        torch.nn.init.zeros_(self.net.stacks['2'].heads.weight)
        torch.nn.init.zeros_(self.net.stacks['2'].heads.bias)
        self.average = copy.deepcopy(self.net)
        rows, rest = self.net.first.weight, [each for name, each in self.net.named_parameters() if name != 'first.weight']
        groups = [{'params': [rows], 'weight_decay': decay}, {'params': rest, 'weight_decay': 0.0}]
        self.optimizer = torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.99), eps=1e-7, **({'fused': True} if CUDA else {}))
        self.steps = 0
        self.seen = torch.zeros(WIDTH, dtype=torch.bool, device=DEVICE)
        self.losses = torch.zeros(3, device=DEVICE)

    def learn(self, kept, steps, progress):
        """Half of the steps on the newest games, half on any that are kept."""
        self.losses.zero_()
        rate = ARGUMENTS.rate * (ARGUMENTS.last_rate / ARGUMENTS.rate) ** progress
        for step in range(steps):
            for group in self.optimizer.param_groups:
                group['lr'] = rate * min(1.0, (self.steps + 1) / 100)
            features, targets = kept[-1 if step % 2 == 0 else int(torch.randint(len(kept), (1,)))]
            drawn = torch.randint(features.shape[0], (ARGUMENTS.batch,), device=DEVICE)
            self.step(features[drawn].long(), targets[drawn])
            self.steps += 1
            if self.steps % 5 == 0:
                update_average(self.average, self.net, self.steps)
        return (self.losses / steps).tolist()

    def step(self, features, targets):
        symmetries = torch.randint(16, (features.shape[0], 1), device=DEVICE)
        rows = dense(MIRRORS[symmetries, features])
        self.optimizer.zero_grad(set_to_none=True)
        with torch.autocast(DEVICE, torch.bfloat16, enabled=CUDA):
            out = self.net(rows, 2)
        out = out.float()
        own = functional.smooth_l1_loss(out[:, 0], targets[:, 0])
        other = functional.smooth_l1_loss(out[:, 1], targets[:, 1])
        win = functional.binary_cross_entropy_with_logits(out[:, 2], targets[:, 2])
        margin = functional.smooth_l1_loss(out[:, 0] - out[:, 1], targets[:, 0] - targets[:, 1])
        (own + other + margin + 0.5 * win).backward()
        self.optimizer.step()
        self.losses += torch.stack([own.detach(), other.detach(), win.detach()])


def dense(features):
    """One row for each list, counting how often a feature is in it; the padding is left out."""
    rows = torch.zeros(features.shape[0], WIDTH, dtype=DENSE, device=DEVICE)
    rows.scatter_add_(1, features, torch.ones((), dtype=DENSE, device=DEVICE).expand(features.shape))
    rows[:, FEATURES:] = 0
    return rows


@torch.no_grad()
def forecasts(net, features, targets):
    """What the net says of samples, and what came, all in the net's units (a chance to win as its logit)."""
    outs = []
    for part in features.split(16384):
        with torch.autocast(DEVICE, torch.bfloat16, enabled=CUDA):
            outs.append(net(dense(part.long()), 2).float())
    return torch.cat(outs), targets


def corrections(outs, came):
    """To be added to own and other points; factor and shift of the logit of the chance to win (by Newton's method)."""
    shifts = (POINTS_PER_UNIT * (came - outs)[:, :2].mean(0)).tolist()
    inputs = torch.stack([outs[:, 2].double(), torch.ones_like(outs[:, 2].double())], 1)
    found = torch.tensor([1.0, 0.0], dtype=torch.float64, device=DEVICE)
    for _ in range(8):
        chance = torch.sigmoid(inputs @ found)
        slope = inputs.t() @ (chance - came[:, 2])
        curve = (inputs * (chance * (1 - chance))[:, None]).t() @ inputs
        found = found - torch.linalg.solve(curve, slope)
    return [*shifts, *found.tolist()]


def tenths(outs, came, factor=1.0, shift=0.0):
    """Forecast chances in tenths, and how often they came true, in percent."""
    chance = torch.sigmoid(factor * outs[:, 2] + shift)
    parts = []
    for tenth in range(10):
        here = (chance >= tenth / 10) & (chance < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            parts.append(f'{100 * chance[here].mean().item():.1f}:{100 * came[here, 2].mean().item():.1f}')
    return ' '.join(parts)


def read_state(path):
    """Of an earlier run, or of what is shipped."""
    if path.endswith('.bin'):
        return {**read_packed(path, SimpleNamespace(size=0, units=HIDDEN, features=FEATURES, width=WIDTH)), 'games': 0}
    return torch.load(path, map_location=DEVICE)


class Training:
    def __init__(self):
        self.learner = Learner(ARGUMENTS.rate, ARGUMENTS.decay)
        self.seed = ARGUMENTS.seed * 10**6
        self.games = 0
        self.width = ARGUMENTS.width
        if ARGUMENTS.start:
            state = read_state(ARGUMENTS.start)
            self.learner.net.load_state_dict({name: part.float() for name, part in state['net'].items()})
            self.learner.average.load_state_dict({name: part.float() for name, part in state['average'].items()})
            self.learner.seen = state['seen'].to(DEVICE)
            self.seed += state['games']
        self.first = self.last = Player(self.learner.average)
        self.file = open(ARGUMENTS.log, 'a') if ARGUMENTS.log else None
        self.began = time.time()

    def log(self, text):
        line = f'[{time.time() - self.began:6.1f}] {text}'
        print(line, flush=True)
        if self.file:
            print(line, file=self.file, flush=True)

    def run(self):
        seconds = 60 * ARGUMENTS.minutes
        marks = [seconds * (i + 1) / ARGUMENTS.marks for i in range(ARGUMENTS.marks)]
        self.log(f'{ARGUMENTS} features {FEATURES} room {ROOM} threads {THREADS} device {DEVICE}')
        kept, generation = [], 0
        found = self.start()
        while time.time() - self.began < seconds:
            samples, points = self.wait(found)
            self.games += ARGUMENTS.games
            kept = [*kept[-(ARGUMENTS.kept - 1):], samples]
            self.note_seen(samples[0])
            found = self.start()
            steps = max(1, int(samples[0].shape[0] * ARGUMENTS.reuse / ARGUMENTS.batch))
            losses = self.learner.learn(kept, steps, min(1.0, (time.time() - self.began) / seconds))
            generation += 1
            if generation <= 5 or generation % ARGUMENTS.every == 0:
                self.log(f'generation {generation} games {self.games} mean {points:.2f} losses {" ".join(f"{loss:.4f}" for loss in losses)} '
                         f'steps {self.learner.steps}')
            if marks and time.time() - self.began >= marks[0]:
                marks.pop(0)
                self.wait(found)
                self.measure()
                found = self.start()
        self.wait(found)
        self.finish()

    def start(self):
        """Games with the weights as they are, in the background."""
        found, player, self.seed = {}, Player(self.learner.average), self.seed + 1

        def play():
            found['samples'] = play_games(player, ARGUMENTS.games, self.seed, ARGUMENTS.epsilon, ARGUMENTS.td_lambda, self.width)

        found['thread'] = threading.Thread(target=play)
        found['thread'].start()
        return found

    def wait(self, found):
        found['thread'].join()
        features, targets, points = found['samples']
        return (features.to(DEVICE), targets.to(DEVICE)), points

    def note_seen(self, features):
        """Columns with all their mirrors: rows of the others still are what chance made them."""
        present = features[:20000].unique().long()
        self.learner.seen[MIRRORS[:, present].flatten().unique()] = True
        self.learner.seen[FEATURES:] = False

    def measure(self):
        player = Player(self.learner.average)
        self.log(f'  games {self.games}: against the first {match(player, self.first, ARGUMENTS.deals, 77, self.width)} | '
                 f'against the last measured {match(player, self.last, ARGUMENTS.deals, 78, self.width)}')
        self.last = player
        self.save()

    def finish(self):
        player = Player(self.learner.average)
        narrow, wide = self.width, 192
        self.log(f'  width {wide} against {narrow}: {match(player, player, ARGUMENTS.deals, 79, wide, narrow)}')
        features, targets, points = play_games(player, ARGUMENTS.games, self.seed + 500, 0.0, 1.0, narrow)
        outs, came = forecasts(self.learner.average, features.to(DEVICE), targets.to(DEVICE))
        found = corrections(outs, came)
        self.log(f'  mean {points:.2f} corrections {" ".join(f"{each:.4f}" for each in found)}')
        self.log(f'  chances to win, forecast:came {tenths(outs, came)}')
        self.log(f'  after corrections {tenths(outs, came, *found[2:])}')
        self.save()
        if ARGUMENTS.packed:
            written = write_packed(ARGUMENTS.packed, copy.deepcopy(self.learner.average).cpu(), 0, self.learner.seen.cpu(), {2: found},
                                   frequencies_of(features, FEATURES), ARGUMENTS.fineness)
            self.log(f'  packed: {written}')

    def save(self):
        def half(module):
            return {name: tensor.half().cpu() for name, tensor in module.state_dict().items()}

        torch.save({'net': half(self.learner.net), 'average': half(self.learner.average), 'seen': self.learner.seen.cpu(),
                    'games': self.games}, ARGUMENTS.out)


def main():
    global ARGUMENTS
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--minutes', type=float, default=9)
    parser.add_argument('--games', type=int, default=8192, help='of a generation')
    parser.add_argument('--kept', type=int, default=5, help='generations to learn from')
    parser.add_argument('--width', type=int, default=8, help='draws looked at')
    parser.add_argument('--epsilon', type=float, default=0.02, help='how often a die or a draw is chosen without thinking')
    parser.add_argument('--td-lambda', type=float, default=0.7, help='how much of a target is what came later')
    parser.add_argument('--batch', type=int, default=8192)
    parser.add_argument('--reuse', type=float, default=4, help='how often a sample is used')
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--last-rate', type=float, default=3e-5)
    parser.add_argument('--decay', type=float, default=0.05, help='of the first layer')
    parser.add_argument('--deals', type=int, default=1500, help='of a match')
    parser.add_argument('--marks', type=int, default=3, help='how often to measure and save')
    parser.add_argument('--every', type=int, default=10, help='generations between two lines of the log')
    parser.add_argument('--fineness', type=float, default=900, help='of packed weights: steps of one for what is always seen')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--from', dest='start', help='go on with these weights')
    parser.add_argument('--out', required=True)
    parser.add_argument('--packed')
    parser.add_argument('--log')
    ARGUMENTS = parser.parse_args()
    torch.manual_seed(ARGUMENTS.seed)
    Training().run()


if __name__ == '__main__':
    main()
