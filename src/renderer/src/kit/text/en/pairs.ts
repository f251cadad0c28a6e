import type { ParcelPairKind } from '#geo/index.ts';
import type { NotFetched } from '#host/groups/registered/contract.ts';

/** Why a registered project was not compared. */
type NotComparedProject = NotFetched | 'collection' | 'no-land';

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
  scope: { label: 'What is looked for', open: 'Open shapes', registered: 'Projects of {name}', gaps: 'Gaps between shapes' },
  projectOf: 'project · {connection}',
  registered: {
    compare: 'Compare with the projects of this connection',
    again: 'Compare again',
    fetching: 'Fetching boundaries that are new or changed…',
    running: 'Comparing with registered projects…',
    stopped: 'The comparison was stopped. What was fetched is kept.',
    failed: 'The comparison failed: {fault}',
    nothing:
      'Has this land been registered before? Compare the open shapes with every project of {name}. Each boundary is fetched once; the shapes stay on this computer.',
    none: 'No open shape has land in common with the {n} projects that were compared.',
    old: 'The shapes changed since: compare again.',
    compared: 'compared with {n} of {all} project | compared with {n} of {all} projects',
    missing: {
      'no-boundary': '{n} has no boundary that can be read | {n} have no boundary that can be read',
      'no-land': '{n} has no area | {n} have no area',
      gone: '{n} is gone | {n} are gone',
      'too-many': '{n} left out: the service wants fewer requests',
      unreachable: '{n} left out: the service could not be reached',
      refused: '{n} refused by the service',
      collection: '{n} collection is compared by its members | {n} collections are compared by their members',
    } satisfies Record<NotComparedProject, string>,
    unlisted: '{n} more that the service does not list | {n} more that the service does not list',
  },
  step: { accept: 'Accept land in common', withdraw: 'Withdraw an acceptance' },
};
