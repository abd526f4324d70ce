/**
 * A perfect matching of the least cost, by Edmonds' blossoms with dual variables, after Galil ("Efficient Algorithms for
 * Finding Maximum Matching in Graphs", 1986) in the shape that J. van Rantwijk gave it. Over 300 lines, because its
 * steps share all their arrays.
 */

export interface Edge {
  readonly from: number;
  readonly to: number;
  /** A whole number, not negative. */
  readonly cost: number;
}

/** The partner of each vertex; undefined for those whom no matching can serve, if the largest leaves some over. */
export function cheapestMatching(vertices: number, edges: readonly Edge[]): (number | undefined)[] {
  const dearest = edges.reduce((most, { cost }) => Math.max(most, cost), 0);
  const usable = edges.filter(({ from, to }) => from !== to);
  return new Matching(
    vertices,
    usable.map(({ from, to, cost }) => ({ from, to, weight: dearest + 1 - cost })),
  ).solve();
}

interface Weighted {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

const FREE = 0;
/** In an even distance from a vertex without a partner, and in an odd one. */
const OUTER = 1;
const INNER = 2;
const SEEN = 4;
const NONE = -1;

interface Change {
  readonly delta: number;
  readonly kind: 'end' | 'edge-to-free' | 'edge-between' | 'expand';
  readonly what: number;
}

/** An edge `k` has the ends `2 k` and `2 k + 1`; blossoms have numbers above those of the vertices. */
class Matching {
  readonly #count: number;
  readonly #edges: readonly Weighted[];
  readonly #endpoint: number[] = [];
  /** By vertex: the far ends of its edges. */
  readonly #ends: number[][];
  /** By vertex: the far end of the edge to its partner. */
  readonly #mate: number[];
  readonly #label: number[];
  readonly #labelEnd: number[];
  readonly #inBlossom: number[];
  readonly #parent: number[];
  readonly #children: (number[] | undefined)[];
  readonly #childEnds: (number[] | undefined)[];
  readonly #base: number[];
  readonly #bestEdge: number[];
  readonly #bestEdges: (number[] | undefined)[];
  readonly #unused: number[];
  readonly #dual: number[];
  readonly #allowed: boolean[];
  #queue: number[] = [];

  constructor(count: number, edges: readonly Weighted[]) {
    this.#count = count;
    this.#edges = edges;
    this.#ends = Array.from({ length: count }, () => []);
    edges.forEach(({ from, to }, k) => {
      this.#endpoint.push(from, to);
      this.#ends[from]!.push(2 * k + 1);
      this.#ends[to]!.push(2 * k);
    });
    const heaviest = edges.reduce((most, { weight }) => Math.max(most, weight), 0);
    const all = <Value>(value: (index: number) => Value) =>
      Array.from({ length: 2 * count }, (_, i) => value(i));
    this.#mate = Array.from({ length: count }, () => NONE);
    this.#label = all(() => FREE);
    this.#labelEnd = all(() => NONE);
    this.#inBlossom = Array.from({ length: count }, (_, i) => i);
    this.#parent = all(() => NONE);
    this.#children = all(() => undefined);
    this.#childEnds = all(() => undefined);
    this.#base = all(i => (i < count ? i : NONE));
    this.#bestEdge = all(() => NONE);
    this.#bestEdges = all(() => undefined);
    this.#unused = Array.from({ length: count }, (_, i) => count + i);
    this.#dual = all(i => (i < count ? heaviest : 0));
    this.#allowed = edges.map(() => false);
  }

