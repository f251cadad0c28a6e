import type { ParcelGapKind } from '#geo/index.ts';

/** Land of nobody between shapes. */
export const gaps = {
  kind: { enclosed: 'enclosed', sliver: 'sliver' } satisfies Record<ParcelGapKind, string>,
  kindHint: {
    enclosed: 'Shapes lie all around it.',
    sliver: 'A narrow strip between two that nearly touch.',
  } satisfies Record<ParcelGapKind, string>,
  columns: { kind: 'Kind', hectares: 'Hectares', width: 'Width, m', beside: 'Between', accepted: 'Accepted' },
  limit: { widthMetres: 'Slivers up to', mostHectares: 'enclosed up to' },
  limitHint: {
    widthMetres: 'Land between two shapes that is no wider counts as a sliver; 0 for none.',
    mostHectares: 'Larger land between shapes is no gap: a lane, or a field that was left out on purpose.',
  },
  besideMore: '{names} and {n} more',
  count: '{n} gap | {n} gaps',
  countOf: '{n} of {all} gaps',
  look: 'Look for gaps',
  again: 'Look again',
  running: 'Looking for land of nobody…',
  old: 'Shapes or limits changed since: look again.',
  none: 'No land of nobody within these limits.',
  noneFound: 'No gap is like that.',
  nothing: 'Land between open shapes that nobody claims: enclosed by them, or a narrow strip. It is looked for when you ask for it.',
  incomplete: 'Shapes could not be laid together somewhere, or there are more gaps than are kept; some are missing.',
  notSearched: '{n} shapes lie across or beside each other so often that the land between them was not looked at; it may have gaps.',
  acceptTitle: 'Accept this gap',
  acceptIntro: '{ha} ha between {names}. The reason is kept with the draft, and lapses when the gap changes.',
  reasonHint: 'For example: a footpath.',
  step: { accept: 'Accept a gap', withdraw: 'Withdraw an acceptance' },
};
