import { Kept } from '../answering/kept.ts';
import type { FeatureLayer } from '../storage/feature-store.ts';
import type { ProjectCell, Store } from '../storage/store.ts';
import { CellCounts, countedBits, type CountedCell } from './cells.ts';

/** Accounts whose plots are remembered project by project, of each so many projects and cells: some tens of megabytes in all. */
const [mostAccounts, mostProjects, mostCells] = [8, 100_000, 500_000];

type PlotCells = Map<number, readonly CountedCell[]>;

/**
 * Where the features of accounts lie, counted by cell and kept for as long as nothing of the account's list changes. A million plots are read once: those of a project
 * stay as they are while it is there, so that after a change those of new projects alone are counted.
 */
export class AccountCells {
  readonly #store: Pick<Store, 'tiles' | 'heads'>;
  readonly #counts = new Kept<CellCounts>(({ bytes }) => bytes);
  readonly #plots = new Map<string, PlotCells>();

  constructor(store: Pick<Store, 'tiles' | 'heads'>) {
    this.#store = store;
  }

  /** `revision`: of the account's list */
  of(userId: string, revision: string, layer: FeatureLayer): Promise<CellCounts> {
    return this.#counts.get(JSON.stringify([userId, revision, layer]), async () => {
      const cells = layer === 'plots' ? await this.#plotsOf(userId) : await this.#store.tiles.cells(userId, layer, countedBits, null);
      return CellCounts.of(countedBits, cells);
    });
  }

  async #plotsOf(userId: string): Promise<CountedCell[]> {
    const { tiles } = this.#store;
    const shown = await tiles.shown(userId);
    if (shown.length > mostProjects) return tiles.cells(userId, 'plots', countedBits, null);
    const known = this.#plots.get(userId) ?? new Map<number, readonly CountedCell[]>();
    const fresh = shown.filter((project) => !known.has(project));
    const counted = byProject(await tiles.plotCells(userId, fresh, countedBits));
    const now: PlotCells = new Map(shown.map((project) => [project, known.get(project) ?? counted.get(project) ?? []]));
    const cells = [...now.values()].flat();
    this.#remember(userId, now, cells.length);
    return together(cells);
  }

  #remember(userId: string, plots: PlotCells, count: number): void {
    this.#plots.delete(userId);
    if (count > mostCells) return;
    this.#plots.set(userId, plots);
    const [oldest] = this.#plots.keys();
    if (this.#plots.size > mostAccounts) this.#plots.delete(oldest!);
  }
}

function byProject(cells: readonly ProjectCell[]): PlotCells {
  const found = new Map<number, CountedCell[]>();
  for (const { project, ...cell } of cells) found.set(project, [...(found.get(project) ?? []), cell]);
  return found;
}

/** Cells of several projects: each place once. */
function together(cells: readonly CountedCell[]): CountedCell[] {
  const sums = new Map<number, CountedCell>();
  for (const { x, y, count, collections } of cells) {
    const key = x * 2 ** countedBits + y;
    const sum = sums.get(key) ?? { x, y, count: 0, collections: 0 };
    sums.set(key, { ...sum, count: sum.count + count, collections: sum.collections + collections });
  }
  return [...sums.values()];
}
