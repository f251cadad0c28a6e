import { flatten, side, type FlatRing, type FlatRings } from './flat-rings.ts';
import { nodeRings, type NodedRings } from './noding.ts';
import { RingLocator } from './ring-locator.ts';
import type { Position, Ring } from './types.ts';

/**
 * Makes polygons valid by the structure method of GEOS and JTS: a ring covers what it winds around in either direction; a polygon is its shell without its holes; several
 * are united. Rings are closed, finite, three corners at least. Corners keep their digits and heights; a new corner where edges cross gets its height from its edge.
 * Shells run counter-clockwise, holes clockwise. An empty list when nothing with an area remains. `flat`: the polygons in the flat form, if the caller has it already.
 *
 * A hole outside its shell becomes a polygon, unless it touches the shell. Where their boundaries meet, this can depend on the last digit, so `apart` says what to do
 * with such shapes: 'decide', or 'leave' them to GEOS (null). null also where the rounding of crossings does not settle.
 *
 * Method: rings are cut where they meet; the pieces and meeting places form a plane graph, whose faces are walked with the winding number of every ring counted on
 * the path; pieces between inside and outside are the new boundary. Costs about as much as finding the crossings.
 */
export function coveredBy(polygons: Ring[][], apart: 'decide' | 'leave', flat = flatten(polygons)): Ring[][] | null {
  const withArea = flat.rings.filter(({ start, end }) => end - start >= 3);
  if (withArea.some(({ notANumber }) => notANumber >= 0)) return null;
  // A polygon whose shell has no area disappears together with its holes.
  const shells = new Set(withArea.flatMap(({ ring, polygon }) => (ring === 0 ? [polygon] : [])));
  const rings = withArea.filter(({ polygon }) => shells.has(polygon));
  const noded = nodeRings(flat, rings);
  if (!noded) return null;
  const boundary = new Arrangement(flat, rings, noded).boundary(apart);
  return boundary && assembledPolygons(boundary.map((walk) => walk.map((loop) => ringAlong(loop, noded, flat, polygons))));
}

/** The closed ring of a loop. */
function ringAlong(loop: Stretch[], noded: NodedRings, flat: FlatRings, polygons: Ring[][]): Ring {
  const made: Ring = [];
  for (const stretch of loop) addPositions(made, stretch, noded, flat, polygons);
  made.push(made[0]!);
  return made;
}

/** All positions of a stretch except its end. Corners between its ends are kept as they are. */
function addPositions(made: Ring, { from, to, first, last, step }: Stretch, noded: NodedRings, flat: FlatRings, polygons: Ring[][]): void {
  const { source, node } = noded;
  const { vertexOf } = flat;
  let positions: Ring | null = null;
  let point = from;
  // A stretch may go once around its ring and end where it starts.
  do {
    const corner = source[point]!;
    if (node[point]! >= 0) made.push(positionOf(noded, flat, polygons, point));
    else made.push((positions ??= positionsAround(corner, flat, polygons))[vertexOf[corner]!]!);
    point = point === (step > 0 ? last : first) ? (step > 0 ? first : last) : point + step;
  } while (point !== to);
}

/** The ring as it came to which a corner belongs. */
function positionsAround(corner: number, flat: FlatRings, polygons: Ring[][]): Ring {
  const { polygon, ring } = flat.rings[flat.ringOf[corner]!]!;
  return polygons[polygon]![ring]!;
}

function positionOf({ xs, ys, source }: NodedRings, flat: FlatRings, polygons: Ring[][], point: number): Position {
  const from = source[point]!;
  const edge = from < 0 ? -1 - from : from;
  const positions = positionsAround(edge, flat, polygons);
  const start = positions[flat.vertexOf[edge]!]!;
  const x = xs[point]!;
  const y = ys[point]!;
  if (from >= 0 && start[0] === x && start[1] === y) return start;
  const end = positions[flat.vertexOf[edge + 1]!]!;
  if (start.length < 3 || end.length < 3) return [x, y];
  const share = Math.hypot(x - start[0]!, y - start[1]!) / Math.hypot(end[0]! - start[0]!, end[1]! - start[1]!);
  return [x, y, start[2]! + share * (end[2]! - start[2]!)];
}

