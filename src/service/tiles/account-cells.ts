import { Kept } from '../answering/kept.ts';
import { nameOfReach, type Reach } from '../storage/caller.ts';
import type { FeatureLayer } from '../storage/feature-store.ts';
import type { ProjectCell, Store } from '../storage/store.ts';
import { CellCounts, countedBits, type CountedCell } from './cells.ts';

/** An account with more projects is counted anew after each change. */
const maxProjects = 100_000;
/** Projects and cells that are remembered, of all accounts together: an estimated sixty megabytes. */
const defaultMaxRemembered = 500_000;

type PlotCells = Map<number, readonly CountedCell[]>;
interface Remembered {
  plots: PlotCells;
  weight: number;
}

/**
 * Where the features of accounts lie, counted by cell and kept for as long as nothing of the account's list changes. A million plots are read once: those of a project
 * stay as they are while it is there, so that after a change those of new projects alone are counted.
 */
export class AccountCells {
  readonly #store: Pick<Store, 'tiles' | 'heads'>;
  readonly #counts = new Kept<CellCounts>(({ bytes }) => bytes);
  readonly #plots = new Map<string, Remembered>();
  readonly #maxRemembered: number;
  #weight = 0;

  constructor(store: Pick<Store, 'tiles' | 'heads'>, maxRemembered = defaultMaxRemembered) {
    this.#store = store;
    this.#maxRemembered = maxRemembered;
  }

  /** `revision`: of the account's list */
  of(reach: Reach, revision: string, layer: FeatureLayer): Promise<CellCounts> {
    return this.#counts.get(JSON.stringify([nameOfReach(reach), revision, layer]), async () => {
      const cells = layer === 'plots' ? await this.#plotsOf(reach) : await this.#store.tiles.cells(reach, layer, countedBits, null);
      return CellCounts.of(countedBits, cells);
    });
  }

  async #plotsOf(reach: Reach): Promise<CountedCell[]> {
    const { tiles } = this.#store;
    const name = nameOfReach(reach);
    const shown = await tiles.shown(reach);
    if (shown.length > maxProjects) return tiles.cells(reach, 'plots', countedBits, null);
    const known = this.#plots.get(name)?.plots ?? new Map<number, readonly CountedCell[]>();
    const fresh = shown.filter((project) => !known.has(project));
    const counted = byProject(await tiles.plotCells(reach, fresh));
    const now: PlotCells = new Map(shown.map((project) => [project, known.get(project) ?? counted.get(project) ?? []]));
    const cells = [...now.values()].flat();
    this.#remember(name, { plots: now, weight: now.size + cells.length });
    return together(cells);
  }

  #remember(name: string, remembered: Remembered): void {
    this.#forget(name);
    if (remembered.weight > this.#maxRemembered) return;
    // The last one used goes last.
    this.#plots.set(name, remembered);
    this.#weight += remembered.weight;
    for (const oldest of this.#plots.keys()) {
      if (this.#weight <= this.#maxRemembered) return;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    this.#weight -= this.#plots.get(name)?.weight ?? 0;
    this.#plots.delete(name);
  }
}

function byProject(cells: readonly ProjectCell[]): PlotCells {
  const found = new Map<number, CountedCell[]>();
  for (const cell of cells) {
    const own = found.get(cell.project);
    if (own) own.push(cell);
    else found.set(cell.project, [cell]);
  }
  return found;
}

/** Cells of several projects: each place once. */
function together(cells: readonly CountedCell[]): CountedCell[] {
  const sums = new Map<number, CountedCell>();
  for (const { x, y, count, collections } of cells) {
    const key = x * 2 ** countedBits + y;
    const sum = sums.get(key);
    if (sum) {
      sum.count += count;
      sum.collections += collections;
    } else sums.set(key, { x, y, count, collections });
  }
  return [...sums.values()];
}
