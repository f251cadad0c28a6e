import type { MapPointer } from '#window/kit/map-types.ts';

interface ValueLayer {
  id: string;
  valueAt(lonLat: [number, number]): Promise<number | null> | undefined;
}

/** The values under the pointer. They come from a worker; an answer for a place that the pointer has left is dropped. */
export class PointerValues {
  readonly #layers: () => ValueLayer[];
  readonly #show: (pointer: MapPointer | null) => void;
  #questions = 0;

  constructor(layers: () => ValueLayer[], show: (pointer: MapPointer | null) => void) {
    this.#layers = layers;
    this.#show = show;
  }
  async ask(lonLat: [number, number]): Promise<void> {
    this.#questions += 1;
    const own = this.#questions;
    const layers = this.#layers();
    if (layers.length === 0) {
      this.#show({ lonLat, values: [] });
      return;
    }
    const values = await Promise.all(
      layers.map(async ({ id, valueAt }) => ({ overlayId: id, value: (await valueAt(lonLat)?.catch(() => null)) ?? null })),
    );
    if (own === this.#questions) this.#show({ lonLat, values });
  }
  leave(): void {
    this.#questions += 1;
    this.#show(null);
  }
}
