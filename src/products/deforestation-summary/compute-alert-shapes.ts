import { forEachCoveredCell } from '#raster/index.ts';
import type { Position } from '#geo/types.ts';
import { alertOf, dayOfYear, land, type ForestBlock, type ForestLoss } from './compute.ts';

/** Cells that touch along a side, of one day and one confidence. */
export interface AlertPatch {
  /** YYYY-MM-DD; null where the days could not be read */
  date: string | null;
  confidence: 'confirmed' | 'probable';
  /** covered by the project */
  hectares: number;
  cells: number;
  /** rings of whole cells, longitude and latitude: the outer one counter-clockwise, then its holes */
  coordinates: Position[][];
}

interface AlertCell {
  /** of the cell's south-west corner, in cells from the origin */
  x: number;
  y: number;
  confidence: AlertPatch['confidence'];
  date: string | null;
  hectares: number;
}

/** Beyond so many cells (about 18,000 ha) the shapes of a project's alerts are not kept. */
const maxAlertCells = 200_000;
const placeOf = (x: number, y: number) => `${x} ${y}`;

/** The alerts that the summary counts, as shapes: of forest from the threshold on that the map had not lost, each cell once, as `alertOf` has it. */
export class AlertShapes {
  readonly #cells = new Map<string, AlertCell>();
  #cellsPerDegree = 1;
  #isFull = false;

  add({ coverage, grid, treeCover, lossYear, dataMask, alerts, alertDays }: ForestBlock, loss: ForestLoss): void {
    const years = Object.keys(loss.alertYears).sort();
    const perDegree = Math.round(1 / grid.cellWidth);
    this.#cellsPerDegree = perDegree;
    const [west, north] = [Math.round(grid.west * perDegree), Math.round(grid.north * perDegree)];
    forEachCoveredCell(coverage, grid, (cell, hectares) => {
      const cover = treeCover[cell]!;
      if (dataMask[cell] !== land || cover > 100 || cover < loss.forestThreshold || lossYear[cell] !== 0) return;
      const alert = alertOf(alerts, years, cell);
      if (!alert || this.#isFull) return;
      const day = alertDays?.[alert.year]?.[cell];
      const date = day === undefined ? null : dayOfYear(Number(alert.year), day);
      const [x, y] = [west + (cell % grid.width), north - 1 - Math.floor(cell / grid.width)];
      const before = this.#cells.get(placeOf(x, y));
      // Parts of a project may share a cell.
      this.#cells.set(placeOf(x, y), {
        x,
        y,
        confidence: alert.isConfirmed ? 'confirmed' : 'probable',
        date,
        hectares: (before?.hectares ?? 0) + hectares,
      });
      if (this.#cells.size > maxAlertCells) this.#isFull = true;
    });
  }

  /** Newest first; null: there were too many cells. */
  patches(): AlertPatch[] | null {
    if (this.#isFull) return null;
    const left = new Map(this.#cells);
    const patches: AlertPatch[] = [];
    for (const [place, cell] of this.#cells) if (left.has(place)) patches.push(this.#patch(connected(left, cell)));
    return patches.sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || b.hectares - a.hectares);
  }

  #patch(cells: AlertCell[]): AlertPatch {
    const { date, confidence } = cells[0]!;
    return {
      date,
      confidence,
      hectares: cells.reduce((sum, { hectares }) => sum + hectares, 0),
      cells: cells.length,
      coordinates: ringsAround(cells).map((ring) => ring.map(([x, y]) => [x! / this.#cellsPerDegree, y! / this.#cellsPerDegree])),
    };
  }
}

/** Takes out the cells of one kind that hang together along their sides. */
function connected(left: Map<string, AlertCell>, first: AlertCell): AlertCell[] {
  const found = [first];
  left.delete(placeOf(first.x, first.y));
  for (let next = 0; next < found.length; next += 1) {
    const { x, y, confidence, date } = found[next]!;
    for (const place of [placeOf(x + 1, y), placeOf(x - 1, y), placeOf(x, y + 1), placeOf(x, y - 1)]) {
      const beside = left.get(place);
      if (beside?.confidence !== confidence || beside.date !== date) continue;
      left.delete(place);
      found.push(beside);
    }
  }
  return found;
}

type Corner = [number, number];
/** Steps round a cell with the cell on the left: east along its south side, and so on. */
const sides = [
  { from: [0, 0], step: [1, 0], beside: [0, -1] },
  { from: [1, 0], step: [0, 1], beside: [1, 0] },
  { from: [1, 1], step: [-1, 0], beside: [0, 1] },
  { from: [0, 1], step: [0, -1], beside: [-1, 0] },
] as const;

/** Rings round cells that hang together, with the cells on their left; where two cells meet at a corner alone, the ring turns right, so that no ring touches itself. */
function ringsAround(cells: readonly Pick<AlertCell, 'x' | 'y'>[]): Corner[][] {
  const inside = new Set(cells.map(({ x, y }) => placeOf(x, y)));
  /** directions (places in `sides`) that leave a corner */
  const leaving = new Map<string, { at: Corner; directions: number[] }>();
  for (const { x, y } of cells)
    for (const [direction, { from, beside }] of sides.entries()) {
      if (inside.has(placeOf(x + beside[0], y + beside[1]))) continue;
      const at: Corner = [x + from[0], y + from[1]];
      const known = leaving.get(placeOf(...at));
      if (known) known.directions.push(direction);
      else leaving.set(placeOf(...at), { at, directions: [direction] });
    }
  const rings: Corner[][] = [];
  for (const { at, directions } of leaving.values()) while (directions.length > 0) rings.push(ringFrom(leaving, at, directions.pop()!));
  // The outer ring is the one that runs counter-clockwise.
  return rings.sort((a, b) => signedArea(b) - signedArea(a));
}

function ringFrom(leaving: Map<string, { at: Corner; directions: number[] }>, start: Corner, first: number): Corner[] {
  const ring: Corner[] = [start];
  let [at, direction] = [start, first];
  for (;;) {
    const { step } = sides[direction]!;
    const next: Corner = [at[0] + step[0], at[1] + step[1]];
    if (next[0] === start[0] && next[1] === start[1] && !leaving.get(placeOf(...next))!.directions.includes((direction + 3) % 4)) break;
    const { directions } = leaving.get(placeOf(...next))!;
    const right = directions.indexOf((direction + 3) % 4);
    const turned = directions.splice(right >= 0 ? right : 0, 1)[0]!;
    // A corner in the middle of a straight side tells nothing.
    if (turned !== direction) ring.push(next);
    [at, direction] = [next, turned];
  }
  const corners = direction === first ? ring.slice(1) : ring;
  return [...corners, corners[0]!];
}

const signedArea = (ring: readonly Corner[]): number =>
  ring.slice(1).reduce((sum, [x, y], index) => sum + ring[index]![0] * y - x * ring[index]![1], 0) / 2;
