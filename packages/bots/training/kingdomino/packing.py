"""Writes a net as src/nets/packed-net.ts reads it: for Kingdomino (export.py) and for Duel (../duel/train.py)."""
import gzip
import pathlib
import struct
import subprocess

import torch

from net_shape import NET_SHAPE_HASH, POINTS_PER_UNIT

#: The smallest step of a row's weights, in parts of one, and how often it may be doubled.
FINEST, MOST_DOUBLINGS = 512, 6
#: Columns that no game showed are taken to be as rare as this.
RARE = 1e-5
#: Proves that sums fit into the kernel's 16 bits; built by npm run build.
CHECK = pathlib.Path(__file__).parents[2] / 'dist/node/check-accumulators.js'


def pack_list(numbers):
    """One step, then 16-bit numbers of steps."""
    step = max(numbers.abs().max().item(), 1e-9) / 32767
    return struct.pack('<f', step) + torch.round(numbers / step).to(torch.int16).contiguous().numpy().tobytes()


def pack_stack(stack, corrections):
    """Forecasts are set right here: points are shifted, the logit of the chance to win is stretched and shifted."""
    own, other, factor, shift = corrections
    weight, bias = stack.heads.weight.detach().clone(), stack.heads.bias.detach().clone()
    weight[2] *= factor
    bias[0] += own / POINTS_PER_UNIT
    bias[1] += other / POINTS_PER_UNIT
    bias[2] = bias[2] * factor + shift
    parts = [stack.second.weight, stack.second.bias, stack.third.weight, stack.third.bias, weight, bias]
    return b''.join(pack_list(part.detach().float()) for part in parts)


def pack_weight(steps):
    """A byte, or three where it is large."""
    return struct.pack('b', steps) if -127 <= steps <= 127 else struct.pack('<bh', -128, steps)


def frequencies_of(lists, features):
    """How often each feature is present in some lists of features; what is none of them fills a list up."""
    present = lists.flatten().long()
    present = present[(present >= 0) & (present < features)]
    return torch.bincount(present, minlength=features).float() / lists.shape[0]


def doublings_of(frequencies, fineness, finest):
    """How often the smallest step is doubled for each feature. What rounding costs is its square times how often a feature is present,
    so that steps that grow with the root of its rarity cost least for the bytes they take."""
    steps = finest / fineness / torch.sqrt(frequencies + RARE)
    return torch.round(torch.log2(steps)).clamp(0, MOST_DOUBLINGS).int()


def check_accumulators(path):
    """What the accumulators of a packed net can reach, in words. Raises where a sum might not fit that must."""
    try:
        done = subprocess.run(['node', str(CHECK), str(path)], capture_output=True, text=True)
    except FileNotFoundError:
        return f'accumulators NOT checked, Node.js is missing: node {CHECK} {path}'
    if done.returncode:
        raise ValueError(f'{path}: {done.stdout}{done.stderr}')
    return done.stdout.strip()


def write_packed(path, net, size, seen, corrections, frequencies, fineness, finest=FINEST):
    """`frequencies`: how often each feature is present; `fineness`: in how many steps of one the weights of a feature are written
    that always is, but no finer than `finest`; `corrections` by number of seats. Says how large the file is."""
    features = frequencies.shape[0]
    doublings = doublings_of(frequencies, fineness, finest)
    steps = torch.round(net.first.weight.detach().t()[:features] * finest / 2.0 ** doublings[:, None]).to(torch.int16)
    steps[~seen[:features]] = 0
    present = (steps != 0).any(1)
    bits = bytearray((features + 7) // 8)
    for feature in present.nonzero()[:, 0].tolist():
        bits[feature >> 3] |= 1 << (feature & 7)
    stacks = sorted(corrections)
    packed = b'KTN3' + struct.pack('<I3if', NET_SHAPE_HASH, size, features, len(stacks), 1 / finest) + bytes(bits)
    packed += bytes(doublings[present].tolist())
    packed += pack_list(net.first.bias.detach())
    for players in stacks:
        packed += struct.pack('<i', players) + pack_stack(net.stacks[str(players)], corrections[players])
    packed += b''.join(map(pack_weight, steps[present].t().contiguous().flatten().tolist()))
    with open(path, 'wb') as file:
        file.write(packed)
    return (f'{int(present.sum())} of {features} features, {len(packed)} bytes, {len(gzip.compress(packed, 9))} compressed; '
            f'seats {stacks}\n{check_accumulators(path)}')
