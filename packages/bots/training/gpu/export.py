"""Packs a trained net for TypeScript: python3 export.py k5.pt STEPS ../../weights

STEPS are the steps of one in which the first layer's weights are written: more is finer and larger. Writes table-SIZE.bin there;
packed-table-net.ts describes the layout.
"""
import gzip
import os
import struct
import sys

import torch

from engine import Engine
from net import POINTS_PER_UNIT, load_net


def pack_list(numbers):
    """One step, then 16-bit numbers of steps."""
    step = max(numbers.abs().max().item(), 1e-9) / 32767
    return struct.pack('<f', step) + torch.round(numbers / step).to(torch.int16).contiguous().numpy().tobytes()


def pack_tail(tail, corrections):
    """Forecasts are set right here: points are shifted, the logit of the chance to win is stretched and shifted."""
    own, other, factor, shift = corrections
    weight, bias = tail.heads.weight.detach().clone(), tail.heads.bias.detach().clone()
    weight[2] *= factor
    bias[0] += own / POINTS_PER_UNIT
    bias[1] += other / POINTS_PER_UNIT
    bias[2] = bias[2] * factor + shift
    parts = [tail.second.weight, tail.second.bias, tail.third.weight, tail.third.bias, weight, bias]
    return b''.join(pack_list(part.detach().float()) for part in parts)


def pack_weight(steps):
    """A byte, or three where it is large."""
    return struct.pack('b', steps) if -127 <= steps <= 127 else struct.pack('<bh', -128, steps)


def main():
    path, fineness, folder = sys.argv[1], float(sys.argv[2]), sys.argv[3]
    state = torch.load(path, map_location='cpu')
    size = state['size']
    engine = Engine(size)
    net = load_net(state, engine)
    steps = torch.round(net.first.weight.detach().t()[: engine.columns] * fineness).to(torch.int16)
    steps[~state['seen'][: engine.columns]] = 0
    present = (steps != 0).any(1)
    bits = bytearray((engine.columns + 7) // 8)
    for column in present.nonzero()[:, 0].tolist():
        bits[column >> 3] |= 1 << (column & 7)
    tails = sorted(state['corrections'])
    frame = b'KTN1' + struct.pack('<5if', size, engine.columns, engine.units, 32, len(tails), 1 / fineness) + bytes(bits)
    frame += pack_list(net.first.bias.detach())
    for players in tails:
        frame += struct.pack('<i', players) + pack_tail(net.tails[str(players)], state['corrections'][players])
    by_unit = steps[present].t().contiguous()
    packed = frame + b''.join(map(pack_weight, by_unit.flatten().tolist()))
    with open(os.path.join(folder, f'table-{size}.bin'), 'wb') as file:
        file.write(packed)
    print(f'{size} x {size}: {int(present.sum())} of {engine.columns} columns, {len(packed)} bytes, '
          f'{len(gzip.compress(packed, 9))} compressed; seats {tails}')


if __name__ == '__main__':
    main()
