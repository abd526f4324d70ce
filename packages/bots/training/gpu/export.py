"""Packs a trained net for TypeScript: python3 export.py k5.pt STEPS ../../weights

STEPS are the steps of one in which the first layer's weights are written: more is finer and larger. Writes table-SIZE.bin there;
packed-table-net.ts describes the layout.
"""
import os
import sys

import torch

from engine import Engine
from net import load_net
from packing import write_packed


def main():
    path, fineness, folder = sys.argv[1], float(sys.argv[2]), sys.argv[3]
    state = torch.load(path, map_location='cpu')
    size = state['size']
    engine = Engine(size)
    written = write_packed(os.path.join(folder, f'table-{size}.bin'), load_net(state, engine), size, engine.columns, state['seen'],
                           state['corrections'], fineness)
    print(f'{size} x {size}: {written}')


if __name__ == '__main__':
    main()
