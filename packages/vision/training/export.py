"""
Packs a trained net for the library, in bytes: for each layer the scales and biases of its outputs, then its weights.

    python3 export.py squares squares.pt ../assets/squares.bin ../golden/squares.json
    python3 export.py outline outline.pt ../assets/outline.bin ../golden/outline.json

Also writes what the packed net says of pictures that follow from a formula, which holds the library's own code to it.
"""
import json
import struct
import sys

import torch

import net
import outline_net
import scenes


def squares_layers(made):
    return [*made.convolutions, made.heads]


def outline_layers(made):
    return [*made.down, *made.inner, *made.up, made.heads]


#: By name: how the bytes begin, the net, its layers in order, the side of what it sees, how many outputs are golden.
NETS = {
    'squares': (b'KSQ1', net.SquareNet, squares_layers, net.INPUT, None),
    'outline': (b'KOL1', outline_net.OutlineNet, outline_layers, scenes.SCENE, 97),
}
GOLDEN_PICTURES = 4


def main(name, source, target, golden):
    magic, make, layers, side, every = NETS[name]
    made = make()
    made.load_state_dict(torch.load(source, map_location='cpu'))
    packed = magic
    for layer in layers(made):
        weight = layer.weight.detach()
        flat = weight.flatten(1)
        scales = flat.abs().amax(1).clamp(min=1e-8) / 127
        steps = torch.round(flat / scales[:, None]).clamp(-127, 127)
        layer.weight.data = (steps * scales[:, None]).view_as(weight)
        packed += floats(scales) + floats(layer.bias.detach()) + steps.to(torch.int8).numpy().tobytes()
    with open(target, 'wb') as file:
        file.write(packed)
    with torch.no_grad():
        outputs = made.eval()(golden_pictures(side)).flatten(1)[:, ::every]
    with open(golden, 'w') as file:
        json.dump({'logits': [[round(value, 4) for value in row] for row in outputs.tolist()]}, file, indent=1)
        file.write('\n')
    print(f'{len(packed)} bytes')


def floats(values):
    return struct.pack(f'<{len(values)}f', *values.tolist())


def golden_pictures(side):
    """Value i of picture p is (i * i * (p + 3) + 7 * i) % 251 / 250."""
    index = torch.arange(3 * side * side, dtype=torch.int64)
    rows = [((index * index * (picture + 3) + 7 * index) % 251) / 250 for picture in range(GOLDEN_PICTURES)]
    return torch.stack(rows).view(-1, 3, side, side).float()


if __name__ == '__main__':
    main(*sys.argv[1:])
