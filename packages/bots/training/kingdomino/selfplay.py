"""Games of a net against itself, and what is to be learnt from them."""
import torch

from engine import DEVICE, SEATS, Decision, Games, empty
from net import GreedyPlayer

GREEDY = GreedyPlayer()


def ids_where(mask):
    return mask.nonzero()[:, 0].int()


class Samples:
    """Tables after turns, seen by the seat whose turn it was or by another: features, and targets by head."""

    def __init__(self, features, targets, valid):
        self.features = features.view(-1, features.shape[-1])
        self.targets = targets.view(-1, targets.shape[-1])
        self.rows = valid.view(-1).nonzero()[:, 0]


def draw_options(mix, count):
    """Options by their shares, such as ((0, 0.3), (3, 0.7))."""
    options, shares = zip(*mix)
    drawn = torch.multinomial(torch.tensor(shares, device=DEVICE), count, replacement=True)
    return torch.tensor(options, dtype=torch.int32, device=DEVICE)[drawn]


@torch.no_grad()
def play_games(engine, players, player, count, seed, settings, only_greedy=False, look=None):
    """Plays to the end; answers with samples and the mean of all points. Where a player looks ahead (`look`), what it saw of each
    turn it considered is a sample, too."""
    games = Games(engine, players, seed + torch.arange(count, device=DEVICE), draw_options(settings.options, count))
    is_greedy = torch.rand(count, SEATS, device=DEVICE) < settings.greedy_seats
    if only_greedy:
        is_greedy[:] = True
    turns, room = games.turns, engine.room_all(players)
    # Two samples a turn: of the seat that acts, and (in some turns) of another. Then those of the turns looked at.
    views = 2 + (look.width if look else 0)
    features = empty(turns, views, count, room, dtype=torch.int16)
    known = torch.zeros(turns, 2, count, 2, device=DEVICE)
    sample_seats = torch.zeros(turns, 2, count, dtype=torch.long, device=DEVICE)
    valid = torch.zeros(turns, views, count, dtype=torch.bool, device=DEVICE)
    seen_targets = torch.zeros(turns, views - 2, count, 3, device=DEVICE)
    td_lambda = torch.ones(turns, count, device=DEVICE)
    forecast = torch.zeros(turns, count, 3, device=DEVICE)
    looks_on = (torch.rand(turns) < settings.other_views).tolist()
    for turn in range(turns):
        seats = games.seats().long()
        sample_seats[turn, 0] = seats
        sample_seats[turn, 1] = (seats + torch.randint(1, players, (count,), device=DEVICE)) % players
        greedy_here = is_greedy.gather(1, seats[:, None])[:, 0]
        for who, ids in ((GREEDY, ids_where(greedy_here)), (player, ids_where(~greedy_here))):
            if ids.shape[0] == 0:
                continue
            at = ids.long()
            decision = Decision(games, ids)
            if look and who is player:
                values, heads, candidates, is_real, seen = look.value(decision, turn, seed + turn * count)
                for view in range(candidates.shape[1]):
                    there = candidates[:, view]
                    features[turn, 2 + view, at] = decision.features_of(there.int())
                    valid[turn, 2 + view, at] = is_real[:, view]
                    seen_targets[turn, view, at, :2] = (seen[:, view, :2] - decision.known[there, :2]) / 20.0
                    seen_targets[turn, view, at, 2] = seen[:, view, 2]
            else:
                values, heads = who.value(decision)
            dice = seed * 64 + turn
            if who is GREEDY:
                best, chosen = decision.choose(values, dice, random=0.1 if only_greedy else 0.0)
                if only_greedy:
                    decision.list_features()
            else:
                best, chosen = decision.choose(values, dice, settings.random, settings.softmax_share, settings.temperature)
                explored = values[chosen.long()] < values[best.long()]
                td_lambda[turn, at] = torch.where(explored, 0.0, settings.td_lambda)
                forecast[turn, at] = heads[best.long()]
            if who is not GREEDY or only_greedy:
                features[turn, 0, at] = decision.features_of(chosen)
                known[turn, 0, at] = decision.known[chosen.long(), :2]
                valid[turn, 0, at] = True
            if looks_on[turn]:
                features[turn, 1, at], seen_known = decision.features_seen_by(chosen, sample_seats[turn, 1, at])
                known[turn, 1, at] = seen_known[:, :2]
                valid[turn, 1, at] = True
            decision.play(chosen)
    points, ranks = games.finals()
    targets = torch.cat([returns(points, ranks, sample_seats, known, td_lambda, forecast), seen_targets], 1)
    return Samples(features, targets, valid), points[:, :players].mean().item()


def best_other(values, lowest):
    """By seat: the highest value of all other seats."""
    others = [values.index_fill(1, torch.tensor([seat], device=DEVICE), lowest).amax(1) for seat in range(SEATS)]
    return torch.stack(others, 1)


def win_shares(ranks):
    """By seat: 1 for a win, 1/2 for a shared one."""
    others = best_other(ranks, -(10**9))
    return (ranks > others).float() + 0.5 * (ranks == others).float()


def returns(points, ranks, sample_seats, known, td_lambda, forecast):
    """Targets, back from the end: `td_lambda` of what came later and the rest of what the net expected a turn later."""
    turns, _, count = sample_seats.shape
    outcome = torch.stack([points, best_other(points, -1000.0), win_shares(ranks)], -1)
    targets = torch.empty(turns, 2, count, 3, device=DEVICE)
    every = torch.arange(count, device=DEVICE)
    for turn in range(turns - 1, -1, -1):
        for view in range(2):
            later = outcome[every, sample_seats[turn, view]]
            targets[turn, view, :, :2] = (later[:, :2] - known[turn, view]) / 20.0
            targets[turn, view, :, 2] = later[:, 2]
        seat = sample_seats[turn, 0]
        share = td_lambda[turn][:, None]
        outcome[every, seat] = share * outcome[every, seat] + (1 - share) * forecast[turn]
    return targets
