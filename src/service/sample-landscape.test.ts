import { expect, test } from 'vitest';
import { foldersAbove } from './sample-landscape.ts';

test.each([
  [
    'file:///C:/Program%20Files/Hectare/out/main/index.js',
    [
      '/C:/Program%20Files/Hectare/out/main/',
      '/C:/Program%20Files/Hectare/out/',
      '/C:/Program%20Files/Hectare/',
      '/C:/Program%20Files/',
      '/C:/',
    ],
  ],
  ['file:///Applications/Hectare.app/index.js', ['/Applications/Hectare.app/', '/Applications/', '/']],
  ['file://server/share/index.js', ['/share/', '/']],
])('the folders above %s end at its root', (file, expected) => {
  expect(foldersAbove(file).map(({ pathname }) => pathname)).toEqual(expected);
});
