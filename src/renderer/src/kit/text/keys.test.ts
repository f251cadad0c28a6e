import { afterAll, expect, test, vi } from 'vitest';
import { setLanguage } from './index.ts';
import { keysText } from './keys.ts';

afterAll(() => setLanguage('en'));

test('a shortcut is written as the keyboard has it', async () => {
  expect([keysText('Ctrl Shift O', false), keysText('Ctrl Enter', false), keysText('F8', false)]).toEqual([
    'Ctrl Shift O',
    'Ctrl Enter',
    'F8',
  ]);
  expect([keysText('Ctrl Shift O', true), keysText('Alt 1', true), keysText('Del', true)]).toEqual(['⌘⇧O', '⌥1', '⌫']);
  vi.stubGlobal('document', { documentElement: {} });
  await setLanguage('es');
  expect([keysText('Ctrl Shift O', false), keysText('Ctrl Enter', false), keysText('Del', false)]).toEqual([
    'Ctrl Mayús O',
    'Ctrl Intro',
    'Supr',
  ]);
});
