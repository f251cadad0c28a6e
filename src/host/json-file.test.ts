import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { JsonFile } from './json-file.ts';

const document = z.object({ names: z.array(z.string()) });
const open = (path: string) => new JsonFile(path, document, { names: [] });
const freshPath = () => join(mkdtempSync(join(tmpdir(), 'hectare-json-')), 'a.json');

test('what another program wrote is read, in its place or over it', async () => {
  const path = freshPath();
  const [ours, others] = [open(path), open(path)];
  expect(await ours.read()).toEqual({ names: [] });
  await others.write({ names: ['one'] });
  expect(await ours.read()).toEqual({ names: ['one'] });
  await others.change(({ names }) => ({ names: [...names, 'two'] }));
  await ours.change(({ names }) => ({ names: [...names, 'three'] }));
  expect(await others.read()).toEqual({ names: ['one', 'two', 'three'] });
  // By hand, with as many letters as before.
  writeFileSync(path, readFileSync(path, 'utf8').replace('two', 'six'));
  expect(await ours.read()).toEqual({ names: ['one', 'six', 'three'] });
  rmSync(path);
  expect(await ours.read()).toEqual({ names: [] });
});

test('whoever changes what was read changes nothing of what is kept', async () => {
  const file = open(freshPath());
  await file.write({ names: ['one'] });
  for (let round = 0; round < 2; round += 1) (await file.read()).names.push('more');
  expect(await file.read()).toEqual({ names: ['one'] });
});

test('a file that is damaged later is set aside', async () => {
  const path = freshPath();
  const seen: string[] = [];
  const file = new JsonFile(path, document, { names: [] }, ({ keptAs }) => seen.push(keptAs));
  await file.write({ names: ['one'] });
  await file.read();
  writeFileSync(path, '{"names": [');
  expect(await file.read()).toEqual({ names: [] });
  expect(seen.map((kept) => readFileSync(kept, 'utf8'))).toEqual(['{"names": [']);
  expect(await file.read()).toEqual({ names: [] });
});
