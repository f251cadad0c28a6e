import { mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { crashLog } from './crash-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-crash-'));

test('each text is a line with its time, for its user alone', () => {
  const path = join(folder, 'logs', 'crashes.log');
  const log = crashLog(path, () => new Date(0));
  log('one\ntwo');
  log('three');
  expect(readFileSync(path, 'utf8')).toBe('1970-01-01T00:00:00.000Z one ⏎ two\n1970-01-01T00:00:00.000Z three\n');
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('the file stays small, and the one before is kept', () => {
  const path = join(folder, 'long.log');
  const log = crashLog(path);
  for (let line = 0; line < 25; line += 1) log('x'.repeat(100_000));
  expect(statSync(path).size).toBeLessThanOrEqual(1024 ** 2);
  expect(statSync(`${path}.older`).size).toBeGreaterThan(900_000);
});

test('a place that cannot be written is no fault', () => {
  const path = join(folder, 'folder');
  mkdirSync(path);
  expect(() => crashLog(path)('x')).not.toThrow();
});
