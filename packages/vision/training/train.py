"""
Trains the net that reads squares.

    python3 train.py PHOTOS --out squares.pt                 on all boards
    python3 train.py PHOTOS --folds 5 --fold 0               on four fifths of the boards; measures on the others

Boards are divided, never squares: two squares of one board have the same lamp. Everything follows from --seed.
"""
import argparse
import time

import torch
from torch.nn import functional

from augment import augmented, plain
from data import KINDS, joined, read_boards
from net import INPUT, SquareNet, log_chances
from scenes import backgrounds


def main():
    arguments = parsed()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    boards = read_boards(arguments.photos, 'board-')
    held = [board for index, board in enumerate(boards) if arguments.folds and index % arguments.folds == arguments.fold]
    photos = read_boards(arguments.photos, 'photo-')
    photos = [board for board in photos if board.name.endswith('-flat.jpg')]
    learned = [board for board in boards if board not in held] + (photos if arguments.with_photos else [])
    net = trained(joined(learned), how_often(learned), arguments)
    for name, measured in (('learned', learned), ('held out', held), ('photographs', photos)):
        if measured:
            print(name, report(net, measured), flush=True)
    if arguments.out:
        torch.save(net.state_dict(), arguments.out)


def parsed():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('photos', help='folder with labels.json')
    parser.add_argument('--steps', type=int, default=4000)
    parser.add_argument('--batch', type=int, default=128)
    parser.add_argument('--rate', type=float, default=3e-3)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--folds', type=int, default=0)
    parser.add_argument('--fold', type=int, default=0)
    parser.add_argument('--with-photos', action='store_true', help='also learn from the straightened photographs')
    parser.add_argument('--out')
    return parser.parse_args()


def trained(samples, often, arguments):
    squares, kinds, crowns = samples
    generator = torch.Generator().manual_seed(arguments.seed)
    # rare squares are drawn more often, by the root of how rare they are
    classes = kinds * 4 + crowns
    weights = torch.bincount(classes, minlength=32).float().clamp(min=1).rsqrt()[classes] * often
    net = SquareNet()
    optimizer = torch.optim.AdamW(net.parameters(), lr=arguments.rate, weight_decay=0.02)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, arguments.rate, total_steps=arguments.steps)
    # what is kept is the mean of the net's last some hundred steps, which errs less than its last
    mean = torch.optim.swa_utils.AveragedModel(net, avg_fn=lambda kept, now, _: kept + (now - kept) * 0.003)
    start, losses = time.time(), 0.0
    for step in range(1, arguments.steps + 1):
        drawn = torch.multinomial(weights, arguments.batch, replacement=True, generator=generator)
        logits = net(augmented(with_grounds(squares[drawn], kinds[drawn], generator), INPUT, generator))
        loss = (functional.cross_entropy(logits[:, :8], kinds[drawn], label_smoothing=0.02) +
                functional.cross_entropy(logits[:, 8:], crowns[drawn], label_smoothing=0.02))
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        mean.update_parameters(net)
        losses += loss.item()
        if step % 250 == 0:
            print(f'{step} loss {losses / 250:.4f} {time.time() - start:.0f} s', flush=True)
            losses = 0.0
    return mean.module.eval()


def how_often(boards):
    """There are few photographs, of another edition and other cameras than all boards have: their squares are drawn more often."""
    return torch.cat([torch.full((len(board.kinds),), 3.0 if board.name.startswith('photo-') else 1.0) for board in boards])


def with_grounds(squares, kinds, generator):
    """Some of the empty squares lie on tables that nobody has photographed: what is empty is not only wood. Their colours are pale or
    dark: a table as yellow as wheat would only teach to doubt wheat."""
    chosen = (kinds == KINDS.index('e')) & (torch.rand(len(kinds), generator=generator) < 0.3)
    side = squares.shape[-1]
    grounds = backgrounds(int(chosen.sum()), generator)[:, :, :side, :side]
    grey = grounds.mean(1, keepdim=True)
    grounds = grey + (grounds - grey) * 0.4
    squares[chosen] = (grounds * 255).to(torch.uint8)
    return squares


@torch.no_grad()
def report(net, boards):
    right = total = whole = 0
    wrong = []
    for board in boards:
        chances = log_chances(net(plain(board.squares, INPUT))).flatten(1)
        hits = chances.argmax(1) == board.kinds * 4 + board.crowns
        right, total, whole = right + int(hits.sum()), total + len(hits), whole + bool(hits.all())
        wrong += [f'{board.name}:{index}' for index in (~hits).nonzero()[:, 0].tolist()]
    return f'{right} of {total} squares ({100 * right / total:.2f} %), {whole} of {len(boards)} boards; wrong: {" ".join(wrong[:12])}'


if __name__ == '__main__':
    main()
