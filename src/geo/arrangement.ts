import { findRingsAround, type Component } from './component.ts';
import { Covering, TouchingHoles } from './covering.ts';
import { side, type FlatRing, type FlatRings } from './flat-rings.ts';
import type { NodedRings } from './noding.ts';
import { RingLocator } from './ring-locator.ts';

/** Half-edges as a plane graph: the face on the left of each, and the one that comes clockwise after it around its start. */
interface Net {
  face: Int32Array;
  clockwise: (half: number) => number;
  faces: number;
  components: Component[];
}

/** Points of a noded ring (`first` to `last`), one after another from one to before another; beyond its last comes its first. */
export interface Stretch {
  from: number;
  to: number;
  first: number;
  last: number;
  step: 1 | -1;
}

/** Pieces of rings between meeting places, and the faces between them. Half-edge 2a runs along piece a, 2a + 1 against it. */
export class Arrangement {
  readonly #rings: FlatRing[];
  readonly #noded: NodedRings;
  readonly #locator: RingLocator;
  /** first and last point of each piece in its ring's order (the last may lie before the first, past the ring's end), and its ring */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #ring: number[] = [];
  /** rings that run along a piece besides its own: [ring, +1 along it or -1 against it] */
  readonly #also = new Map<number, [ring: number, sign: 1 | -1][]>();
  /** by ring: the component it belongs to; -1 when it meets nothing */
  readonly #componentOf: Int32Array;
  /** rings that meet nothing */
  readonly #alone: number[] = [];

  constructor(flat: FlatRings, rings: FlatRing[], noded: NodedRings) {
    this.#rings = rings;
    this.#noded = noded;
    this.#locator = new RingLocator(flat);
    this.#componentOf = new Int32Array(rings.length).fill(-1);
    const between = new Map<number, number>();
    for (let ring = 0; ring < rings.length; ring += 1) {
      const low = noded.first[ring]!;
      const high = noded.first[ring + 1]!;
      let start = low;
      while (start < high && noded.node[start]! < 0) start += 1;
      if (start === high) {
        if (high - low >= 3) this.#alone.push(ring);
        continue;
      }
      const after = (point: number) => (point + 1 === high ? low : point + 1);
      let from = start;
      do {
        let to = after(from);
        while (noded.node[to]! < 0) to = after(to);
        this.#addPiece(ring, from, to, to === after(from), between);
        from = to;
      } while (from !== start);
    }
  }

