"""The engine (kernels.cu) for many games at once: on a graphics card, or on the processor where there is none."""
import ctypes
import os
import subprocess
import sys

import torch

CUDA = torch.cuda.is_available()
DEVICE = 'cuda' if CUDA else 'cpu'
#: The type of the weights while playing.
WEIGHT = torch.float16 if CUDA else torch.float32
#: The type of dense rows while learning.
DENSE = torch.float16 if CUDA else torch.float32
HERE = os.path.dirname(os.path.abspath(__file__))
ENGINE = os.path.join(HERE, '..', '..', 'engine')
# the shape of the nets is one folder above
sys.path.append(os.path.dirname(HERE))

MIDDLE_KINGDOM, HARMONY, PAPER_BONUSES, LINE_OF_FOUR, BALANCED_OPENING = 1, 2, 4, 8, 16
SEATS, LINE = 4, 4


def pointer(tensor):
    return ctypes.c_void_p(0 if tensor is None else tensor.data_ptr())


def build(size):
    """Compiles the engine unless it is there; a file that was built elsewhere may be carried along."""
    path = os.path.join(HERE, 'build', f'engine{size}-{DEVICE}.so')
    if os.path.exists(path):
        return path
    os.makedirs(os.path.dirname(path), exist_ok=True)
    source = os.path.join(HERE, 'kernels.cu')
    if CUDA:
        command = ['nvcc', '-O3', '-std=c++17', '--extended-lambda', '-arch=sm_90', '-Xcompiler', '-fPIC']
    else:
        command = ['g++', '-O3', '-march=native', '-std=c++17', '-fPIC', '-x', 'c++']
    subprocess.run([*command, '-shared', f'-DSIZE={size}', f'-I{ENGINE}', f'-I{ENGINE}/kingdomino', '-o', path, source], check=True)
    return path


class Engine:
    def __init__(self, size):
        self.size = size
        self.library = ctypes.CDLL(build(size))
        constants = [self.library.constant(i) for i in range(12)]
        assert constants[0] == size
        self.game_bytes, self.placement_bytes, self.placed_bytes, self.features, self.units = constants[1:6]
        self.room_game = {2: constants[6], 3: constants[7], 4: constants[8]}
        self.room_claim, self.room_placement, self.room_turn = constants[9:]
        #: Dense rows are this wide: a multiple of 16 suits the matrix units.
        self.width = (self.features + 15) // 16 * 16

    def room_all(self, players):
        return self.room_game[players] + self.room_claim + self.room_placement + self.room_turn

    def call(self, name, count, *arguments):
        stream = torch.cuda.current_stream().cuda_stream if CUDA else 0
        values = [ctypes.c_int(count), ctypes.c_void_p(stream)]
        for value in arguments:
            if value is None or isinstance(value, torch.Tensor):
                values.append(pointer(value))
            elif isinstance(value, float):
                values.append(ctypes.c_float(value))
            else:
                values.append(ctypes.c_longlong(value) if name == 'chooseTurns' else ctypes.c_int(value))
        getattr(self.library, name)(*values)

    def check(self):
        error = self.library.lastError()
        if error:
            raise RuntimeError(f'the device says error {error}')


def empty(*shape, dtype):
    return torch.empty(*shape, dtype=dtype, device=DEVICE)


def turns_of(size, players):
    return (3 if players == 3 else 4) * (1 + (6 if players == 2 and size == 5 else 12))


class Games:
    """Some games with equal numbers of seats; options are bits."""

    def __init__(self, engine, players, seeds, options):
        self.engine, self.players, self.count = engine, players, seeds.shape[0]
        self.turns = turns_of(engine.size, players)
        self.buffer = empty(self.count * engine.game_bytes, dtype=torch.uint8)
        engine.call('startGames', self.count, self.buffer, seeds.long().contiguous(), options.int().contiguous(), players)

    @classmethod
    def after(cls, decision, turns, seeds):
        """What follows on some turns of a decision, in deals drawn anew: equal seeds are equal deals."""
        games, of = cls.__new__(cls), decision.games
        games.engine, games.players, games.count, games.turns = of.engine, of.players, turns.shape[0], of.turns
        games.buffer = empty(games.count * of.engine.game_bytes, dtype=torch.uint8)
        of.engine.call('branch', games.count, of.buffer, decision.ids, decision.placements, decision.turn_placement,
                       decision.turn_slot, turns.int().contiguous(), seeds.long().contiguous(), games.buffer)
        return games

    def seats(self):
        seats = empty(self.count, dtype=torch.int32)
        self.engine.call('seatsToAct', self.count, self.buffer, seats)
        return seats

    def finals(self):
        """Points and ranks by seat, when all games are over."""
        points = empty(self.count, SEATS, dtype=torch.float32)
        ranks = empty(self.count, SEATS, dtype=torch.int32)
        self.engine.call('finals', self.count, self.buffer, points, ranks)
        return points, ranks


