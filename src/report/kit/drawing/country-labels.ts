import { palette, roughWidth, type Shape } from './drawing.ts';

interface Frame {
  width: number;
  height: number;
}
export interface Box extends Frame {
  x: number;
  y: number;
}

/** points on paper between two places that are looked at */
const step = 4;
const size = 6;
const room = 4;

interface Run {
  from: number;
  to: number;
  row: number;
}

/** Runs of one name along each row, from its first place to its last. */
function runsOf(rows: readonly (readonly (string | null)[])[]): Map<string, Run[]> {
  const runs = new Map<string, Run[]>();
  rows.forEach((names, row) => {
    names.forEach((name, at) => {
      if (name === null || name === names[at - 1]) return;
      let to = at;
      while (names[to + 1] === name) to += 1;
      runs.set(name, [...(runs.get(name) ?? []), { from: at, to, row }]);
    });
  });
  return runs;
}

/** How much land of the name lies around the middle of a run: its own length and that of its neighbours above and below. */
function landAround(run: Run, all: readonly Run[]): number {
  const middle = (run.from + run.to) / 2;
  return all
    .filter(({ row, from, to }) => Math.abs(row - run.row) <= 2 && from <= middle && to >= middle)
    .reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/**
 * Names of countries where each has most room on a small map; one without room for its name has none. `nameAt`: of the place on paper, null where no name shall stand.
 * `kept`: what no name may cover.
 */
export function countryLabels(frame: Frame, nameAt: (x: number, y: number) => string | null, kept: readonly Box[]): Shape[] {
  const isKept = (x: number, y: number) =>
    kept.some((box) => x > box.x - step && x < box.x + box.width + step && y > box.y - step && y < box.y + box.height + step);
  const places = (length: number) => Array.from({ length: Math.floor(length / step) }, (_, at) => (at + 0.5) * step);
  const rows = places(frame.height).map((y) => places(frame.width).map((x) => (isKept(x, y) ? null : nameAt(x, y))));
  return [...runsOf(rows)].flatMap(([name, runs]): Shape[] => {
    const wanted = roughWidth(name, size) + room;
    const fitting = runs.filter(({ from, to, row }) => (to - from + 1) * step >= wanted && row > 0 && row < rows.length - 1);
    const [best] = fitting.map((run) => ({ run, land: landAround(run, runs) })).sort((a, b) => b.land - a.land);
    if (!best) return [];
    const { from, to, row } = best.run;
    const text = { kind: 'text', size, colour: palette.quiet, anchor: 'middle', text: name } as const;
    return [{ ...text, x: ((from + to + 1) / 2) * step, y: (row + 0.5) * step + size * 0.35 }];
  });
}
