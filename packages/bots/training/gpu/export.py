"""Packs a trained net for TypeScript: python3 export.py k5.pt STEPS packages/bots/src/kingdomino/table-net

STEPS are the steps of one in which the first layer's weights are written: more is finer and larger. Writes table-weights-SIZE.ts there
and build/net-SIZE.bin here (for reference.h). packed-table-net.ts describes the layout.
"""
import base64
import gzip
import os
import struct
import sys

import torch

from engine import HERE, Engine
from net import POINTS_PER_UNIT, load_net

DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'


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


def digits_of(steps):
    """A weight as one character, or as three where it is large."""
    if -31 <= steps <= 31:
        return DIGITS[steps + 31]
    return '_' + DIGITS[(steps + 2048) >> 6] + DIGITS[(steps + 2048) & 63]


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
    with open(os.path.join(HERE, 'build', f'net-{size}.bin'), 'wb') as file:
        file.write(frame + by_unit.numpy().tobytes())
    text = (f'/** The trained net for kingdoms of {size} x {size}; written by training/gpu/export.py. */\n'
            f"export const FRAME =\n  '{base64.b64encode(frame).decode()}';\n"
            f"export const ROWS =\n  '{''.join(map(digits_of, by_unit.flatten().tolist()))}';\n")
    with open(os.path.join(folder, f'table-weights-{size}.ts'), 'w') as file:
        file.write(text)
    print(f'{size} x {size}: {int(present.sum())} of {engine.columns} columns, {len(text)} characters, '
          f'{len(gzip.compress(text.encode(), 9))} bytes compressed; seats {tails}')


if __name__ == '__main__':
    main()
