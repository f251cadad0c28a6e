import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ApiFault, MapTileClient } from '#client/index.ts';
import { JsonFile, type Damage } from './json-file.ts';
import type { KnownSecrets } from './known-secrets.ts';
import { tileAddress } from './map-tile-address.ts';
import type { Ports } from './ports.ts';
import { Refused } from './refused.ts';
import { sentence } from './phrases/sentence.ts';

const stored = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['xyz', 'wms', 'file']),
  address: z.string(),
  layers: z.string(),
  attribution: z.string(),
  hasKey: z.boolean(),
});
export type StoredBasemap = z.output<typeof stored>;
export const keyAccount = (id: string) => `basemap/${id}`;
/** A day in the field looks at some thousand tiles; ten times that is kept for where there is no network. */
const maxKeptTiles = 20_000;
const pruneEvery = 500;
/** tiles that were taken along stay */
const takenEnding = '.taken';

/** Tiles that were seen, for where there is no network. The names tell nothing of the place. */
function tileStore(folder: string) {
  let written = 0;
  const pathOf = (id: string, place: string) => join(folder, id, createHash('sha256').update(place).digest('hex'));
  async function prune(): Promise<void> {
    const all: { path: string; at: number }[] = [];
    for (const id of await readdir(folder).catch(() => []))
      for (const name of await readdir(join(folder, id)).catch(() => [])) {
        if (name.endsWith(takenEnding)) continue;
        const path = join(folder, id, name);
        const found = await stat(path).catch(() => null);
        if (found) all.push({ path, at: found.mtimeMs });
      }
    all.sort((a, b) => a.at - b.at);
    for (const { path } of all.slice(0, Math.max(0, all.length - maxKeptTiles))) await rm(path, { force: true });
  }
  return {
    read: (id: string, place: string): Promise<Uint8Array | null> =>
      readFile(pathOf(id, place))
        .catch(() => readFile(pathOf(id, place) + takenEnding))
        .then(
          (bytes) => new Uint8Array(bytes),
          () => null,
        ),
    /** What is here already is not fetched again. The size of the tile, null where there is none. */
    async take(id: string, place: string): Promise<number | null> {
      const taken = pathOf(id, place) + takenEnding;
      const there = await stat(taken).catch(() => null);
      if (there) return there.size;
      await rename(pathOf(id, place), taken).catch(() => {});
      return (await stat(taken).catch(() => null))?.size ?? null;
    },
    async release(id: string, places: readonly string[]): Promise<void> {
      for (const place of places) await rm(pathOf(id, place) + takenEnding, { force: true });
    },
    /** of the tiles that are kept of a map; null when there are none */
    async meanBytes(id: string): Promise<number | null> {
      const names = (await readdir(join(folder, id)).catch(() => [])).slice(0, 200);
      const sizes = await Promise.all(
        names.map((name) =>
          stat(join(folder, id, name)).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      );
      return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    },
    async write(id: string, place: string, bytes: Uint8Array): Promise<void> {
      const path = pathOf(id, place);
      await mkdir(join(folder, id), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
      written += 1;
      if (written % pruneEvery === 0) await prune();
    },
    forget: (id: string) => rm(join(folder, id), { recursive: true, force: true }),
  };
}

/** The maps of the user, and their tiles: fetched here, because the window has no network, and kept for where this computer has none. */
export function openBasemaps(ports: Ports, secrets: KnownSecrets, onDamage: (damage: Damage) => void) {
  const file = new JsonFile(join(ports.dataFolder, 'basemaps.json'), z.array(stored), [], onDamage);
  const keys = secrets.watch(ports.keys);
  const client = new MapTileClient();
  const kept = tileStore(join(ports.dataFolder, 'map-tiles'));
  const byId = async (id: string): Promise<StoredBasemap> => {
    const basemap = (await file.read()).find((other) => other.id === id);
    if (!basemap) throw new Refused('unknown-basemap', sentence('host.basemap-gone'));
    return basemap;
  };
  return {
    file,
    byId,
    kept,
    /** The picture, or null where the map has none. Rejects with ApiFault or Refused. */
    async tile(id: string, zoom: number, x: number, y: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
      const { kind, address, layers, hasKey } = await byId(id);
      if (kind === 'file') throw new Refused('not-an-address', sentence('host.basemap-is-a-file'));
      const place = `${zoom}/${x}/${y}`;
      try {
        const bytes = await client.fetch(
          tileAddress({ kind, address, layers }, hasKey ? await keys.read(keyAccount(id)) : null, zoom, x, y),
          signal,
        );
        if (bytes) await kept.write(id, place, bytes);
        return bytes;
      } catch (error) {
        // What was seen before is shown where there is no network; a refused key is not covered up.
        const before =
          error instanceof ApiFault && (error.code === 'network' || error.code === 'timeout') ? await kept.read(id, place) : null;
        if (before) return before as Uint8Array<ArrayBuffer>;
        throw error;
      }
    },
  };
}
export type Basemaps = ReturnType<typeof openBasemaps>;
