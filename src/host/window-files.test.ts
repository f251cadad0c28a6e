import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { byteRange, fileBehind, windowFiles } from './window-files.ts';

const outer = mkdtempSync(join(tmpdir(), 'hectare-window-'));
const folder = join(outer, 'renderer');
mkdirSync(folder);
writeFileSync(join(outer, 'secret.txt'), 'outside');
writeFileSync(join(folder, 'index.html'), '<p>window</p>');
writeFileSync(
  join(folder, 'world.pmtiles'),
  Uint8Array.from({ length: 100 }, (_, index) => index),
);
const serve = windowFiles(folder, 'hectare://app');
const ask = (address: string, range?: string) => serve(new Request(address, range ? { headers: { range } } : {}));

test.each([
  'hectare://app/../secret.txt',
  'hectare://app/%2e%2e/secret.txt',
  'hectare://app/..%2fsecret.txt',
  'hectare://app/%5c..%5csecret.txt',
  'hectare://other/index.html',
  'hectare://app/%00',
  'hectare://app/%E0%A4%A',
  'hectare://app/',
  'hectare://app/none.js',
])('%s never leaves the folder of the window', async (address) => {
  const answer = await ask(address);
  expect(await answer.text()).not.toContain('outside');
  expect(answer.status).toBe(address.endsWith('app/') ? 200 : 404);
});

test('the page carries the policy and its type', async () => {
  const answer = await ask('hectare://app/index.html');
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(answer.headers.get('content-security-policy')).not.toContain("'unsafe-eval'");
});

test('a range gives these bytes and says where they stand', async () => {
  const answer = await ask('hectare://app/world.pmtiles', 'bytes=10-19');
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 10-19/100');
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  expect((await ask('hectare://app/world.pmtiles', 'bytes=200-')).status).toBe(416);
});

describe('byte ranges', () => {
  test.each([
    ['bytes=0-0', { from: 0, to: 0 }],
    ['bytes=5-', { from: 5, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=0-99', { from: 0, to: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=5-2', 'unsatisfiable'],
    ['bytes=-', null],
    ['lines=1-2', null],
    ['bytes=1-2,4-5', null],
    [null, null],
  ] as const)('%s', (header, expected) => expect(byteRange(header, 10)).toEqual(expected));
});

test('the root is the page', () => expect(fileBehind(folder, 'hectare://app/', 'hectare://app')).toBe(join(folder, 'index.html')));
