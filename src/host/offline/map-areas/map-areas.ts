import { randomUUID } from 'node:crypto';
import { cancelled } from '#client/index.ts';
import type { Basemaps } from '../../basemaps.ts';
import type { Offline } from '../index.ts';
import type { MapBox } from '../take-along/map-area.ts';
import { planTiles, takeTiles, type TileChoice, type TilePlan } from '../take-along/take-tiles.ts';
import { letTilesGo, type TileList } from '../take-along/tile-lists.ts';
import type { AreaRecord } from './area-records.ts';

interface AreaChoice extends TileChoice {
  box: MapBox;
}

/** Keeps a background map of an area for where there is no network, whatever project is open or none. */
export class MapAreas {
  readonly #offline: Pick<Offline, 'areas' | 'namedTiles'>;
  readonly #basemaps: Basemaps;

  constructor(offline: Pick<Offline, 'areas' | 'namedTiles'>, basemaps: Basemaps) {
    this.#offline = offline;
    this.#basemaps = basemaps;
  }

  plan({ box, ...choice }: AreaChoice): Promise<TilePlan> {
    return planTiles(choice, box, this.#basemaps);
  }

  /** Rejects with Refused where the terms of the map or its limit forbid it. A cancelled run leaves no record. */
  async take(
    { box, name, ...choice }: AreaChoice & { name: string },
    signal: AbortSignal,
    progress: (share: number, doing: string) => void,
  ): Promise<AreaRecord> {
    const { zoom } = await planTiles(choice, box, this.#basemaps);
    const lists: TileList[] = [];
    try {
      const bytes = await takeTiles(choice, box, this.#basemaps, lists, signal, progress);
      const [tiles = { basemapId: choice.basemapId, places: [] }] = lists;
      const record = { id: randomUUID(), name, box: [...box] as AreaRecord['box'], zoom, takenAt: new Date().toISOString(), bytes, tiles };
      await this.#offline.areas.add(record);
      return record;
    } catch (error) {
      await letTilesGo(this.#basemaps.kept, lists, await this.#offline.namedTiles(), 'keep');
      throw signal.aborted ? cancelled() : error;
    }
  }

  async remove(id: string): Promise<void> {
    const gone = await this.#offline.areas.remove((record) => record.id === id);
    await letTilesGo(
      this.#basemaps.kept,
      gone.map(({ tiles }) => tiles),
      await this.#offline.namedTiles(),
      'delete',
    );
  }
}
