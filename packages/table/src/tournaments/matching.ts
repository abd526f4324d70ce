/**
 * The cheapest way to pair as many vertices as can be paired: Edmonds' blossoms, told as growth in time. Every vertex
 * without a partner grows at the same pace, and with it the tree of those it has reached. An edge is used at the moment
 * at which what has grown at its two ends makes up its cost; an agenda knows which moment is next. So the cheapest edges
 * come first by themselves, and a search goes on where the last one ended.
 */
import { Agenda } from './agenda.ts';
import { type Edge, GraphNode, type Sign, type Tree } from './blossom.ts';

export type { Edge };

/** The partner of each vertex; undefined for those whom no matching can serve, if the largest leaves some over. */
export function cheapestMatching(vertices: number, edges: readonly Edge[]): (number | undefined)[] {
  const growth = new Growth(
    vertices,
    edges.filter(({ from, to }) => from !== to),
  );
  return growth.partners();
}

type Planned = Edge | GraphNode;

class Growth {
  readonly #edgesAt: readonly Edge[][];
  /** By vertex: the outermost node that holds it. */
  readonly #top: GraphNode[];
  /** By vertex: how much it has grown, up to the moment that its outermost node was settled. */
  readonly #grown: number[];
  readonly #agenda = new Agenda<Planned>();
  #now = 0;

  constructor(vertices: number, edges: readonly Edge[]) {
    this.#edgesAt = Array.from({ length: vertices }, () => []);
    for (const edge of edges) {
      this.#edgesAt[edge.from]!.push(edge);
      this.#edgesAt[edge.to]!.push(edge);
    }
    this.#top = Array.from({ length: vertices }, (_, vertex) => new GraphNode([vertex]));
    this.#grown = Array.from({ length: vertices }, () => 0);
    for (const node of this.#top) {
      node.sign = 1;
      node.tree = new Set([node]);
    }
    for (const edge of edges) this.#plan(edge);
  }

  partners(): (number | undefined)[] {
    for (let next = this.#agenda.next(); next; next = this.#agenda.next())
      this.#happens(next.time, next.what);
    const partners: (number | undefined)[] = [];
    for (const node of new Set(this.#top)) this.#tell(node, partners);
    return partners;
  }

  /** What was planned may have been overtaken: then it comes later, or never. */
  #happens(time: number, what: Planned): void {
    const due = what instanceof GraphNode ? this.#emptyAt(what) : this.#tightAt(what);
    if (due === undefined) return;
    if (due > time) {
      this.#agenda.add(due, what);
      return;
    }
    this.#now = time;
    if (what instanceof GraphNode) this.#open(what);
    else this.#use(what);
  }

  #plan(edge: Edge): void {
    const due = this.#tightAt(edge);
    if (due !== undefined) this.#agenda.add(due, edge);
  }

  /** When an edge has been grown over; undefined while it gets no nearer to that. */
  #tightAt({ from, to, cost }: Edge): number | undefined {
    const [one, other] = [this.#top[from]!, this.#top[to]!];
    const pace = one.sign + other.sign;
    if (one === other || pace <= 0) return undefined;
    return this.#now + Math.max(0, cost - this.#grownBy(from) - this.#grownBy(to)) / pace;
  }

  /** When a blossom that gives way has nothing more to give. */
  #emptyAt(blossom: GraphNode): number | undefined {
    if (blossom.sign !== -1 || blossom.parent) return undefined;
    return blossom.since + blossom.grown / 2;
  }

