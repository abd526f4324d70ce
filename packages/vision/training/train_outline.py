"""
Trains the net that finds kingdoms, on scenes made of labelled squares (scenes.py).

    python3 train_outline.py PHOTOS --steps 3000 --out outline.pt

Everything follows from --seed and the number of steps. The net is saved every hundred steps.
"""
import argparse
import time

import torch
from torch.nn import functional

from data import joined, read_boards
from outline_net import OutlineNet
from scenes import scenes


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('photos', help='folder with labels.json')
    parser.add_argument('--steps', type=int, default=3000)
    parser.add_argument('--batch', type=int, default=12)
    parser.add_argument('--rate', type=float, default=3e-3)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--device', default='cpu')
    parser.add_argument('--out', required=True)
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    squares, kinds, _ = joined(read_boards(arguments.photos, 'board-'))
    generator = torch.Generator().manual_seed(arguments.seed)
    net = OutlineNet().to(arguments.device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=arguments.rate, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, arguments.rate, total_steps=arguments.steps)
    start, losses = time.time(), torch.zeros(2)
    for step in range(1, arguments.steps + 1):
        parts = losses_of(net, *(each.to(arguments.device) for each in scenes(arguments.batch, squares, kinds, generator)))
        optimizer.zero_grad()
        sum(parts).backward()
        optimizer.step()
        schedule.step()
        losses += torch.stack([part.detach().cpu() for part in parts])
        if step % 100 == 0:
            print(f'{step} squares {losses[0] / 100:.4f} corners {losses[1] / 100:.4f} {time.time() - start:.0f} s', flush=True)
            losses.zero_()
            torch.save(net.state_dict(), arguments.out)


def losses_of(net, pictures, masks, corners):
    """Corners are rare, so that they weigh more; a soft peak is a target like any other."""
    logits = net(pictures)
    squares = functional.binary_cross_entropy_with_logits(logits[:, :1], masks)
    weights = 1 + 8 * corners
    peaks = functional.binary_cross_entropy_with_logits(logits[:, 1:], corners, weights)
    return squares, peaks


if __name__ == '__main__':
    main()
