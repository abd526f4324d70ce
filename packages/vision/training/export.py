"""
Packs a trained net for the library, in bytes: for each layer the scales and biases of its outputs, then its weights.

    python3 export.py squares.pt ../assets/squares.bin ../golden/squares.json

Also writes what the packed net says of pictures that follow from a formula, which holds the library's own code to it.
"""
import json
import struct
import sys

import torch

from net import INPUT, SquareNet

MAGIC = b'KSQ1'
GOLDEN_PICTURES = 4


def main(source, target, golden):
    net = SquareNet()
    net.load_state_dict(torch.load(source))
    packed = MAGIC
    for layer in [*net.convolutions, net.heads]:
        weight = layer.weight.detach()
        flat = weight.flatten(1)
        scales = flat.abs().amax(1).clamp(min=1e-8) / 127
        steps = torch.round(flat / scales[:, None]).clamp(-127, 127)
        layer.weight.data = (steps * scales[:, None]).view_as(weight)
        packed += floats(scales) + floats(layer.bias.detach()) + steps.to(torch.int8).numpy().tobytes()
    # numbers of four bytes begin at multiples of four
    with open(target, 'wb') as file:
        file.write(packed)
    with torch.no_grad():
        logits = net.eval()(golden_pictures())
    with open(golden, 'w') as file:
        json.dump({'logits': [[round(value, 4) for value in row] for row in logits.tolist()]}, file, indent=1)
        file.write('\n')
    print(f'{len(packed)} bytes')


def floats(values):
    return struct.pack(f'<{len(values)}f', *values.tolist())


def golden_pictures():
    """Value i of picture p is (i * i * (p + 3) + 7 * i) % 251 / 250."""
    index = torch.arange(3 * INPUT * INPUT, dtype=torch.int64)
    rows = [((index * index * (picture + 3) + 7 * index) % 251) / 250 for picture in range(GOLDEN_PICTURES)]
    return torch.stack(rows).view(-1, 3, INPUT, INPUT).float()


if __name__ == '__main__':
    main(*sys.argv[1:])
