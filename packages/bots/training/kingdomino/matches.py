"""Paired matches: one player in one seat, another in all others, each deal once for each seat."""
import math

import torch

from engine import DEVICE, PAPER_BONUSES, Decision, Games
from selfplay import best_other, draw_options, ids_where, win_shares


@torch.no_grad()
def match(engine, one, others, players, options, deals, seed=5 * 10**9):
    """Share of wins in percent and margin over the best other, each with half of its 95 % interval, and own points."""
    count = deals * players
    every = torch.arange(count, device=DEVICE)
    seat_of_one = every % players
    games = Games(engine, players, seed + every // players, torch.full((count,), options, device=DEVICE))
    for turn in range(games.turns):
        is_one = games.seats().long() == seat_of_one
        for player, mask in ((one, is_one), (others, ~is_one)):
            ids = ids_where(mask)
            if ids.shape[0] == 0:
                continue
            decision = Decision(games, ids)
            values, _ = player.value(decision)
            best, _ = decision.choose(values, seed + turn)
            decision.play(best)
    points, ranks = games.finals()
    own = points.gather(1, seat_of_one[:, None])[:, 0]
    margin = own - best_other(points, -1000.0).gather(1, seat_of_one[:, None])[:, 0]
    # the paper counts only the strictly highest score
    wins = (margin > 0).float() if options & PAPER_BONUSES else win_shares(ranks).gather(1, seat_of_one[:, None])[:, 0]

    def interval(values):
        by_deal = values.view(deals, players).mean(1)
        return by_deal.mean().item(), 1.96 * by_deal.std().item() / math.sqrt(deals)

    (win, win_half), (mean, mean_half) = interval(100 * wins), interval(margin)
    return f'{win:.1f}+-{win_half:.1f}% {mean:+.2f}+-{mean_half:.2f} own {own.mean().item():.1f}'


class Forecasts:
    """What a net forecasts after its turns in games against itself, and what came: best turns are taken for better than they
    are, because they were chosen for what the net says of them."""

    @torch.no_grad()
    def __init__(self, engine, player, players, options, count, seed=6 * 10**9):
        games = Games(engine, players, seed + torch.arange(count, device=DEVICE), draw_options(options, count))
        ids = torch.arange(count, dtype=torch.int32, device=DEVICE)
        heads, seats, open_ends = [], [], []
        for turn in range(games.turns):
            seats.append(games.seats().long())
            decision = Decision(games, ids)
            values, all_heads = player.value(decision)
            best, _ = decision.choose(values, seed + turn)
            heads.append(all_heads[best.long()])
            open_ends.append((decision.known[best.long(), 2:] < 0).all(1))
            decision.play(best)
        points, ranks = games.finals()
        outcome = torch.stack([points, best_other(points, -1000.0), win_shares(ranks)], -1)
        every = torch.arange(count, device=DEVICE)
        kept = torch.stack(open_ends).flatten()
        self.heads = torch.stack(heads).flatten(0, 1)[kept]
        self.came = torch.stack([outcome[every, seat] for seat in seats]).flatten(0, 1)[kept]
        self.logits = torch.logit(self.heads[:, 2].double(), 1e-6)

    def corrections(self):
        """To be added to own and other points; factor and shift of the logit of the chance to win (by Newton's method)."""
        shifts = (self.came - self.heads)[:, :2].mean(0).tolist()
        inputs = torch.stack([self.logits, torch.ones_like(self.logits)], 1)
        found = torch.tensor([1.0, 0.0], dtype=torch.float64, device=DEVICE)
        for _ in range(8):
            chance = torch.sigmoid(inputs @ found)
            slope = inputs.t() @ (chance - self.came[:, 2])
            curve = (inputs * (chance * (1 - chance))[:, None]).t() @ inputs
            found = found - torch.linalg.solve(curve, slope)
        return [*shifts, *found.tolist()]

    def tenths(self, factor=1.0, shift=0.0):
        """Forecast chances in tenths, and how often they came true, in percent."""
        chance = torch.sigmoid(factor * self.logits + shift)
        parts = []
        for tenth in range(10):
            here = (chance >= tenth / 10) & (chance < (tenth + 1) / 10 + (tenth == 9))
            if here.any():
                parts.append(f'{100 * chance[here].mean().item():.1f}:{100 * self.came[here, 2].mean().item():.1f}')
        return ' '.join(parts)
