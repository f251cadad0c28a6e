import { randomUUID } from 'node:crypto';
import { cancelled } from '#client/index.ts';
import type { Basemaps } from '../../basemaps.ts';
import type { Offline } from '../index.ts';
import type { MapBox } from '../take-along/map-area.ts';
import { planTiles, takeTiles } from '../take-along/take-tiles.ts';
import type { TileChoice, TilePlan } from '../take-along/tile-plan.ts';
import { letTilesGo, type TileList } from '../take-along/tile-lists.ts';
import type { Ports } from '../../ports.ts';
import { Refused } from '../../refused.ts';
import { sentence } from '../../phrases/sentence.ts';
import type { AreaRecord } from './area-records.ts';
import { saveAsMbtiles } from './save-mbtiles.ts';

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

  plan({ box, ...choice }: AreaChoice, signal: AbortSignal): Promise<TilePlan> {
    return planTiles(choice, box, this.#basemaps, signal);
  }

  /** Rejects with Refused where the terms of the map or its limit forbid it. A cancelled run leaves no record. */
  async take(
    { box, name, ...choice }: AreaChoice & { name: string },
    signal: AbortSignal,
    progress: (share: number, doing: string) => void,
  ): Promise<AreaRecord> {
    const { zoom } = await planTiles(choice, box, this.#basemaps, signal);
    const lists: TileList[] = [];
    try {
      const bytes = await takeTiles(choice, box, this.#basemaps, lists, signal, progress);
      const [tiles = { basemapId: choice.basemapId, places: [], index: [] }] = lists;
      const record = { id: randomUUID(), name, box: [...box] as AreaRecord['box'], zoom, takenAt: new Date().toISOString(), bytes, tiles };
      await this.#offline.areas.add(record);
      return record;
    } catch (error) {
      await letTilesGo(this.#basemaps.kept, lists, await this.#offline.namedTiles(), 'keep');
      throw signal.aborted ? cancelled() : error;
    }
  }

  /** Saves an area as a file where the user wants it; `saved` is false where the dialog was left. Rejects with Refused. */
  async save(id: string, ports: Ports, signal: AbortSignal): Promise<{ saved: boolean; tileCount: number }> {
    const area = (await this.#offline.areas.list()).find((record) => record.id === id);
    if (!area) throw new Refused('area-gone', sentence('host.area-gone'));
    return saveAsMbtiles(area, this.#basemaps, ports, signal);
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
