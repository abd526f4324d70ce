"""Whole scenes with kingdoms lying somewhere in them, and what is to be found there: where squares are, and where their corners are."""
import math

import torch
from torch.nn import functional

from augment import blurred, lit, uniform
from data import MARGIN, SIDE

#: Pixels on a side of a scene, and of the maps that say what is in it.
SCENE, MAP = 128, 64
#: Squares on a side of the largest kingdom, and pixels of one of its squares while it is laid.
ROOM, TEXTURE = 9, 32


def scenes(count, squares, kinds, generator):
    """Pictures, and for each the map of squares and the map of their corners, both from 0 to 1."""
    pictures = backgrounds(count, generator)
    masks, corners = torch.zeros(count, 1, MAP, MAP), torch.zeros(count, 1, MAP, MAP)
    for _ in range(2):
        # a second kingdom in a fifth of the scenes; where they overlap the upper one covers the other
        present = torch.rand(count, generator=generator) < (1.0 if _ == 0 else 0.2)
        boards, laid = laid_boards(count, squares, kinds, generator)
        maps = poses(laid.amax(1).sum(1).maximum(laid.amax(2).sum(1)), generator)
        pictures, masks, corners = covered(pictures, masks, corners, boards, laid, maps, present, generator)
    # kings and fingers that lie over a kingdom: it goes on below them
    pictures = with_things(pictures, 3, (0.02, 0.09), 0.3, generator)
    return lit(blurred(pictures, generator), generator), masks, corners


def laid_boards(count, squares, kinds, generator):
    """Textures of ROOM x ROOM squares and which of them are laid: mostly whole rectangles, some with gaps, some ragged."""
    small = functional.interpolate(squares[:, :, MARGIN:MARGIN + SIDE, MARGIN:MARGIN + SIDE].float() / 255, (TEXTURE, TEXTURE), mode='area')
    usable = (kinds != 7).nonzero()[:, 0]
    drawn = usable[torch.randint(len(usable), (count * ROOM * ROOM,), generator=generator)]
    turned = small[drawn]
    turns = torch.randint(4, (len(drawn),), generator=generator)
    for turn in range(1, 4):
        turned[turns == turn] = torch.rot90(turned[turns == turn], turn, (2, 3))
    boards = turned.view(count, ROOM, ROOM, 3, TEXTURE, TEXTURE).permute(0, 3, 1, 4, 2, 5).reshape(count, 3, ROOM * TEXTURE, ROOM * TEXTURE)
    seams = torch.ones(ROOM * TEXTURE)
    seams[::TEXTURE] = seams[TEXTURE - 1::TEXTURE] = 0
    darkness = uniform(generator, count, 0, 0.5)[:, None, None]
    boards = boards * (1 - darkness * (1 - seams[:, None] * seams[None]))[:, None]
    laid = torch.zeros(count, ROOM, ROOM)
    for index in range(count):
        if torch.rand((), generator=generator) < 0.75:
            columns, rows = [(5, 5), (7, 7)][int(torch.randint(2, (), generator=generator))]
        else:
            columns, rows = (int(value) for value in torch.randint(2, ROOM + 1, (2,), generator=generator))
        laid[index, :rows, :columns] = 1
        if torch.rand((), generator=generator) < 0.35:
            gaps = torch.rand(rows, columns, generator=generator) < float(uniform(generator, 1, 0.02, 0.3))
            laid[index, :rows, :columns][gaps] = 0
    return boards, laid


def poses(sizes, generator):
    """Matrices from places in a scene (-1 to 1) to places on a board in squares: turned, scaled, seen at a slant. Most boards fit in,
    some fill all of it."""
    count = len(sizes)
    side = (uniform(generator, count, 0.7, 2.05) / sizes).clamp(max=0.42)
    angle = torch.where(torch.rand(count, generator=generator) < 0.6, uniform(generator, count, -0.25, 0.25), uniform(generator, count, -math.pi, math.pi))
    cos, sin = torch.cos(angle) / side, torch.sin(angle) / side
    shift = (torch.rand(count, 2, generator=generator) - 0.5) * 0.6
    slant = (torch.rand(count, 2, generator=generator) - 0.5) * torch.where(torch.rand(count, 1, generator=generator) < 0.5, 0.15, 0.8)
    zero, one = torch.zeros(count), torch.ones(count)
    move = torch.stack([one, zero, -shift[:, 0], zero, one, -shift[:, 1], slant[:, 0], slant[:, 1], one], -1).view(-1, 3, 3)
    turn = torch.stack([cos, sin, zero, -sin, cos, zero, zero, zero, one], -1).view(-1, 3, 3)
    return turn @ move


def places(side):
    steps = (torch.arange(side) + 0.5) / side * 2 - 1
    y, x = torch.meshgrid(steps, steps, indexing='ij')
    return torch.stack([x, y, torch.ones_like(x)], -1)


def on_board(maps, side, middles):
    """Where each pixel lies on the board, in squares."""
    there = torch.einsum('nij,hwj->nhwi', maps, places(side))
    depth = there[..., 2:].clamp(min=0.05)
    return there[..., :2] / depth + middles[:, None, None], there[..., 2] > 0.05


