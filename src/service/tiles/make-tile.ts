import { Kept } from '../answering/kept.ts';
import { sha256 } from '../storage/checksum.ts';
import { nameOfReach, type Reach } from '../storage/caller.ts';
import type { FeatureLayer } from '../storage/feature-store.ts';
import type { DrawnTile, Store } from '../storage/store.ts';
import { AccountCells } from './account-cells.ts';
import { CellCounts, countedZoom } from './cells.ts';
import { cellBits, extent, type TilePlace } from './tile-place.ts';
import { layerBytes } from './vector-tile.ts';

/** More features than this are not drawn one by one in one tile, nor are shapes that weigh more together. */
const maxFeatures = 2000;
const maxBytes = 1024 * 1024;
/** The layer of a tile that says what is in it. */
export const aboutLayer = 'about';
export const cellsLayer = (layer: FeatureLayer): string => `${layer}_cells`;

export interface MadeTile {
  /** empty where the tile has nothing */
  bytes: Buffer;
  /** of exactly these bytes */
  etag: string;
}

/** Vector tiles of accounts. What was made is kept for as long as nothing of the account's list changes. */
export class TileMaker {
  readonly #store: Pick<Store, 'tiles' | 'heads'>;
  readonly #most: number;
  readonly #cells: AccountCells;
  readonly #made = new Kept<MadeTile>(({ bytes }) => bytes.length + 400);

  constructor(store: Pick<Store, 'tiles' | 'heads'>, most = maxFeatures) {
    this.#store = store;
    this.#most = most;
    this.#cells = new AccountCells(store);
  }

  async tile(of: Reach, layer: FeatureLayer, tile: TilePlace): Promise<MadeTile> {
    const revision = await this.#store.heads.listRevision(of.userId);
    return this.#made.get(JSON.stringify([nameOfReach(of), revision, layer, tile.z, tile.x, tile.y]), async () => {
      const bytes = Buffer.concat(await this.#layers(of, revision, layer, tile));
      return { bytes, etag: `"${sha256(bytes)}"` };
    });
  }

  async #layers(of: Reach, revision: string, layer: FeatureLayer, tile: TilePlace): Promise<Uint8Array[]> {
    const counts = tile.z <= countedZoom ? await this.#cells.of(of, revision, layer) : null;
    // Where more are counted than are drawn, nothing has to be looked at.
    const drawn = counts && counts.countIn(tile) > this.#most ? null : await this.#drawn(of, layer, tile);
    if (drawn) return drawn.bytes.length === 0 ? [] : [drawn.bytes, about(layer, 'features', drawn.count, drawn.withoutShape)];
    const cells = counts ?? CellCounts.of(tile.z + cellBits, await this.#store.tiles.cells(of, layer, tile.z + cellBits, tile));
    const count = cells.countIn(tile);
    return [layerBytes(cellsLayer(layer), cells.featuresOf(tile)), about(layer, 'cells', count, count)];
  }

  async #drawn(of: Reach, layer: FeatureLayer, tile: TilePlace): Promise<DrawnTile | null> {
    const drawn = await this.#store.tiles.drawn(of, layer, tile, this.#most);
    return drawn && drawn.bytes.length <= maxBytes ? drawn : null;
  }
}

/** What a tile holds: features one by one, or their numbers by cell; how many are counted in it, and of how many it leaves the shape out. */
function about(collection: FeatureLayer, holds: 'features' | 'cells', features: number, withoutShape: number): Uint8Array {
  return layerBytes(aboutLayer, [
    {
      shape: { kind: 'points', parts: [[extent / 2, extent / 2]] },
      attributes: { collection, holds, features, without_shape: withoutShape },
    },
  ]);
}
