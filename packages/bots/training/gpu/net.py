"""The net: rows of the columns present are added up (128 units), then 32, 32 and three numbers; one tail for each number of seats."""
import copy

import torch
from torch import nn
from torch.nn import functional

from engine import WEIGHT

#: One unit of the net's output in points.
POINTS_PER_UNIT = 20.0
HEADS = ('own', 'other', 'win')


class Tail(nn.Module):
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


class TableNet(nn.Module):
    def __init__(self, width, units, seats):
        super().__init__()
        self.first = nn.Linear(width, units)
        nn.init.normal_(self.first.weight, 0, 0.05)
        nn.init.zeros_(self.first.bias)
        self.tails = nn.ModuleDict({str(players): Tail(units) for players in seats})

    def forward(self, rows, players):
        return self.tails[str(players)](functional.relu(self.first(rows)))


class NetPlayer:
    """A frozen copy of a net that values turns: own points minus the best other's, and something for the chance to win."""

    def __init__(self, net, win_weight=20.0):
        self.win_weight = win_weight
        self.weights = net.first.weight.detach().t().to(WEIGHT).contiguous()
        self.bias = net.first.bias.detach().to(WEIGHT).contiguous()
        self.tails = copy.deepcopy(net.tails).to(WEIGHT)

    @torch.no_grad()
    def value(self, decision):
        """What each turn is worth, and the heads in points and chances."""
        decision.list_columns()
        units = decision.first_layer(self.weights, self.bias)
        out = self.tails[str(decision.games.players)](units).float()
        known = decision.known
        own = torch.where(known[:, 2] >= 0, known[:, 2], known[:, 0] + POINTS_PER_UNIT * out[:, 0])
        other = torch.where(known[:, 3] >= 0, known[:, 3], known[:, 1] + POINTS_PER_UNIT * out[:, 1])
        heads = torch.stack([own, other, torch.sigmoid(out[:, 2])], 1)
        return own - other + self.win_weight * heads[:, 2], heads


class GreedyPlayer:
    """Full greedy."""

    def value(self, decision):
        return decision.greedy_values(), None


def load_net(state, engine, which='average'):
    """The net of a saved run; columns that were added to the engine since begin without weight."""
    saved = {name: tensor.float() for name, tensor in state[which].items()}
    net = TableNet(engine.width, engine.units, (2, 3, 4))
    rows = torch.zeros_like(net.first.weight)
    rows[:, : saved['first.weight'].shape[1]] = saved['first.weight']
    net.load_state_dict({**saved, 'first.weight': rows})
    return net
