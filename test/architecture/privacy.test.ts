import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { datasets } from '#datasets/index.ts';
import { mapPresets } from '#host/map-presets.ts';
import { linkAddresses } from '#host/links.ts';
import { heightsTile } from '#remote/heights-tile.ts';
import { root } from '../helpers/window.ts';

const pages = ['docs/privacy.md', 'docs/user-guide/es/privacy.md'].map((path) => readFileSync(join(root, path), 'utf8'));

/** The servers that a page names in the first column of its tables. */
const serversOf = (page: string) =>
  [...page.matchAll(/^\| (`[^|]+)\|/gm)].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].map(([, server]) => server!)).sort();

const contacted = [
  ...new Set(
    [
      ...datasets.flatMap(({ baseUrls }) => Object.values(baseUrls)),
      ...mapPresets.map(({ address }) => address),
      heightsTile([0, 0]).address,
    ].map((address) => new URL(address).hostname),
  ),
].sort();

test.each(pages)('the page names every server that is contacted, and no other', (page) => {
  expect(serversOf(page)).toEqual(contacted);
});

test('the program links to no address that somebody else could register', () => {
  expect(Object.keys(linkAddresses).sort()).toEqual([...new Set(mapPresets.map(({ termsLink }) => termsLink))].sort());
});
