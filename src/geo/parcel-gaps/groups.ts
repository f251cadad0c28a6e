import { maxHeld, NearBoxes } from '../near-boxes.ts';
import type { BoundingBox } from '../types.ts';

/** Which of many belong together, joined two by two. */
export class Joined {
  readonly #above: number[] = [];

  add(): number {
    return this.#above.push(this.#above.length) - 1;
  }
  root(item: number): number {
    let top = item;
    while (this.#above[top] !== top) top = this.#above[top]!;
    // The way is shortened for the next one.
    for (let at = item; at !== top;) {
      const next = this.#above[at]!;
      this.#above[at] = top;
      at = next;
    }
    return top;
  }
  join(a: number, b: number): void {
    const [one, other] = [this.root(a), this.root(b)];
    this.#above[Math.max(one, other)] = Math.min(one, other);
  }
}

export interface Group {
  box: BoundingBox;
  parts: number[];
}

export const wider = ([west, south, east, north]: BoundingBox, x: number, y: number): BoundingBox => [
  west - x,
  south - y,
  east + x,
  north + y,
];
const around = (a: BoundingBox, b: BoundingBox): BoundingBox => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/**
 * Boxes that touch, also over others, and then those whose common box touches: no land between the parts of a group is in the box of another one. Parts on both sides of the antimeridian are
 * one group, and so are all where too many boxes lie across each other to be told apart.
 */
export function groupsOfNear(parts: readonly number[], boxOf: (part: number) => BoundingBox): Group[] {
  let held = maxHeld(parts.length);
  let groups: Group[] = parts.map((part) => ({ box: boxOf(part), parts: [part] }));
  for (;;) {
    const boxes = new NearBoxes();
    const joined = new Joined();
    const atMeridian: number[] = [];
    for (const [k, { box }] of groups.entries()) {
      boxes.add(box);
      joined.add();
      if (box[0] <= -180 || box[2] >= 180) atMeridian.push(k);
    }
    held -= groups.length;
    const hold = (count: number) => (held -= count);
    for (const [a, b] of boxes.pairs(undefined, hold)) {
      joined.join(a, b);
      if (held < 0) return [{ box: groups.map(({ box }) => box).reduce(around), parts: [...parts] }];
    }
    for (const k of atMeridian) joined.join(atMeridian[0]!, k);
    const merged = new Map<number, Group>();
    for (const [k, { box, parts: own }] of groups.entries()) {
      const root = joined.root(k);
      const group = merged.get(root);
      if (!group) {
        merged.set(root, { box, parts: own });
        continue;
      }
      group.box = around(group.box, box);
      // A group of one part is still the list that was made for it alone.
      for (const part of own) group.parts.push(part);
    }
    if (merged.size === groups.length) return groups;
    groups = [...merged.values()];
  }
}
