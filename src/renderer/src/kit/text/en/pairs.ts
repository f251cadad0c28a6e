import type { ParcelPairKind } from '#geo/index.ts';

const kind: Record<ParcelPairKind, string> = {
  'exact-copy': 'exact copy',
  'near-copy': 'near copy',
  inside: 'inside',
  overlap: 'overlap',
};
/** Shapes that have land in common. */
export const pairs = {
  kind,
  kindHint: {
    'exact-copy': 'The same corners, wherever the boundary starts.',
    'near-copy': 'The same land within 5 m, or the same outline moved.',
    inside: '99 % of one lies in the other.',
    overlap: 'They share at least 1 m².',
  } satisfies Record<ParcelPairKind, string>,
  moved: 'moved by {n} m',
  apart: '{n} m apart',
  columns: {
    kind: 'Kind',
    first: 'First shape',
    second: 'Second shape',
    shared: 'Shared, ha',
    firstShare: '% of first',
    secondShare: '% of second',
    accepted: 'Accepted',
  },
  find: 'Find by name, file or supplier',
  anyKind: 'every kind',
  hideAccepted: 'Hide accepted',
  count: '{n} pair | {n} pairs',
  countOf: '{n} of {all} pairs',
  running: 'Looking for land in common…',
  stopped: 'The search was stopped.',
  failed: 'The search failed: {fault}',
  again: 'Search again',
  none: 'No two shapes have land in common.',
  noneFound: 'No pair is like that.',
  nothing: 'Pairs of open shapes that have land in common appear here.',
  incomplete: 'There are more pairs than are kept; some are missing.',
  notCompared:
    '{n} shape was not compared (a line, or no place on the Earth) | {n} shapes were not compared (lines, or no place on the Earth)',
  accept: 'Accept…',
  withdraw: 'Withdraw',
  save: 'Save table…',
  acceptTitle: 'Accept this pair',
  acceptIntro: '{first} and {second} share {ha} ha. The reason is kept with the draft, and lapses when the shared land changes.',
  reason: 'Reason',
  reasonHint: 'For example: two families farm this land in turn.',
  step: { accept: 'Accept land in common', withdraw: 'Withdraw an acceptance' },
};
