"""Squares as other cameras, lamps and hands would have shown them. Everything is drawn from the generator that is given."""
import math

import torch
from torch.nn import functional

from data import MARGIN, SIDE


def uniform(generator, count, low, high):
    return torch.rand(count, generator=generator) * (high - low) + low


def plain(squares, side):
    """Without any change: what a perfect outline would cut out."""
    cut = squares[:, :, MARGIN:MARGIN + SIDE, MARGIN:MARGIN + SIDE].float() / 255
    return functional.interpolate(cut, (side, side), mode='area')


def augmented(squares, side, generator):
    pictures = warped(squares.float() / 255, side, generator)
    return lit(blurred(hidden(pictures, generator), generator), generator)


def hidden(pictures, generator):
    """A sixth of them with something across an edge: a castle that stands on the next square, a finger, a domino laid over it."""
    count, _, side, _ = pictures.shape
    others = pictures[torch.randperm(count, generator=generator)]
    steps = (torch.arange(side) + 0.5) / side
    deep, wide, start = (uniform(generator, count, low, high)[:, None, None] for low, high in ((0.05, 0.35), (0.3, 1), (0, 0.7)))
    strip = (steps[None, :, None] < deep) & (steps[None, None] > start) & (steps[None, None] < start + wide)
    turns = torch.randint(4, (count,), generator=generator)
    for turn in range(1, 4):
        strip[turns == turn] = torch.rot90(strip[turns == turn], turn, (1, 2))
    strip &= (torch.rand(count, generator=generator) < 1 / 6)[:, None, None]
    return torch.where(strip[:, None], others, pictures)


def warped(pictures, side, generator):
    """Turned by quarters and a little, mirrored, moved, scaled and slanted, as an outline that is not quite right cuts them."""
    count = pictures.shape[0]
    quarters = torch.randint(4, (count,), generator=generator) * (math.pi / 2)
    angle = quarters + uniform(generator, count, -0.09, 0.09)
    mirror = torch.randint(2, (count,), generator=generator) * 2.0 - 1
    inner = SIDE / (SIDE + 2 * MARGIN)
    wide, high = (inner * uniform(generator, count, 0.88, 1.1) for _ in range(2))
    shift = (torch.rand(count, 2, generator=generator) - 0.5) * 0.2 * inner
    slant = (torch.rand(count, 2, generator=generator) - 0.5) * 0.16
    steps = (torch.arange(side) + 0.5) / side * 2 - 1
    y, x = torch.meshgrid(steps, steps, indexing='ij')
    depth = 1 + slant[:, 0, None, None] * x + slant[:, 1, None, None] * y
    x, y = mirror[:, None, None] * wide[:, None, None] * x / depth, high[:, None, None] * y / depth
    cos, sin = torch.cos(angle)[:, None, None], torch.sin(angle)[:, None, None]
    grid = torch.stack([cos * x - sin * y + shift[:, 0, None, None], sin * x + cos * y + shift[:, 1, None, None]], -1)
    return functional.grid_sample(pictures, grid, mode='bilinear', padding_mode='reflection', align_corners=False)


def blurred(pictures, generator):
    """A third of them out of focus or in motion, each by a kernel of its own."""
    count, channels, _, _ = pictures.shape
    kernels = torch.zeros(count, 5, 5)
    kernels[:, 2, 2] = 1
    wide, high = (uniform(generator, count, 0.3, 1.4) for _ in range(2))
    steps = torch.arange(-2.0, 3.0)
    soft = (torch.exp(-(steps[None, None] / wide[:, None, None]) ** 2 / 2) *
            torch.exp(-(steps[None, :, None] / high[:, None, None]) ** 2 / 2))
    soft /= soft.sum((1, 2), keepdim=True)
    chosen = torch.rand(count, generator=generator) < 0.35
    kernels[chosen] = soft[chosen]
    padded = functional.pad(pictures, (2, 2, 2, 2), mode='reflect').reshape(1, count * channels, *[s + 4 for s in pictures.shape[2:]])
    weights = kernels.repeat_interleave(channels, 0)[:, None]
    return functional.conv2d(padded, weights, groups=count * channels).reshape(pictures.shape)


def lit(pictures, generator):
    """Lamps and cameras: exposure, contrast, casts, saturation, a shadow or glare across it, noise."""
    count, _, side, _ = pictures.shape
    each = lambda low, high: uniform(generator, count, low, high)[:, None, None, None]  # noqa: E731
    pictures = pictures.clamp(1e-4, 1) ** each(0.7, 1.5)
    grey = pictures.mean(1, keepdim=True)
    pictures = grey + (pictures - grey) * each(0.6, 1.3)
    cast = torch.exp((torch.rand(count, 3, 1, 1, generator=generator) - 0.5) * 0.35)
    pictures = pictures * cast * each(0.7, 1.45)
    pictures = (pictures - 0.5) * each(0.75, 1.25) + 0.5
    angle = uniform(generator, count, 0, 2 * math.pi)[:, None, None]
    steps = (torch.arange(side) + 0.5) / side * 2 - 1
    y, x = torch.meshgrid(steps, steps, indexing='ij')
    edge = torch.sigmoid((torch.cos(angle) * x + torch.sin(angle) * y - uniform(generator, count, -0.9, 0.9)[:, None, None])
                         * uniform(generator, count, 1.5, 12)[:, None, None])[:, None]
    strength = each(-0.5, 0.35) * (torch.rand(count, generator=generator) < 0.4)[:, None, None, None]
    pictures = pictures + edge * torch.where(strength < 0, strength * pictures, strength)
    noise = torch.randn(pictures.shape, generator=generator) * each(0, 0.04)
    return (pictures + noise).clamp(0, 1)
