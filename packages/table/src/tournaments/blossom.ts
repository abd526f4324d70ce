/**
 * What grows while a matching is looked for: single vertices, and blossoms, which are odd rings of such nodes that act
 * as one. A blossom does not keep up the pairs inside it: they follow from where its own partner is tied to it.
 */

export interface Edge {
  readonly from: number;
  readonly to: number;
  /** A whole number, not negative. */
  readonly cost: number;
}

/** Growing, giving way to what grows, or at rest. */
export type Sign = 1 | -1 | 0;

/** The nodes that one vertex without a partner has reached. */
export type Tree = Set<GraphNode>;

export class GraphNode {
  readonly vertices: readonly number[];
  /** In a ring: each child, and the edge from it to the next. Empty for a vertex. */
  readonly ring: readonly { readonly node: GraphNode; readonly edge: Edge }[];
  parent: GraphNode | undefined;
  sign: Sign = 0;
  tree: Tree | undefined;
  /** To the node by which the tree reached this one. */
  up: Edge | undefined;
  /** To the partner. Inside a blossom it is not kept up. */
  match: Edge | undefined;
  /** By how much a blossom has grown, up to the moment `since`. */
  grown = 0;
  since = 0;

  constructor(vertices: readonly number[], ring: GraphNode['ring'] = []) {
    this.vertices = vertices;
    this.ring = ring;
  }

  get isBlossom(): boolean {
    return this.ring.length > 0;
  }

  /** The place in the ring of the child that holds this end of an edge. */
  placeOf(edge: Edge): number {
    return this.ring.findIndex(
      ({ node }) => node.vertices.includes(edge.from) || node.vertices.includes(edge.to),
    );
  }

  /** The child, counted on around the ring. */
  child(place: number): GraphNode {
    return this.ring[this.#around(place)]!.node;
  }

  /** From the child at this place to the next. */
  edgeAfter(place: number): Edge {
    return this.ring[this.#around(place)]!.edge;
  }

  /** The children get their partners: one has the blossom's own, the others pair off around the ring. */
  pairChildren(): void {
    const base = this.match ? this.placeOf(this.match) : 0;
    this.child(base).match = this.match;
    for (let step = 1; step < this.ring.length; step += 2) {
      const edge = this.edgeAfter(base + step);
      this.child(base + step).match = edge;
      this.child(base + step + 1).match = edge;
    }
  }

  #around(place: number): number {
    return (place + this.ring.length) % this.ring.length;
  }
}
