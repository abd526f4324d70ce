"""Matches of saved nets against the first of them: python3 duel.py --seats 2 FIRST.pt OTHER.pt ..."""
import argparse

import torch

from engine import DEVICE, HARMONY, MIDDLE_KINGDOM, Engine
from matches import match
from net import NetPlayer, load_net


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('nets', nargs='+')
    parser.add_argument('--seats', type=int, default=2)
    parser.add_argument('--deals', type=int, default=4096)
    arguments = parser.parse_args()
    states = [torch.load(path, map_location=DEVICE) for path in arguments.nets]
    engine = Engine(states[0]['size'])
    first, *others = [NetPlayer(load_net(state, engine).to(DEVICE)) for state in states]
    for path, player in zip(arguments.nets[1:], others):
        results = [match(engine, player, first, arguments.seats, options, arguments.deals)
                   for options in (0, MIDDLE_KINGDOM | HARMONY)]
        print(f'{path} against {arguments.nets[0]}, {arguments.seats} seats: plain {results[0]} | both {results[1]}', flush=True)


if __name__ == '__main__':
    main()