/** Pieces of rings between meeting places, and the faces between them. Half-edge 2a runs along piece a, 2a + 1 against it. */
class Arrangement {
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
    // A sweep from west to east over boxes of rings and points of components.
    const rings = this.#rings.map((_, ring) => ring).sort((p, q) => this.#rings[p]!.west - this.#rings[q]!.west);
    let open: number[] = [];
    let next = 0;
    for (const component of components.toSorted((p, q) => p.x - q.x)) {
      while (next < rings.length && this.#rings[rings[next]!]!.west <= component.x) {
        open.push(rings[next]!);
        next += 1;
      }
      open = open.filter((ring) => this.#rings[ring]!.east >= component.x);
      component.around = open.filter(
        (ring) =>
          ring !== component.alone &&
          (component.root < 0 || componentOfRing[ring] !== component.root) &&
          this.#rings[ring]!.south <= component.y &&
          this.#rings[ring]!.north >= component.y,
      );
    }
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

/** Which rings wind around the current place, and whether it is covered: inside a shell and in none of its holes. */
class Covering {
  readonly #rings: FlatRing[];
  readonly #windings: Int32Array;
  readonly #polygonOf: Int32Array;
  readonly #inShell: Uint8Array;
  readonly #inHoles: Int32Array;
  readonly #everIn: Uint8Array;
  readonly #meetsShell: Uint8Array;
  /** holes that are land by themselves, and how many of each polygon's holes surround the current place */
  readonly #isLand: Uint8Array;
  readonly #inLand: Int32Array;
  readonly #holesAround = new Map<number, Set<number>>();
  #entered: number[] = [];
  #count = 0;

  constructor(rings: FlatRing[]) {
    this.#rings = rings;
    this.#windings = new Int32Array(rings.length);
    const numbers = new Map<number, number>();
    for (const { polygon } of rings) if (!numbers.has(polygon)) numbers.set(polygon, numbers.size);
    this.#polygonOf = Int32Array.from(rings, ({ polygon }) => numbers.get(polygon)!);
    this.#inShell = new Uint8Array(numbers.size);
    this.#inHoles = new Int32Array(numbers.size);
    this.#everIn = new Uint8Array(rings.length);
    this.#meetsShell = new Uint8Array(rings.length);
    this.#isLand = new Uint8Array(rings.length);
    this.#inLand = new Int32Array(numbers.size);
  }

  get covers(): boolean {
    return this.#count > 0;
  }

  cross(ring: number, change: number): void {
    const before = this.#windings[ring]!;
    const now = before + change;
    this.#windings[ring] = now;
    if ((before === 0) === (now === 0)) return;
    const polygon = this.#polygonOf[ring]!;
    const was = this.#isIn(polygon);
    if (this.#rings[ring]!.ring === 0) this.#inShell[polygon] = now === 0 ? 0 : 1;
    else if (this.#isLand[ring] === 1) this.#inLand[polygon]! += now === 0 ? -1 : 1;
    else {
      this.#inHoles[polygon]! += now === 0 ? -1 : 1;
      if (now === 0) this.#holesAround.get(polygon)!.delete(ring);
      else {
        const holes = this.#holesAround.get(polygon);
        if (holes) holes.add(ring);
        else this.#holesAround.set(polygon, new Set([ring]));
      }
    }
    if (now !== 0) this.#entered.push(ring);
    this.#count += Number(this.#isIn(polygon)) - Number(was);
  }

  /** After all rings of a piece were crossed: records which holes share land with their shell. */
  arrive(): void {
    for (const ring of this.#entered) {
      if (this.#windings[ring] === 0) continue;
      const polygon = this.#polygonOf[ring]!;
      this.#everIn[ring] = 1;
      if (this.#rings[ring]!.ring > 0) {
        if (this.#inShell[polygon] === 1) this.#meetsShell[ring] = 1;
      } else for (const hole of this.#holesAround.get(polygon) ?? []) this.#meetsShell[hole] = 1;
    }
    this.#entered.length = 0;
  }

  #isIn(polygon: number): boolean {
    return (this.#inShell[polygon] === 1 && this.#inHoles[polygon] === 0) || this.#inLand[polygon]! > 0;
  }

  /** Holes that have an area, none of it inside their shell, which has an area too (otherwise the polygon disappears). */
  holesWithoutLand(): number[] {
    return this.#rings.flatMap(({ ring }, index) =>
      ring > 0 && this.#everIn[index] === 1 && this.#meetsShell[index] === 0 && this.#everIn[this.shellOf(index)] === 1 ? [index] : [],
    );
  }
  isIn(ring: number): boolean {
    return this.#windings[ring] !== 0;
  }
  shellOf(hole: number): number {
    return this.#rings.findIndex((ring) => ring.ring === 0 && ring.polygon === this.#rings[hole]!.polygon);
  }
  makeLand(holes: number[]): void {
    for (const hole of holes) this.#isLand[hole] = 1;
  }
}

/** Finds which of the holes outside their shell touch what the shell covers. */
class TouchingHoles {
  readonly #covering: Covering;
  readonly #nodeAt: (half: number) => number;
  readonly #pairs: { hole: number; shell: number }[];
  readonly #nodesOf = new Map<number, Set<number>>();

  constructor(covering: Covering, nodeAt: (half: number) => number) {
    this.#covering = covering;
    this.#nodeAt = nodeAt;
    this.#pairs = covering.holesWithoutLand().map((hole) => ({ hole, shell: covering.shellOf(hole) }));
    for (const { hole, shell } of this.#pairs) for (const ring of [hole, shell]) this.#nodesOf.set(ring, new Set());
  }

  /** A half-edge along the current face. */
  note(half: number): void {
    for (const [ring, nodes] of this.#nodesOf) if (this.#covering.isIn(ring)) nodes.add(this.#nodeAt(half));
  }

  apart(): number[] {
    return this.#pairs
      .filter(({ hole, shell }) => {
        const shells = this.#nodesOf.get(shell)!;
        return ![...this.#nodesOf.get(hole)!].some((node) => shells.has(node));
      })
      .map(({ hole }) => hole);
  }
}

/** Half-edges as a plane graph: the face on the left of each, and the one that comes clockwise after it around its start. */
interface Net {
  face: Int32Array;
  clockwise: (half: number) => number;
  faces: number;
  components: Component[];
}

/** What hangs together: its westernmost (then southernmost) point, the half-edge there whose left is outside (or the ring that meets nothing), the rings whose boxes hold that point. */
interface Component {
  x: number;
  y: number;
  outer: number;
  alone: number;
  around: number[];
  root: number;
}

/** Points of a noded ring (`first` to `last`), one after another from one to before another; beyond its last comes its first. */
interface Stretch {
  from: number;
  to: number;
  first: number;
  last: number;
  step: 1 | -1;
}

interface Loop {
  ring: Ring;
  flat: FlatRing;
  area: number;
}

/** Polygons and holes, without those no wider than the rounding of their corners. */
export const withoutDust = (polygons: Ring[][]): Ring[][] =>
  polygons
    .map((rings) => rings.filter((ring) => !isDust(flatten([[ring]]).rings[0]!) || ring === rings[0]))
    .filter(([shell]) => !isDust(flatten([[shell!]]).rings[0]!));

/** Drops loops no wider than the rounding of their corners: they enclose no land and no hole. */
function isDust({ west, south, east, north, twiceArea }: FlatRing): boolean {
  const largest = Math.max(-west, east, -south, north);
  return Math.abs(twiceArea) <= 2 ** -50 * largest * (east - west + north - south);
}

/** Closed loops of walks as polygons: counter-clockwise ones are shells, others holes of the smallest shell around them. */
function assembledPolygons(walks: Ring[][]): Ring[][] | null {
  const all = walks.flat();
  const flat = flatten(all.map((ring) => [ring]));
  const polygons = new Map<FlatRing, Ring[]>();
  const homeless: Loop[] = [];
  let index = 0;
  for (const walk of walks) {
    const loops: Loop[] = walk
      .map(() => {
        const info = flat.rings[index]!;
        const loop = { ring: all[index]!, flat: info, area: info.twiceArea };
        index += 1;
        return loop;
      })
      .filter((loop) => !isDust(loop.flat));
    const shells = loops.filter(({ area }) => area > 0);
    for (const shell of shells) polygons.set(shell.flat, [shell.ring]);
    const holes = loops.filter(({ area }) => area < 0);
    if (shells.length === 1) polygons.get(shells[0]!.flat)!.push(...holes.map(({ ring }) => ring));
    else homeless.push(...holes);
  }
  const locator = new RingLocator(flat);
  const shells = [...polygons.keys()].sort((p, q) => p.west - q.west);
  let open: FlatRing[] = [];
  let next = 0;
  for (const hole of homeless.sort((p, q) => p.flat.west - q.flat.west)) {
    while (next < shells.length && shells[next]!.west <= hole.flat.west) {
      open.push(shells[next]!);
      next += 1;
    }
    open = open.filter(({ east }) => east >= hole.flat.west);
    let home: FlatRing | null = null;
    for (const shell of open) {
      if (
        shell.west > hole.flat.west ||
        shell.east < hole.flat.east ||
        shell.south > hole.flat.south ||
        shell.north < hole.flat.north ||
        (home && home.twiceArea <= shell.twiceArea)
      )
        continue;
      for (let corner = hole.flat.start; corner < hole.flat.end; corner += 1) {
        const where = locator.locate(flat.xs[corner]!, flat.ys[corner]!, shell);
        if (where > 0) home = shell;
        if (where !== 0) break;
      }
    }
    if (!home) return null;
    polygons.get(home)!.push(hole.ring);
  }
  return [...polygons.values()];
}
