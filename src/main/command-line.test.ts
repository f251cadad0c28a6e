import { expect, test } from 'vitest';
import { commandLineWords } from './command-line.ts';

test.each([
  [
    ['p', '--cli', '--', 'area', '--json', 'a.kml'],
    ['area', '--json', 'a.kml'],
  ],
  [['p', '--ozone-platform=headless', '--disable-gpu', '--cli', '--', 'help'], ['help']],
  [
    ['p', '--cli', 'area', 'a.kml'],
    ['area', 'a.kml'],
  ],
  [['p', '--cli', '--', '--version'], ['--version']],
  [['p', '--cli', '--'], []],
  [
    ['p', '--cli', '--', 'area', '--', '-odd.kml'],
    ['area', '--', '-odd.kml'],
  ],
])('%j begins a command', (argv, words) => {
  expect(commandLineWords(argv, true)).toEqual(words);
});

test.each([
  [['p']],
  [['p', 'a.kml']],
  // What a page of the web could write behind a link, if a system did not quote it.
  [['p', 'hectare:open', '--cli', '--', 'erase']],
  [['p', 'a.kml', '--cli', '--', 'erase']],
  [['p', '--', '--cli', 'erase']],
  [['p', '--cli=x', 'erase']],
  [['p', '-cli', 'erase']],
])('%j opens the window', (argv) => {
  expect(commandLineWords(argv, true)).toBeNull();
});

test('unpacked, the file of the program is no word', () => {
  expect(commandLineWords(['electron', 'out/main/index.js', '--cli', '--', 'help'], false)).toEqual(['help']);
  expect(commandLineWords(['electron', 'out/main/index.js'], false)).toBeNull();
});
