import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hasScreen, openerOf, redirectingFile } from './opener.ts';

const address = 'http://127.0.0.1:4711/#token=AbC-_123';
const home = mkdtempSync(join(tmpdir(), 'hectare-home-'));

test('the page that leads to the address is for this user alone, and goes once it has served', () => {
  const file = redirectingFile(address, home, home);
  expect(readFileSync(file.path, 'utf8')).toContain(`content="0;url=${address}"`);
  expect(statSync(file.path).mode & 0o077).toBe(0);
  expect(redirectingFile(address, home, home).path).not.toBe(file.path);
  file.remove();
  file.remove();
  expect(existsSync(file.path)).toBe(false);
});

test('a sandboxed browser reads no hidden folder, so the page lies elsewhere then', () => {
  const hidden = join(home, '.config', 'Hectare');
  mkdirSync(hidden, { recursive: true });
  expect(dirname(redirectingFile(address, hidden, home).path)).toBe(home);
});

test('the program that opens it, and whether there is a screen', () => {
  expect([openerOf('linux'), openerOf('darwin'), openerOf('win32')]).toEqual([['xdg-open'], ['open'], ['explorer.exe']]);
  expect([hasScreen('linux', {}), hasScreen('linux', { DISPLAY: ':0' }), hasScreen('win32', {})]).toEqual([false, true, true]);
});
