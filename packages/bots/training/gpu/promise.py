"""Learns which turns are promising from what a net says of them: python3 promise.py --size 5 --net ../../weights/table-5.bin

Writes promise-weights-5.h. A promise is a sum of weights (promise.h); among the turns of a seat it should prefer those that the net
prefers. The turns are written by promise.cpp.
"""
import argparse
import os
import subprocess

import numpy as np
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
#: Points by which a turn must be better to be preferred clearly.
TEMPERATURE = 1.5
#: Steps of a point in which weights are written.
STEPS = 64
#: Decisions of a step of learning.
BATCH = 2000


def build(size):
    program = os.path.join(HERE, 'build', f'promise{size}')
    os.makedirs(os.path.dirname(program), exist_ok=True)
    folders = [f'-iquote{os.path.join(HERE, folder)}' for folder in ('.', '../../kernel', '../../kernel/table')]
    subprocess.run(['g++', '-O3', '-march=native', '-std=c++17', f'-DSIZE={size}', *folders, '-o', program,
                    os.path.join(HERE, 'promise.cpp')], check=True)
    return program


class Turns:
    """Turns with those of one decision together."""

    def __init__(self, program, net, games, seed):
        path = f'{program}.bin'
        said = subprocess.run([program, net, str(games), str(seed), path], check=True, capture_output=True, text=True).stdout
        self.used, room = map(int, said.split())
        turns = np.fromfile(path, np.dtype([('list', '<i4'), ('value', '<f4'), ('weights', '<u2', room)]))
        os.remove(path)
        self.values = torch.from_numpy(turns['value'].copy())
        width = int((turns['weights'] < self.used).sum(1).max())
        self.weights = torch.from_numpy(turns['weights'][:, :width].astype(np.int32))
        self.starts = np.append(np.flatnonzero(np.diff(turns['list'], prepend=-1)), len(turns))
        self.count = len(self.starts) - 1

    def part(self, first, last):
        """Decisions from `first` to `last`: number of the decision, values, weights."""
        rows = slice(self.starts[first], self.starts[last])
        lengths = torch.from_numpy(np.diff(self.starts[first:last + 1]))
        return torch.repeat_interleave(torch.arange(last - first), lengths), self.values[rows], self.weights[rows]


def log_shares(values, lists, count):
    """A softmax within each decision."""
    most = torch.full((count,), -torch.inf).scatter_reduce(0, lists, values, 'amax')
    sums = torch.zeros(count).index_add(0, lists, torch.exp(values - most[lists]))
    return values - most[lists] - torch.log(sums)[lists]


def learn(turns, rounds):
    weights = torch.zeros(turns.used + 1, requires_grad=True)
    optimizer = torch.optim.Adam([weights], lr=0.05)
    parts = turns.count // BATCH
    for step in range(rounds * parts):
        if step % parts == 0:
            order = torch.randperm(parts)
        optimizer.param_groups[0]['lr'] = 0.05 * (1 - step / (rounds * parts)) + 0.001
        first = int(order[step % parts]) * BATCH
        lists, values, used = turns.part(first, first + BATCH)
        wanted = log_shares(values / TEMPERATURE, lists, BATCH).exp()
        loss = -(wanted * log_shares(weights[used].sum(1) / TEMPERATURE, lists, BATCH)).sum() / BATCH
        optimizer.zero_grad()
        loss.backward()
        weights.grad[turns.used] = 0
        optimizer.step()
    return weights.detach()


def regrets(turns, weights, widths):
    """Points lost on average if only so many turns are looked at, and how often the best is among them."""
    promises, values = weights[turns.weights].sum(1).numpy(), turns.values.numpy()
    lost = {width: [] for width in widths}
    for first, last in zip(turns.starts, turns.starts[1:]):
        order, here = np.argsort(-promises[first:last]), values[first:last]
        for width in widths:
            lost[width].append(here.max() - here[order[:width]].max())
    return ', '.join(f'{width}: {np.mean(each):.3f} points, {100 * np.mean(np.array(each) == 0):.1f} %' for width, each in lost.items())


def write(weights, size):
    texts = [f'{round(weight * STEPS)},' for weight in weights[:-1].tolist()]
    lines = ['']
    for text in texts:
        if len(lines[-1]) + len(text) > 138:
            lines.append('')
        lines[-1] += text
    with open(os.path.join(HERE, f'promise-weights-{size}.h'), 'w', encoding='ascii') as file:
        file.write(f'// Written by promise.py: in {STEPS}ths of a point.\n#pragma once\n\n')
        file.write('const int16_t PROMISE[PROMISE_WEIGHTS] = {\n' + '\n'.join(lines) + '};\n')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--size', type=int, choices=(5, 7), required=True)
    parser.add_argument('--net', required=True)
    parser.add_argument('--games', type=int, default=6000)
    parser.add_argument('--rounds', type=int, default=10)
    parser.add_argument('--seed', type=int, default=1)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    program = build(arguments.size)
    weights = learn(Turns(program, arguments.net, arguments.games, arguments.seed), arguments.rounds)
    test = Turns(program, arguments.net, 300, arguments.seed + 1)
    print('turns in a decision:', round(len(test.values) / test.count, 1))
    print('turns looked at and what it costs:', regrets(test, weights, (1, 2, 3, 4, 6, 8, 12, 16)))
    write(weights, arguments.size)


if __name__ == '__main__':
    main()
