import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { commandLine } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-memory-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
const { run } = commandLine();

test('a file that memory does not hold is refused by name, before Node ends by itself', async () => {
  const path = join(folder, 'many.geojsonl');
  const line = (k: number) =>
    `{"type":"Feature","properties":{"name":"Plot ${k}"},"geometry":{"type":"LineString","coordinates":[${Array.from({ length: 40 }, (_, at) => `[${k / 1000 + at / 1e6},${at / 1000}]`).join(',')}]}}`;
  writeFileSync(path, Array.from({ length: 60_000 }, (_, k) => line(k)).join('\n'));
  const { code, out, err } = await run(['convert', path, join(folder, 'simple.kml'), '--simplify', '1'], {
    NODE_OPTIONS: '--max-old-space-size=100',
  });
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/many\.geojsonl: the first \d+ features fill the memory that Node may take\. Give it more \(NODE_OPTIONS=/);
});
