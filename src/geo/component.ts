import type { FlatRing } from './flat-rings.ts';

/** What hangs together: its westernmost (then southernmost) point, the half-edge there whose left is outside (or the ring that meets nothing), the rings whose boxes hold that point. */
export interface Component {
  x: number;
  y: number;
  outer: number;
  alone: number;
  around: number[];
  root: number;
}

/**
 * Finds for each component the rings of others whose boxes hold its point: a sweep from west to east over boxes of rings and points of components.
 * `componentOfRing`: the component that each ring belongs to, -1 when it meets nothing.
 */
export function findRingsAround(components: Component[], rings: FlatRing[], componentOfRing: Int32Array): void {
  const order = rings.map((_, ring) => ring).sort((p, q) => rings[p]!.west - rings[q]!.west);
  let open: number[] = [];
  let next = 0;
  for (const component of components.toSorted((p, q) => p.x - q.x)) {
    while (next < order.length && rings[order[next]!]!.west <= component.x) {
      open.push(order[next]!);
      next += 1;
    }
    open = open.filter((ring) => rings[ring]!.east >= component.x);
    component.around = open.filter(
      (ring) =>
        ring !== component.alone &&
        (component.root < 0 || componentOfRing[ring] !== component.root) &&
        rings[ring]!.south <= component.y &&
        rings[ring]!.north >= component.y,
    );
  }
}
