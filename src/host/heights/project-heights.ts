import { randomBytes } from 'node:crypto';
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ApiFault } from '#client/index.ts';
import { partOf } from '#disk/replaced-file.ts';
import { heightsAttribution, heightsHost, heightsTilesOf, type HeightsTile } from '#remote/heights-tile.ts';
import { phraseOfError } from '#sentences/phrases/index.ts';
import type { Basemaps } from '../basemaps.ts';
import { fileBasemap } from '../file-basemap.ts';
import type { HeightsPlan, MissingPart } from '../groups/take-along/contract.ts';
import type { MapBox } from '../offline/take-along/map-area.ts';
import { measureRaster, type FetchPart, type MeasuredRaster } from '../raster-areas/measure-raster.ts';
import { takeRaster } from '../raster-areas/take-raster.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';
import { heightsFolder, ownHeightsPath } from './own-heights.ts';

/** Heights of a degree square that a project took along: the map that its file is. */
export const takenHeights = z.object({ tile: z.string(), basemapId: z.string(), bytes: z.number() });
export type TakenHeights = z.output<typeof takenHeights>;

/** A project spans some degree squares at most; a collection over half a continent does not take its heights along. */
const maxTiles = 16;

interface Where {
  dataFolder: string;
  basemaps: Pick<Basemaps, 'list' | 'put' | 'partAt' | 'forgetFile'>;
  /** for tests: where a square is fetched from */
  addressOf?: (tile: HeightsTile) => string;
}

/** The archive has no file of squares that are all sea. */
const isAbsent = (error: unknown): boolean => error instanceof ApiFault && error.status === 404;

/** Heights that go along with a project: cells of Copernicus DEM GLO-30 under its land, as GeoTIFFs among the maps of the user. */
export class ProjectHeights {
  readonly #where: Required<Where>;

  constructor({ addressOf = ({ address }) => address, ...where }: Where) {
    this.#where = { ...where, addressOf };
  }

  /** What the heights of a box take; only directories are read for it. Rejects with ApiFault and Refused. */
  async plan(box: MapBox | null, before: readonly TakenHeights[], signal: AbortSignal): Promise<HeightsPlan> {
    const plan: HeightsPlan = { host: heightsHost, bytes: 0, tileCount: 0, hereCount: 0, absentCount: 0 };
    const here = await this.#here(before);
    for (const tile of this.#tilesOf(box)) {
      plan.tileCount += 1;
      const known = here.get(tile.name);
      if (known) plan.hereCount += 1;
      const measured = known ? null : await this.#measured(tile, box!, signal);
      if (!known && !measured) plan.absentCount += 1;
      plan.bytes += known?.bytes ?? measured?.areas[0]!.byteCount ?? 0;
    }
    return plan;
  }

  /**
   * Fetches what is not here yet and adds each square to `taken` as soon as it is whole; what cannot be had is in `missing`. Rejects on cancel alone; files of a square
   * that is not whole are gone.
   */
  async take(
    { name, box, before }: { name: string; box: MapBox | null; before: readonly TakenHeights[] },
    taken: TakenHeights[],
    missing: MissingPart[],
    signal: AbortSignal,
    progress: (share: number) => void,
  ): Promise<void> {
    const note = (error: unknown) => {
      signal.throwIfAborted();
      missing.push({ what: 'heights', reason: (error as Error).message, phrase: phraseOfError(error) });
    };
    let tiles: HeightsTile[] = [];
    try {
      tiles = this.#tilesOf(box);
    } catch (error) {
      note(error);
    }
    // What is here stays, whatever else cannot be had today.
    const here = await this.#here(before);
    taken.push(...tiles.flatMap((tile) => here.get(tile.name) ?? []));
    const wanted = tiles.filter((tile) => !here.has(tile.name));
    for (const [at, tile] of wanted.entries()) {
      try {
        const one = await this.#takeTile(tile, { name, box: box! }, signal, (share) => progress((at + share) / wanted.length));
        if (one) taken.push(one);
      } catch (error) {
        note(error);
        break;
      }
    }
  }

  /** Takes files and maps away again. */
  async remove(heights: readonly TakenHeights[]): Promise<void> {
    for (const { basemapId } of heights) await this.#where.basemaps.forgetFile(basemapId);
  }

  #tilesOf(box: MapBox | null): HeightsTile[] {
    const tiles = box ? heightsTilesOf(box, maxTiles) : [];
    if (!tiles) throw new Refused('too-large', sentence('host.heights-too-wide', { max: maxTiles }));
    return tiles;
  }

  /** Squares whose map and file are still there. */
  async #here(before: readonly TakenHeights[]): Promise<Map<string, TakenHeights>> {
    const maps = new Map((await this.#where.basemaps.list()).map((map) => [map.id, ownHeightsPath(map, this.#where.dataFolder)]));
    const found = await Promise.all(
      before.map(async (one) => {
        const path = maps.get(one.basemapId);
        const size = path ? await stat(path).catch(() => null) : null;
        return size?.size === one.bytes ? one : null;
      }),
    );
    return new Map(found.flatMap((one) => (one ? [[one.tile, one] as const] : [])));
  }

  #partsOf(tile: HeightsTile): FetchPart {
    const address = this.#where.addressOf(tile);
    return (offset, length, signal) => this.#where.basemaps.partAt(address, offset, length, signal);
  }

  async #measured(tile: HeightsTile, box: MapBox, signal: AbortSignal): Promise<MeasuredRaster | null> {
    try {
      return await measureRaster(this.#partsOf(tile), tile.name, box, signal);
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async #takeTile(
    tile: HeightsTile,
    { name, box }: { name: string; box: MapBox },
    signal: AbortSignal,
    progress: (share: number) => void,
  ): Promise<TakenHeights | null> {
    const measured = await this.#measured(tile, box, signal);
    if (!measured) return null;
    const folder = heightsFolder(this.#where.dataFolder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${tile.name.replaceAll(' ', '-')}-${randomBytes(6).toString('hex')}.tif`);
    const part = partOf(path);
    const origin = { host: heightsHost, attribution: heightsAttribution, terms: '' };
    try {
      const { bytes } = await takeRaster(
        { raster: measured.raster, area: measured.areas[0]!, origin },
        this.#partsOf(tile),
        part,
        signal,
        progress,
      );
      await chmod(part, 0o600);
      await rename(part, path);
      const { id } = await this.#where.basemaps.put({
        ...fileBasemap(path),
        name: `${tile.name} · ${name}`.slice(0, 120),
        attribution: heightsAttribution,
      });
      return { tile: tile.name, basemapId: id, bytes };
    } finally {
      await rm(part, { force: true });
    }
  }
}
