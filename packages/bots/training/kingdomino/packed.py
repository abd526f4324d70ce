"""Reads a packed net (src/nets/packed-net.ts describes the layout) as the state of a run, so that training can go on from what is
shipped. Columns that were added to the engine since begin without weight. Its forecasts have been set right already; averages and steps of the run are lost."""
import struct

import numpy as np
import torch

from net_shape import HIDDEN, INNER, NET_SHAPE_HASH, OUTPUTS



class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, form):
        values = struct.unpack_from('<' + form, self.data, self.at)
        self.at += struct.calcsize('<' + form)
        return values

    def numbers(self, kind, count):
        values = np.frombuffer(self.data, kind, count, self.at)
        self.at += values.nbytes
        return values

    def list(self, *shape):
        (step,) = self.take('f')
        return torch.from_numpy(self.numbers('<i2', int(np.prod(shape))).astype(np.float32) * step).view(*shape)


def read_rows(reader, units, present):
    """Steps as signed bytes; after -128 a 16-bit number."""
    rows = np.zeros((units, len(present)), np.float32)
    for unit in range(units):
        for index in range(len(present)):
            (steps,) = reader.take('b')
            rows[unit, index] = reader.take('h')[0] if steps == -128 else steps
    return rows


def packed_size(path):
    """Of the kingdoms that the net is for."""
    with open(path, 'rb') as file:
        return struct.unpack_from('<i', file.read(12), 8)[0]


def read_packed(path, engine):
    with open(path, 'rb') as file:
        reader = Reader(file.read())
    magic, shape, size, features, stacks, step = reader.take('4sI3if')
    if magic != b'KTN3' or shape != NET_SHAPE_HASH or size != engine.size or features > engine.features:
        raise ValueError(f'{path} is for another engine')
    units = HIDDEN
    bits = np.unpackbits(reader.numbers('u1', (features + 7) // 8), bitorder='little')[:features]
    present = bits.nonzero()[0]
    doublings = reader.numbers('u1', len(present))
    net = {'first.bias': reader.list(units)}
    seats = []
    for _ in range(stacks):
        (players,) = reader.take('i')
        seats.append(players)
        for name, width, height in (('second', INNER, units), ('third', INNER, INNER), ('heads', OUTPUTS, INNER)):
            net[f'stacks.{players}.{name}.weight'] = reader.list(width, height)
            net[f'stacks.{players}.{name}.bias'] = reader.list(width)
    weight = torch.zeros(units, engine.width)
    weight[:, present] = torch.from_numpy(read_rows(reader, units, present) * np.float32(step) * 2.0**doublings.astype(np.float32))
    net['first.weight'] = weight
    seen = torch.zeros(engine.width, dtype=torch.bool)
    seen[present] = True
    corrections = {players: [0.0, 0.0, 1.0, 0.0] for players in seats}
    return {'net': net, 'average': net, 'steps': 0, 'seen': seen, 'size': size, 'seed': 0, 'games': {}, 'corrections': corrections,
            'finest': round(1 / step)}
