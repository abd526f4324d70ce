"""Learning from samples: Adam in half precision on dense rows, averaged weights for playing."""
import copy

import torch
from torch.nn import functional

from engine import CUDA, DENSE, DEVICE, empty
from net import update_average


#: Half precision has no room for small gradients; Adam does not mind their size.
LOSS_SCALE = 4096.0 if CUDA else 1.0


class Learner:
    def __init__(self, engine, net, settings):
        self.engine, self.settings = engine, settings
        self.net = net.to(DEVICE)
        self.average = copy.deepcopy(self.net)
        self.rate = torch.tensor(settings.rate, device=DEVICE)
        rows, rest = self.net.first.weight, [each for name, each in self.net.named_parameters() if name != 'first.weight']
        groups = [{'params': [rows], 'weight_decay': settings.decay}, {'params': rest, 'weight_decay': 0.0}]
        self.optimizer = torch.optim.AdamW(groups, lr=self.rate if CUDA else settings.rate, betas=(0.9, 0.99),
                                           eps=1e-7 * LOSS_SCALE, **({'fused': True, 'capturable': True} if CUDA else {}))
        #: Steps in all runs, and in this one.
        self.steps = self.fresh = 0
        self.losses = torch.zeros(3, device=DEVICE)
        #: By number of seats: the batch in its fixed place, and the step as a graph that can be replayed.
        self.batches, self.graphs, self.warmed = {}, {}, {}

    def learn(self, kept, new, shares, progress):
        """As many steps as use every new sample (of `new` seats) `reuse` times. Each step takes one number of seats, by its share,
        and either its newest games or any that are kept."""
        settings = self.settings
        steps = max(1, int(kept[new][-1].rows.shape[0] * settings.reuse / settings.batch))
        seats = [each for each in kept if kept[each]]
        weights = torch.tensor([shares[each] for each in seats])
        drawn = torch.multinomial(weights, steps, replacement=True).tolist()
        self.losses.zero_()
        for step in range(steps):
            self.set_rate(settings.rate * (settings.last_rate / settings.rate) ** progress * min(1.0, (self.fresh + 1) / 100))
            players = seats[drawn[step]]
            generations = kept[players]
            which = -1 if step % 2 == 0 else int(torch.randint(len(generations), (1,)))
            self.fill(players, generations[which])
            self.step(players)
            self.steps += 1
            self.fresh += 1
            if self.steps % 5 == 0:
                update_average(self.average, self.net, self.steps)
        return (self.losses / steps).tolist()

    def set_rate(self, rate):
        if CUDA:
            self.rate.fill_(rate)
            return
        for group in self.optimizer.param_groups:
            group['lr'] = rate

    def fill(self, players, samples):
        batch = self.settings.batch
        drawn = samples.rows[torch.randint(samples.rows.shape[0], (batch,), device=DEVICE)]
        if players not in self.batches:
            self.batches[players] = (samples.features[drawn], samples.targets[drawn],
                                     torch.zeros(batch, dtype=torch.uint8, device=DEVICE))
        features, targets, symmetries = self.batches[players]
        torch.index_select(samples.features, 0, drawn, out=features)
        torch.index_select(samples.targets, 0, drawn, out=targets)
        symmetries.random_(0, 64)

    def step(self, players):
        if not CUDA:
            self.optimizer.zero_grad(set_to_none=True)
            self.body(players)
            return
        if players in self.graphs:
            self.graphs[players].replay()
            return
        self.optimizer.zero_grad(set_to_none=True)
        count = self.warmed[players] = self.warmed.get(players, 0) + 1
        if count <= 5:
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                self.body(players)
            torch.cuda.current_stream().wait_stream(side)
            return
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.body(players)
        self.graphs[players] = graph
        graph.replay()

    def body(self, players):
        features, targets, symmetries = self.batches[players]
        count, room = features.shape
        rows = empty(count, self.engine.width, dtype=DENSE)
        self.engine.call('expand', count, room, self.engine.width, features, symmetries, rows)
        with torch.autocast(DEVICE, torch.float16 if CUDA else torch.bfloat16, enabled=CUDA, cache_enabled=False):
            out = self.net(rows, players)
        out = out.float()
        own = functional.smooth_l1_loss(out[:, 0], targets[:, 0])
        other = functional.smooth_l1_loss(out[:, 1], targets[:, 1])
        win = functional.binary_cross_entropy_with_logits(out[:, 2], targets[:, 2])
        margin = functional.smooth_l1_loss(out[:, 0] - out[:, 1], targets[:, 0] - targets[:, 1])
        (LOSS_SCALE * (own + other + margin + 0.5 * win)).backward()
        self.optimizer.step()
        self.losses += torch.stack([own.detach(), other.detach(), win.detach()])

    def state(self):
        """In half precision, so that it is small; Adam's moments are left out and found again in a few steps."""

        def half(module):
            return {name: tensor.half().cpu() for name, tensor in module.state_dict().items()}

        return {'net': half(self.net), 'average': half(self.average), 'steps': self.steps,
                'seen': self.seen_features().cpu()}

    def load(self, state):
        self.net.load_state_dict({name: tensor.float() for name, tensor in state['net'].items()}, strict=False)
        self.average.load_state_dict({name: tensor.float() for name, tensor in state['average'].items()}, strict=False)
        self.steps, self.earlier = state['steps'], state['seen'].to(DEVICE)

    def seen_features(self):
        """Columns that were ever present: rows of the others still are what chance made them."""
        moments = self.optimizer.state.get(self.net.first.weight, {}).get('exp_avg_sq')
        seen = torch.zeros(self.engine.width, dtype=torch.bool, device=DEVICE) if moments is None else (moments > 0).any(0)
        return seen | self.earlier if hasattr(self, 'earlier') else seen
