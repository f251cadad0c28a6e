import type { StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BoundingBox } from '#geo/index.ts';
import { rowsOf } from './rows.ts';

type Owner = 'projects' | 'shapes';
interface Boxes {
  /** changes with the rows: they are added and deleted, never changed */
  key: string;
  /** fid of the owner, west, south, east and north in turn */
  numbers: Float64Array;
}
const rowsPerTurn = 2000;

/** Boxes of what shapes draw besides their first kind, which has an index: kept in memory, because a file with a point beside every area has as many. */
export class OtherPartBoxes {
  readonly #prepare: (sql: string) => StatementSync;
  readonly #known = new Map<Owner, Boxes>();
  constructor(prepare: (sql: string) => StatementSync) {
    this.#prepare = prepare;
  }

  /** fids of the owners of parts whose boxes meet a box */
  async meeting(owner: Owner, [west, south, east, north]: BoundingBox): Promise<number[]> {
    const { numbers } = await this.#boxesOf(owner);
    const found = new Set<number>();
    for (let at = 0; at < numbers.length; at += 5)
      if (numbers[at + 1]! <= east && numbers[at + 3]! >= west && numbers[at + 2]! <= north && numbers[at + 4]! >= south)
        found.add(numbers[at]!);
    return [...found];
  }

  async #boxesOf(owner: Owner): Promise<Boxes> {
    const counted = this.#prepare('SELECT count(*) AS n, max(fid) AS last FROM other_parts WHERE owner = ?').get(owner)!;
    const key = `${String(counted['n'])} ${String(counted['last'])}`;
    const known = this.#known.get(owner);
    if (known?.key === key) return known;
    const made = { key, numbers: await this.#read(owner) };
    this.#known.set(owner, made);
    return made;
  }

  async #read(owner: Owner): Promise<Float64Array> {
    const numbers: number[] = [];
    const some = this.#prepare(
      `SELECT fid, owner_fid AS ownerFid, ST_MinX(geom) AS west, ST_MinY(geom) AS south, ST_MaxX(geom) AS east, ST_MaxY(geom) AS north
       FROM other_parts WHERE owner = ? AND fid > ? ORDER BY fid LIMIT ?`,
    );
    for (let after = 0; ;) {
      const rows = rowsOf<{ fid: number; ownerFid: number; west: number; south: number; east: number; north: number }>(
        some.all(owner, after, rowsPerTurn),
      );
      for (const { ownerFid, west, south, east, north } of rows) numbers.push(ownerFid, west, south, east, north);
      if (rows.length < rowsPerTurn) return Float64Array.from(numbers);
      after = rows.at(-1)!.fid;
      await nextTurn();
    }
  }
}
