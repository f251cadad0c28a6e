import type { FlatRing } from './flat-rings.ts';

/** Which rings wind around the current place, and whether it is covered: inside a shell and in none of its holes. */
export class Covering {
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
export class TouchingHoles {
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
