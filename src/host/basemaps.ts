import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ApiFault, MapTileClient, type FetchedTile } from '#client/index.ts';
import { deepestZoom, hasTile, tileAddressOf } from '#remote/tile-grid.ts';
import { presetIds, tileGrid } from './groups/basemaps/contract.ts';
import { ownHeightsPath } from './heights/own-heights.ts';
import { JsonFile, type Damage } from './json-file.ts';
import { isFresh, keptTiles } from './kept-tiles.ts';
import type { KnownSecrets } from './known-secrets.ts';
import { mapPresets, presetAddresses, presetOf } from './map-presets.ts';
import { tileAddress } from './map-tile-address.ts';
import { mayTakeTiles } from './offline/take-along/map-area.ts';
import type { Ports } from './ports.ts';
import { Refused } from './refused.ts';
import { sentence } from './phrases/sentence.ts';

const stored = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['xyz', 'wms', 'grid', 'pmtiles', 'file']),
  /** '' for a preset, whose address is the program's */
  address: z.string(),
  layers: z.string(),
  attribution: z.string(),
  hasKey: z.boolean(),
  preset: z.enum(presetIds).nullable().default(null),
  /** of a layer of a service: its tiles, for which `address` is the template */
  grid: tileGrid.nullable().default(null),
  /** of a service, in its own words */
  terms: z.string().default(''),
  /** its tiles are shapes (Mapbox Vector Tile 2.1), no pictures */
  isVector: z.boolean().default(false),
});
export type StoredBasemap = z.output<typeof stored>;
export const keyAccount = (id: string) => `basemap/${id}`;

/** What may be done with the tiles of a map. */
export interface MapTerms {
  mayTakeOffline: boolean;
  maxTakenTiles: number;
  maxZoom: number;
  minFreshSeconds: number;
}
/** of a map that a user brings: limits of Hectare, not of its owner */
const own = { maxTakenTiles: 4000, maxZoom: 22, minFreshSeconds: 0 };
const maxOwnConnections = 6;
const hostOf = (address: string) => new URL(address.replace('{s}', 'a')).host;
/** A GeoTIFF behind an address. */
export const isRaster = ({ kind, address }: Pick<StoredBasemap, 'kind' | 'address'>): boolean =>
  kind === 'pmtiles' && /\.tiff?$/i.test(new URL(address).pathname);
/** An archive of tiles behind an address; a GeoTIFF has none. */
export const isArchive = ({ kind, address }: Pick<StoredBasemap, 'kind' | 'address'>): boolean =>
  kind === 'pmtiles' && !isRaster({ kind, address });
const isOfTiles = (kind: StoredBasemap['kind']) => kind === 'xyz' || kind === 'wms' || kind === 'grid';
export function termsOf({ preset, kind, address, grid }: StoredBasemap): MapTerms {
  if (preset !== null) return presetOf(preset);
  const maxZoom = grid ? deepestZoom(grid) : own.maxZoom;
  return { ...own, maxZoom, mayTakeOffline: (isOfTiles(kind) || isArchive({ kind, address })) && mayTakeTiles(hostOf(address)) };
}

/** What was seen before is shown where there is no network; a refused key is not covered up. */
const isUnreachable = (error: unknown) => error instanceof ApiFault && (error.code === 'network' || error.code === 'timeout');

interface Wanted {
  id: string;
  place: string;
  minFreshSeconds: number;
  /** parts of an archive belong together: one that is replaced has them elsewhere */
  isPart?: boolean;
}
/** What was seen and is fresh; else what `fetch` brings, which is kept; and without a network what was seen, however old. */
async function seenOrFetched(
  kept: ReturnType<typeof keptTiles>,
  { id, place, minFreshSeconds, isPart = false }: Wanted,
  fetch: () => Promise<FetchedTile | null>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const before = await kept.read(id, place);
  if (before && isFresh(before)) return before.bytes;
  try {
    const found = await fetch();
    if (!found) return null;
    // Beside what was taken along nothing newer is shown without asking.
    const isTaken = isPart && (await kept.readTaken(id, place)) !== null;
    const freshSeconds = isTaken ? 0 : Math.max(found.freshSeconds, minFreshSeconds);
    if (found.mayBeKept) await kept.write(id, place, { bytes: found.bytes, fetchedAtMilliseconds: Date.now(), freshSeconds });
    return found.bytes;
  } catch (error) {
    if (before && isUnreachable(error)) return ((isPart ? await kept.readTaken(id, place) : null) ?? before).bytes;
    throw error;
  }
}

