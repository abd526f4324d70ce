"""Learns the policy prior of turns from what a net says of them: python3 policy_prior.py --size 5 --net ../../assets/kingdomino-5.bin

Writes policy-prior-weights-5.h. A prior is a sum of weights (policy-prior.h); among the turns of a seat it should prefer those that the net
prefers. The turns are written by policy-prior.cpp.
"""
import argparse
import os
import subprocess
import sys

import numpy as np
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.dirname(HERE))
from policy_priors import Choices, learn, regrets, write


def build(size):
    program = os.path.join(HERE, 'build', f'policy-prior{size}')
    os.makedirs(os.path.dirname(program), exist_ok=True)
    folders = [f'-iquote{os.path.join(HERE, folder)}' for folder in ('.', '../../engine', '../../engine/kingdomino')]
    subprocess.run(['g++', '-O3', '-march=native', '-std=c++17', f'-DSIZE={size}', *folders, '-o', program,
                    os.path.join(HERE, 'policy-prior.cpp')], check=True)
    return program


def turns_of(program, net, games, seed):
    path = f'{program}.bin'
    said = subprocess.run([program, net, str(games), str(seed), path], check=True, capture_output=True, text=True).stdout
    used, room = map(int, said.split())
    turns = np.fromfile(path, np.dtype([('list', '<i4'), ('value', '<f4'), ('weights', '<u2', room)]))
    os.remove(path)
    width = int((turns['weights'] < used).sum(1).max())
    return Choices(turns['list'], turns['value'].copy(), turns['weights'][:, :width].astype(np.int32), used)


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
    weights = learn(turns_of(program, arguments.net, arguments.games, arguments.seed), arguments.rounds)
    test = turns_of(program, arguments.net, 300, arguments.seed + 1)
    print('turns in a decision:', round(len(test.values) / test.count, 1))
    print('turns looked at and what it costs:', regrets(test, weights, (1, 2, 3, 4, 6, 8, 12, 16)))
    write(weights, os.path.join(HERE, '..', '..', 'engine', 'kingdomino', f'policy-prior-weights-{arguments.size}.h'), 'int16_t')


if __name__ == '__main__':
    main()
