"""Packs a trained net for TypeScript: python3 export.py k5.pt FINENESS ../../assets

FINENESS is in how many steps of one the weights of what is always seen are written, up to 512; what is rare is written more
coarsely. Some games show what is rare. Writes kingdomino-SIZE.bin there; src/nets/packed-net.ts describes the layout. What is packed
already (kingdomino-7.bin) can be packed again, no finer than it was.
"""
import dataclasses
import os
import sys

import torch

from engine import DEVICE, Engine
from net import NetPlayer, load_net
from packed import packed_size
from packing import FINEST, frequencies_of, write_packed
from selfplay import play_games
from train import OPTIONS, Settings, load_state

GAMES, SEED = 800, 77


def frequencies(engine, player, seats):
    """How often each feature is present, the same number of games for each number of seats."""

    def of(players):
        settings = dataclasses.replace(Settings(), options=OPTIONS[players])
        samples, _ = play_games(engine, players, player, GAMES, SEED, settings)
        return frequencies_of(samples.features[samples.rows].cpu(), engine.features)

    return sum(of(players) for players in seats) / len(seats)


def main():
    path, fineness, folder = sys.argv[1], float(sys.argv[2]), sys.argv[3]
    size = packed_size(path) if path.endswith('.bin') else torch.load(path, map_location='cpu')['size']
    engine = Engine(size)
    state = load_state(path, engine)
    seen_often = frequencies(engine, NetPlayer(load_net(state, engine).to(DEVICE)), sorted(state['corrections']))
    written = write_packed(os.path.join(folder, f'kingdomino-{size}.bin'), load_net(state, engine), size, state['seen'].cpu(),
                           state['corrections'], seen_often, fineness, state.get('finest', FINEST))
    print(f'{size} x {size}: {written}')


if __name__ == '__main__':
    main()
