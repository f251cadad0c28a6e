import { expect, test } from 'vitest';
import { readFile, writeFile } from '#formats/index.ts';
import { asHectareReads, mustEndWell, own } from './damaged-files.ts';

// Found by the search that coverage leads: a kind of shape that nobody knows, within a collection, was a shape that is not there.
test('a part of an unknown kind within a collection is told', async () => {
  const bytes = await writeFile('flatgeobuf', own);
  expect((await readFile(bytes, { fileName: 'own.fgb' })).features).toHaveLength(own.length);
  // A place in the bytes of the collection, the last shape, by which its part leads elsewhere.
  const damaged = bytes.slice();
  damaged[bytes.length - 240] = 99;
  await mustEndWell(asHectareReads, damaged, 'own.fgb', 0);
  expect((await readFile(damaged, { fileName: 'own.fgb' })).notes).not.toEqual([]);
});

// The same search: a count of parts that was damaged kept the reader busy for half a minute.
test('no byte of a shape makes the reader work beyond its bytes', async () => {
  const bytes = await writeFile('flatgeobuf', own);
  const before = process.cpuUsage();
  for (let fromEnd = 420; fromEnd > 0; fromEnd -= 1) {
    const damaged = bytes.slice();
    damaged[bytes.length - fromEnd] = 99;
    await mustEndWell(asHectareReads, damaged, 'own.fgb', 0);
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(15);
});
