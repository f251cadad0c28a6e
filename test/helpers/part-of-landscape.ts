import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { manifestText, type PackManifest } from '#datasets/packs/manifest.ts';

const landscape = resolve(import.meta.dirname, '../../out/sample-landscape');

type Entry = PackManifest['entries'][number];
const of =
  (...datasets: string[]) =>
  ({ dataset }: Entry) =>
    datasets.includes(dataset);
const parts = {
  /** weather and models of the climate, with all that is made of them */
  climate: of('openmeteo', 'nexgddp', 'cckp'),
  /** every picture of Sentinel-2 */
  pictures: of('earthsearch', 's2cogs'),
  /** the first year of pictures that the performance benchmark compares: without it, it reads none of the eight */
  benchmark: (entry: Entry) => entry.kind === 'document' && entry.key.startsWith('scenes/2018-'),
};

/**
 * A pack in `folder`, which is made, that holds what the sample landscape has without the parts named: products that a test does not look at then wait for the network, and cost nothing.
 * Its files are the landscape's own.
 */
export function landscapeWithout(names: (keyof typeof parts)[], folder: string): string {
  mkdirSync(folder, { recursive: true });
  const { entries, ...content } = JSON.parse(readFileSync(join(landscape, 'manifest.json'), 'utf8')) as PackManifest & { sha256?: string };
  delete content.sha256;
  const kept = entries.filter((entry) => !names.some((name) => parts[name](entry)));
  writeFileSync(join(folder, 'manifest.json'), manifestText({ ...content, entries: kept }));
  for (const entry of readdirSync(landscape, { withFileTypes: true }))
    if (entry.isDirectory()) symlinkSync(join(landscape, entry.name), join(folder, entry.name), 'junction');
  return folder;
}
