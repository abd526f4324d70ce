"""How policy priors are learnt in both games: sums of weights that prefer, among the choices of one decision, what a net prefers."""
import numpy as np
import torch

#: Points by which a choice must be better to be preferred clearly.
TEMPERATURE = 1.5
#: Steps of a point in which weights are written.
STEPS = 64
#: Decisions of a step of learning.
BATCH = 2000


class Choices:
    """Choices with those of one decision together: what the net says of each, and the numbers of the weights it adds up. Numbers
    from `used` on stand for no weight."""

    def __init__(self, decisions, values, weights, used):
        self.values, self.weights, self.used = torch.from_numpy(values), torch.from_numpy(weights), used
        self.starts = np.append(np.flatnonzero(np.diff(decisions, prepend=-1)), len(decisions))
        self.count = len(self.starts) - 1

    def part(self, first, last):
        """Decisions from `first` to `last`: number of the decision, values, weights."""
        rows = slice(self.starts[first], self.starts[last])
        lengths = torch.from_numpy(np.diff(self.starts[first:last + 1]))
        return torch.repeat_interleave(torch.arange(last - first), lengths), self.values[rows], self.weights[rows].long()


def log_shares(values, decisions, count):
    """A softmax within each decision."""
    most = torch.full((count,), -torch.inf).scatter_reduce(0, decisions, values, 'amax')
    sums = torch.zeros(count).index_add(0, decisions, torch.exp(values - most[decisions]))
    return values - most[decisions] - torch.log(sums)[decisions]


def learn(choices, rounds):
    weights = torch.zeros(choices.used + 1, requires_grad=True)
    optimizer = torch.optim.Adam([weights], lr=0.05)
    parts = choices.count // BATCH
    for step in range(rounds * parts):
        if step % parts == 0:
            order = torch.randperm(parts)
        optimizer.param_groups[0]['lr'] = 0.05 * (1 - step / (rounds * parts)) + 0.001
        first = int(order[step % parts]) * BATCH
        decisions, values, used = choices.part(first, first + BATCH)
        wanted = log_shares(values / TEMPERATURE, decisions, BATCH).exp()
        loss = -(wanted * log_shares(weights[used].sum(1) / TEMPERATURE, decisions, BATCH)).sum() / BATCH
        optimizer.zero_grad()
        loss.backward()
        weights.grad[choices.used] = 0
        optimizer.step()
    return weights.detach()


def regrets(choices, weights, widths):
    """Points lost on average if only so many choices are looked at, and how often the best is among them."""
    priors, values = weights[choices.weights.long()].sum(1).numpy(), choices.values.numpy()
    lost = {width: [] for width in widths}
    for first, last in zip(choices.starts, choices.starts[1:]):
        order, here = np.argsort(-priors[first:last]), values[first:last]
        for width in widths:
            lost[width].append(here.max() - here[order[:width]].max())
    return ', '.join(f'{width}: {np.mean(each):.3f} points, {100 * np.mean(np.array(each) == 0):.1f} %' for width, each in lost.items())


def write(weights, path, kind):
    """As a header; `kind` is what the engine calls a small number."""
    lines = ['']
    for weight in weights[:-1].tolist():
        text = f'{round(weight * STEPS)},'
        if len(lines[-1]) + len(text) > 138:
            lines.append('')
        lines[-1] += text
    with open(path, 'w', encoding='ascii') as file:
        file.write(f'// Written by policy_prior.py: in {STEPS}ths of a point.\n#pragma once\n\n')
        file.write(f'const {kind} PRIOR[PRIOR_WEIGHTS] = {{\n' + '\n'.join(lines) + '};\n')