  /** A piece without corners of its own may also belong to another ring. */
  #addPiece(ring: number, from: number, to: number, straight: boolean, between: Map<number, number>): void {
    if (straight) {
      const { node, nodeCount } = this.#noded;
      const a = node[from]!;
      const b = node[to]!;
      const key = Math.min(a, b) * nodeCount + Math.max(a, b);
      const there = between.get(key);
      if (there !== undefined) {
        const sign = node[this.#from[there]!] === a ? 1 : -1;
        const list = this.#also.get(there);
        if (list) list.push([ring, sign]);
        else this.#also.set(there, [[ring, sign]]);
        return;
      }
      between.set(key, this.#from.length);
    }
    this.#from.push(from);
    this.#to.push(to);
    this.#ring.push(ring);
  }

  #after(point: number, ring: number): number {
    return point + 1 === this.#noded.first[ring + 1]! ? this.#noded.first[ring]! : point + 1;
  }
  #before(point: number, ring: number): number {
    return point === this.#noded.first[ring]! ? this.#noded.first[ring + 1]! - 1 : point - 1;
  }
  #origin(half: number): number {
    return half % 2 === 0 ? this.#from[half >> 1]! : this.#to[half >> 1]!;
  }
  /** the first point that a half-edge leads to */
  #toward(half: number): number {
    const piece = half >> 1;
    return half % 2 === 0 ? this.#after(this.#from[piece]!, this.#ring[piece]!) : this.#before(this.#to[piece]!, this.#ring[piece]!);
  }
  #stretch(half: number): Stretch {
    const piece = half >> 1;
    const [from, to] = [this.#from[piece]!, this.#to[piece]!];
    const ring = this.#ring[piece]!;
    const ends = { first: this.#noded.first[ring]!, last: this.#noded.first[ring + 1]! - 1 };
    return half % 2 === 0 ? { from, to, ...ends, step: 1 } : { from: to, to: from, ...ends, step: -1 };
  }

  /** Visits every face of every component. Returns which faces are covered, and the isolated rings that are boundary, with the land on the left. */
  #walk(
    { face, clockwise, faces, components }: Net,
    covering: Covering,
    touching: TouchingHoles | null,
  ): { inside: Uint8Array; loops: Stretch[][][] } {
    const inside = new Uint8Array(faces);
    const loops: Stretch[][][] = [];
    for (const component of components) {
      for (const ring of component.around) covering.cross(ring, this.#locator.winding(component.x, component.y, this.#rings[ring]!));
      if (component.alone >= 0) {
        const outside = covering.covers;
        const turn = this.#rings[component.alone]!.twiceArea > 0 ? 1 : -1;
        covering.cross(component.alone, turn);
        covering.arrive();
        if (covering.covers !== outside) {
          const first = this.#noded.first[component.alone]!;
          const last = this.#noded.first[component.alone + 1]! - 1;
          const along = turn > 0 === covering.covers;
          loops.push([[{ from: along ? first : last, to: along ? first : last, first, last, step: along ? 1 : -1 }]]);
        }
        covering.cross(component.alone, -turn);
      } else this.#walkFaces(component.outer, face, clockwise, covering, inside, touching);
      for (const ring of component.around) covering.cross(ring, -this.#locator.winding(component.x, component.y, this.#rings[ring]!));
    }
    return { inside, loops };
  }

  /** Walks along the boundary of what is covered, with the land on the left, each cut into loops that pass no point twice. null: ask GEOS. */
  boundary(apart: 'decide' | 'leave'): Stretch[][][] | null {
    const pieces = this.#from.length;
    const halves = pieces * 2;
    const { node, nodeCount } = this.#noded;
    // Half-edges by the place where they start, counter-clockwise.
    const first = new Int32Array(nodeCount + 1);
    for (let half = 0; half < halves; half += 1) first[node[this.#origin(half)]! + 1]! += 1;
    for (let k = 0; k < nodeCount; k += 1) first[k + 1]! += first[k]!;
    const around = new Int32Array(halves);
    const placed = first.slice();
    for (let half = 0; half < halves; half += 1) {
      const at = node[this.#origin(half)]!;
      around[placed[at]!] = half;
      placed[at]! += 1;
    }
    if (!this.#sortAround(first, around)) return null;
    const place = new Int32Array(halves);
    for (let k = 0; k < halves; k += 1) place[around[k]!] = k;
    /** the half-edge that comes clockwise after this one, around its start */
    const clockwise = (half: number) => {
      const at = node[this.#origin(half)]!;
      return place[half] === first[at] ? around[first[at + 1]! - 1]! : around[place[half]! - 1]!;
    };
    const face = new Int32Array(halves).fill(-1);
    const starts: number[] = [];
    for (let half = 0; half < halves; half += 1) {
      if (face[half]! >= 0) continue;
      for (let at = half; face[at]! < 0; at = clockwise(at ^ 1)) face[at] = starts.length;
      starts.push(half);
    }
    const net: Net = { face, clockwise, faces: starts.length, components: this.#components(first, around) };
    const covering = new Covering(this.#rings);
    let covered = this.#walk(net, covering, null);
    if (covering.holesWithoutLand().length > 0) {
      const together = (hole: number) =>
        this.#componentOf[hole]! >= 0 && this.#componentOf[hole] === this.#componentOf[covering.shellOf(hole)];
      if (apart === 'leave' && covering.holesWithoutLand().some(together)) return null;
      // A hole that shares no land with its shell and does not touch it is land by itself; one that only touches it removes nothing.
      const touching = new TouchingHoles(covering, (half) => node[this.#origin(half)]!);
      this.#walk(net, covering, touching);
      covering.makeLand(touching.apart());
      covered = this.#walk(net, covering, null);
    }
    const { inside, loops } = covered;
    const bounds = (half: number) => inside[face[half]!] === 1 && inside[face[half ^ 1]!] === 0;
    const done = new Uint8Array(halves);
    for (let half = 0; half < halves; half += 1) {
      if (done[half] === 1 || !bounds(half)) continue;
      const walk: number[] = [];
      for (let at = half; done[at] === 0;) {
        done[at] = 1;
        walk.push(at);
        at = clockwise(at ^ 1);
        while (!bounds(at)) at = clockwise(at);
      }
      loops.push(this.#loopsOf(walk));
    }
    return loops;
  }

  /** Cuts a walk where it returns to a place, so that every loop is simple. */
  #loopsOf(walk: number[]): Stretch[][] {
    const loops: Stretch[][] = [];
    const open: number[] = [];
    const depth = new Map<number, number>();
    const node = this.#noded.node;
    for (const half of walk) {
      const from = node[this.#origin(half)]!;
      depth.set(from, open.length);
      open.push(half);
      const back = depth.get(node[this.#origin(half ^ 1)]!);
      if (back === undefined) continue;
      const loop = open.splice(back);
      for (const each of loop) depth.delete(node[this.#origin(each)]!);
      loops.push(loop.map((each) => this.#stretch(each)));
    }
    return loops;
  }

  #sortAround(first: Int32Array, around: Int32Array): boolean {
    const { xs, ys } = this.#noded;
    let sound = true;
    const compare = (p: number, q: number): number => {
      const at = this.#origin(p);
      const a = this.#toward(p);
      const b = this.#toward(q);
      const upper = (to: number) => ys[to]! > ys[at]! || (ys[to] === ys[at] && xs[to]! > xs[at]!);
      const upperA = upper(a);
      if (upperA !== upper(b)) return upperA ? -1 : 1;
      const turn = side(xs[at]!, ys[at]!, xs[a]!, ys[a]!, xs[b]!, ys[b]!);
      // Two pieces that leave in the same direction were not separated: rounding moved them onto each other.
      if (turn === 0 && p !== q) sound = false;
      return turn > 0 ? -1 : 1;
    };
    for (let k = 0; k + 1 < first.length; k += 1) {
      // Insertion sort: usually four half-edges.
      for (let i = first[k]! + 1; i < first[k + 1]!; i += 1) {
        const half = around[i]!;
        let j = i - 1;
        while (j >= first[k]! && compare(around[j]!, half) > 0) {
          around[j + 1] = around[j]!;
          j -= 1;
        }
        around[j + 1] = half;
      }
    }
    return sound;
  }

  /** The westernmost of two points, or the southernmost when they have the same longitude. */
  #moreSouthWest(point: number, best: number): number {
    const { xs, ys } = this.#noded;
    return xs[point]! < xs[best]! || (xs[point] === xs[best] && ys[point]! < ys[best]!) ? point : best;
  }

  #components(first: Int32Array, around: Int32Array): Component[] {
    const { xs, ys, node, nodeCount } = this.#noded;
    const root = Int32Array.from({ length: nodeCount }, (_, k) => k);
    const find = (k: number): number => {
      while (root[k] !== k) {
        root[k] = root[root[k]!]!;
        k = root[k]!;
      }
      return k;
    };
    const componentOfRing = this.#componentOf;
    for (let piece = 0; piece < this.#from.length; piece += 1) root[find(node[this.#from[piece]!]!)] = find(node[this.#to[piece]!]!);
    const extreme = new Int32Array(nodeCount).fill(-1);
    const extremePiece = new Int32Array(nodeCount);
    for (let piece = 0; piece < this.#from.length; piece += 1) {
      const own = find(node[this.#from[piece]!]!);
      const ring = this.#ring[piece]!;
      componentOfRing[ring] = own;
      for (const [other] of this.#also.get(piece) ?? []) componentOfRing[other] = own;
      // Where pieces coincide, a place may be the end of pieces and the start of none.
      let best = extreme[own]! < 0 ? this.#to[piece]! : this.#moreSouthWest(this.#to[piece]!, extreme[own]!);
      let point = this.#from[piece]!;
      do {
        best = this.#moreSouthWest(point, best);
        point = this.#after(point, ring);
      } while (point !== this.#to[piece]!);
      if (best !== extreme[own]) {
        extreme[own] = best;
        extremePiece[own] = piece;
      }
    }
    const components: Component[] = [];
    for (let own = 0; own < nodeCount; own += 1) {
      if (extreme[own]! < 0) continue;
      const point = extreme[own]!;
      components.push({
        x: xs[point]!,
        y: ys[point]!,
        outer: this.#outerHalf(point, extremePiece[own]!, first, around),
        alone: -1,
        around: [],
        root: own,
      });
    }
    for (const ring of this.#alone) {
      const point = this.#noded.first[ring]!;
      components.push({ x: xs[point]!, y: ys[point]!, outer: -1, alone: ring, around: [], root: -1 });
    }
    findRingsAround(components, this.#rings, componentOfRing);
    return components;
  }

  #outerHalf(point: number, piece: number, first: Int32Array, around: Int32Array): number {
    const { xs, ys, node } = this.#noded;
    const at = node[point]!;
    if (at < 0) {
      const ring = this.#ring[piece]!;
      const before = this.#before(point, ring);
      const after = this.#after(point, ring);
      return side(xs[before]!, ys[before]!, xs[point]!, ys[point]!, xs[after]!, ys[after]!) > 0 ? 2 * piece + 1 : 2 * piece;
    }
    // All lead east (or due north): the last one before due north has the west on its left.
    let last = around[first[at + 1]! - 1]!;
    for (let k = first[at]!; k < first[at + 1]!; k += 1) {
      const to = this.#toward(around[k]!);
      if (ys[to]! > ys[point]! || (ys[to] === ys[point] && xs[to]! > xs[point]!)) last = around[k]!;
    }
    return last;
  }

  /** Visits all faces of a component from outside, crossing one piece after another and back. */
  #walkFaces(
    outer: number,
    face: Int32Array,
    clockwise: (half: number) => number,
    covering: Covering,
    inside: Uint8Array,
    touching: TouchingHoles | null,
  ): void {
    const seen = new Set<number>([face[outer]!]);
    const entered: number[] = [-1];
    const firstOf: number[] = [outer];
    const at: number[] = [outer];
    inside[face[outer]!] = covering.covers ? 1 : 0;
    while (at.length > 0) {
      const top = at.length - 1;
      const half = at[top]!;
      if (half >= 0) {
        const onward = clockwise(half ^ 1);
        at[top] = onward === firstOf[top] ? -1 : onward;
        const beyond = face[half ^ 1]!;
        if (seen.has(beyond)) continue;
        seen.add(beyond);
        this.#crossPiece(half, covering);
        inside[beyond] = covering.covers ? 1 : 0;
        if (touching) {
          let edge = half ^ 1;
          do {
            touching.note(edge);
            edge = clockwise(edge ^ 1);
          } while (edge !== (half ^ 1));
        }
        entered.push(half);
        firstOf.push(half ^ 1);
        at.push(half ^ 1);
        continue;
      }
      const way = entered.pop()!;
      firstOf.pop();
      at.pop();
      if (way >= 0) this.#crossPiece(way ^ 1, covering);
    }
  }

  /** From the left of a half-edge to its right the winding number of its ring decreases by one. */
  #crossPiece(half: number, covering: Covering): void {
    const piece = half >> 1;
    const sign = half % 2 === 0 ? -1 : 1;
    covering.cross(this.#ring[piece]!, sign);
    for (const [ring, along] of this.#also.get(piece) ?? []) covering.cross(ring, sign * along);
    covering.arrive();
  }
}
