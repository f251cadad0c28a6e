import type { ProblemCode } from '#geo/index.ts';

/** A problem of a shape in a word or two, for badges. Its sentence is the check's own. */
export const problem: Record<ProblemCode, string> = {
  'ring-not-closed': 'ring not closed',
  'ring-too-short': 'ring too short',
  'wrong-orientation': 'ring direction reversed (harmless)',
  'self-intersection': 'crosses itself',
  'self-touch': 'touches itself',
  'duplicate-vertex': 'corner repeated (harmless)',
  spike: 'spike',
  'out-of-range': 'out of range',
  'frame-around-earth': 'frame around the Earth',
  'swapped-coordinates': 'swapped coordinates',
  'not-a-number': 'not a number',
  'parts-overlap': 'parts overlap',
  'empty-geometry': 'no shape',
  'hole-outside-shell': 'hole outside',
  'nested-holes': 'hole in a hole',
  'hole-crosses-shell': 'hole crosses the edge',
  'nested-shells': 'part in a part',
  'duplicate-rings': 'duplicate ring',
  'disconnected-interior': 'interior in pieces',
  'zero-area': 'no area',
  'crosses-antimeridian': 'crosses 180°',
  'longitude-beyond-180': 'longitude beyond 180°',
  'too-few-points': 'too few points',
  'unsupported-geometry': 'cannot be checked',
};