  solve(): (number | undefined)[] {
    for (let stage = 0; stage < this.#count; stage++) {
      this.#beginStage();
      if (!this.#grow()) break;
      for (let b = this.#count; b < 2 * this.#count; b++)
        if (this.#isTop(b) && this.#label[b] === OUTER && this.#dual[b] === 0) this.#expand(b, true);
    }
    return this.#mate.map(end => (end === NONE ? undefined : this.#endpoint[end]!));
  }

  #beginStage(): void {
    this.#label.fill(FREE);
    this.#bestEdge.fill(NONE);
    this.#bestEdges.fill(undefined);
    this.#allowed.fill(false);
    this.#queue = [];
    for (let v = 0; v < this.#count; v++)
      if (this.#mate[v] === NONE && this.#label[this.#inBlossom[v]!] === FREE) this.#assign(v, OUTER, NONE);
  }

  /** Until two more have partners; false when no more can. */
  #grow(): boolean {
    for (;;) {
      while (this.#queue.length > 0) if (this.#scan(this.#queue.pop()!)) return true;
      const change = this.#nextChange();
      this.#changeDuals(change.delta);
      if (change.kind === 'end') return false;
      if (change.kind === 'expand') this.#expand(change.what, false);
      else this.#allow(change);
    }
  }

  #allow({ kind, what }: Change): void {
    this.#allowed[what] = true;
    const { from, to } = this.#edges[what]!;
    const isFree = kind === 'edge-to-free' && this.#label[this.#inBlossom[from]!] === FREE;
    this.#queue.push(isFree ? to : from);
  }

  /** True when an augmenting path was found. */
  #scan(v: number): boolean {
    for (const end of this.#ends[v]!) {
      const k = end >> 1;
      const w = this.#endpoint[end]!;
      if (this.#inBlossom[v] === this.#inBlossom[w]) continue;
      const slack = this.#slack(k);
      if (!this.#allowed[k] && slack <= 0) this.#allowed[k] = true;
      if (!this.#allowed[k]) this.#noteSlack(k, v, w, slack);
      else if (this.#useEdge(k, end, v, w)) return true;
    }
    return false;
  }

  #useEdge(k: number, end: number, v: number, w: number): boolean {
    const label = this.#label[this.#inBlossom[w]!];
    if (label === FREE) this.#assign(w, INNER, end ^ 1);
    else if (label === OUTER) {
      const base = this.#commonBase(v, w);
      if (base === NONE) {
        this.#augment(k);
        return true;
      }
      this.#addBlossom(base, k);
    } else if (this.#label[w] === FREE) {
      this.#label[w] = INNER;
      this.#labelEnd[w] = end ^ 1;
    }
    return false;
  }

  #noteSlack(k: number, v: number, w: number, slack: number): void {
    const at = this.#label[this.#inBlossom[w]!] === OUTER ? this.#inBlossom[v]! : w;
    if (at === w && this.#label[w] !== FREE) return;
    const best = this.#bestEdge[at]!;
    if (best === NONE || slack < this.#slack(best)) this.#bestEdge[at] = k;
  }

  #slack(k: number): number {
    const { from, to, weight } = this.#edges[k]!;
    return this.#dual[from]! + this.#dual[to]! - 2 * weight;
  }

  #isTop(b: number): boolean {
    return this.#base[b]! >= 0 && this.#parent[b] === NONE;
  }

  #leaves(b: number, found: number[] = []): number[] {
    if (b < this.#count) found.push(b);
    else for (const child of this.#children[b]!) this.#leaves(child, found);
    return found;
  }

  #assign(w: number, label: number, end: number): void {
    const b = this.#inBlossom[w]!;
    this.#label[w] = label;
    this.#label[b] = label;
    this.#labelEnd[w] = end;
    this.#labelEnd[b] = end;
    this.#bestEdge[w] = NONE;
    this.#bestEdge[b] = NONE;
    if (label === OUTER) this.#queue.push(...this.#leaves(b));
    else {
      const mate = this.#mate[this.#base[b]!]!;
      this.#assign(this.#endpoint[mate]!, OUTER, mate ^ 1);
    }
  }

  /** Where the ways back from both ends of an edge meet; none, when they come from different roots. */
  #commonBase(v: number, w: number): number {
    const path: number[] = [];
    let base = NONE;
    for (let [here, other] = [v, w]; here !== NONE || other !== NONE; ) {
      let b = this.#inBlossom[here]!;
      if ((this.#label[b]! & SEEN) !== 0) {
        base = this.#base[b]!;
        break;
      }
      path.push(b);
      this.#label[b] = OUTER | SEEN;
      if (this.#labelEnd[b] === NONE) here = NONE;
      else {
        b = this.#inBlossom[this.#endpoint[this.#labelEnd[b]!]!]!;
        here = this.#endpoint[this.#labelEnd[b]!]!;
      }
      if (other !== NONE) [here, other] = [other, here];
    }
    for (const b of path) this.#label[b] = OUTER;
    return base;
  }

  #addBlossom(base: number, k: number): void {
    const b = this.#unused.pop()!;
    const root = this.#inBlossom[base]!;
    const left = this.#wayBack(this.#edges[k]!.from, root, b);
    const right = this.#wayBack(this.#edges[k]!.to, root, b);
    const path = [root, ...left.path.reverse(), ...right.path];
    this.#base[b] = base;
    this.#parent[b] = NONE;
    this.#parent[root] = b;
    this.#children[b] = path;
    this.#childEnds[b] = [...left.ends.reverse(), 2 * k, ...right.ends.map(end => end ^ 1)];
    this.#label[b] = OUTER;
    this.#labelEnd[b] = this.#labelEnd[root]!;
    this.#dual[b] = 0;
    for (const v of this.#leaves(b)) {
      if (this.#label[this.#inBlossom[v]!] === INNER) this.#queue.push(v);
      this.#inBlossom[v] = b;
    }
    this.#gatherBest(b, path);
  }

  #wayBack(from: number, root: number, blossom: number): { path: number[]; ends: number[] } {
    const [path, ends]: [number[], number[]] = [[], []];
    for (let b = this.#inBlossom[from]!; b !== root; ) {
      this.#parent[b] = blossom;
      path.push(b);
      ends.push(this.#labelEnd[b]!);
      b = this.#inBlossom[this.#endpoint[this.#labelEnd[b]!]!]!;
    }
    return { path, ends };
  }

  /** Of the edges of its children, the best to each other outer blossom. */
  #gatherBest(b: number, path: readonly number[]): void {
    const best = new Map<number, number>();
    for (const child of path) {
      for (const k of this.#bestEdges[child] ??
        this.#leaves(child).flatMap(v => this.#ends[v]!.map(end => end >> 1))) {
        const { from, to } = this.#edges[k]!;
        const other = this.#inBlossom[this.#inBlossom[to] === b ? from : to]!;
        const known = best.get(other);
        if (
          other !== b &&
          this.#label[other] === OUTER &&
          (known === undefined || this.#slack(k) < this.#slack(known))
        )
          best.set(other, k);
      }
      this.#bestEdges[child] = undefined;
      this.#bestEdge[child] = NONE;
    }
    this.#bestEdges[b] = [...best.values()];
    this.#bestEdge[b] = NONE;
    for (const k of best.values())
      if (this.#bestEdge[b] === NONE || this.#slack(k) < this.#slack(this.#bestEdge[b]!))
        this.#bestEdge[b] = k;
  }

  #expand(b: number, isEnd: boolean): void {
    for (const child of this.#children[b]!) {
      this.#parent[child] = NONE;
      if (child < this.#count) this.#inBlossom[child] = child;
      else if (isEnd && this.#dual[child] === 0) this.#expand(child, isEnd);
      else for (const v of this.#leaves(child)) this.#inBlossom[v] = child;
    }
    if (!isEnd && this.#label[b] === INNER) this.#relabel(b);
    this.#label[b] = NONE;
    this.#labelEnd[b] = NONE;
    this.#children[b] = undefined;
    this.#childEnds[b] = undefined;
    this.#base[b] = NONE;
    this.#bestEdges[b] = undefined;
    this.#bestEdge[b] = NONE;
    this.#unused.push(b);
  }

  /** Children of an inner blossom that is no more get labels along the way through it. */
  #relabel(b: number): void {
    const children = this.#children[b]!;
    const ends = this.#childEnds[b]!;
    const entry = this.#inBlossom[this.#endpoint[this.#labelEnd[b]! ^ 1]!]!;
    const { start, step, trick } = this.#direction(children, children.indexOf(entry));
    let j = start;
    let p = this.#labelEnd[b]!;
    while (j !== 0) {
      this.#label[this.#endpoint[p ^ 1]!] = FREE;
      this.#label[this.#endpoint[ends.at(j - trick)! ^ trick ^ 1]!] = FREE;
      this.#assign(this.#endpoint[p ^ 1]!, INNER, p);
      this.#allowed[ends.at(j - trick)! >> 1] = true;
      j += step;
      p = ends.at(j - trick)! ^ trick;
      this.#allowed[p >> 1] = true;
      j += step;
    }
    const last = children.at(j)!;
    for (const at of [this.#endpoint[p ^ 1]!, last]) {
      this.#label[at] = INNER;
      this.#labelEnd[at] = p;
    }
    this.#bestEdge[last] = NONE;
    for (j += step; children.at(j) !== entry; j += step) this.#relabelRest(children.at(j)!);
  }

  #relabelRest(child: number): void {
    if (this.#label[child] === OUTER) return;
    const reached = this.#leaves(child).find(v => this.#label[v] !== FREE);
    if (reached === undefined) return;
    this.#label[reached] = FREE;
    this.#label[this.#endpoint[this.#mate[this.#base[child]!]!]!] = FREE;
    this.#assign(reached, INNER, this.#labelEnd[reached]!);
  }

  /** Along the even way round a blossom to its base. */
  #direction(children: readonly number[], from: number): { start: number; step: number; trick: number } {
    return from % 2 === 1
      ? { start: from - children.length, step: 1, trick: 0 }
      : { start: from, step: -1, trick: 1 };
  }

  #augmentBlossom(b: number, v: number): void {
    let child = v;
    while (this.#parent[child] !== b) child = this.#parent[child]!;
    if (child >= this.#count) this.#augmentBlossom(child, v);
    const children = this.#children[b]!;
    const ends = this.#childEnds[b]!;
    const first = children.indexOf(child);
    const { start, step, trick } = this.#direction(children, first);
    for (let j = start; j !== 0; ) {
      j += step;
      const p = ends.at(j - trick)! ^ trick;
      const one = children.at(j)!;
      if (one >= this.#count) this.#augmentBlossom(one, this.#endpoint[p]!);
      j += step;
      const other = children.at(j)!;
      if (other >= this.#count) this.#augmentBlossom(other, this.#endpoint[p ^ 1]!);
      this.#mate[this.#endpoint[p]!] = p ^ 1;
      this.#mate[this.#endpoint[p ^ 1]!] = p;
    }
    this.#children[b] = [...children.slice(first), ...children.slice(0, first)];
    this.#childEnds[b] = [...ends.slice(first), ...ends.slice(0, first)];
    this.#base[b] = this.#base[this.#children[b]![0]!]!;
  }

  #augment(k: number): void {
    const { from, to } = this.#edges[k]!;
    for (const [vertex, end] of [
      [from, 2 * k + 1],
      [to, 2 * k],
    ] as const)
      for (let [s, p] = [vertex as number, end as number]; ; ) {
        const outer = this.#inBlossom[s]!;
        if (outer >= this.#count) this.#augmentBlossom(outer, s);
        this.#mate[s] = p;
        if (this.#labelEnd[outer] === NONE) break;
        const inner = this.#inBlossom[this.#endpoint[this.#labelEnd[outer]!]!]!;
        const back = this.#labelEnd[inner]!;
        const j = this.#endpoint[back ^ 1]!;
        if (inner >= this.#count) this.#augmentBlossom(inner, j);
        this.#mate[j] = back;
        s = this.#endpoint[back]!;
        p = back ^ 1;
      }
  }

  /** The smallest change of the dual variables after which something can be done. */
  #nextChange(): Change {
    let change: Change | undefined;
    const consider = (delta: number, kind: Change['kind'], what: number) => {
      if (!change || delta < change.delta) change = { delta, kind, what };
    };
    for (let v = 0; v < this.#count; v++)
      if (this.#label[this.#inBlossom[v]!] === FREE && this.#bestEdge[v] !== NONE)
        consider(this.#slack(this.#bestEdge[v]!), 'edge-to-free', this.#bestEdge[v]!);
    for (let b = 0; b < 2 * this.#count; b++) {
      if (this.#parent[b] !== NONE) continue;
      if (this.#label[b] === OUTER && this.#bestEdge[b] !== NONE)
        consider(this.#slack(this.#bestEdge[b]!) / 2, 'edge-between', this.#bestEdge[b]!);
      if (b >= this.#count && this.#base[b]! >= 0 && this.#label[b] === INNER)
        consider(this.#dual[b]!, 'expand', b);
    }
    return change ?? { delta: 0, kind: 'end', what: NONE };
  }

  #changeDuals(delta: number): void {
    if (delta === 0) return;
    for (let v = 0; v < this.#count; v++) {
      const label = this.#label[this.#inBlossom[v]!];
      if (label === OUTER) this.#dual[v]! -= delta;
      else if (label === INNER) this.#dual[v]! += delta;
    }
    for (let b = this.#count; b < 2 * this.#count; b++) {
      if (!this.#isTop(b)) continue;
      if (this.#label[b] === OUTER) this.#dual[b]! += delta;
      else if (this.#label[b] === INNER) this.#dual[b]! -= delta;
    }
  }
}