  #grownBy(vertex: number): number {
    const { sign, since } = this.#top[vertex]!;
    return this.#grown[vertex]! + sign * (this.#now - since);
  }

  #use(edge: Edge): void {
    const [one, other] = [this.#top[edge.from]!, this.#top[edge.to]!];
    if (one.sign === 0) this.#reach(one, edge, other.tree!);
    else if (other.sign === 0) this.#reach(other, edge, one.tree!);
    else if (one.tree === other.tree) this.#close(edge);
    else this.#join(edge);
  }

  /** A tree reaches a node at rest, which gives way, and its partner, which grows. */
  #reach(node: GraphNode, edge: Edge, tree: Tree): void {
    const partner = this.#across(node.match!, node);
    this.#take(node, -1, edge, tree);
    this.#take(partner, 1, node.match!, tree);
  }

  /** Two trees meet: their roots have a way to each other, along which partners change. */
  #join(edge: Edge): void {
    for (const end of [edge.from, edge.to]) this.#changePartners(this.#top[end]!, edge);
    const trees = [this.#top[edge.from]!.tree!, this.#top[edge.to]!.tree!];
    for (const node of trees.flatMap(tree => [...tree])) this.#rest(node);
  }

  #changePartners(start: GraphNode, edge: Edge): void {
    let [node, match] = [start, edge];
    for (;;) {
      const before = node.match;
      node.match = match;
      if (!before) return;
      const between = this.#across(before, node);
      match = between.up!;
      between.match = match;
      node = this.#across(match, between);
    }
  }

  /** An edge inside a tree makes an odd ring: it grows on as one blossom. */
  #close(edge: Edge): void {
    const [left, right] = [this.#wayUp(this.#top[edge.from]!), this.#wayUp(this.#top[edge.to]!)];
    while (left.length > 1 && right.length > 1 && left.at(-2) === right.at(-2)) {
      left.pop();
      right.pop();
    }
    const base = left.pop()!;
    right.pop();
    const down = left.reverse();
    const ring = [
      ...[base, ...down].map((node, place) => ({ node, edge: down[place]?.up ?? edge })),
      ...right.map(node => ({ node, edge: node.up! })),
    ];
    const blossom = new GraphNode(
      ring.flatMap(({ node }) => node.vertices),
      ring,
    );
    blossom.match = base.match;
    this.#settleAll(ring.map(({ node }) => node));
    const givenWay = ring.filter(({ node }) => node.sign === -1);
    for (const { node } of ring) {
      base.tree!.delete(node);
      node.parent = blossom;
    }
    for (const vertex of blossom.vertices) this.#top[vertex] = blossom;
    blossom.sign = 1;
    blossom.since = this.#now;
    blossom.up = base.up;
    blossom.tree = base.tree!.add(blossom);
    for (const { node } of givenWay) this.#planAround(node);
  }

  #wayUp(from: GraphNode): GraphNode[] {
    const way = [from];
    for (let node = from; node.up; way.push(node)) node = this.#across(node.up, node);
    return way;
  }

  /** A blossom that gave way until nothing was left: its tree goes on through some of its children, the rest is let go. */
  #open(blossom: GraphNode): void {
    const { tree, ring } = blossom;
    this.#settleAll([blossom]);
    tree!.delete(blossom);
    // What is still planned for it must find it gone.
    blossom.sign = 0;
    blossom.pairChildren();
    for (const { node } of ring) {
      node.parent = undefined;
      this.#put(node, 0);
      for (const vertex of node.vertices) this.#top[vertex] = node;
    }
    let place = blossom.placeOf(blossom.up!);
    let edge = blossom.up!;
    const base = blossom.placeOf(blossom.match!);
    const step = blossom.child(place).match === blossom.edgeAfter(place) ? 1 : -1;
    for (let sign: Sign = -1; ; sign = sign === 1 ? -1 : 1, place += step) {
      const node = blossom.child(place);
      this.#take(node, sign, edge, tree!);
      if (node === blossom.child(base)) break;
      edge = blossom.edgeAfter(step === 1 ? place : place - 1);
    }
    for (const { node } of ring) if (node.sign === 0) this.#planAround(node);
  }

  #take(node: GraphNode, sign: Sign, up: Edge, tree: Tree): void {
    this.#settleAll([node]);
    this.#put(node, sign);
    node.up = up;
    node.tree = tree.add(node);
    if (sign === 1) this.#planAround(node);
    else if (node.isBlossom) this.#agenda.add(this.#emptyAt(node)!, node);
  }

  #rest(node: GraphNode): void {
    this.#settleAll([node]);
    this.#put(node, 0);
    this.#planAround(node);
  }

  /** What has grown until now is written down, before something else begins. */
  #settleAll(nodes: readonly GraphNode[]): void {
    for (const node of nodes) {
      const growth = node.sign * (this.#now - node.since);
      for (const vertex of node.vertices) this.#grown[vertex]! += growth;
      node.grown += 2 * growth;
      node.since = this.#now;
    }
  }

  #put(node: GraphNode, sign: Sign): void {
    node.sign = sign;
    node.since = this.#now;
    node.up = undefined;
    node.tree = undefined;
  }

  #planAround(node: GraphNode): void {
    for (const vertex of node.vertices) for (const edge of this.#edgesAt[vertex]!) this.#plan(edge);
  }

  #across(edge: Edge, node: GraphNode): GraphNode {
    const from = this.#top[edge.from]!;
    return from === node ? this.#top[edge.to]! : from;
  }

  #tell(node: GraphNode, partners: (number | undefined)[]): void {
    if (node.isBlossom) {
      node.pairChildren();
      for (const { node: child } of node.ring) this.#tell(child, partners);
      return;
    }
    const vertex = node.vertices[0]!;
    partners[vertex] = node.match && (node.match.from === vertex ? node.match.to : node.match.from);
  }
}