class Decision:
    """All turns of the games `ids`, which may be valued, chosen from, and played."""

    def __init__(self, games, ids):
        self.games, self.ids, self.count = games, ids, ids.shape[0]
        engine = games.engine
        placements, claims = (empty(self.count, dtype=torch.int32) for _ in range(2))
        engine.call('countTurns', self.count, games.buffer, ids, placements, claims)
        self.turn_counts = placements * claims
        placement_ends = torch.cumsum(placements, 0, dtype=torch.int32)
        turn_ends = torch.cumsum(self.turn_counts, 0, dtype=torch.int32)
        self.first_turn = turn_ends - self.turn_counts
        self.placement_total, self.turn_total = torch.stack([placement_ends[-1], turn_ends[-1]]).tolist()
        self.placements = empty(self.placement_total, engine.placement_bytes, dtype=torch.uint8)
        self.turn_placement = empty(self.turn_total, dtype=torch.int32)
        self.turn_slot = empty(self.turn_total, dtype=torch.int8)
        engine.call('listTurns', self.count, games.buffer, ids, placement_ends - placements, self.first_turn,
                    self.placements, self.turn_placement, self.turn_slot)

    def list_features(self):
        games, engine = self.games, self.games.engine
        room = engine.room_game[games.players]
        self.lists = empty(self.count, room, dtype=torch.int16)
        self.claim_lists = empty(LINE * self.count, engine.room_claim, dtype=torch.int16)
        engine.call('listGames', self.count, games.buffer, self.ids, room, self.lists, self.claim_lists)
        self.placement_lists = empty(self.placement_total, engine.room_placement, dtype=torch.int16)
        placed = empty(self.placement_total, engine.placed_bytes, dtype=torch.uint8)
        engine.call('listPlacements', self.placement_total, games.buffer, self.ids, self.placements,
                    self.placement_lists, placed)
        self.turn_lists = empty(self.turn_total, engine.room_turn, dtype=torch.int16)
        #: Own points and the best other's after each turn, and both in the end where that is certain (else -1).
        self.known = empty(self.turn_total, 4, dtype=torch.float32)
        engine.call('listTurnColumns', self.turn_total, games.buffer, self.ids, self.placements, placed,
                    self.turn_placement, self.turn_slot, self.turn_lists, self.known)

    def first_layer(self, weights, bias):
        """The first layer's units (those above 0) for every turn."""
        engine = self.games.engine

        def sums(lists, start):
            out = empty(lists.shape[0], engine.units, dtype=WEIGHT)
            engine.call('sumLists', lists.shape[0], lists.shape[1], lists, weights, start, out)
            return out

        out = empty(self.turn_total, engine.units, dtype=WEIGHT)
        engine.call('combine', self.turn_total, self.placements, self.turn_placement, self.turn_slot, self.turn_lists,
                    weights, sums(self.lists, bias), sums(self.claim_lists, None), sums(self.placement_lists, None), out)
        return out

    def greedy_values(self):
        values = empty(self.turn_total, dtype=torch.float32)
        self.games.engine.call('valueGreedily', self.turn_total, self.games.buffer, self.ids, self.placements,
                               self.turn_placement, self.turn_slot, values)
        return values

    def choose(self, values, seed, random=0.0, softmax_share=0.0, temperature=1.0):
        best, chosen = (empty(self.count, dtype=torch.int32) for _ in range(2))
        self.games.engine.call('chooseTurns', self.count, self.first_turn, self.turn_counts, values.contiguous(),
                               float(random), float(softmax_share), float(temperature), seed, best, chosen)
        return best, chosen

    def play(self, chosen):
        self.games.engine.call('playTurns', self.count, self.games.buffer, self.ids, self.placements,
                               self.turn_placement, self.turn_slot, chosen)

    def features_of(self, chosen):
        """All features of the chosen turns; `list_features` comes first."""
        engine, room = self.games.engine, self.lists.shape[1]
        out = empty(self.count, engine.room_all(self.games.players), dtype=torch.int16)
        engine.call('gatherTurns', self.count, room, self.lists, self.claim_lists, self.placement_lists,
                    self.turn_lists, self.turn_placement, self.turn_slot, chosen, out)
        return out

    def features_seen_by(self, chosen, seats):
        """The same tables with the eyes of other seats, and what is known there."""
        engine = self.games.engine
        out = empty(self.count, engine.room_all(self.games.players), dtype=torch.int16)
        known = empty(self.count, 4, dtype=torch.float32)
        engine.call('listAfter', self.count, self.games.buffer, self.ids, self.placements, self.turn_placement,
                    self.turn_slot, chosen, seats.int().contiguous(), out.shape[1], out, known)
        return out, known
