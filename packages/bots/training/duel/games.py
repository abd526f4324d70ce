"""The engine of Duel (selfplay.cpp) in threads of the processor: games of a net against itself, and matches."""
import ctypes
import math
import os
import subprocess

import numpy as np
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
THREADS = len(os.sched_getaffinity(0))
STRIDE, CELLS, COATS = 8, 40, 6
#: Steps of one in which weights are written while playing.
FINENESS = 128


def build():
    path = os.path.join(HERE, 'build', 'selfplay.so')
    if not os.path.exists(path):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        subprocess.run(['g++', '-O3', '-march=native', '-DVECTOR_BYTES=32', '-std=c++17', '-ffast-math', '-shared', '-fPIC', '-pthread',
                        f'-iquote{HERE}/../../engine', f'-iquote{HERE}/../../engine/duel', '-o', path, os.path.join(HERE, 'selfplay.cpp')], check=True)
    return ctypes.CDLL(path)


LIBRARY = build()
LIBRARY.makeNet.restype = ctypes.c_void_p
PRIOR_WEIGHTS, WEIGHTS_ROOM = LIBRARY.priorWeights(), LIBRARY.weightsRoom()
FEATURES, MAP_FEATURES, ROOM = LIBRARY.featureCount(), LIBRARY.mapFeatures(), LIBRARY.roomOfList()


def pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


class Player:
    """A frozen copy of a net, for the engine."""

    def __init__(self, net):
        def plain(tensor):
            return np.ascontiguousarray(tensor.detach().float().cpu().numpy())

        rows = np.ascontiguousarray(np.rint(plain(net.first.weight.t())[:FEATURES] * FINENESS).clip(-32767, 32767).astype(np.int16))
        stack = net.stacks['2']
        parts = [plain(part) for layer in (stack.second, stack.third, stack.heads) for part in (layer.weight, layer.bias)]
        bias = plain(net.first.bias)
        self.address = ctypes.c_void_p(LIBRARY.makeNet(pointer(rows), ctypes.c_float(1 / FINENESS), pointer(bias), *map(pointer, parts)))

    def __del__(self):
        LIBRARY.freeNet(self.address)


def play_games(player, count, seed, epsilon, td_lambda, width, threads=THREADS):
    """Samples as lists of features (padded with FEATURES) and targets; the mean of all points."""
    room = (count // threads + 2) * 2 * 32 * threads
    features, targets = np.empty((room, ROOM), np.uint16), np.empty((room, 3), np.float32)
    counts, points = np.zeros(threads, np.int32), np.zeros(1)
    LIBRARY.playGames(player.address, count, ctypes.c_uint64(seed * 1_000_003), threads, ctypes.c_float(epsilon), ctypes.c_float(td_lambda), width,
                      pointer(features), pointer(targets), room, pointer(counts), pointer(points))
    share = room // threads
    kept = [slice(t * share, t * share + counts[t]) for t in range(threads)]
    return (torch.from_numpy(np.concatenate([features[each] for each in kept]).view(np.int16)),
            torch.from_numpy(np.concatenate([targets[each] for each in kept])), points[0])


def sample_draws(player, games, seed):
    """All draws of one seat in each round of some games: list, value and weights (padded with PRIOR_WEIGHTS) of each."""
    most = games * 24 * 64
    lists, values, weights = np.empty(most, np.int32), np.empty(most, np.float32), np.empty((most, WEIGHTS_ROOM), np.uint16)
    count = LIBRARY.sampleDraws(player.address, games, ctypes.c_uint64(seed), pointer(lists), pointer(values), pointer(weights), most)
    return lists[:count], values[:count], weights[:count]


def match(one, other, deals, seed, width, other_width=None, threads=THREADS):
    """Share of wins in percent and margin of the first, each with half of its 95 % interval. Each deal is played twice."""
    wins, margins = np.zeros(deals, np.float32), np.zeros(deals, np.float32)
    widths = np.array([width, other_width or width], np.int32)
    LIBRARY.playMatch(one.address, other.address, deals, ctypes.c_uint64(seed), threads, pointer(widths), pointer(wins), pointer(margins))

    def interval(values):
        return values.mean(), 1.96 * values.std() / math.sqrt(deals)

    (win, half), (margin, margin_half) = interval(50 * wins), interval(margins / 2)
    return f'{win:.1f}+-{half:.1f}% {margin:+.2f}+-{margin_half:.2f}'


def mirrors():
    """By symmetry (own map by the lower two bits, the other's by the higher two): what each feature becomes. The padding stays."""
    table = np.tile(np.arange(FEATURES + 1, dtype=np.int64), (16, 1))
    for symmetry in range(16):
        for block in range(2):
            flips = symmetry >> 2 * block & 3
            for cell in range(CELLS):
                x, y = cell % STRIDE, cell // STRIDE
                if x == STRIDE - 1:
                    continue
                mirrored = STRIDE * (4 - y if flips & 2 else y) + (6 - x if flips & 1 else x)
                for coat in range(COATS):
                    table[symmetry, block * MAP_FEATURES + COATS * cell + coat] = block * MAP_FEATURES + COATS * mirrored + coat
    return torch.from_numpy(table)
