import { expect, test } from 'vitest';
import { NeedsNetwork, type DataAccess, type DocumentRequest } from './data-access.ts';
import { jrcForestMap, newestJrcForest } from './jrc-forest.ts';

const box: [number, number, number, number] = [-60.3, -3.2, -60.1, -3];
const accessOf = (answer: string | Error): DataAccess =>
  ({
    baseUrl: () => 'https://example.test/tiles',
    document: async ({ parse }: DocumentRequest<unknown>) => {
      if (answer instanceof Error) throw answer;
      return parse(new TextEncoder().encode(answer), 'text/html');
    },
  }) as unknown as DataAccess;

test('the newest version of the listing is taken, in whatever order they stand', async () => {
  const listing = ['V3_N0_W70', 'V10_N10_E100', 'V4_S10_E20'].map((name) => `<a href="JRC_GFC2020_${name}.tif">x</a>`).join('\n');
  expect(await newestJrcForest(accessOf(listing), box)).toEqual({ version: 10, unread: null });
  const map = jrcForestMap(10);
  expect(map.url(accessOf(''), -70, -10)).toBe('https://example.test/tiles/JRC_GFC2020_V10_N0_W70.tif');
  expect(map.dataset.version).toBe('V10');
});

test('without a network the pinned version stands, and the reason is kept', async () => {
  const { version, unread } = await newestJrcForest(accessOf(new NeedsNetwork('no network')), box);
  expect([version, unread?.message]).toEqual([4, 'no network']);
});

test('a page that names no tile is no listing', async () => {
  await expect(newestJrcForest(accessOf('<h1>Maintenance</h1>'), box)).rejects.toThrow();
});
