/** What tells acquisitions apart. */
export interface Acquisition {
  /** MGRS tile without a leading zero, `5NMA`; null where an item does not say it */
  tile: string | null;
  /** ISO 8601, UTC */
  acquired: string;
}

/** Processings of one pass differ by seconds in their time. Near the poles the next pass over a tile comes half an orbit (50 minutes) later at the earliest. */
const samePassMilliseconds = 20 * 60_000;

/** The MGRS tile of a search item: as its grid code says it, else as its id has it. */
export function tileOf(gridCode: string | undefined, id: string): string | null {
  const [, tile] = /^MGRS-T?0?(\d{1,2}[A-Z]{3})$/.exec(gridCode ?? '') ?? /_T?0?(\d{1,2}[A-Z]{3})_/.exec(id) ?? [];
  return tile ?? null;
}

/** `others` without the acquisitions that `preferred` has as well. */
export function withoutTwins<Scene extends Acquisition>(preferred: readonly Scene[], others: readonly Scene[]): Scene[] {
  const timesOfTile = new Map<string, number[]>();
  for (const { tile, acquired } of preferred)
    if (tile !== null) timesOfTile.set(tile, [...(timesOfTile.get(tile) ?? []), Date.parse(acquired)]);
  return others.filter(({ tile, acquired }) => {
    const times = tile === null ? undefined : timesOfTile.get(tile);
    return !times?.some((time) => Math.abs(time - Date.parse(acquired)) <= samePassMilliseconds);
  });
}
