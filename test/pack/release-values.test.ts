import { expect, test } from 'vitest';
import { packageVersion } from '../../scripts/linux-packages/tree.ts';
import { releaseValues } from '../../scripts/packing/release-values.ts';

test('unset, no home page, no address and no place of updates is invented', () => {
  for (const environment of [{}, { HECTARE_HOMEPAGE: '', HECTARE_MAINTAINER: ' ', HECTARE_UPDATE_FEED: '' }])
    expect(releaseValues(environment)).toEqual({ homepage: null, maintainer: 'Hectare contributors', updateFeed: null });
});

test('what is set is taken as it is', () => {
  expect(
    releaseValues({
      HECTARE_HOMEPAGE: 'https://land.example/hectare',
      HECTARE_MAINTAINER: 'Ana Ruiz <ana@land.example>',
      HECTARE_UPDATE_FEED: 'https://land.example/updates',
    }),
  ).toEqual({
    homepage: 'https://land.example/hectare',
    maintainer: 'Ana Ruiz <ana@land.example>',
    updateFeed: 'https://land.example/updates',
  });
});

test.each([
  [{ HECTARE_HOMEPAGE: 'land.example' }, /HECTARE_HOMEPAGE must be an https address/],
  [{ HECTARE_HOMEPAGE: 'http://land.example' }, /HECTARE_HOMEPAGE/],
  [{ HECTARE_UPDATE_FEED: 'https://user:secret@land.example' }, /HECTARE_UPDATE_FEED/],
  [{ HECTARE_MAINTAINER: 'ana@land.example' }, /HECTARE_MAINTAINER must be written as/],
  [{ HECTARE_MAINTAINER: 'Ana <ana@land.example>\nDepends: other' }, /HECTARE_MAINTAINER/],
])('what has another form is refused by name: %o', (environment, message) => {
  expect(() => releaseValues(environment)).toThrow(message);
});

test('a version before a release sorts before it in packages', () => {
  expect([packageVersion('1.2.0'), packageVersion('1.2.0-beta.2')]).toEqual(['1.2.0', '1.2.0~beta.2']);
});
