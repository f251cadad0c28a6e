import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of ten seconds and more, the longest first. Begun last, each would keep one worker busy while the other has nothing to do. */
const longest = [
  'rendering/crowd',
  'api/collection',
  'api/products-contract',
  'rendering/places',
  'host/offline-take-along',
  'cli/destination',
  'rendering/pictures',
  'host/outbox',
  'cli/commands',
  'web/dev',
  'storage/kill',
  'storage/collection-kill',
  'storage/large-collection',
  'api/available-data',
  'corpus/against-geos',
  'datasets/access',
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
