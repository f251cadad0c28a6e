import type { KeepRule, ParcelPairKind } from '#geo/index.ts';
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
    keeper: 'Keeps the land',
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
  incomplete: 'There are more pairs than are kept, or shapes too intricate to be compared; some pairs are missing.',
  notCompared:
    '{n} shape was not compared (a line, or no place on the Earth) | {n} shapes were not compared (lines, or no place on the Earth)',
  accept: 'Accept…',
  withdraw: 'Withdraw',
  save: 'Save table…',
  acceptTitle: 'Accept this pair',
  acceptIntro:
    '{first} and {second} share {ha} ha. The reason stands in the column overlap_ok of both shapes, so that it goes with them into files, projects and reports. It lapses when the shared land changes.',
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
  keep: {
    label: 'Shared land stays with',
    hint: 'For every pair for which nobody chose. Hectares of all shapes then add up to all land.',
    rule: { 'larger-share': 'the larger share', 'file-order': 'the first shape', suppliers: 'the first supplier' } satisfies Record<
      KeepRule | 'suppliers',
      string
    >,
    ruled: '{name} (rule)',
    asRule: 'as the rule says',
    byRule: 'The rule gives the land to {name}.',
    byHand: 'By hand: {name} keeps the land.',
    counted: '{ha} ha counted: others keep shared land',
    circle: 'These choices contradict each other, so that nobody would keep land under all of them: {names}. Change another one first.',
    column: 'Write as column',
    columnHint: 'Writes the hectares that each shape counts into the attribute {key}, for exports, groups and reports.',
    noFigure: 'The shapes cannot be laid together, or their land is not counted yet. Repair them first.',
  },
  suppliers: {
    open: 'Order of suppliers…',
    hint: 'Which supplier keeps shared land before which.',
    title: 'Order of suppliers',
    intro:
      'Land that shapes of several suppliers share stays with the supplier that stands higher; among shapes of one supplier, and of none, with the first shape. Suppliers are those of a column such as ProducerName, supplier or farmer.',
    none: 'No shape names a supplier. Name one in a column such as ProducerName, supplier or farmer; until then the first shape keeps the land.',
    raise: 'Move “{name}” up',
    lower: 'Move “{name}” down',
  },
  cut: {
    one: 'Cut shared land from the shape that does not keep it…',
    all: 'Cut shared land…',
    hint: 'From the shapes that do not keep it, for the pairs that are shown and not accepted.',
    title: 'Cut shared land',
    trying: 'Trying the cut…',
    summary: '{n} shape gives up {ha} ha. | {n} shapes give up {ha} ha.',
    vanished: 'Nothing is left of {n} shape, which is removed: | Nothing is left of {n} shapes, which are removed:',
    broken: '{n} shape breaks into parts: | {n} shapes break into parts:',
    refused: '{n} shape cannot be cut: | {n} shapes cannot be cut:',
    do: 'Cut',
    step: 'Cut shared land from {n} shape | Cut shared land from {n} shapes',
  },
  step: { keep: 'Choose who keeps shared land', accept: 'Accept land in common', withdraw: 'Withdraw an acceptance' },
};
