/** Splits the shapes of a draft into parts of bounded size, so that changing one shape of 100,000 writes one small file and never blocks the window. */

/** what the window's thread packs without a pause that shows */
export const shapesPerPart = 1000;
interface Numbered {
  id: string;
}

export const numberOf = ({ id }: Numbered) => Number(id.slice(1));

/** The part of a shape follows from its number alone: what is added, removed or moved elsewhere leaves it where it is. */
export function partsOf<T extends Numbered>(shapes: readonly T[], numbers: readonly number[] = shapes.map(numberOf)): Map<number, T[]> {
  const parts = new Map<number, T[]>();
  let [at, part]: [number, T[]] = [-1, []];
  shapes.forEach((shape, index) => {
    const number = Math.floor(numbers[index]! / shapesPerPart);
    if (number !== at) {
      at = number;
      part = parts.get(number) ?? [];
      if (part.length === 0) parts.set(number, part);
    }
    part.push(shape);
  });
  return parts;
}

/** Parts that hold other shapes than they did, and parts that are no more. */
export function changedParts<T>(
  saved: ReadonlyMap<number, readonly T[]>,
  wanted: ReadonlyMap<number, readonly T[]>,
): { changed: number[]; gone: number[] } {
  const same = (a: readonly T[] | undefined, b: readonly T[]) =>
    a !== undefined && a.length === b.length && a.every((item, index) => item === b[index]);
  return {
    changed: [...wanted].filter(([number, part]) => !same(saved.get(number), part)).map(([number]) => number),
    gone: [...saved.keys()].filter((number) => !wanted.has(number)),
  };
}

/** The order of shapes as runs of numbers that follow one another: first, last. */
export function orderOf(numbers: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === number) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** Shapes in an order; those that it does not name are left out, as are names without a shape (a kill between two writes). */
export function inOrder<T extends Numbered>(order: readonly (readonly [number, number])[], shapes: readonly T[]): T[] {
  const known = new Map(shapes.map((shape) => [numberOf(shape), shape]));
  const sorted: T[] = [];
  for (const [first, last] of order) {
    for (let number = first; number <= last; number += 1) {
      const shape = known.get(number);
      if (shape) sorted.push(shape);
    }
  }
  return sorted;
}
