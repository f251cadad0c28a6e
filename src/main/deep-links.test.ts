import { expect, test } from 'vitest';
import { deepLinkFrom, deepLinkIn, DeepLinks, type DeepLink } from './deep-links.ts';

test.each([
  ['hectare:open', { action: 'open' }],
  ['hectare://open', { action: 'open' }],
  ['hectare://open/', { action: 'open' }],
  ['HECTARE:open', { action: 'open' }],
  ['hectare:portfolio', { action: 'portfolio' }],
  ['hectare:open?project=0198f0c2-1d2e-7c3b-8a45-9b6f1f2f3a4b', { action: 'project', id: '0198f0c2-1d2e-7c3b-8a45-9b6f1f2f3a4b' }],
  ['hectare://open?project=site_7', { action: 'project', id: 'site_7' }],
])('%s is understood', (word, link) => {
  expect(deepLinkFrom(word)).toEqual(link);
});

test.each([
  'hectare:',
  'hectare://app/index.html',
  'hectare:open?file=/etc/passwd',
  'hectare:open?project=../../secret.kml',
  'hectare:open?project=a%2Fb',
  'hectare:open?project=',
  'hectare:open?project=a&project=b',
  'hectare:open?project=a&file=b',
  'hectare:open#project=a',
  'hectare:open/etc/passwd',
  'hectare:///home/ana/parcels.kml',
  'hectare://user:secret@open',
  'hectare:erase',
  'hectare:portfolio?project=a',
  `hectare:open?project=${'a'.repeat(400)}`,
  'https://open?project=a',
  '--cli',
  '/home/ana/parcels.kml',
  '',
])('%s is nothing', (word) => {
  expect(deepLinkFrom(word)).toBeNull();
});

test('a command line has one link, wherever it stands after the program', () => {
  expect(deepLinkIn(['hectare:open', '--flag', 'a.kml'])).toBeNull();
  expect(deepLinkIn(['hectare', '--flag', 'hectare:portfolio'])).toEqual({ action: 'portfolio' });
});

test('a link waits until the window listens, the last of several, and again for the next window', () => {
  const sent: DeepLink[] = [];
  const links = new DeepLinks((link) => sent.push(link));
  links.open({ action: 'open' });
  links.open({ action: 'portfolio' });
  links.open(null);
  expect(sent).toEqual([]);
  links.windowListens();
  links.windowListens();
  expect(sent).toEqual([{ action: 'portfolio' }]);
  links.open({ action: 'open' });
  expect(sent).toHaveLength(2);
  links.windowIsGone();
  links.open({ action: 'project', id: 'a' });
  expect(sent).toHaveLength(2);
  links.windowListens();
  expect(sent.at(-1)).toEqual({ action: 'project', id: 'a' });
});