def covered(pictures, masks, corners, boards, laid, maps, present, generator):
    rows, columns = laid.amax(2).sum(1), laid.amax(1).sum(1)
    middles = torch.stack([columns, rows], -1) / 2
    spots, before = on_board(maps, SCENE, middles)
    grid = spots / ROOM * 2 - 1
    texture = functional.grid_sample(boards, grid, align_corners=False)
    there = taken(laid, spots) * before.float() * present[:, None, None].float()
    # a shadow beside the edge of card
    moved = torch.roll(there, (2, 2), (1, 2)) * (1 - there)
    shade = uniform(generator, len(pictures), 0, 0.6)[:, None, None, None]
    pictures = pictures * (1 - shade * moved[:, None])
    pictures = torch.where(there[:, None] > 0.5, texture, pictures)
    spots, before = on_board(maps, MAP, middles)
    mask = taken(laid, spots) * before.float() * present[:, None, None].float()
    masks = torch.maximum(masks, mask[:, None])
    near = torch.round(spots)
    # how far the nearest corner is, in pixels of the map, by how fast places on the board change there
    speed = ((spots[:, :, 1:] - spots[:, :, :-1]).norm(dim=-1).mean((1, 2)))[:, None, None].clamp(min=1e-3)
    apart = (spots - near).norm(dim=-1) / speed
    used = sum(taken(laid, near + torch.tensor([dx, dy])) for dx in (-0.5, 0.5) for dy in (-0.5, 0.5)).clamp(max=1)
    peak = torch.exp(-apart ** 2 / 2) * used * before.float() * present[:, None, None].float()
    corners = torch.maximum(corners * (1 - mask[:, None]), peak[:, None])
    return pictures, masks, corners


def taken(laid, spots):
    x, y = spots[..., 0].floor().long(), spots[..., 1].floor().long()
    inside = (x >= 0) & (y >= 0) & (x < ROOM) & (y < ROOM)
    rows = torch.arange(len(laid))[:, None, None].expand_as(x)
    return laid[rows, y.clamp(0, ROOM - 1), x.clamp(0, ROOM - 1)] * inside


def backgrounds(count, generator):
    """Tables, carpets, mats and cloths out of noise, stripes and lines, with things lying about."""
    base = torch.rand(count, 3, 1, 1, generator=generator)
    pale = (torch.rand(count, 1, 1, 1, generator=generator) < 0.6) * uniform(generator, count, 0.5, 1)[:, None, None, None]
    base = base * (1 - pale) + base.mean(1, keepdim=True) * torch.tensor([1.1, 1.0, 0.85]).view(1, 3, 1, 1) * pale
    grain = torch.zeros(count, 1, SCENE, SCENE)
    for step in (2, 5, 10, 20, 40, 80):
        wide, high = (max(2, int(step * factor)) for factor in ((1, 1), (0.3, 2), (2, 0.3))[int(torch.randint(3, (), generator=generator))])
        noise = torch.randn(count, 1, min(high, SCENE), min(wide, SCENE), generator=generator)
        grain += functional.interpolate(noise, (SCENE, SCENE), mode='bilinear', align_corners=False) * uniform(generator, count, 0, 0.09)[:, None, None, None]
    tint = 0.5 + torch.rand(count, 3, 1, 1, generator=generator)
    pictures = base + grain * tint + torch.randn(count, 1, SCENE, SCENE, generator=generator) * uniform(generator, count, 0, 0.09)[:, None, None, None]
    angle = uniform(generator, count, 0, math.pi)[:, None, None]
    x, y = places(SCENE)[..., 0], places(SCENE)[..., 1]
    across, along = torch.cos(angle) * x + torch.sin(angle) * y, torch.cos(angle) * y - torch.sin(angle) * x
    pitch = uniform(generator, count, 3, 40)[:, None, None]
    thin = uniform(generator, count, 0.05, 0.3)[:, None, None]
    lines = ((across * pitch) % 1 < thin) | (((along * pitch) % 1 < thin) & (torch.rand(count, 1, 1, generator=generator) < 0.6))
    ink = torch.rand(count, 3, 1, 1, generator=generator)
    shown = (torch.rand(count, 1, 1, 1, generator=generator) < 0.4) * uniform(generator, count, 0.2, 0.9)[:, None, None, None]
    pictures = torch.where(lines[:, None], pictures * (1 - shown) + ink * shown, pictures)
    pictures = with_things(pictures, 4, (0.05, 0.5), 0.35, generator)
    return pictures.clamp(0, 1)


def with_things(pictures, most, sizes, chance, generator):
    """Boxes, cups, kings and fingers, round or with corners, in any colour."""
    count = len(pictures)
    x, y = places(SCENE)[..., 0], places(SCENE)[..., 1]
    for _ in range(most):
        angle = uniform(generator, count, 0, math.pi)[:, None, None]
        centre = torch.rand(count, 2, 1, 1, generator=generator) * 2.4 - 1.2
        wide, high = (uniform(generator, count, *sizes)[:, None, None] for _ in range(2))
        across = (torch.cos(angle) * (x - centre[:, 0]) + torch.sin(angle) * (y - centre[:, 1])) / wide
        along = (torch.cos(angle) * (y - centre[:, 1]) - torch.sin(angle) * (x - centre[:, 0])) / high
        box = (across.abs() < 1) & (along.abs() < 1)
        disc = across ** 2 + along ** 2 < 1
        thing = torch.where(torch.rand(count, 1, 1, generator=generator) < 0.5, box, disc)
        thing &= torch.rand(count, 1, 1, generator=generator) < chance
        colour = torch.rand(count, 3, 1, 1, generator=generator) + torch.randn(count, 1, SCENE, SCENE, generator=generator) * 0.03
        pictures = torch.where(thing[:, None], colour, pictures)
    return pictures
