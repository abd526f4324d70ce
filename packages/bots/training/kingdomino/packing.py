"""Writes a net as src/nets/packed-net.ts reads it: for Kingdomino (export.py) and for Duel (../duel/train.py)."""
import gzip
import struct

import torch

from net_shape import NET_SHAPE_HASH, POINTS_PER_UNIT

#: The smallest step of a row's weights, in parts of one, and how often it may be doubled.
FINEST, MOST_DOUBLINGS = 512, 6
#: Columns that no game showed are taken to be as rare as this.
RARE = 1e-5


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


def frequencies_of(lists, columns):
    """How often each column is present in some lists of columns; what is none of them fills a list up."""
    present = lists.flatten().long()
    present = present[(present >= 0) & (present < columns)]
    return torch.bincount(present, minlength=columns).float() / lists.shape[0]


def doublings_of(frequencies, fineness, finest):
    """How often the smallest step is doubled for each column. What rounding costs is its square times how often a column is present,
    so that steps that grow with the root of its rarity cost least for the bytes they take."""
    steps = finest / fineness / torch.sqrt(frequencies + RARE)
    return torch.round(torch.log2(steps)).clamp(0, MOST_DOUBLINGS).int()


def write_packed(path, net, size, seen, corrections, frequencies, fineness, finest=FINEST):
    """`frequencies`: how often each column is present; `fineness`: in how many steps of one the weights of a column are written
    that always is, but no finer than `finest`; `corrections` by number of seats. Says how large the file is."""
    columns = frequencies.shape[0]
    doublings = doublings_of(frequencies, fineness, finest)
    steps = torch.round(net.first.weight.detach().t()[:columns] * finest / 2.0 ** doublings[:, None]).to(torch.int16)
    steps[~seen[:columns]] = 0
    present = (steps != 0).any(1)
    bits = bytearray((columns + 7) // 8)
    for column in present.nonzero()[:, 0].tolist():
        bits[column >> 3] |= 1 << (column & 7)
    tails = sorted(corrections)
    packed = b'KTN3' + struct.pack('<I3if', NET_SHAPE_HASH, size, columns, len(tails), 1 / finest) + bytes(bits)
    packed += bytes(doublings[present].tolist())
    packed += pack_list(net.first.bias.detach())
    for players in tails:
        packed += struct.pack('<i', players) + pack_tail(net.tails[str(players)], corrections[players])
    packed += b''.join(map(pack_weight, steps[present].t().contiguous().flatten().tolist()))
    with open(path, 'wb') as file:
        file.write(packed)
    return (f'{int(present.sum())} of {columns} columns, {len(packed)} bytes, {len(gzip.compress(packed, 9))} compressed; '
            f'seats {tails}')
