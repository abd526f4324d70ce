"""The net that reads a square: four convolutions, then what it is and how many crowns it has."""
import torch
from torch import nn
from torch.nn import functional

from data import KINDS, MOST_CROWNS

#: Pixels on a side of what the net sees, channels of the four convolutions.
INPUT, CHANNELS = 40, (16, 40, 64, 96)


class SquareNet(nn.Module):
    def __init__(self):
        super().__init__()
        first, second, third, fourth = CHANNELS
        self.convolutions = nn.ModuleList([
            nn.Conv2d(3, first, 3, stride=2, padding=1),
            nn.Conv2d(first, second, 3, padding=1),
            nn.Conv2d(second, third, 3, padding=1),
            nn.Conv2d(third, fourth, 3, padding=1),
        ])
        self.heads = nn.Linear(2 * fourth, len(KINDS) + 4)

    def forward(self, pictures):
        """Pictures with values from 0 to 1. Logits of the kinds, then of the crowns."""
        units = pictures * 2 - 1
        for layer, convolution in enumerate(self.convolutions):
            units = functional.relu(convolution(units))
            if layer in (1, 2):
                units = functional.max_pool2d(units, 2)
        units = torch.cat([units.mean((2, 3)), units.amax((2, 3))], 1)
        return self.heads(functional.dropout(units, 0.2, self.training))


#: By kind and number of crowns: 0 where the box has such squares, minus infinity elsewhere.
POSSIBLE = torch.tensor([[0.0 if crowns <= most else -torch.inf for crowns in range(4)] for most in MOST_CROWNS])


def log_chances(logits):
    """For each square, kind and number of crowns: the logarithm of its chance."""
    kinds = functional.log_softmax(logits[:, :len(KINDS)], 1)
    crowns = functional.log_softmax(logits[:, None, len(KINDS):] + POSSIBLE, 2)
    return kinds[:, :, None] + crowns
