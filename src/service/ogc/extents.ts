import type { BoundingBox } from '#geo/index.ts';
import { Kept } from '../answering/kept.ts';
import { nameOfReach, type Reach } from '../storage/caller.ts';
import type { FeatureLayer } from '../storage/feature-store.ts';
import type { Store } from '../storage/store.ts';

/** of a kept box with its name, about */
const boxBytes = 200;

/** Boxes around what is within reach, kept for as long as nothing of the account's list changes: every program that connects asks for them first. */
export class Extents {
  readonly #store: Pick<Store, 'features' | 'heads'>;
  readonly #boxes = new Kept<BoundingBox | null>(() => boxBytes);
  constructor(store: Pick<Store, 'features' | 'heads'>) {
    this.#store = store;
  }

  /** By layer, those that are asked for; null where there is nothing with a shape. */
  async of<Layer extends FeatureLayer>(of: Reach, layers: readonly Layer[]): Promise<Record<Layer, BoundingBox | null>> {
    const list = `${nameOfReach(of)} ${await this.#store.heads.listRevision(of.userId)}`;
    const boxes: [Layer, BoundingBox | null][] = [];
    for (const layer of layers)
      boxes.push([layer, await this.#boxes.get(`${list} ${layer}`, () => this.#store.features.extent(of, layer))]);
    return Object.fromEntries(boxes) as Record<Layer, BoundingBox | null>;
  }
}
