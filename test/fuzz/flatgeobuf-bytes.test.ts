import { expect, test } from 'vitest';
import { readFile, writeFile } from '#formats/index.ts';
import { asHectareReads, mustEndWell, own } from './damaged-files.ts';

// Found by the search that coverage leads: a kind of shape that nobody knows, within a collection, was a shape that is not there.
test('bytes of the last shape of a FlatGeobuf changed in turn: features of known kinds, or a word about them', async () => {
  const bytes = await writeFile('flatgeobuf', own);
  expect((await readFile(bytes, { fileName: 'own.fgb' })).features).toHaveLength(own.length);
  for (let at = bytes.length - 500; at < bytes.length - 250; at += 1) {
    const damaged = bytes.slice();
    damaged[at] = 99;
    await mustEndWell(asHectareReads, damaged, 'own.fgb', 0);
  }
}, 120_000);
