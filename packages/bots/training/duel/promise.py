"""Learns which draws are promising from what a net says of them: python3 promise.py --net ../../weights/duel-table.bin

Writes promise-weights.h. A promise is a sum of weights (promise.h); among the draws of a seat it should prefer those that the net prefers.
"""
import argparse
import os

import numpy as np
import torch

from games import HERE, PROMISE_WEIGHTS, Player, sample_draws
from train import Learner, read_state

#: Points by which a draw must be better to be preferred clearly.
TEMPERATURE = 1.5
#: Steps of a point in which weights are written.
STEPS = 64
LISTS = 2000


class Draws:
    """Draws with those of one list together."""

    def __init__(self, player, games, seed):
        lists, values, weights = sample_draws(player, games, seed)
        self.values, self.weights = torch.from_numpy(values), torch.from_numpy(weights.astype(np.int64))
        self.starts = np.append(np.flatnonzero(np.diff(lists, prepend=-1)), len(lists))
        self.count = len(self.starts) - 1

    def part(self, first, last):
        """Lists from `first` to `last`: number of the list, values, weights."""
        rows = slice(self.starts[first], self.starts[last])
        lengths = torch.from_numpy(np.diff(self.starts[first:last + 1]))
        return torch.repeat_interleave(torch.arange(last - first), lengths), self.values[rows], self.weights[rows]


def log_shares(values, lists, count):
    """A softmax within each list."""
    most = torch.full((count,), -torch.inf).scatter_reduce(0, lists, values, 'amax')
    sums = torch.zeros(count).index_add(0, lists, torch.exp(values - most[lists]))
    return values - most[lists] - torch.log(sums)[lists]


def learn(draws, rounds):
    weights = torch.zeros(PROMISE_WEIGHTS + 1, requires_grad=True)
    optimizer = torch.optim.Adam([weights], lr=0.05)
    parts = draws.count // LISTS
    for step in range(rounds * parts):
        if step % parts == 0:
            order = torch.randperm(parts)
        optimizer.param_groups[0]['lr'] = 0.05 * (1 - step / (rounds * parts)) + 0.001
        first = int(order[step % parts]) * LISTS
        lists, values, used = draws.part(first, first + LISTS)
        wanted = log_shares(values / TEMPERATURE, lists, LISTS).exp()
        loss = -(wanted * log_shares(weights[used].sum(1) / TEMPERATURE, lists, LISTS)).sum() / LISTS
        optimizer.zero_grad()
        loss.backward()
        weights.grad[PROMISE_WEIGHTS] = 0
        optimizer.step()
    return weights.detach()


def regrets(draws, weights, widths):
    """Points lost on average if only so many draws are looked at, and how often the best is among them."""
    promises, values = weights[draws.weights].sum(1).numpy(), draws.values.numpy()
    lost = {width: [] for width in widths}
    for first, last in zip(draws.starts, draws.starts[1:]):
        order, here = np.argsort(-promises[first:last]), values[first:last]
        for width in widths:
            lost[width].append(here.max() - here[order[:width]].max())
    return ', '.join(f'{width}: {np.mean(each):.3f} points, {100 * np.mean(np.array(each) == 0):.0f} %' for width, each in lost.items())


def write(weights):
    texts = [f'{round(weight * STEPS)},' for weight in weights[:PROMISE_WEIGHTS].tolist()]
    lines = ['']
    for text in texts:
        if len(lines[-1]) + len(text) > 138:
            lines.append('')
        lines[-1] += text
    with open(os.path.join(HERE, 'promise-weights.h'), 'w', encoding='ascii') as file:
        file.write(f'// Written by promise.py: in {STEPS}ths of a point.\n#pragma once\n\nconst i16 PROMISE[PROMISE_WEIGHTS] = {{\n')
        file.write('\n'.join(lines) + '};\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--net', required=True)
    parser.add_argument('--games', type=int, default=6000)
    parser.add_argument('--rounds', type=int, default=12)
    parser.add_argument('--seed', type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    learner = Learner(rate=1, decay=0)
    learner.average.load_state_dict({name: part.float() for name, part in read_state(arguments.net)['average'].items()})
    player = Player(learner.average)
    weights = learn(Draws(player, arguments.games, arguments.seed), arguments.rounds)
    print('draws looked at and what it costs:', regrets(Draws(player, 300, arguments.seed + 1), weights, (2, 4, 6, 8, 12, 16)))
    write(weights)


if __name__ == '__main__':
    main()
