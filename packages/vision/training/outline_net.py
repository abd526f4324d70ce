"""The net that finds kingdoms in a photograph: a small U-Net that says where squares lie and where their corners are."""
import torch
from torch import nn
from torch.nn import functional

#: Channels at half, a quarter, an eighth and a sixteenth of the scene's resolution.
CHANNELS = (12, 20, 28, 36)


class OutlineNet(nn.Module):
    def __init__(self):
        super().__init__()
        first, second, third, fourth = CHANNELS
        layer = lambda inputs, outputs, stride=1: nn.Conv2d(inputs, outputs, 3, stride=stride, padding=1)  # noqa: E731
        self.down = nn.ModuleList([layer(3, first, 2), layer(first, second, 2), layer(second, third, 2), layer(third, fourth, 2)])
        self.inner = nn.ModuleList([layer(first, first), layer(second, second), layer(third, third), layer(fourth, fourth)])
        self.up = nn.ModuleList([layer(fourth + third, third), layer(third + second, second), layer(second + first, first)])
        self.heads = nn.Conv2d(first, 2, 1)

    def forward(self, pictures):
        """Logits of two maps at half the resolution: squares, corners."""
        units, kept = pictures * 2 - 1, []
        for down, inner in zip(self.down, self.inner):
            units = functional.relu(inner(functional.relu(down(units))))
            kept.append(units)
        for up, beside in zip(self.up, kept[-2::-1]):
            wider = functional.interpolate(units, scale_factor=2, mode='nearest')
            units = functional.relu(up(torch.cat([wider, beside], 1)))
        return self.heads(units)
