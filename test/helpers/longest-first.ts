import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of some seconds and more, the longest first. Begun last, each would keep one worker busy while the others have nothing to do. */
export const longest = [
  'cli/commands',
  'pack/packed-program',
  'web/dev',
  'host/offline-take-along',
  'rendering/pictures',
  'api/products-contract',
  'api/collection',
  'products/recomputed',
  'host/outbox',
  'rendering/places',
  'rendering/crowd',
  'storage/collection-kill',
  'storage/team',
  'storage/stores',
  'storage/accounts',
  'storage/audit',
  'storage/migrate',
  'products/pack-equality',
  'host/supervisor',
  'api/parcel-figures',
  'storage/large-collection',
  'storage/locked-workspace',
  'api/available-data',
  'cli/measure-in-pieces',
  'datasets/access',
  'corpus/against-geos',
  'cli/promises',
  'cli/destination',
  'fuzz/bridge',
  'storage/kill',
  'api/traces',
  'api/bounded-bodies',
  'host/workspace',
  'report/layout',
  'fuzz/hostile-streams',
  'cli/backup',
  'api/generated-clients',
  'host/outbox-model',
  'rendering/map-clicks',
  'report/files',
  'release/start',
  'release/electron-project',
  'corpus/streaming',
  'cli/pipes',
  'fuzz/guided',
  'report/hostile',
  'api/far-places',
  'products/edge-places',
  'datasets/contracts',
  'host/foreign-parcels',
  'corpus/parcel-pairs',
  'formats/coordinate-systems',
  'api/abuse',
  'api/sleep',
  'products/january-clock',
  'products/commercial-profile',
  'updates/updates',
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
