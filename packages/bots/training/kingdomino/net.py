"""The net: rows of the features present are added up (128 units), then 32, 32 and three numbers; one stack for each number of seats."""
import copy

import torch
from torch import nn
from torch.nn import functional

from engine import WEIGHT
from net_shape import POINTS_PER_UNIT, WIN_POINTS

#: One unit of the net's output in points.
HEADS = ('own', 'other', 'win')


class LayerStack(nn.Module):
    def __init__(self, units, inner=32):
        super().__init__()
        self.second = nn.Linear(units, inner)
        self.third = nn.Linear(inner, inner)
        self.heads = nn.Linear(inner, len(HEADS))

    def forward(self, units):
        """`units` are the first layer's, those below 0 cut off."""
        inner = functional.relu(self.second(units))
        inner = inner + functional.relu(self.third(inner))
        return self.heads(inner)


class ValueNet(nn.Module):
    def __init__(self, width, units, seats):
        super().__init__()
        self.first = nn.Linear(width, units)
        nn.init.normal_(self.first.weight, 0, 0.05)
        nn.init.zeros_(self.first.bias)
        self.stacks = nn.ModuleDict({str(players): LayerStack(units) for players in seats})

    def forward(self, rows, players):
        return self.stacks[str(players)](functional.relu(self.first(rows)))


@torch.no_grad()
def update_average(average, net, steps):
    """The weights for play: a mean over the last steps, fewer of them in the beginning."""
    keep = min(0.995, 1 - 1 / (steps / 20 + 2))
    for mean, newest in zip(average.parameters(), net.parameters()):
        mean.lerp_(newest, 1 - keep)


class NetPlayer:
    """A frozen copy of a net that values turns: own points minus the best other's, and something for the chance to win."""

    def __init__(self, net, win_points=WIN_POINTS):
        self.win_points = win_points
        self.weights = net.first.weight.detach().t().to(WEIGHT).contiguous()
        self.bias = net.first.bias.detach().to(WEIGHT).contiguous()
        self.stacks = copy.deepcopy(net.stacks).to(WEIGHT)

    @torch.no_grad()
    def value(self, decision):
        """What each turn is worth, and the heads in points and chances."""
        decision.list_features()
        units = decision.first_layer(self.weights, self.bias)
        out = self.stacks[str(decision.games.players)](units).float()
        heads = self.heads(out, decision.known)
        return self.worth(heads), heads

    @torch.no_grad()
    def value_seen_by(self, decision, chosen, seats):
        """The heads of the tables after some turns, one of each game, with the eyes of any seat."""
        engine = decision.games.engine
        lists, known = decision.features_seen_by(chosen, seats)
        units = torch.empty(lists.shape[0], engine.units, dtype=WEIGHT, device=lists.device)
        engine.call('sumLists', lists.shape[0], lists.shape[1], lists, self.weights, self.bias, units)
        return self.heads(self.stacks[str(decision.games.players)](functional.relu(units)).float(), known)

    def worth(self, heads):
        return heads[..., 0] - heads[..., 1] + self.win_points * heads[..., 2]

    def heads(self, out, known):
        """In points and chances; final points where they are certain."""
        own = torch.where(known[:, 2] >= 0, known[:, 2], known[:, 0] + POINTS_PER_UNIT * out[:, 0])
        other = torch.where(known[:, 3] >= 0, known[:, 3], known[:, 1] + POINTS_PER_UNIT * out[:, 1])
        return torch.stack([own, other, torch.sigmoid(out[:, 2])], 1)


class GreedyPlayer:
    """Full greedy."""

    def value(self, decision):
        return decision.greedy_values(), None


def load_net(state, engine, which='average'):
    """The net of a saved run, or of a packed one, which has only the stacks that are used; features that were added to the engine
    since begin without weight."""
    saved = {name: tensor.float() for name, tensor in state[which].items()}
    net = ValueNet(engine.width, engine.units, (2, 3, 4))
    rows = torch.zeros_like(net.first.weight)
    rows[:, : saved['first.weight'].shape[1]] = saved['first.weight']
    net.load_state_dict({**saved, 'first.weight': rows}, strict=False)
    return net
