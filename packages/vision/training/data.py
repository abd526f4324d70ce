"""Labelled squares: cut out of straightened kingdoms, with a margin, so that augmentation can move and turn them."""
import json
from pathlib import Path

import numpy as np
import torch
from PIL import Image

TERRAINS = 'wflgsm'
#: What a square can be: the six terrains, a castle, nothing.
KINDS = TERRAINS + 'ce'
#: The most crowns that a square of a kind has.
MOST_CROWNS = (1, 1, 1, 2, 2, 3, 0, 0)
#: Side of a square in the stored pictures, and what is kept around it on each side.
SIDE, MARGIN = 64, 16

#: Labels that are wrong although dominoes of the box could lie so: this one is a mine.
CORRECTED = {('board-13.jpg', 1): 'm2'}


class Board:
    def __init__(self, name, squares, kinds, crowns):
        self.name, self.squares, self.kinds, self.crowns = name, squares, kinds, crowns


def read_boards(folder, prefix):
    """The straightened kingdoms whose file names begin with `prefix`."""
    labels = json.loads((Path(folder) / 'labels.json').read_text())
    return [read_board(Path(folder) / name, label) for name, label in sorted(labels.items()) if name.startswith(prefix)]


def read_board(path, label):
    size = label['size']
    picture = Image.open(path).convert('RGB').resize((size * SIDE, size * SIDE), Image.LANCZOS)
    pixels = np.pad(np.asarray(picture), ((MARGIN, MARGIN), (MARGIN, MARGIN), (0, 0)), mode='reflect')
    words = [word for row in label['rows'] for word in row.split()]
    words = [CORRECTED.get((path.name, index), word) for index, word in enumerate(words)]
    room = SIDE + 2 * MARGIN
    squares = [pixels[y * SIDE:y * SIDE + room, x * SIDE:x * SIDE + room] for y in range(size) for x in range(size)]
    return Board(path.name, torch.from_numpy(np.stack(squares)).permute(0, 3, 1, 2).contiguous(),
                 torch.tensor([KINDS.index(word[0]) for word in words]), torch.tensor([int(word[1]) for word in words]))


def joined(boards):
    return (torch.cat([board.squares for board in boards]), torch.cat([board.kinds for board in boards]),
            torch.cat([board.crowns for board in boards]))
