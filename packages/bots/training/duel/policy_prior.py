"""Learns the policy prior of draws from what a net says of them: python3 policy_prior.py --net ../../assets/duel.bin

Writes policy-prior-weights.h. A prior is a sum of weights (policy-prior.h); among the draws of a seat it should prefer those that the net prefers.
"""
import argparse
import os
import sys

import numpy as np
import torch

from games import HERE, PRIOR_WEIGHTS, Player, sample_draws
from train import Learner, read_state

sys.path.append(os.path.dirname(HERE))
from policy_priors import Choices, learn, regrets, write


def draws_of(player, games, seed):
    lists, values, weights = sample_draws(player, games, seed)
    return Choices(lists, values, weights.astype(np.int64), PRIOR_WEIGHTS)


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
    weights = learn(draws_of(player, arguments.games, arguments.seed), arguments.rounds)
    print('draws looked at and what it costs:', regrets(draws_of(player, 300, arguments.seed + 1), weights, (2, 4, 6, 8, 12, 16)))
    write(weights, os.path.join(HERE, '..', '..', 'engine', 'duel', 'policy-prior-weights.h'), 'i16')


if __name__ == '__main__':
    main()
