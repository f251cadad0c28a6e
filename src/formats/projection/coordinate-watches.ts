import type { Feature } from '#geo/types.ts';
import { boundsOf } from '../bounds.ts';
import type { Note } from '../format.ts';
import { AxesWatch } from './swapped-axes.ts';
import { LongitudeWatch } from './turned-longitudes.ts';

/** What only all coordinates of a file together tell. The bounds of each shape are found once for all of it. */
export class CoordinateWatches {
  readonly #watches = [new AxesWatch(), new LongitudeWatch()];

  add(features: readonly Feature[]): void {
    const bounds = features.flatMap(({ geometry }) => (geometry ? boundsOf(geometry) : []));
    for (const watch of this.#watches) watch.add(bounds);
  }
  notes(): Note[] {
    return this.#watches.flatMap((watch) => watch.note() ?? []);
  }
}
