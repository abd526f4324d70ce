"""Paired matches: one player in one seat, another in all others, each deal once for each seat."""
import math

import torch

from engine import DEVICE, PAPER_BONUSES, Decision, Games
from selfplay import best_other, ids_where, win_shares


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


@torch.no_grad()
def calibration(engine, player, players, options, count, seed=6 * 10**9):
    """Games of a player against itself: forecast chances to win in tenths, and how often they came true."""
    games = Games(engine, players, seed + torch.arange(count, device=DEVICE), torch.full((count,), options, device=DEVICE))
    ids = torch.arange(count, dtype=torch.int32, device=DEVICE)
    chances, seats = [], []
    for turn in range(games.turns):
        seats.append(games.seats().long())
        decision = Decision(games, ids)
        values, heads = player.value(decision)
        best, _ = decision.choose(values, seed + turn)
        chances.append(heads[best.long(), 2])
        decision.play(best)
    _, ranks = games.finals()
    shares = win_shares(ranks)
    chance = torch.stack(chances).flatten()
    came = torch.stack([shares.gather(1, seat[:, None])[:, 0] for seat in seats]).flatten()
    parts = []
    for tenth in range(10):
        here = (chance >= tenth / 10) & (chance < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            parts.append(f'{100 * chance[here].mean().item():.1f}:{100 * came[here].mean().item():.1f}')
    return ' '.join(parts)