/** Takes a map away; a file that the host made for it goes with it. */
async function forgetMap(file: JsonFile<z.ZodArray<typeof stored>>, dataFolder: string, id: string): Promise<void> {
  const one = (await file.read()).find((other) => other.id === id);
  const path = one ? ownHeightsPath(one, dataFolder) : null;
  if (path !== null) await rm(path, { force: true });
  await file.change((all) => all.filter((other) => other.id !== id));
}

/** The maps of the user, and their tiles: fetched here, because the window has no network, and kept for where this computer has none. */
export function openBasemaps(ports: Ports, secrets: KnownSecrets, onDamage: (damage: Damage) => void) {
  const file = new JsonFile(join(ports.dataFolder, 'basemaps.json'), z.array(stored), [], onDamage);
  const keys = secrets.watch(ports.keys);
  const addressOfPreset = presetAddresses(ports.dataFolder, onDamage);
  const ownClient = new MapTileClient(ports.version, maxOwnConnections);
  const presetClients = new Map(mapPresets.map(({ id, maxConnections }) => [id, new MapTileClient(ports.version, maxConnections)]));
  const kept = keptTiles(join(ports.dataFolder, 'map-tiles'));
  const whole = async (basemap: StoredBasemap): Promise<StoredBasemap> =>
    basemap.preset === null
      ? basemap
      : { ...basemap, address: await addressOfPreset(basemap.preset), attribution: presetOf(basemap.preset).attribution };
  const list = async (): Promise<StoredBasemap[]> => Promise.all((await file.read()).map(whole));
  const byId = async (id: string): Promise<StoredBasemap> => {
    const basemap = (await list()).find((other) => other.id === id);
    if (!basemap) throw new Refused('unknown-basemap', sentence('host.basemap-gone'));
    return basemap;
  };
  /** A part of an archive behind an address, from its server. Rejects with ApiFault or Refused. */
  async function part(id: string, offset: number, length: number, signal: AbortSignal): Promise<FetchedTile> {
    const { kind, address, hasKey } = await byId(id);
    if (kind !== 'pmtiles') throw new Refused('no-paths', sentence('host.basemap-is-no-file'));
    const key = hasKey ? await keys.read(keyAccount(id)) : null;
    return ownClient.fetchRange(address.replaceAll('{key}', encodeURIComponent(key ?? '')), offset, length, signal);
  }
  return {
    file,
    list,
    byId,
    part,
    /** A part of a file at an address that no map names. Rejects with ApiFault. */
    partAt: (...wanted: Parameters<MapTileClient['fetchRange']>) => ownClient.fetchRange(...wanted),
    forgetFile: (id: string) => forgetMap(file, ports.dataFolder, id),
    addressOfPreset,
    kept,
    /** Adds a map, or puts it in the place of the one with its id. */
    async put(one: StoredBasemap): Promise<StoredBasemap> {
      await file.change((all) => [...all.filter(({ id }) => id !== one.id), one]);
      return byId(one.id);
    },
    /** The picture, or null where the map has none; of a map with a grid of its own `zoom` is its level. Rejects with ApiFault or Refused. */
    async tile(id: string, zoom: number, x: number, y: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
      const basemap = await byId(id);
      const { kind, address, layers, hasKey, preset, grid, isVector } = basemap;
      if (kind === 'file' || kind === 'pmtiles') throw new Refused('not-an-address', sentence('host.basemap-is-a-file'));
      const { maxZoom, minFreshSeconds } = termsOf(basemap);
      if (grid ? !hasTile(grid, { level: zoom, column: x, row: y }) : zoom > maxZoom) return null;
      const place = `${zoom}/${x}/${y}`;
      const client = (preset && presetClients.get(preset)) ?? ownClient;
      return seenOrFetched(kept, { id, place, minFreshSeconds }, async () => {
        const key = hasKey ? await keys.read(keyAccount(id)) : null;
        if (kind !== 'grid') return client.fetch(tileAddress({ kind, address, layers }, key, zoom, x, y), signal);
        const template = address.replaceAll('{key}', encodeURIComponent(key ?? ''));
        return client.fetch(tileAddressOf({ template, grid: grid! }, { level: zoom, column: x, row: y }), signal, isVector);
      });
    },
    /** The same, from what was seen where it is fresh or its server cannot be reached. Rejects with ApiFault or Refused. */
    async range(id: string, offset: number, length: number, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
      const wanted = { id, place: `${offset}+${length}`, minFreshSeconds: 0, isPart: true };
      return (await seenOrFetched(kept, wanted, () => part(id, offset, length, signal)))!;
    },
  };
}
export type Basemaps = ReturnType<typeof openBasemaps>;
