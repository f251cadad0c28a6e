import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of ten seconds and more, the longest first. Begun last, each would keep one worker busy while the other has nothing to do. */
const longest = [
  'products/recomputed',
  'pack/packed-program',
  'formats/coordinate-systems',
  'cli/commands',
  'rendering/places',
  'api/collection',
  'rendering/crowd',
  'web/dev',
  'host/outbox',
  'host/offline-take-along',
  'host/outbox-model',
  'host/foreign-parcels',
  'storage/collection-kill',
  'api/products-contract',
  'rendering/pictures',
  'host/supervisor',
  'storage/large-collection',
  'products/edge-places',
  'products/pack-equality',
  'products/january-clock',
  'datasets/contracts',
  'products/commercial-profile',
  'datasets/access',
  'release/start',
  'updates/updates',
  'api/generated-clients',
  'cli/destination',
  'cli/promises',
  'corpus/against-geos',
  'fuzz/guided',
  'fuzz/formats',
  'api/fuzz',
];

/** The place of a file in that list; all others come after it. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return place === -1 ? longest.length : place;
}

/** A fresh clone remembers no durations, and the size of a file says little. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
