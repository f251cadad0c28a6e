import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';

/** Plots that are looked at in one turn of the event loop: a few milliseconds. */
const plotsPerTurn = 500;

/**
 * The spatial index of plots. No digest covers its boxes, and one that does not hold its plot would leave it out of a search. It is held against every plot behind a start, a few in a turn, so that
 * a start does not wait for as many plots as there are. Whoever searches by place waits until it is known to be whole; what is not is made again from the plots.
 */
export class PlotIndex {
  readonly #database: DatabaseSync;
  readonly #write: (run: () => void) => Promise<void>;
  #whole: Promise<void> | null = null;
  readonly #ending = new AbortController();

  constructor(database: DatabaseSync, write: (run: () => void) => Promise<void>) {
    this.#database = database;
    this.#write = write;
  }

  /** Resolves when the index holds every plot. What keeps it from being looked at or made again is tried once more by whoever asks next. */
  whole(): Promise<void> {
    if (!this.#whole) {
      this.#whole = this.#check();
      this.#whole.catch(() => {
        this.#whole = null;
      });
    }
    return this.#whole;
  }

  end(): void {
    this.#ending.abort();
  }

  async #check(): Promise<void> {
    if (!(await this.#isWhole())) await this.#write(() => this.#makeAgain());
  }

  async #isWhole(): Promise<boolean> {
    const some = this.#database.prepare(
      `SELECT max(fid) AS last, min(holds) AS holds FROM (
         SELECT fid, shape_within(geom, minx, maxx, miny, maxy) AS holds FROM shapes LEFT JOIN rtree_shapes_geom AS box ON box.id = fid WHERE fid > ? ORDER BY fid LIMIT ?)`,
    );
    for (let after = 0; ;) {
      this.#ending.signal.throwIfAborted();
      const found = some.get(after, plotsPerTurn);
      if (typeof found?.['last'] !== 'number') return true;
      if (found['holds'] === 0) return false;
      after = found['last'];
      await nextTurn();
    }
  }

  #makeAgain(): void {
    this.#database.exec(`DELETE FROM rtree_shapes_geom;
      INSERT INTO rtree_shapes_geom SELECT fid, ST_MinX(geom), ST_MaxX(geom), ST_MinY(geom), ST_MaxY(geom) FROM shapes WHERE geom NOTNULL AND NOT ST_IsEmpty(geom)`);
  }
}
