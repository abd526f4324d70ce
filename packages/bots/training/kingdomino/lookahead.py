"""Looks ahead: the best turns of a decision are played on, over some deals, as the net would for every seat."""
import torch

from engine import DEVICE, Decision, Games
from selfplay import best_other, win_shares

#: How many deals the net's first opinion weighs.
PRIOR = 2.0
NEVER = -1e9


class LookAhead:
    """A player that values turns by looking ahead; turns that are not looked at are worth NEVER."""

    def __init__(self, player, width=6, deals=4, depth=8):
        self.player, self.width, self.deals, self.depth = player, width, deals, depth

    @torch.no_grad()
    def value(self, decision, turn, seed):
        """Values and heads of all turns; the turns looked at by game, which of them are real, and what was seen of each."""
        values, heads = self.player.value(decision)
        candidates, is_real = best_turns(decision, values, self.width)
        count, width = candidates.shape
        seats = decision.games.seats()[decision.ids.long()].repeat_interleave(width)
        seen = torch.zeros(count * width, 3, device=DEVICE)
        for deal in range(self.deals):
            seeds = (seed * self.deals + deal) * 2**24 + torch.arange(count, device=DEVICE)
            games = Games.after(decision, candidates.flatten(), seeds.repeat_interleave(width))
            seen += self.play_on(games, seats, turn) / self.deals
        seen = seen.view(count, width, 3)
        blended = (self.deals * seen + PRIOR * heads[candidates]) / (self.deals + PRIOR)
        chosen = candidates[is_real]
        values = torch.full_like(values, NEVER)
        values[chosen] = self.player.worth(blended[is_real])
        heads = heads.clone()
        heads[chosen] = blended[is_real]
        return values, heads, candidates, is_real, seen

    def play_on(self, games, seats, turn):
        """After `depth` more turns what the net says, with the eyes of these seats; the last line is played to the end."""
        left = games.turns - turn - 1
        kings = 3 if games.players == 3 else 4
        ids = torch.arange(games.count, dtype=torch.int32, device=DEVICE)
        for step in range(1, left + 1):
            decision = Decision(games, ids)
            values, _ = self.player.value(decision)
            best, _ = decision.choose(values, turn + step)
            if step == self.depth and left - step > 2 * kings:
                return self.player.value_seen_by(decision, best, seats)
            decision.play(best)
        points, ranks = games.finals()
        outcome = torch.stack([points, best_other(points, -1000.0), win_shares(ranks)], -1)
        return outcome[ids.long(), seats.long()]


def best_turns(decision, values, width):
    """By game its best turns, as numbers; where there are fewer, the first is repeated and not real."""
    count, first = decision.count, decision.first_turn.long()
    rows = torch.repeat_interleave(torch.arange(count, device=DEVICE), decision.turn_counts.long())
    places = torch.arange(values.shape[0], device=DEVICE) - first[rows]
    table = torch.full((count, int(decision.turn_counts.max())), NEVER, device=DEVICE)
    table[rows, places] = values
    top, at = table.topk(min(width, table.shape[1]), 1)
    is_real = top > NEVER / 2
    return torch.where(is_real, first[:, None] + at, first[:, None]), is_real
